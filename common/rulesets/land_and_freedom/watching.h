#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/fire.h"

// The bases that a mover has to reckon with, and what each of them makes of a point of its way.
namespace galloper::land_and_freedom {

// An enemy base that may still fire at the mover of the halt.
struct Watcher {
    PieceId id{};
    Firer firer{};
    Length from{};      // how near the mover must have come
    bool asks = false;  // or fires by its standing order
};

// watching.cpp: those of them whose order could still come due on this way. [LAF-51] [LAF-53]
std::vector<Watcher> watchers_of(const State& state, const Halt& halt);

// Whether the watcher's order is due where the mover has come. A line of sight that was blocked is
// looked along anew at every fifth millimetre, and where the move ends. [LAF-52]
bool is_due(const State& state, const Lie& lie, const Watcher& watcher, const Course& course,
            Length gone);

// The dice that it would throw there. [LAF-38] [LAF-40]
int dice_against(const State& state, const Firer& firer, const Base& mover, const Footprint& there);

// Any base of a side that may fire at the mover where it stands, whatever its orders.
bool may_fire_here(const State& state, const Lie& lie, const Base& firer, const Base& mover);

}  // namespace galloper::land_and_freedom
