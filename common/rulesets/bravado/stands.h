#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "common/base/field.h"
#include "common/base/ids.h"

// How things stand that are open to everybody, in words that truth and knowledge share.
namespace galloper::bravado {

enum class GunState : std::uint8_t { Firing, Silenced, Out };

constexpr auto words_of(GunState)
{
    return std::array{std::pair{GunState::Firing, "firing"},
                      std::pair{GunState::Silenced, "silenced"}, std::pair{GunState::Out, "out"}};
}

// Covering fire on one gun in this turn. [BRV-46]
struct Covering {
    PieceId gun{};
    int inches = 0;
    bool by_lmg = false;           // then it also helps to press on [BRV-38]
    std::vector<PieceId> teams{};  // who gives it
    friend bool operator==(const Covering&, const Covering&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("gun", &Covering::gun), field("inches", &Covering::inches),
                               field("by LMG", &Covering::by_lmg),
                               field("teams", &Covering::teams));
    }
};

// How the defence wants its guns to choose between directions when it is not asked. [GEN-13]
enum class AimBy : std::uint8_t { Rule, Left, Right };

constexpr auto words_of(AimBy)
{
    return std::array{std::pair{AimBy::Rule, "rule"}, std::pair{AimBy::Left, "left"},
                      std::pair{AimBy::Right, "right"}};
}

}  // namespace galloper::bravado
