#include "common/rulesets/bravado/sums/leaders.h"

#include <gtest/gtest.h>

namespace galloper::bravado {
namespace {

// [BRV-57] 8 and 1: below 9 in 26 of 36 ways, 72 %.
TEST(RallyOdds, ALeaderOfEightRalliesATeamAtNothingInTwentySixWays)
{
    const RallyChance chance = rally_chance(DiceKind::Ordinary, 8, 0, Rally{}, RallyZero::Leader);

    EXPECT_EQ(chance.good, 26);
    EXPECT_EQ(chance.in, 36);
}

// [BRV-57] Below 3, 4, 4, 5, 5 and 6 in 1 + 3 + 3 + 6 + 6 + 10 = 29 of 6 * 36 ways, 13 %.
TEST(RallyOdds, ByTheTemporaryBravadoItIsTwentyNineInTwoHundredAndSixteen)
{
    const RallyChance chance =
        rally_chance(DiceKind::Ordinary, 8, 0, Rally{}, RallyZero::Temporary);

    EXPECT_EQ(chance.good, 29);
    EXPECT_EQ(chance.in, 216);
}

// [BRV-57]
TEST(RallyOdds, ALeaderWithNothingLeftUsesTheTemporaryBravado)
{
    EXPECT_EQ(rally_bravado(0, 0, 4, RallyZero::Leader), 4);
    EXPECT_EQ(rally_bravado(6, 0, 4, RallyZero::Leader), 6);
    EXPECT_EQ(rally_bravado(6, 0, 4, RallyZero::Temporary), 4);
    EXPECT_EQ(rally_bravado(6, 5, 4, RallyZero::Temporary), 6);  // the team is not at nothing
    EXPECT_EQ(rally_chance(DiceKind::Ordinary, 0, 0, Rally{}, RallyZero::Leader).good, 29);
}

// [BRV-54] 6 + 1: below 7 in 15 of 36 ways.
TEST(RallyOdds, ALeaderOfSixHasFifteenWays)
{
    EXPECT_EQ(rally_chance(DiceKind::Ordinary, 6, 3, Rally{}, RallyZero::Leader).good, 15);
}

// [BRV-52] 1 or 10, which is 20 %.
TEST(NaturalLeader, AppearsOnAOneOrATen)
{
    int good = 0;
    for (int d10 = 1; d10 <= 10; ++d10) good += natural_leader_appears(d10) ? 1 : 0;

    EXPECT_EQ(good, 2);
    EXPECT_TRUE(natural_leader_appears(1));
    EXPECT_TRUE(natural_leader_appears(10));
}

}  // namespace
}  // namespace galloper::bravado
