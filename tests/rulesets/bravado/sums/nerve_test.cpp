#include "common/rulesets/bravado/sums/nerve.h"

#include <gtest/gtest.h>

#include "common/rulesets/bravado/sums/throws.h"

namespace galloper::bravado {
namespace {

// [BRV-15] The printed example.
TEST(Nerve, BravadoEightAndAThrowOfTenMoveSixInches)
{
    EXPECT_EQ(rate(8, 10), 6);
    EXPECT_EQ(excess(8, 10), 2);
}

// [BRV-15]
TEST(Nerve, AThrowOfBravadoOrLessMovesTheFullRate)
{
    EXPECT_EQ(rate(8, 8), 8);
    EXPECT_EQ(rate(7, 2), 7);
    EXPECT_EQ(excess(8, 8), 0);
}

// [BRV-15] [BRV-20]
TEST(Nerve, NeitherRateNorBravadoFallsBelowNothing)
{
    EXPECT_EQ(rate(3, 9), 0);
    EXPECT_EQ(lowered(3, 6), 0);
    EXPECT_EQ(lowered(8, 2), 6);
}

// [BRV-15] Two D6 at 8: 9, 10, 11 and 12 fall in 4, 3, 2 and 1 ways and cost 1, 2, 3 and 4 inches,
// 20 in 36 throws: 288 - 20 = 268, or 7.44 inches. Two average dice: 9 in 4 ways, 10 in 1: 6
// inches.
TEST(Nerve, RegularsMove268InchesInThirtySixThrowsAndInternationals282)
{
    const auto inches_moved = [](DiceKind kind) {
        int moved = 0;
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second)
                moved += rate(8, TwoDice{kind, first, second}.sum());
        return moved;
    };

    EXPECT_EQ(inches_moved(DiceKind::Ordinary), 268);
    EXPECT_EQ(inches_moved(DiceKind::Average), 282);
}

// [BRV-38]
TEST(Nerve, PressingOnIsHelpedByALeaderAndCoveringFireAndHinderedByTheGunsNearness)
{
    EXPECT_EQ(sum_of(modifiers(PressOn{})), 0);
    EXPECT_EQ(sum_of(modifiers(PressOn{.leader_leads = true})), 1);
    EXPECT_EQ(sum_of(modifiers(PressOn{.lmg_covers = true})), 2);
    EXPECT_EQ(sum_of(modifiers(PressOn{.band = Band::Effective})), -1);
    EXPECT_EQ(sum_of(modifiers(PressOn{.band = Band::Close})), -2);
    EXPECT_EQ(sum_of(modifiers(PressOn{true, true, Band::Close})), 1);
}

// [BRV-44]
TEST(Nerve, LeavingCoverIsEasierOutsideEveryConeAndAfterAGrenade)
{
    EXPECT_EQ(sum_of(modifiers(LeaveCover{})), 0);
    EXPECT_EQ(sum_of(modifiers(LeaveCover{.leader_leads = true})), 1);
    EXPECT_EQ(sum_of(modifiers(LeaveCover{.in_a_cone = false})), 3);
    EXPECT_EQ(sum_of(modifiers(LeaveCover{true, false, true})), 6);
}

// [BRV-54] The printed example: Bravado 6 and 1 make 7, and 6 was thrown.
TEST(Nerve, ALeaderOfSixRalliesWithASixAndNotWithASeven)
{
    const int needed = 6 + sum_of(modifiers(Rally{}));

    EXPECT_EQ(needed, 7);
    EXPECT_LT(6, needed);
    EXPECT_FALSE(7 < needed);
}

// [BRV-54] [BRV-58]
TEST(Nerve, ACommissarAddsOneToHisCommanderAndNothingToHimself)
{
    EXPECT_EQ(sum_of(modifiers(Rally{.with_commissar = true})), 2);
    EXPECT_EQ(sum_of(modifiers(Rally{.by_commissar = true})), 0);
}

// [BRV-17] [GEN-3] The comparisons of the chapters, side by side.
TEST(Nerve, SomeTestsAskForLessAndSomeForNoMore)
{
    EXPECT_TRUE(to_move(8).met_by(8));
    EXPECT_FALSE(to_hold(8).met_by(8));
    EXPECT_TRUE(to_hold(8).met_by(7));
    EXPECT_TRUE(to_press_on(8, {}).met_by(8));
    EXPECT_FALSE(to_leave_cover(8, {}).met_by(8));
    EXPECT_FALSE(to_rally(7, {}).met_by(8));  // 7 + 1
    EXPECT_EQ(to_hold(8).words(), "7 or less");
    EXPECT_EQ(to_press_on(8, {.leader_leads = true}).words(), "9 or less");
    EXPECT_EQ(to_press_on(8, {}).ways(DiceKind::Ordinary), 26);
    EXPECT_EQ(to_hold(8).ways(DiceKind::Average), 23);
}

}  // namespace
}  // namespace galloper::bravado
