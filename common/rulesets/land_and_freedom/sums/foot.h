#pragma once

#include "common/rulesets/land_and_freedom/terms.h"
#include "common/table/point.h"

namespace galloper::land_and_freedom {

// What is needed of a base to measure from it.
struct Footing {
    Point at{};
    Facing facing{};
    bool round = false;
};

constexpr Length width_of(Arm arm) { return is_round(arm) ? round_base : base_side; }  // [GEN-24]

// Edge to edge, rounded up to the tenth of a millimetre; 0 where they touch. [GEN-9]
Length between(const Footing& a, const Footing& b);

}  // namespace galloper::land_and_freedom
