#include "common/table/arc.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Facing north{0, 1};
constexpr Spread half_right{1, 1};
constexpr Spread cone{1, 9};

// [GEN-10]
TEST(Arc, FortyFiveDegreesToEitherSideEdgesIncluded)
{
    constexpr Facing north_east{3, 3};

    EXPECT_TRUE(in_arc({}, north_east, half_right, {1_in, 1_in}));
    EXPECT_TRUE(in_arc({}, north_east, half_right, {1_in, {}}));  // exactly 45 degrees right
    EXPECT_TRUE(in_arc({}, north_east, half_right, {{}, 1_in}));  // and left
    EXPECT_FALSE(in_arc({}, north_east, half_right, {1_in, {-1}}));
    EXPECT_FALSE(in_arc({}, north_east, half_right, {{-1}, 1_in}));
    EXPECT_FALSE(in_arc({}, north_east, half_right, {{-1}, {-1}}));
}

TEST(Arc, ItsApexBelongsToIt)
{
    EXPECT_TRUE(in_arc({5_in, 5_in}, north, half_right, {5_in, 5_in}));
}

TEST(Arc, OfEverythingInFrontHasNothingBesideOrBehind)
{
    constexpr Spread front{1, 0};

    EXPECT_TRUE(in_arc({}, north, front, {100_in, {1}}));
    EXPECT_FALSE(in_arc({}, north, front, {100_in, {}}));
    EXPECT_FALSE(in_arc({}, north, front, {{}, {-1}}));
}

// Nine inches ahead it is an inch to either side, so at 18 it is 4 inches wide. [GEN-10]
TEST(Cone, IsFourInchesWideAtEighteen)
{
    EXPECT_TRUE(in_arc({}, north, cone, {2_in, 18_in}));
    EXPECT_TRUE(in_arc({}, north, cone, {Length{} - 2_in, 18_in}));
    EXPECT_FALSE(in_arc({}, north, cone, {2_in + Length{1}, 18_in}));
    EXPECT_FALSE(in_arc({}, north, cone, {2_in, 18_in - Length{1}}));
}

// The reach is a circle's: f * f + s * s <= 18 * 18, so the far corners are beyond it. [GEN-10]
TEST(Cone, ReachesEighteenInchesMeasuredToThePoint)
{
    const Sector sector{.facing = north, .spread = cone, .reach = 18_in};

    EXPECT_TRUE(holds(sector, {{}, 18_in}));
    EXPECT_FALSE(holds(sector, {{}, 18_in + Length{1}}));
    EXPECT_FALSE(holds(sector, {2_in, 18_in}));
    // f = 4536, s = 504 = 4536 / 9: on the edge, and 4536^2 + 504^2 = 20829312 <= 4572^2 =
    // 20903184.
    EXPECT_TRUE(holds(sector, {{504}, {4536}}));
    EXPECT_FALSE(holds(sector, {{505}, {4536}}));
}

TEST(Arc, DoesNotDependOnHowLongItsFacingIs)
{
    constexpr auto most = std::numeric_limits<std::int32_t>::max();
    constexpr auto least = std::numeric_limits<std::int32_t>::min();
    const Point end_of_the_table{{100'000}, {100'000}};

    EXPECT_TRUE(in_arc({}, {most, most}, cone, end_of_the_table));
    EXPECT_FALSE(in_arc({}, {least, least}, cone, end_of_the_table));
    EXPECT_TRUE(in_arc(end_of_the_table, {least, least}, cone, {}));
    // (3, 4) and (6, 8) have the same edges: 9 |cross| <= dot.
    for (std::int32_t x = 0; x < 60; ++x)
        for (std::int32_t y = 0; y < 60; ++y)
            EXPECT_EQ(in_arc({}, {3, 4}, cone, {{x}, {y}}), in_arc({}, {6, 8}, cone, {{x}, {y}}));
}

TEST(Towards, PointsFromOneToTheOther)
{
    EXPECT_EQ(towards({{10}, {20}}, {{13}, {16}}), (Facing{3, -4}));
}

}  // namespace
}  // namespace galloper
