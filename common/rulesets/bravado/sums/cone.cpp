#include <algorithm>

#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

std::optional<Band> band_at(Point muzzle, Point at)
{
    if (within(muzzle, at, close_to)) return Band::Close;
    if (within(muzzle, at, effective_to)) return Band::Effective;
    if (within(muzzle, at, cone_reach)) return Band::Long;
    return std::nullopt;
}

// [BRV-28]
Sector cone_of(Point muzzle, Facing facing) { return {muzzle, facing, cone_spread, cone_reach}; }

bool in_cone(Point muzzle, Facing facing, Point at) { return holds(cone_of(muzzle, facing), at); }

bool under_fire(Point muzzle, Facing facing, Point at)
{
    return in_cone(muzzle, facing, at) && !within(muzzle, at, on_the_position);
}

// [BRV-30]
bool in_traverse(Point muzzle, Facing front, Traverse traverse, Point at)
{
    const std::int64_t forward = front.x * across(muzzle, at) + front.y * along(muzzle, at);
    const std::int64_t sideways = front.x * along(muzzle, at) - front.y * across(muzzle, at);
    switch (traverse) {
        case Traverse::Half:
            return true;
        case Traverse::Quarter:
            return forward >= 0;
        case Traverse::Eighth:
            return std::max(sideways, -sideways) <= forward;
    }
    return false;
}

}  // namespace galloper::bravado
