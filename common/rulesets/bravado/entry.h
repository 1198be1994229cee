#pragma once

#include "common/rulesets/rulesets.h"

namespace galloper::bravado {

// What there is to read about Bravado.
const RulesetInfo& info();

// For the list of all rulesets.
RulesetEntry entry();

}  // namespace galloper::bravado
