#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/sums/pace.h"

// What the chapters about movement use of one another.
namespace galloper::land_and_freedom {

// A base that comes to a rider on the road takes him. How one ends that rides too near an enemy is
// end_ride()'s business. [LAF-27]
inline bool takes(const Base& mover, const Base& other)
{
    return other.side != mover.side && !other.aboard && is_rider(other.arm) && !is_round(mover.arm);
}

// room.cpp: who stands where a mover would overlap him, or where it would be nearer than 1 cm to an
// enemy that it may not fight; nobody whom it takes. [GEN-18] [LAF-34] [LAF-68a]
std::vector<PieceId> in_the_way(const State& state, const Lie& lie, const Base& base, Point at,
                                Facing facing);

// Where a move ends: at the last point of its way, up to a distance, at which there is room; it
// looks the way it goes, or as it did where there is room for that alone. [GEN-18]
struct Stop {
    Length gone{};
    Facing facing{};
};
Stop last_room(const State& state, const Lie& lie, const Base& base, const Course& course,
               Facing faced, Length up_to);

// movement.cpp: where the move of a halt ends, as far as others stand in its way, and who that is.
struct MoveEnd {
    Stop stop{};
    bool no_room = false;  // or it stops short of an enemy
    std::vector<PieceId> in_the_way{};
};
MoveEnd end_of_move(const State& state, const Lie& lie, const Halt& halt);

// All that is hidden of these.
std::vector<Revealed> pieces(const std::vector<PieceId>& ids);

// watching.cpp: the first point of its way, over `from` and up to `to`, at which somebody would
// react to the mover of the halt, as far as that can be foreseen without dice. [LAF-52]
std::optional<Length> first_reaction(const State& state, const Lie& lie, const Course& course,
                                     Length from, Length to);

}  // namespace galloper::land_and_freedom
