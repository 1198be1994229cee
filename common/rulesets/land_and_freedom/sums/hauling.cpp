#include "common/rulesets/land_and_freedom/sums/hauling.h"

#include <array>
#include <cstdlib>

#include "common/table/root.h"

namespace galloper::land_and_freedom {

namespace {

std::int32_t part(std::int64_t n, std::int64_t of)
{
    return static_cast<std::int32_t>((2 * n + (n < 0 ? -of : of)) / (2 * of));
}

// So far out from a point along a facing, and so far to its right.
Point off(Point at, Facing facing, Length out, Length right)
{
    constexpr std::int64_t finer = 1024;  // than the whole number next to the root
    const std::int64_t x = facing.x;
    const std::int64_t y = facing.y;
    const std::int64_t whole = root_rounded_down((x * x + y * y) * finer * finer);
    return {at.x + Length{part((out.tenths * x + right.tenths * y) * finer, whole)},
            at.y + Length{part((out.tenths * y - right.tenths * x) * finer, whole)}};
}

}  // namespace

std::vector<Point> set_down_places(const Footprint& vehicle, Arm load)
{
    const Facing f = vehicle.facing;
    const std::array sides{Facing{-f.x, -f.y}, Facing{f.y, -f.x}, Facing{-f.y, f.x}, f};
    const Length out{(vehicle.depth + width_of(load)).tenths / 2 + 1};  // a tenth for rounding
    const int most = is_round(load) ? 2 : 3;  // a round base touches no corner from farther along
    std::vector<Point> places;
    for (const int quarters : {0, 1, -1, 2, -2, 3, -3})
        for (const Facing side : sides)
            if (std::abs(quarters) <= most)
                places.push_back(off(vehicle.at, side, out, Length{quarters * 100}));
    return places;
}

}  // namespace galloper::land_and_freedom
