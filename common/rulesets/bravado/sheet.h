#pragma once

#include "common/game/action.h"
#include "common/rulesets/bravado/state.h"
#include "common/rulesets/bravado/verbs.h"

namespace galloper::bravado {

// Writes on a sheet, or strikes out. All of it is a draft until the sheet is sealed, and nothing
// but the sheet changes. [BRV-12]
void write(Sheet& sheet, const State& state, Verb verb, const Action& action);

}  // namespace galloper::bravado
