#pragma once

#include "common/rulesets/land_and_freedom/state.h"
#include "tests/laws/silence.h"

namespace galloper::land_and_freedom {

// Another truth that by the rulebook this viewer could not tell from the given one, in which what
// was kept is as it was. Written from RULES.md and not from known.cpp, for the silence law.
State resample(const State& truth, Viewer viewer, const laws::Kept& kept, Chance& chance);

}  // namespace galloper::land_and_freedom
