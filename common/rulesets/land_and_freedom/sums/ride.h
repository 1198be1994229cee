#pragma once

#include <optional>

#include "common/rulesets/land_and_freedom/terms.h"
#include "common/table/footprint.h"
#include "common/table/going.h"

// The ways of riders. [LAF-24]
namespace galloper::land_and_freedom {

// Riders rest where they are near enough to whom they seek. [LAF-24] [LAF-25] [LAF-70]
bool has_arrived(Arm arm, Point at, const Footprint& goal);

// The quickest way from a point to whom he seeks, as far as where he has arrived: nothing where he
// has. Absent where no way leads there. [LAF-24] [LAF-33]
std::optional<Path> ride_to(const Going& going, Area table, Arm arm, Point from,
                            const Footprint& goal);

// In how many rides he comes to the end of such a way; 1 where he is there already.
int rides_for(const Going& going, Arm arm, Point from, const Path& way);

}  // namespace galloper::land_and_freedom
