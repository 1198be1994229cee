#include "common/table/path.h"

#include <gtest/gtest.h>

#include "common/base/check.h"

namespace galloper {
namespace {

using namespace galloper::literals;

// [GEN-1]
TEST(Distance, IsRoundedUpSoThatShortLegsGainNothing)
{
    EXPECT_EQ(distance({}, {3_in, 4_in}), 5_in);
    EXPECT_EQ(distance({}, {{1}, {1}}), Length{2});  // the root of 2 is 1.41
    EXPECT_EQ(distance({}, {{}, {}}), Length{});
    // Two legs of (1, 1) come to 2 + 2, one of (2, 2) to 2.83 and so to 3.
    EXPECT_EQ(length({}, {{{1}, {1}}, {{2}, {2}}}), Length{4});
    EXPECT_EQ(distance({}, {{2}, {2}}), Length{3});
}

TEST(Distance, HoldsFromCornerToCornerOfTheLargestTable)
{
    // 100000 * sqrt(2) = 141421.36
    EXPECT_EQ(distance({}, {{100'000}, {100'000}}), Length{141'422});
}

TEST(Track, KnowsWhereItsWalkerStands)
{
    const Track track({1_in, 1_in}, {{4_in, 5_in}, {4_in, 2_in}});  // legs of 5 and 3 inches

    EXPECT_EQ(track.whole(), 8_in);
    EXPECT_EQ(track.at({}), (Point{1_in, 1_in}));
    // Half of the first leg is 635 of 1270: 381 of 762 across and 508 of 1016 along.
    EXPECT_EQ(track.at({635}), (Point{{254 + 381}, {254 + 508}}));
    EXPECT_EQ(track.at(5_in), (Point{4_in, 5_in}));
    EXPECT_EQ(track.at(6_in), (Point{4_in, 4_in}));
    EXPECT_EQ(track.at(8_in), (Point{4_in, 2_in}));
    EXPECT_EQ(track.at(9_in), (Point{4_in, 2_in}));
}

TEST(Track, RoundsToTheNearestAndAHalfAwayFromItsBeginning)
{
    // A leg of (3, 4) is 5 long: after 1 it is at (0.6, 0.8), after 2 at (1.2, 1.6).
    const Track leg({}, {{{3}, {4}}});
    EXPECT_EQ(leg.at({1}), (Point{{1}, {1}}));
    EXPECT_EQ(leg.at({2}), (Point{{1}, {2}}));

    // A leg of (1, 1) is 1.41 and so 2 long: after 1 it is at (0.5, 0.5).
    EXPECT_EQ(Track({}, {{{1}, {1}}}).at({1}), (Point{{1}, {1}}));
    EXPECT_EQ(Track({}, {{{-1}, {-1}}}).at({1}), (Point{{-1}, {-1}}));
}

TEST(Track, WithoutAWayStandsStill)
{
    EXPECT_EQ(Track({1_in, 1_in}, {}).at(3_in), (Point{1_in, 1_in}));
    const Track still({1_in, 1_in}, {{1_in, 1_in}});
    EXPECT_EQ(still.whole(), Length{});
    EXPECT_EQ(still.at({}), (Point{1_in, 1_in}));
}

TEST(Track, TracesTheCornersBetweenTwoDistances)
{
    const Track track({}, {{1_in, {}}, {1_in, {}}, {1_in, 1_in}, {{}, 1_in}});

    EXPECT_EQ(track.trace({}, 3_in), (Path{{}, {1_in, {}}, {1_in, 1_in}, {{}, 1_in}}));
    EXPECT_EQ(track.trace(1_in, 2_in), (Path{{1_in, {}}, {1_in, 1_in}}));
    EXPECT_EQ(track.trace({100}, {200}), (Path{{{100}, {}}, {{200}, {}}}));
    EXPECT_THROW(track.trace(2_in, 1_in), Broken);
}

// [GEN-11]
TEST(Track, TheFirstTouchIsTheLeastWholeDistanceThatFulfilsTheTest)
{
    const Track track({}, {{10_in, {}}});
    const auto near = [](Point p) { return within(p, {10_in, {}}, 3_in); };

    EXPECT_EQ(track.first({}, 10_in, near), 7_in);
    EXPECT_EQ(track.first(8_in, 10_in, near), 8_in);
    EXPECT_EQ(track.first({}, 7_in - Length{1}, near), std::nullopt);
    EXPECT_EQ(track.first({}, 7_in, near), 7_in);
}

TEST(Track, TheFirstTouchIsFoundInAGapOfOneTenth)
{
    const Track track({}, {{10_in, {}}});

    EXPECT_EQ(track.first({}, 10_in, [](Point p) { return p.x == Length{1234}; }), Length{1234});
}

}  // namespace
}  // namespace galloper
