#pragma once

#include <string>
#include <tuple>

#include "common/base/ids.h"
#include "common/table/point.h"

// The ground of the scenario, open to everybody.
namespace galloper::land_and_freedom {

// Kinds, as a scenario spells them: "road"; "river", impassable but at "bridge" and "ford"; "wood"
// and "village", which stop a line of sight and are cover; "hill", whose height stops it; "wall",
// "rough" and "trench", which are cover alone. [LAF-33] [LAF-43] [LAF-69]
struct Terrain {
    PieceId id{};
    std::string kind{};
    std::string label{};
    Polygon outline{};
    int height = 0;

    bool is_road() const { return kind == "road" || kind == "bridge"; }
    bool is_water() const { return kind == "river"; }
    bool crosses_water() const { return kind == "bridge" || kind == "ford"; }
    bool is_dense() const { return kind == "wood" || kind == "village"; }
    bool is_built_up() const { return kind == "village"; }
    bool is_trench() const { return kind == "trench"; }
    bool is_cover() const { return is_dense() || is_trench() || kind == "wall" || kind == "rough"; }
    friend bool operator==(const Terrain&, const Terrain&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Terrain::id), field("kind", &Terrain::kind),
                               field("label", &Terrain::label), field("outline", &Terrain::outline),
                               field("height", &Terrain::height));
    }
};

// Ground that counts for the score: whoever held it last, alone. [GEN-22]
struct Objective {
    std::string name{};
    Polygon outline{};
    int worth = 1;
    int holder = -1;  // side number, or nobody yet
    friend bool operator==(const Objective&, const Objective&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("name", &Objective::name), field("outline", &Objective::outline),
            field("worth", &Objective::worth), field("holder", &Objective::holder));
    }
};

}  // namespace galloper::land_and_freedom
