#pragma once

#include <vector>

#include "common/base/result.h"
#include "common/game/ruleset.h"
#include "common/game/ruleset_info.h"
#include "common/rulesets/bravado/settings.h"

namespace galloper::bravado {

// What there is to choose, and the two presets. [GEN-20]
const std::vector<OptionInfo>& option_list();
const std::vector<Preset>& preset_list();

// The options of a match as they hold: its own, then the scenario's, then the defaults.
struct Settled {
    Settings settings{};
    int attackers = 1;  // seats that share the attack between them [BRV-2]
};

// An option or a value that is not in the list is a Fault.
Result<Settled, Fault> settle(const Scenario& scenario, const Options& options);

}  // namespace galloper::bravado
