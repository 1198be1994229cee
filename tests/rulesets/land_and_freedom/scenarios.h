#pragma once

#include "common/game/scenario.h"

namespace galloper::land_and_freedom {

// For the laws: a small brigade a side, in which two seats can share, one with an army above it: 19
// bases and 5 stretches of ground. Everything that the rules know occurs: every arm, a village, a
// trench and a tank to assault, a truck with its gun, a mortar and strikes from off the table.
Scenario laws_scenario();

// A battalion a side on bare ground. Tests of the set-up spoil it.
Scenario small_scenario();

}  // namespace galloper::land_and_freedom
