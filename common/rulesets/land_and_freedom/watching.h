#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/watch.h"

// The bases that a mover has to reckon with, and what each of them makes of a point of its way.
namespace galloper::land_and_freedom {

// An enemy base that may still fire at the mover of the halt.
struct Watcher : Watch {
    PieceId id{};
    bool asks = false;  // or fires by its standing order
};

// watching.cpp: those of them whose order could still come due on this way. [LAF-51] [LAF-53]
std::vector<Watcher> watchers_of(const State& state, const Halt& halt);

// The dice that it would throw there. [LAF-38] [LAF-40]
int dice_against(const State& state, const Firer& firer, const Base& mover, const Footprint& there);

// Any base of a side that may fire at the mover where it stands, whatever its orders.
bool may_fire_here(const State& state, const Lie& lie, const Base& firer, const Base& mover);

}  // namespace galloper::land_and_freedom
