#pragma once

#include "common/game/scenario.h"

namespace galloper::bravado {

// For the laws: two small platoons, so that the attack can have two seats, and the six cards: at
// most 18 pieces with the ground. Everything that the rules know occurs: both arms, headquarters,
// a company commander with his commissar, ground that can stop a cone, a zone to lay cards in.
Scenario laws_scenario();

// One platoon against the fewest places that a scenario may name. Tests of the set-up spoil it.
Scenario small_scenario();

}  // namespace galloper::bravado
