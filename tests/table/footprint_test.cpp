#include "common/table/footprint.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Facing north{0, 1};

Footprint base(Point at, Facing facing = north)
{
    return {.at = at, .facing = facing, .width = 4_cm, .depth = 4_cm};
}
Footprint disc(Point at, Length width = 3_cm) { return {.at = at, .width = width, .round = true}; }
constexpr Point at(std::int32_t x, std::int32_t y) { return {{x}, {y}}; }

TEST(Footprint, HasItsCornersInOrderFromTheFrontLeft)
{
    const Quad quad = footprint(at(1000, 1000), north, 6_cm, 2_cm);
    EXPECT_EQ(quad, (Quad{{at(700, 1100), at(1300, 1100), at(1300, 900), at(700, 900)}}));

    const Quad east = footprint(at(1000, 1000), {7, 0}, 6_cm, 2_cm);
    EXPECT_EQ(east, (Quad{{at(1100, 1300), at(1100, 700), at(900, 700), at(900, 1300)}}));
}

// Facing (3, 4) / 5, right of it is (4, -3) / 5. Front right of 40 by 20 cm: half of
// 400 * 0.8 + 200 * 0.6 = 440 across and of 200 * 0.8 - 400 * 0.6 = -80 along; front left half of
// 120 - 320 = -200 across and of 160 + 240 = 400 along.
TEST(Footprint, MayStandAskew)
{
    const Quad quad = footprint(at(1000, 1000), {3, 4}, {400}, {200});

    EXPECT_EQ(quad, (Quad{{at(900, 1200), at(1220, 960), at(1100, 800), at(780, 1040)}}));
    EXPECT_EQ(footprint(at(1000, 1000), {3000, 4000}, {400}, {200}), quad);
}

// 4 by 4 cm at 45 degrees: corners at 400 / the root of 2 = 282.84.
TEST(Footprint, RoundsItsCornersToTheNearest)
{
    const Quad quad = footprint({}, {1, 1}, 4_cm, 4_cm);

    EXPECT_EQ(quad, (Quad{{at(0, 283), at(283, 0), at(0, -283), at(-283, 0)}}));
    // Halves go away from the centre: 401 / 2 = 200.5.
    EXPECT_EQ(footprint({}, north, {401}, {401}).corners[1], at(201, 201));
    EXPECT_EQ(footprint({}, north, {401}, {401}).corners[3], at(-201, -201));
}

TEST(Footprint, DoesNotDependOnHowLongItsFacingIs)
{
    constexpr auto most = std::numeric_limits<std::int32_t>::max();
    constexpr auto least = std::numeric_limits<std::int32_t>::min();

    EXPECT_EQ(footprint({}, {most, most}, 4_cm, 2_cm), footprint({}, {1, 1}, 4_cm, 2_cm));
    EXPECT_EQ(footprint({}, {least, least}, 4_cm, 2_cm), footprint({}, {-1, -1}, 4_cm, 2_cm));
    EXPECT_EQ(footprint({}, {0, least}, {100'000}, 2_cm), footprint({}, {0, -1}, {100'000}, 2_cm));
}

// [GEN-9]
TEST(FootprintGap, IsMeasuredBetweenNearestEdges)
{
    EXPECT_EQ(gap(base(at(0, 0)), base(at(1000, 0))), 6_cm);
    EXPECT_EQ(gap(base(at(0, 0)), base(at(700, 800))), 5_cm);  // corners 3 and 4 cm apart
    EXPECT_EQ(gap(base(at(0, 0)), disc(at(1000, 0))), 10_cm - 2_cm - Length{150});
    EXPECT_EQ(gap(disc(at(0, 0)), disc(at(600, 800))), 10_cm - 3_cm);
    EXPECT_EQ(gap(base(at(0, 0)), at(1000, 0)), 8_cm);
    EXPECT_EQ(gap(disc(at(0, 0)), at(1000, 0)), 10_cm - Length{150});
}

// [GEN-1]
TEST(FootprintGap, IsRoundedUpToTheNextTenth)
{
    // Corners (1, 1) apart: the root of 2 is 1.41.
    EXPECT_EQ(gap(base(at(0, 0)), base(at(401, 401))), Length{2});
    // A disc 301 across: 1000 - 150.5 = 849.5.
    EXPECT_EQ(gap(disc(at(0, 0), {301}), at(1000, 0)), Length{850});
    EXPECT_EQ(gap(disc(at(0, 0), {301}), disc(at(1000, 0), {301})), Length{1000 - 301});
    // Its corner is at (283, 0), the other's edge at x = 800.
    EXPECT_EQ(gap(base(at(0, 0), {1, 1}), base(at(1000, 0))), Length{800 - 283});
    // From (0, 0) to the line x + y = 283 * 2 is 566 / 1.41421 = 400.22.
    const Quad askew{{at(0, 566), at(283, 849), at(849, 283), at(566, 0)}};
    EXPECT_EQ(gap(askew, footprint({}, north, {20}, {20})), Length{387});  // (566 - 20) / 1.41421
}

