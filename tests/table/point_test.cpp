#include "common/table/point.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Length far_left{std::numeric_limits<std::int32_t>::min()};
constexpr Length far_right{std::numeric_limits<std::int32_t>::max()};

// An L: a square of 10 without the upper right quarter.
const Polygon corner_house{{{0}, {0}}, {{10}, {0}}, {{10}, {5}},
                           {{5}, {5}}, {{5}, {10}}, {{0}, {10}}};

// [GEN-2]
TEST(Within, TheReachItselfBelongsToIt)
{
    // 3, 4, 5: exactly 5 inches apart.
    EXPECT_TRUE(within({}, {3_in, 4_in}, 5_in));
    EXPECT_FALSE(within({}, {3_in, 4_in + Length{1}}, 5_in));
    EXPECT_FALSE(within({}, {3_in, 4_in}, 5_in - Length{1}));
}

TEST(Outline, HoldsWhatIsInside)
{
    EXPECT_TRUE(holds(corner_house, {{2}, {2}}));
    EXPECT_TRUE(holds(corner_house, {{8}, {3}}));
    EXPECT_TRUE(holds(corner_house, {{3}, {8}}));
    EXPECT_FALSE(holds(corner_house, {{8}, {8}}));
    EXPECT_FALSE(holds(corner_house, {{-1}, {5}}));
}

TEST(Outline, HoldsItsEdgesAndCorners)
{
    for (const Point corner : corner_house) EXPECT_TRUE(holds(corner_house, corner));
    EXPECT_TRUE(holds(corner_house, {{7}, {5}}));
    EXPECT_TRUE(holds(corner_house, {{5}, {7}}));
    EXPECT_TRUE(holds(corner_house, {{0}, {5}}));
    EXPECT_FALSE(holds(corner_house, {{6}, {6}}));
    EXPECT_FALSE(holds(corner_house, {{11}, {5}}));  // in line with an edge, beyond it
}

TEST(Outline, ARayThroughItsCornersCountsThemRightly)
{
    // A diamond: the ray to the right from (1, 5) passes through the corner (10, 5).
    const Polygon diamond{{{5}, {0}}, {{10}, {5}}, {{5}, {10}}, {{0}, {5}}};

    EXPECT_TRUE(holds(diamond, {{1}, {5}}));
    EXPECT_FALSE(holds(diamond, {{0}, {0}}));   // its ray touches the corner (5, 0)
    EXPECT_FALSE(holds(diamond, {{0}, {10}}));  // its ray touches the corner (5, 10)
    EXPECT_FALSE(holds(diamond, {{2}, {2}}));   // 2 + 2 < 5
    EXPECT_TRUE(holds(diamond, {{2}, {3}}));    // 2 + 3 = 5: on the edge
}

TEST(Outline, GivesTheSameAnswerEitherWayRound)
{
    const Polygon reversed(corner_house.rbegin(), corner_house.rend());
    for (std::int32_t x = -1; x <= 11; ++x)
        for (std::int32_t y = -1; y <= 11; ++y) {
            const bool in_l = x >= 0 && y >= 0 && x <= 10 && y <= 10 && (x <= 5 || y <= 5);
            EXPECT_EQ(holds(corner_house, {{x}, {y}}), in_l) << x << "," << y;
            EXPECT_EQ(holds(reversed, {{x}, {y}}), in_l) << x << "," << y;
        }
}

TEST(Outline, SurvivesAnyPointAClientCanSend)
{
    for (const Length x : {far_left, far_right})
        for (const Length y : {far_left, far_right, Length{5}})
            EXPECT_FALSE(holds(corner_house, {x, y}));
    EXPECT_FALSE(holds(Polygon{}, {}));
}

TEST(Outline, OfAnAreaHoldsWhatTheAreaHolds)
{
    const Area area{{{2}, {3}}, {{7}, {5}}};

    EXPECT_EQ(outline_of(area), (Polygon{{{2}, {3}}, {{7}, {3}}, {{7}, {5}}, {{2}, {5}}}));
    for (std::int32_t x = 0; x < 10; ++x)
        for (std::int32_t y = 0; y < 10; ++y)
            EXPECT_EQ(holds(outline_of(area), {{x}, {y}}), area.holds({{x}, {y}}));
}

}  // namespace
}  // namespace galloper
