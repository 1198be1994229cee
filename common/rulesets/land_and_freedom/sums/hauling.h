#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/sums/foot.h"

// Riding in vehicles, of plain values. [LAF-35] [LAF-29]
namespace galloper::land_and_freedom {

// Whether two bases touch, so that one can mount the other. Nobody puts down a base to the tenth of
// a millimetre: to the millimetre is near enough.
inline constexpr Length touching{10};

// A truck takes up any base that is not a vehicle itself; a spotter may ride on a tank as well.
constexpr bool can_carry(Arm vehicle, Arm load)
{
    if (is_vehicle(load) || is_rider(load)) return false;
    return vehicle == Arm::Truck || (vehicle == Arm::Tank && load == Arm::Spotter);
}

// Where a base can be set down from a vehicle, looking as it does: behind it first, then to its
// sides, then before it; and from the middle of each side outwards.
std::vector<Point> set_down_places(const Footprint& vehicle, Arm load);

}  // namespace galloper::land_and_freedom