// [GEN-9]
TEST(FootprintGap, IsNoneWhereEdgesOrCornersTouch)
{
    EXPECT_EQ(gap(base(at(0, 0)), base(at(400, 0))), Length{});
    EXPECT_EQ(gap(base(at(0, 0)), base(at(400, 400))), Length{});
    EXPECT_EQ(gap(base(at(0, 0)), base(at(401, 0))), Length{1});
    EXPECT_EQ(gap(base(at(0, 0)), disc(at(350, 0))), Length{});
    EXPECT_EQ(gap(base(at(0, 0)), disc(at(351, 0))), Length{1});
    EXPECT_EQ(gap(disc(at(0, 0)), disc(at(180, 240))), Length{});
    EXPECT_EQ(gap(base(at(0, 0)), base(at(0, 0), {1, 1})), Length{});
}

// [GEN-18]
TEST(FootprintOverlap, IsMoreThanContact)
{
    EXPECT_FALSE(overlap(base(at(0, 0)), base(at(400, 0))));
    EXPECT_FALSE(overlap(base(at(0, 0)), base(at(400, 400))));
    EXPECT_TRUE(overlap(base(at(0, 0)), base(at(399, 0))));
    EXPECT_TRUE(overlap(base(at(0, 0)), base(at(399, 399))));
    EXPECT_FALSE(overlap(base(at(0, 0)), disc(at(350, 0))));
    EXPECT_TRUE(overlap(base(at(0, 0)), disc(at(349, 0))));
    EXPECT_FALSE(overlap(disc(at(0, 0)), disc(at(300, 0))));
    EXPECT_TRUE(overlap(disc(at(0, 0)), disc(at(299, 0))));
    EXPECT_TRUE(overlap(base(at(0, 0)), base(at(0, 0))));
    EXPECT_TRUE(overlap(base(at(0, 0)), disc(at(0, 0))));
    EXPECT_TRUE(overlap(base(at(0, 0)), base(at(0, 0), {1, 1})));
    // One within the other, and a cross of which no corner lies in the other.
    EXPECT_TRUE(overlap(footprint({}, north, 9_cm, 9_cm), footprint({}, north, 1_cm, 1_cm)));
    EXPECT_TRUE(overlap(footprint({}, north, 9_cm, 1_cm), footprint({}, north, 1_cm, 9_cm)));
}

TEST(FootprintOverlap, OfAMerePointWithAnythingIsNone)
{
    EXPECT_FALSE(overlap(disc(at(0, 0), {}), disc(at(0, 0), {})));
    EXPECT_FALSE(overlap(disc(at(0, 0), {}), base(at(0, 0))));
    EXPECT_EQ(gap(disc(at(0, 0), {}), base(at(0, 0))), Length{});
}

TEST(Footprint, HoldsItsEdges)
{
    EXPECT_TRUE(holds(base(at(0, 0)), at(200, 200)));
    EXPECT_FALSE(holds(base(at(0, 0)), at(201, 200)));
    EXPECT_TRUE(holds(base(at(0, 0), {1, 1}), at(283, 0)));
    EXPECT_FALSE(holds(base(at(0, 0), {1, 1}), at(200, 200)));
    EXPECT_TRUE(holds(disc(at(0, 0)), at(90, 120)));  // 3, 4, 5: 150
    EXPECT_FALSE(holds(disc(at(0, 0)), at(90, 121)));
    EXPECT_TRUE(holds(footprint({}, north, 4_cm, 2_cm), at(-200, 100)));
    EXPECT_FALSE(holds(footprint({}, north, 4_cm, 2_cm), at(-200, 101)));
}

// [GEN-2]
TEST(FootprintRange, TheReachItselfBelongsToIt)
{
    EXPECT_TRUE(in_range(base(at(0, 0)), base(at(1000, 0)), 6_cm));
    EXPECT_FALSE(in_range(base(at(0, 0)), base(at(1001, 0)), 6_cm));
    EXPECT_TRUE(in_range(base(at(0, 0)), base(at(100, 0)), {}));
    EXPECT_FALSE(in_range(base(at(0, 0)), base(at(100, 0)), Length{-1}));
    EXPECT_TRUE(in_range(base(at(0, 0)), at(1000, 0), 8_cm));
}

TEST(FootprintGap, HoldsFromCornerToCornerOfTheLargestTable)
{
    const Footprint near = base(at(0, 0), {1, 1});
    const Footprint far = base(at(100'000, 100'000), {1, 1});
    // Corners are rounded to (283, 0) and the like: sides on x + y = 283 and on x + y = 199717,
    // and 199434 / 1.41421 = 141021.13.
    EXPECT_EQ(gap(near, far), Length{141'022});
    EXPECT_FALSE(in_range(near, far, Length{141'021}));
    EXPECT_TRUE(in_range(near, far, {std::numeric_limits<std::int32_t>::max()}));
    EXPECT_EQ(gap(disc(at(0, 0)), disc(at(100'000, 0))), Length{100'000 - 300});
}

}  // namespace
}  // namespace galloper
