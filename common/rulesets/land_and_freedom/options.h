#pragma once

#include <vector>

#include "common/base/result.h"
#include "common/game/ruleset.h"
#include "common/game/ruleset_info.h"
#include "common/rulesets/land_and_freedom/settings.h"

namespace galloper::land_and_freedom {

// What there is to choose, and the two presets. [GEN-20]
const std::vector<OptionInfo>& option_list();
const std::vector<Preset>& preset_list();

// The options of a match as they hold: its own, then the scenario's, then the defaults.
struct Settled {
    Settings settings{};
    int commanders = 1;  // seats that share a side between them, on either
};

// An option or a value that is not in the list is a Fault.
Result<Settled, Fault> settle(const Scenario& scenario, const Options& options);

}  // namespace galloper::land_and_freedom
