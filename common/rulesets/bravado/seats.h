#pragma once

#include <vector>

#include "common/game/ruleset.h"
#include "common/rulesets/bravado/options.h"

namespace galloper::bravado {

// The formations that the attack has in a scenario, ascending; 0 is a company headquarters.
std::vector<int> formations_of(const Scenario& scenario);

// The seats of a match: the attackers share the platoons in order, the company's headquarters going
// with the first; the defence has a seat where somebody plays it. [BRV-2]
Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario, const Options& options);

}  // namespace galloper::bravado
