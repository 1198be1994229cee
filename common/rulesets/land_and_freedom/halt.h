#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/orders.h"

// What is under way and can stop for a decision. It stands in the state until it is done, so play
// resumes from the state alone. [GEN-11] [GEN-12]
namespace galloper::land_and_freedom {

// The base that moves, a rider too. The whole way is kept with the distance gone, so that stopping
// and resuming cannot change what it costs or meets.
struct Halt {
    PieceId mover{};
    Point from{};
    Path way{};
    Facing faced{};  // as it set out: it keeps to that where there is no room to turn
    Length gone{};
    Length can_go{};  // what its allowance pays for, and no farther than the ground lets it
    Length ends{};    // no farther than that, and than there is room: what others stand in its way
    std::vector<PieceId> answered{};  // enemy bases that have had their one chance at it [LAF-52]
    bool stopped = false;             // disordered on the way [LAF-54]
    friend bool operator==(const Halt&, const Halt&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("mover", &Halt::mover), field("from", &Halt::from),
                               field("way", &Halt::way), field("faced", &Halt::faced),
                               field("gone", &Halt::gone), field("can go", &Halt::can_go),
                               field("ends", &Halt::ends), field("answered", &Halt::answered),
                               field("stopped", &Halt::stopped));
    }
};

// A unit that carries out its orders, one base after another, each finished before the next.
// [LAF-19]
struct Running {
    int formation = 0;
    std::vector<BaseOrder> left{};  // the first is under way; its deeds that are done are gone
    bool window_open = true;        // the one window for live reactions is still to come [GEN-21]
    friend bool operator==(const Running&, const Running&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("formation", &Running::formation),
                               field("left", &Running::left),
                               field("window open", &Running::window_open));
    }
};

}  // namespace galloper::land_and_freedom
