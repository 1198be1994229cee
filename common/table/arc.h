#pragma once

#include "common/table/point.h"

namespace galloper {

// A sector of ground in front of a piece, without an angle: with f the forward and s the sideways
// part of the way to a point, it holds what has f > 0 (or is the apex), |s| * ahead <= f * aside
// and lies within `reach`. {1, 1} is 45 degrees to either side, {1, 9} the cone of a machine gun,
// {1, 0} everything not behind. Edges belong to it. [GEN-10]
struct Spread {
    std::int32_t aside = 1;
    std::int32_t ahead = 1;
    friend constexpr bool operator==(Spread, Spread) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("aside", &Spread::aside), field("ahead", &Spread::ahead));
    }
};

struct Sector {
    Point apex{};
    Facing facing{};
    Spread spread{};
    Length reach{};
    friend constexpr bool operator==(Sector, Sector) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("apex", &Sector::apex), field("facing", &Sector::facing),
                               field("spread", &Sector::spread), field("reach", &Sector::reach));
    }
};

bool in_arc(Point apex, Facing facing, Spread spread, Point target);
bool holds(const Sector& sector, Point target);

// The facing from one point towards another that is not the same point.
constexpr Facing towards(Point from, Point to)
{
    return {static_cast<std::int32_t>(across(from, to)),
            static_cast<std::int32_t>(along(from, to))};
}

}  // namespace galloper
