#pragma once

#include "common/rulesets/land_and_freedom/sums/pace.h"

// How near a mover comes to enemies, of plain values, so that a way and its forecast cannot differ.
// [LAF-34] [LAF-68a]
namespace galloper::land_and_freedom {

// The last distance, up to `to`, before the walker comes nearer than 1 cm to an enemy who stands
// there; or nearer than it began, where that is less.
Length short_of(Arm mover, const Footprint& began, const Course& course, const Footprint& enemy,
                Length to);

// Whoever stands by itself keeps enemies off; a rider does not. [LAF-27]
template <class AnyBase>
bool keeps_off(const AnyBase& base, Side mover)
{
    return base.side != mover && !base.aboard && !is_rider(base.arm);
}

}  // namespace galloper::land_and_freedom
