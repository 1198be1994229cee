#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "common/rulesets/land_and_freedom/terms.h"
#include "common/table/path.h"

// What a player writes down. All of it is his seat's alone; the enemy learns of it by what comes of
// it: a rider sets out, a level is called, a base acts.
namespace galloper::land_and_freedom {

// One base's deeds in a phase, in the order in which it does them: a move and a shot in either
// order, or an assault. [LAF-19]
namespace deeds {

struct Move {
    static constexpr std::string_view word = "move";
    Path way{};
    friend bool operator==(const Move&, const Move&) = default;
    static constexpr auto fields() { return std::make_tuple(field("way", &Move::way)); }
};

// A truck's: it takes a base up where it starts, if it is given one, and may set it down where it
// ends. [LAF-35]
struct Haul {
    static constexpr std::string_view word = "haul";
    Path way{};
    std::optional<PieceId> load{};  // to take up; absent where one is aboard already
    bool sets_down = true;
    friend bool operator==(const Haul&, const Haul&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("way", &Haul::way), field("load", &Haul::load),
                               field("sets down", &Haul::sets_down));
    }
};
struct Fire {
    static constexpr std::string_view word = "fire";
    PieceId target{};
    friend bool operator==(const Fire&, const Fire&) = default;
    static constexpr auto fields() { return std::make_tuple(field("target", &Fire::target)); }
};
struct Assault {
    static constexpr std::string_view word = "assault";
    PieceId target{};
    friend bool operator==(const Assault&, const Assault&) = default;
    static constexpr auto fields() { return std::make_tuple(field("target", &Assault::target)); }
};

// A spotter's call, for one of its strikes whose number has been called. [LAF-30]
struct Call {
    static constexpr std::string_view word = "call";
    StrikeKind kind = StrikeKind::Mortar;
    PieceId target{};
    friend bool operator==(const Call&, const Call&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("kind", &Call::kind), field("target", &Call::target));
    }
};

}  // namespace deeds

using Deed = std::variant<deeds::Move, deeds::Haul, deeds::Fire, deeds::Assault, deeds::Call>;

struct BaseOrder {
    PieceId base{};
    std::vector<Deed> deeds{};
    friend bool operator==(const BaseOrder&, const BaseOrder&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("base", &BaseOrder::base), field("deeds", &BaseOrder::deeds));
    }
};

// What a headquarters gives in this turn, as a draft: at most one for each formation it may give
// to. How it gets there is settled as the drafts are sealed. [LAF-6] [LAF-12]
struct Allotment {
    int from = 0;
    int to = 0;
    int points = 0;
    friend bool operator==(const Allotment&, const Allotment&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("from", &Allotment::from), field("to", &Allotment::to),
                               field("points", &Allotment::points));
    }
};

struct Recovery {
    int from = 0;    // the formation whose headquarters pays
    PieceId base{};  // that is to recover
    friend bool operator==(const Recovery&, const Recovery&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("from", &Recovery::from), field("base", &Recovery::base));
    }
};

// A spotter's own points, split over strikes; the rest of them move it. [LAF-30]
struct PlannedStrike {
    PieceId spotter{};
    StrikeKind kind = StrikeKind::Mortar;
    int points = 1;
    friend bool operator==(const PlannedStrike&, const PlannedStrike&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("spotter", &PlannedStrike::spotter),
                               field("kind", &PlannedStrike::kind),
                               field("points", &PlannedStrike::points));
    }
};

// Standing orders for defensive fire; a base without one of its own has its formation's, and that
// without one has the rule's. [LAF-53]
struct FireOrder {
    PieceId base{};     // or 0 where it is a whole formation's
    int formation = 0;  // or 0 where it is a base's
    FireAt at = FireAt::Medium;
    friend bool operator==(const FireOrder&, const FireOrder&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("base", &FireOrder::base),
                               field("formation", &FireOrder::formation),
                               field("at", &FireOrder::at));
    }
};

// How a general deals out what his side was given before the first turn: sets to headquarters and
// tanks, riders to an army's or a brigade's headquarters, sets turned into spotters, and under whom
// each tank and AT gun fights (0: independent, with points of its own). [LAF-3] [LAF-21] [LAF-22]
// [LAF-23] [LAF-29]
struct Stable {
    int formation = 0;
    int count = 0;
    friend bool operator==(const Stable&, const Stable&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("formation", &Stable::formation),
                               field("count", &Stable::count));
    }
};
struct Assigned {
    PieceId base{};
    int under = 0;
    friend bool operator==(const Assigned&, const Assigned&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("base", &Assigned::base), field("under", &Assigned::under));
    }
};
struct Deal {
    std::vector<int> radios{};  // formations that get a set: headquarters and tanks
    std::vector<Stable> motorcycles{};
    std::vector<Stable> cavalry{};
    std::vector<int> spotters{};  // the formation with whose headquarters each sets out
    std::vector<Assigned> assigned{};
    friend bool operator==(const Deal&, const Deal&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("radios", &Deal::radios),
                               field("motorcycles", &Deal::motorcycles),
                               field("cavalry", &Deal::cavalry), field("spotters", &Deal::spotters),
                               field("assigned", &Deal::assigned));
    }
};

// Everything one seat has written down. Seats with nothing to command have none.
struct Desk {
    Seat seat{};
    std::vector<int> formations{};  // that it commands, ascending
    bool general = false;           // commands the highest formation of its side [LAF-15]

    Deal deal{};               // a general's, until the first turn
    std::optional<int> bid{};  // committed, and shown with the enemy's [GEN-14]
    std::vector<Allotment> allotments{};
    std::vector<Recovery> recoveries{};
    std::vector<PlannedStrike> strikes{};
    std::vector<int> by_rider{};  // formations that send by rider where a radio would do
    std::vector<BaseOrder> orders{};
    std::vector<FireOrder> fire_orders{};
    ClockPick pick = ClockPick::Ask;
    bool sealed = false;  // has done with this phase: the deal, bids, allocation, share-out, level

    bool commands(int formation) const
    {
        return std::binary_search(formations.begin(), formations.end(), formation);
    }
    friend bool operator==(const Desk&, const Desk&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("seat", &Desk::seat), field("formations", &Desk::formations),
            field("general", &Desk::general), field("deal", &Desk::deal), field("bid", &Desk::bid),
            field("allotments", &Desk::allotments), field("recoveries", &Desk::recoveries),
            field("strikes", &Desk::strikes), field("by rider", &Desk::by_rider),
            field("orders", &Desk::orders), field("fire orders", &Desk::fire_orders),
            field("pick", &Desk::pick), field("sealed", &Desk::sealed));
    }
};

}  // namespace galloper::land_and_freedom
