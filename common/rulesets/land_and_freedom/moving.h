#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/sums/room.h"

// What the chapters about movement use of one another.
namespace galloper::land_and_freedom {

// room.cpp: who stands where a mover would overlap him, or where it would be nearer than 1 cm to an
// enemy that it may not fight; nobody whom it takes. [GEN-18] [LAF-34] [LAF-68a]
std::vector<PieceId> in_the_way(const State& state, const Lie& lie, const Base& base, Point at,
                                Facing facing);

// Where a move ends, as far as others stand in its way, and whom it takes. [GEN-18] [LAF-27]
using room::Stop;
using room::takes;
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
