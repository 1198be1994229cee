#pragma once

#include "common/rulesets/rulesets.h"

namespace galloper::land_and_freedom {

// What there is to read about Land and Freedom.
const RulesetInfo& info();

// For the list of all rulesets.
RulesetEntry entry();

}  // namespace galloper::land_and_freedom
