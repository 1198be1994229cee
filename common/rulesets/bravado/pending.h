#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "common/base/ids.h"
#include "common/table/path.h"
#include "common/table/point.h"

// What the game may be waiting for, one question at a time [GEN-12]. All of it is open to
// everybody: it follows from what lies on the table and from throws that all have seen.
//
// `good` is the chance in 36 of what going on would ask next, 36 where it asks nothing. The player
// is shown it, and his standing answer goes by it.
namespace galloper::bravado::questions {

// Before it sets out: its throw stands, and its way leads into a cone or a new band. It may go on
// or stop anywhere short of its rate; the throw counts all the same. [BRV-14] [BRV-21]
struct SetOut {
    static constexpr std::string_view word = "set out";
    PieceId team{};
    PieceId gun{};  // whose cone it would meet first
    Length free{};  // how far it can go without meeting that cone
    Length rate{};  // how far it can go at all
    int good = 36;
    friend bool operator==(const SetOut&, const SetOut&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &SetOut::team), field("gun", &SetOut::gun),
                               field("free", &SetOut::free), field("rate", &SetOut::rate),
                               field("good", &SetOut::good));
    }
};

// It has turned a card and a gun stands there: stop here or go on? [BRV-25]
struct Reveal {
    static constexpr std::string_view word = "reveal";
    PieceId team{};
    PieceId gun{};
    int good = 36;
    friend bool operator==(const Reveal&, const Reveal&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &Reveal::team), field("gun", &Reveal::gun),
                               field("good", &Reveal::good));
    }
};

// A casualty on the move in a cone: take cover here or press on? [BRV-37]
struct PressOn {
    static constexpr std::string_view word = "press on";
    PieceId team{};
    PieceId gun{};
    int need = 0;  // the sum that presses on, or less; modifiers are in it [BRV-38]
    int good = 36;
    friend bool operator==(const PressOn&, const PressOn&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &PressOn::team), field("gun", &PressOn::gun),
                               field("need", &PressOn::need), field("good", &PressOn::good));
    }
};

// A grenade has silenced the gun: which rifle team goes in with the bayonet, if any? [BRV-48] Each
// seat of the side with a candidate is asked in turn, the thrower's first.
struct Bayonet {
    static constexpr std::string_view word = "bayonet";
    PieceId gun{};
    PieceId thrower{};
    std::vector<PieceId> candidates{};  // of the seat that is asked now
    std::vector<PieceId> others{};      // of the seats that would be asked after it
    friend bool operator==(const Bayonet&, const Bayonet&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("gun", &Bayonet::gun), field("thrower", &Bayonet::thrower),
                               field("candidates", &Bayonet::candidates),
                               field("others", &Bayonet::others));
    }
};

// A casualty in the open without moving: take cover now, or stay up? [BRV-43] Asked only while
// another gun's dice for this team are still to come in this turn.
struct Exposed {
    static constexpr std::string_view word = "exposed";
    PieceId team{};
    PieceId gun{};
    friend bool operator==(const Exposed&, const Exposed&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &Exposed::team), field("gun", &Exposed::gun));
    }
};

// The defence chooses among the directions that the rule allows, where there is more than one; the
// first is the one that the rule would take by itself. [BRV-31]
struct Aim {
    static constexpr std::string_view word = "aim";
    struct Direction {
        Facing facing{};
        std::vector<PieceId> covers{};  // the teams it brings into the cone, ascending
        friend bool operator==(const Direction&, const Direction&) = default;
        static constexpr auto fields()
        {
            return std::make_tuple(field("facing", &Direction::facing),
                                   field("covers", &Direction::covers));
        }
    };
    PieceId gun{};
    std::vector<Direction> directions{};
    friend bool operator==(const Aim&, const Aim&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("gun", &Aim::gun), field("directions", &Aim::directions));
    }
};

}  // namespace galloper::bravado::questions

namespace galloper::bravado {

using Pending = std::variant<questions::SetOut, questions::Reveal, questions::PressOn,
                             questions::Bayonet, questions::Exposed, questions::Aim>;

}  // namespace galloper::bravado
