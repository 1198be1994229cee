#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/ground.h"
#include "common/table/going.h"
#include "common/table/sight.h"

namespace galloper::land_and_freedom {

// The lie of the land, made ready to be asked often: what can be seen over it, how it is walked and
// where there is cover. Made from the ground once for a step, or for a list of offers, and never
// kept.
struct Lie {
    explicit Lie(const std::vector<Terrain>& ground);

    SightLines sight;  // [LAF-43] [GEN-17]
    Going going;       // [LAF-32] [LAF-33]
    Patches cover;     // one grade of it [LAF-69]
    Patches built_up;  // [LAF-57]
    Patches trenches;  // [LAF-57]
};

}  // namespace galloper::land_and_freedom
