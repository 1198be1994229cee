#include <gtest/gtest.h>

#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {
namespace {

// The gun stands at the corner of the table and first looks up it.
struct Aim : testing::Test {
    Aiming aiming{.front = {0, 1}, .old = {0, 1}};

    bool covers(Point at) { return in_cone({}, aimed(aiming), at); }
};

// [BRV-31]
TEST_F(Aim, AGunThatAlreadyCoversItsTargetDoesNotSwing)
{
    aiming.must = {1_in, 12_in};
    EXPECT_EQ(aimed(aiming), (Facing{0, 1}));
}

// [BRV-31] The target at (12, 12) lies to the right of the cone. The smallest swing puts it on the
// left edge: with (1, 1) turned right by a part in nine, (9, 9) + (1, -1) would be too far; turned
// left, (9, 9) + (-1, 1) = (8, 10), it is on the right edge, which is nearer to (0, 1).
TEST_F(Aim, OtherwiseItSwingsAsLittleAsCoversTheTarget)
{
    aiming.must = {12_in, 12_in};
    EXPECT_EQ(aimed(aiming), (Facing{4, 5}));
}

// [BRV-31] From (2, 12) the cone reaches 6.34 degrees to either side. A team at (0, 12) is 9.46
// degrees to the left of the target and one at (5, 12) 13.2 to the right: a cone is 12.68 wide.
TEST_F(Aim, ItBringsInAsManyOthersAsItCan)
{
    aiming.must = {2_in, 12_in};
    aiming.others = {{0_in, 12_in}, {5_in, 12_in}};

    EXPECT_TRUE(covers({2_in, 12_in}));
    EXPECT_TRUE(covers({0_in, 12_in}));
    EXPECT_FALSE(covers({5_in, 12_in}));

    aiming.others = {{0_in, 12_in}, {4_in, 12_in}, {4_in, 12_in + Length{5}}};  // two to the right
    EXPECT_TRUE(covers({2_in, 12_in}));
    EXPECT_FALSE(covers({0_in, 12_in}));
    EXPECT_TRUE(covers({4_in, 12_in}));
}

// [BRV-31]
TEST_F(Aim, WhatIsOutOfReachBringsNothingIn)
{
    aiming.must = {0_in, 12_in};
    aiming.others = {{4_in, 20_in}, {5_in, 20_in}};
    EXPECT_EQ(aimed(aiming), (Facing{0, 1}));
}

// [BRV-31] Twelve inches off and as far to the left as to the right of the cone: one can be had.
TEST_F(Aim, OfTwoEqualSwingsItTakesTheCounterClockwiseOne)
{
    aiming.must = {0_in, 12_in};
    aiming.others = {{2_in, 12_in}, {Length{-508}, 12_in}};

    EXPECT_TRUE(covers({Length{-508}, 12_in}));
    EXPECT_FALSE(covers({2_in, 12_in}));
}

// [BRV-31] A part in nine, twice over, is 18 in 80: a target (0, 80) with another at (18, 80) is
// covered by the one direction that has both on its edges, (1, 9).
TEST_F(Aim, ItFindsTheOneDirectionThatHasBothOnItsEdges)
{
    aiming.must = {{0}, {800}};
    aiming.others = {{{180}, {800}}};
    EXPECT_EQ(aimed(aiming), (Facing{1, 9}));

    aiming.others = {{{181}, {800}}};
    EXPECT_EQ(aimed(aiming), (Facing{0, 1}));  // out of reach by a hair: no reason to swing
}

// [BRV-31]
TEST_F(Aim, WhatItDecidesDoesNotHangOnTheOrderOfTheOthers)
{
    aiming.must = {1_in, 12_in};
    aiming.others = {{3_in, 14_in}, {0_in, 9_in}, {2_in, 17_in}, {Length{-254}, 15_in}};
    const Facing one_way = aimed(aiming);
    std::swap(aiming.others[0], aiming.others[3]);
    std::swap(aiming.others[1], aiming.others[2]);

    EXPECT_EQ(aimed(aiming), one_way);
}

// [BRV-30] A target on the edge of the traverse is covered from within it.
TEST_F(Aim, TheConeItselfPointsNoFartherThanTheTraverse)
{
    aiming.must = {12_in, 0_in};
    aiming.others = {{12_in, Length{-254}}};  // behind, and only to be had by pointing behind
    const Facing facing = aimed(aiming);

    EXPECT_GE(facing.y, 0);
    EXPECT_TRUE(covers({12_in, 0_in}));

    aiming.traverse = Traverse::Half;
    aiming.others.push_back({12_in, Length{-508}});
    EXPECT_TRUE(covers({12_in, Length{-508}}));
}

// [BRV-31]
TEST_F(Aim, ATargetAtTheMuzzleIsCoveredFromAnyDirection)
{
    aiming.must = {};
    EXPECT_EQ(aimed(aiming), (Facing{0, 1}));
}

// [BRV-31] One facing in another's stead: 300 million long or 3, it is the same direction.
TEST_F(Aim, AFacingOfAnyLengthWillDo)
{
    aiming.old = {0, 2'000'000'000};
    aiming.front = {0, 2'000'000'000};
    aiming.must = {12_in, 12_in};
    EXPECT_EQ(aimed(aiming), (Facing{4, 5}));
}

// [BRV-2]
TEST_F(Aim, TheDefenderWhoAimsChoosesAmongEqualsAlone)
{
    aiming.must = {0_in, 12_in};
    aiming.others = {{2_in, 12_in}, {Length{-508}, 12_in}};

    for (const Facing facing : aims(aiming)) {
        EXPECT_TRUE(in_cone({}, facing, aiming.must));
        EXPECT_NE(in_cone({}, facing, aiming.others[0]), in_cone({}, facing, aiming.others[1]));
    }
    EXPECT_GE(aims(aiming).size(), 2u);
    EXPECT_EQ(aims(aiming).front(), aimed(aiming));
}

}  // namespace
}  // namespace galloper::bravado
