#pragma once

#include <string>
#include <tuple>

#include "common/base/ids.h"
#include "common/table/point.h"

// The ground of the scenario, open to everybody.
namespace galloper::bravado {

// It costs no movement and hides nothing [BRV-9]; with losBlocks: solid, a building or a crest that
// is higher than both ends of a line stops a cone there.
struct Terrain {
    PieceId id{};
    std::string kind{};  // "building", "crest", "copse", "road"...
    std::string label{};
    Polygon outline{};
    int height = 0;
    bool solid() const { return kind == "building" || kind == "crest"; }
    friend bool operator==(const Terrain&, const Terrain&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Terrain::id), field("kind", &Terrain::kind),
                               field("label", &Terrain::label), field("outline", &Terrain::outline),
                               field("height", &Terrain::height));
    }
};

// A stretch of the table with a meaning: "base line", "defence".
struct Zoned {
    std::string name{};
    Side side{};
    Polygon outline{};
    friend bool operator==(const Zoned&, const Zoned&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("name", &Zoned::name), field("side", &Zoned::side),
                               field("outline", &Zoned::outline));
    }
};

// A place where a card can lie. Everybody may know them; which of them hold one shows on the table.
// [BRV-5a]
struct CardSpot {
    Point at{};
    Facing facing{};
    friend bool operator==(const CardSpot&, const CardSpot&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("at", &CardSpot::at), field("facing", &CardSpot::facing));
    }
};

}  // namespace galloper::bravado
