#pragma once

#include "common/rulesets/land_and_freedom/terms.h"
#include "common/table/footprint.h"

namespace galloper::land_and_freedom {

constexpr Length width_of(Arm arm) { return is_round(arm) ? round_base : base_side; }  // [GEN-24]

constexpr Footprint footprint_of(Arm arm, Point at, Facing facing)
{
    return {at, facing, width_of(arm), width_of(arm), is_round(arm)};
}

}  // namespace galloper::land_and_freedom
