#include "common/rulesets/bravado/sums/fire.h"

#include <gtest/gtest.h>

#include "common/rulesets/bravado/sums/throws.h"

namespace galloper::bravado {
namespace {

constexpr Modifies die = Modifies::Die;
constexpr Modifies result = Modifies::Result;

// [BRV-46]
TEST(CoveringFireSums, LightMachineGunsGiveOneToThreeInches)
{
    EXPECT_EQ(lmg_inches(1, 0, die), 1);
    EXPECT_EQ(lmg_inches(2, 0, die), 1);
    EXPECT_EQ(lmg_inches(3, 0, die), 2);
    EXPECT_EQ(lmg_inches(4, 0, die), 2);
    EXPECT_EQ(lmg_inches(5, 0, die), 3);
    EXPECT_EQ(lmg_inches(6, 0, die), 3);
}

// [BRV-46] Two guns, one of them close, and a leader: 2 + 1 + 1 = 4 on the die.
TEST(CoveringFireSums, ModifiersChangeTheDieAndTheLastRowIsTheMost)
{
    const int modifier =
        sum_of(modifiers(LmgCover{.teams = 2, .leader_directs = true, .one_is_close = true}));

    EXPECT_EQ(modifier, 4);
    EXPECT_EQ(lmg_inches(1, modifier, die), 3);  // 5
    EXPECT_EQ(lmg_inches(6, modifier, die), 3);  // 10
}

// [BRV-46]
TEST(CoveringFireSums, ByTheHouseRuleModifiersChangeTheInches)
{
    EXPECT_EQ(lmg_inches(1, 4, result), 5);
    EXPECT_EQ(rifle_inches(2, 1, result), 2);
}

// [BRV-46] The average die: 2, 3 and 4 give 1 inch, 5 gives 2.
TEST(CoveringFireSums, RiflesGiveAnInchAndTwoOnAFive)
{
    EXPECT_EQ(rifle_inches(2, 0, die), 1);
    EXPECT_EQ(rifle_inches(4, 0, die), 1);
    EXPECT_EQ(rifle_inches(5, 0, die), 2);
    EXPECT_EQ(rifle_inches(5, 2, die), 2);
}

// [BRV-46]
TEST(CoveringFireSums, RiflesCountByTwoTeams)
{
    EXPECT_EQ(sum_of(modifiers(RifleCover{.teams = 1})), 0);
    EXPECT_EQ(sum_of(modifiers(RifleCover{.teams = 3})), 1);
    EXPECT_EQ(sum_of(modifiers(RifleCover{.teams = 4, .leader_directs = true})), 3);
}

// [BRV-47] The printed example: 6 over at 5 inches is 2.
TEST(DirectFireSums, AScoreOfElevenAtFiveInchesCostsTheGunTwo)
{
    EXPECT_EQ(direct_fire_loss(5, 11), 2);
}

// [BRV-47]
TEST(DirectFireSums, OneOrTwoOverIsNothing)
{
    EXPECT_EQ(direct_fire_loss(5, 5), 0);
    EXPECT_EQ(direct_fire_loss(5, 7), 0);
    EXPECT_EQ(direct_fire_loss(5, 8), 1);
    EXPECT_EQ(direct_fire_loss(8, 2), 0);
}

// [BRV-47] At 9 inches it takes a 12, which is 1 throw in 36.
TEST(DirectFireSums, FromTenInchesOnItCanDoNothing)
{
    const auto ways_to_lose = [](int range) {
        return ways(DiceKind::Ordinary,
                    [range](TwoDice thrown) { return direct_fire_loss(range, thrown.sum()) > 0; });
    };

    EXPECT_EQ(ways_to_lose(10), 0);
    EXPECT_EQ(ways_to_lose(12), 0);
    EXPECT_EQ(ways_to_lose(9), 1);
    EXPECT_EQ(ways_to_lose(8), 3);  // 11 in two ways, 12 in one
}

// [BRV-47] [GEN-5]
TEST(DirectFireSums, RangeIsRoundedUpToTheNextInch)
{
    EXPECT_EQ(range_in_inches({}, {5_in, 0_in}), 5);
    EXPECT_EQ(range_in_inches({}, {5_in + Length{1}, 0_in}), 6);
    EXPECT_EQ(range_in_inches({}, {3_in, 4_in}), 5);
    EXPECT_EQ(range_in_inches({}, {}), 0);
}

// [BRV-48]
TEST(GrenadeSums, SilenceAGunOnFourAndOver)
{
    EXPECT_FALSE(grenade_silences(3));
    EXPECT_TRUE(grenade_silences(4));
    EXPECT_TRUE(grenade_silences(6));
}

}  // namespace
}  // namespace galloper::bravado
