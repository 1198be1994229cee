#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "common/rulesets/land_and_freedom/terms.h"
#include "common/table/point.h"

// What stands on the table and who commands it, as it truly is. Files that serve a viewer cannot
// name these.
namespace galloper::land_and_freedom {

// Everything on a stand of its own: five men, a gun, a vehicle, a headquarters, a rider. One that
// is destroyed or captured leaves the list.
struct Base {
    PieceId id{};
    std::string label{};
    Side side{};
    Arm arm = Arm::Rifle;
    Model model = Model::T26;  // of a tank
    int formation = 0;         // that commands it; a rider's is where he is at home [LAF-23]
    bool attached = false;     // a tank or gun with a battalion, no loss to its morale [LAF-65]
    bool smg = false;          // [LAF-39]
    Point at{};
    Facing facing{};
    bool entrenched = false;          // [LAF-43] [LAF-68c]
    std::optional<PieceId> aboard{};  // the vehicle that carries it, or the headquarters with which
                                      // a rider waits; it stands where that stands [LAF-35]

    bool disordered = false;
    int disordered_in = 0;  // the turn, so that it is lifted in the next at the earliest [LAF-13]
    bool moved = false;     // its move of this turn is used [LAF-51]
    bool fired = false;     // its fire of this turn is used [LAF-44]
    bool by_truck = false;  // has been carried this turn, and so may not fire [LAF-20]

    // One of the bases whose loss breaks a battalion: neither its headquarters, nor what was put
    // with it, nor what merely carries or calls. [LAF-65]
    bool counts_for_morale() const
    {
        return !attached && arm != Arm::Headquarters && arm != Arm::Truck && !is_round(arm);
    }
    friend bool operator==(const Base&, const Base&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("id", &Base::id), field("label", &Base::label), field("side", &Base::side),
            field("arm", &Base::arm), field("model", &Base::model),
            field("formation", &Base::formation), field("attached", &Base::attached),
            field("smg", &Base::smg), field("at", &Base::at), field("facing", &Base::facing),
            field("entrenched", &Base::entrenched), field("aboard", &Base::aboard),
            field("disordered", &Base::disordered), field("disordered in", &Base::disordered_in),
            field("moved", &Base::moved), field("fired", &Base::fired),
            field("by truck", &Base::by_truck));
    }
};

// A place in the chain of command. It stays in the list when nothing of it is left.
struct Formation {
    int number = 0;  // the scenario's own; what a post commands
    Side side{};
    Level level = Level::Battalion;
    std::string label{};
    int under = 0;                // the formation above it; 0 is none
    std::optional<PieceId> hq{};  // absent once it is destroyed [LAF-10]; a detachment has none
    int allowance = 0;            // points a turn; 0 where it has no dice of its own [LAF-5]
    bool radio = false;           // [LAF-22]
    int bases_at_start = 0;       // without headquarters and what is attached [LAF-65]
    bool broken = false;          // removed from play [LAF-65]

    // This turn.
    int points = 0;                   // all that it has received: its priority [LAF-7]
    std::vector<PieceId> to_clear{};  // bases whose recovery is paid for and has arrived [LAF-12]
    int arrived = 0;                  // a brigade's: from the army, to be shared out [LAF-6]
    bool activated = false;

    friend bool operator==(const Formation&, const Formation&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("number", &Formation::number), field("side", &Formation::side),
            field("level", &Formation::level), field("label", &Formation::label),
            field("under", &Formation::under), field("hq", &Formation::hq),
            field("allowance", &Formation::allowance), field("radio", &Formation::radio),
            field("bases at start", &Formation::bases_at_start),
            field("broken", &Formation::broken), field("points", &Formation::points),
            field("to clear", &Formation::to_clear), field("arrived", &Formation::arrived),
            field("activated", &Formation::activated));
    }
};

// What one headquarters sends another: points, and the bases that are to recover for some more.
// `to` is a formation. [LAF-23] [LAF-12]
struct Load {
    int from = 0;
    int to = 0;
    int points = 0;
    std::vector<PieceId> to_clear{};
    int cost() const { return points + static_cast<int>(to_clear.size()); }
    friend bool operator==(const Load&, const Load&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("from", &Load::from), field("to", &Load::to),
                               field("points", &Load::points), field("to clear", &Load::to_clear));
    }
};

// A rider who is not at home: out with his load, or back without. [LAF-24] [LAF-25]
struct Errand {
    PieceId rider{};
    std::optional<Load> load{};
    friend bool operator==(const Errand&, const Errand&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("rider", &Errand::rider), field("load", &Errand::load));
    }
};

// A strike that has been paid for and waits for the phase of its own number. [LAF-30]
struct Strike {
    PieceId spotter{};
    StrikeKind kind = StrikeKind::Mortar;
    int points = 1;
    bool done = false;
    friend bool operator==(const Strike&, const Strike&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("spotter", &Strike::spotter), field("kind", &Strike::kind),
                               field("points", &Strike::points), field("done", &Strike::done));
    }
};

// What somebody once saw and does not see now: where it was, and when. It is a piece with an id of
// its own, so that nothing tells it from the one that has moved on. [GEN-19]
struct Memory {
    PieceId id{};
    int eyes = 0;  // whose: see Eyes in sight.h
    PieceId of{};  // the base; never shown
    std::string label{};
    Side side{};
    Arm arm = Arm::Rifle;
    Point at{};
    Facing facing{};
    int turn = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Memory::id), field("eyes", &Memory::eyes),
                               field("of", &Memory::of), field("label", &Memory::label),
                               field("side", &Memory::side), field("arm", &Memory::arm),
                               field("at", &Memory::at), field("facing", &Memory::facing),
                               field("turn", &Memory::turn));
    }
};

// What one pair of eyes sees of the enemy now, ascending, and where it was when it was last looked
// at. Kept as a base moves, never worked out again for a picture; to be found by eyes and base.
struct Seen {
    int eyes = 0;
    PieceId base{};
    Point at{};
    Facing facing{};
    friend bool operator==(const Seen&, const Seen&) = default;
    friend bool operator<(const Seen& a, const Seen& b)
    {
        return std::tie(a.eyes, a.base) < std::tie(b.eyes, b.base);
    }
    static constexpr auto fields()
    {
        return std::make_tuple(field("eyes", &Seen::eyes), field("base", &Seen::base),
                               field("at", &Seen::at), field("facing", &Seen::facing));
    }
};

}  // namespace galloper::land_and_freedom
