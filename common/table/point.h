#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "common/base/units.h"

namespace galloper {

// x grows to the right and y away from the lower edge of the table, whose corner is (0, 0).
struct Point {
    Length x{};
    Length y{};
    friend constexpr auto operator<=>(Point, Point) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("x", &Point::x), field("y", &Point::y));
    }
};

// Differences are taken in 64 bits: a client may send any two 32-bit numbers.
constexpr std::int64_t across(Point a, Point b) { return std::int64_t{b.x.tenths} - a.x.tenths; }
constexpr std::int64_t along(Point a, Point b) { return std::int64_t{b.y.tenths} - a.y.tenths; }

// Distances are compared squared. Both points must lie on a table (see Area), or this overflows.
constexpr std::int64_t squared_distance(Point a, Point b)
{
    return across(a, b) * across(a, b) + along(a, b) * along(a, b);
}

// "Within" includes the distance itself. [GEN-2]
constexpr bool within(Point a, Point b, Length reach)
{
    return squared_distance(a, b) <= std::int64_t{reach.tenths} * reach.tenths;
}

// An upright rectangle: a table. Its edges belong to it. No table is over 10 metres a side, so that
// squares of what lies on it fit in 64 bits.
struct Area {
    Point low{};
    Point high{};
    friend constexpr bool operator==(Area, Area) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("low", &Area::low), field("high", &Area::high));
    }

    constexpr bool holds(Point p) const
    {
        return low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y;
    }
};

// Which way a piece faces: any whole-number vector of any length. (3, 4) is as good as (6, 8).
struct Facing {
    std::int32_t x = 0;
    std::int32_t y = 1;
    friend constexpr bool operator==(Facing, Facing) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("x", &Facing::x), field("y", &Facing::y));
    }
};

// No part of a facing that a player sends is larger: as much as the longest way across a table.
inline constexpr std::int32_t longest_facing = 100'000;

// The corners of a closed outline in order, three or more, the last joined to the first.
using Polygon = std::vector<Point>;

// Whether the point lies inside the outline or on it, by integers alone.
bool holds(const Polygon& outline, Point p);

// The corners of an upright rectangle, for zones that are one.
Polygon outline_of(Area area);

}  // namespace galloper
