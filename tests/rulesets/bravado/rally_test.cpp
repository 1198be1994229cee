// [BRV-54] to [BRV-59]: rallying.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

struct Rallying : testing::Test {
    Table table;
    PieceId team =
        table.team({.at = {10_in, 0_in}, .bravado = 5, .in_cover = true, .pinned = true});
    PieceId leader = table.leader({.bravado = 6, .team = team});

    void rally(PieceId who, std::initializer_list<int> dice)
    {
        table.dice("rallying", dice);
        table.play(Verb::Rally, who);
    }
};

// [BRV-54] The printed example: 6 + 1 = 7, and a 6 was thrown.
TEST_F(Rallying, BravadoSixAndASixRally)
{
    rally(leader, {2, 4});

    EXPECT_FALSE(table.find(team).pinned);
    EXPECT_EQ(table.throws("rallying")[0].needed, "6 or less");
}

// [BRV-54]
TEST_F(Rallying, ASevenDoesNot)
{
    rally(leader, {3, 4});

    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_TRUE(table.state.leader(leader).rallied);
}

// [BRV-55] [BRV-56] His own team; in cover, with what Bravado it had, and free to act.
TEST_F(Rallying, ARalliedTeamIsInCoverAndMayActInTheSameTurn)
{
    rally(leader, {1, 2});
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_EQ(table.find(team).bravado, 5);

    table.dice("leaving cover", {1, 2}).dice("movement", {1, 2});
    table.turn({leave_cover(team, {{10_in, 2_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 2_in}));
}

// [BRV-55] 5 + 3 outside every cone, and no 1 for a leader who has rallied.
TEST_F(Rallying, ALeaderWhoHasRalliedGivesNothingElse)
{
    rally(leader, {1, 2});
    table.dice("leaving cover", {6, 6});

    table.turn({leave_cover(team, {{10_in, 2_in}})}, {leader});

    EXPECT_EQ(table.throws("leaving cover")[0].needed, "7 or less");
}

// [BRV-51] But he can be hit.
TEST_F(Rallying, ALeaderWhoHasTriedToRallyCanBeHit)
{
    rally(leader, {1, 2});
    table.dice("leaving cover", {1, 2})
        .dice("movement", {1, 1})
        .dice("who is hit", {5})
        .dice("a new leader", {5});

    table.turn({leave_cover(team, {{10_in, 2_in}})});

    EXPECT_FALSE(table.state.find_leader(leader));
}

// [BRV-10] The dice are those of his class.
TEST_F(Rallying, HeThrowsTheDiceOfHisClass)
{
    table.state.leader(leader).troops = Troops::Internationals;

    rally(leader, {1, 1});

    EXPECT_EQ(table.throws("rallying")[0].total, 4);
}

// [BRV-57] A 4, which it keeps; the test is against the leader's own 6.
TEST_F(Rallying, ATeamAtNothingFindsABravadoAndKeepsIt)
{
    table.state.team(team).bravado = 0;
    table.dice("temporary Bravado", {4});

    rally(leader, {3, 3});

    EXPECT_FALSE(table.find(team).pinned);
    EXPECT_EQ(table.find(team).bravado, 4);
    EXPECT_EQ(table.throws("rallying")[0].needed, "6 or less");
}

// [BRV-57]
TEST_F(Rallying, AFailedAttemptLeavesItAtNothing)
{
    table.state.team(team).bravado = 0;
    table.dice("temporary Bravado", {4});

    rally(leader, {6, 6});

    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_EQ(table.find(team).bravado, 0);
}

// [BRV-57] Face 2 is a 3: below 4.
TEST_F(Rallying, ByTheHouseRuleTheTestIsAgainstWhatItFound)
{
    table.state.settings.rally_zero = RallyZero::Temporary;
    table.state.team(team).bravado = 0;
    table.dice("temporary Bravado", {2});

    rally(leader, {1, 2});

    EXPECT_EQ(table.throws("rallying")[0].needed, "3 or less");
    EXPECT_EQ(table.find(team).bravado, 3);
}

// [BRV-57]
TEST_F(Rallying, ALeaderWithoutBravadoUsesItToo)
{
    table.state.team(team).bravado = 0;
    table.state.leader(leader).bravado = 0;
    table.dice("temporary Bravado", {6});

    rally(leader, {2, 3});

    EXPECT_EQ(table.throws("rallying")[0].needed, "5 or less");
    EXPECT_FALSE(table.find(team).pinned);
}

// A company commander with his commissar.
struct Commissars : Rallying {
    PieceId commissar = table.leader({.rank = Rank::Commissar, .bravado = 7, .team = team});

    void SetUp() override { table.state.leader(leader).rank = Rank::CompanyCommander; }
};

// [BRV-54] [BRV-59] 6 + 1 + 1.
TEST_F(Commissars, HisPresenceAddsOne)
{
    rally(leader, {3, 4});

    EXPECT_EQ(table.throws("rallying")[0].needed, "7 or less");
    EXPECT_FALSE(table.find(team).pinned);
}

// [BRV-59]
TEST_F(Commissars, APlatoonLeaderGetsNothingFromHim)
{
    table.state.leader(leader).rank = Rank::PlatoonLeader;

    rally(leader, {3, 4});

    EXPECT_EQ(table.throws("rallying")[0].needed, "6 or less");
    EXPECT_TRUE(table.throws("commissar").empty());
}

// [BRV-58]
TEST_F(Commissars, AfterAFailureAOneShootsTheCommander)
{
    table.dice("commissar", {1});

    rally(leader, {6, 6});

    EXPECT_FALSE(table.state.find_leader(leader));
    EXPECT_TRUE(table.state.leader(commissar).commander_is_shot);
    EXPECT_TRUE(table.state.fell_this_turn.empty());  // and he is not replaced [BRV-52]
}

// [BRV-58]
TEST_F(Commissars, ATwoSparesHim)
{
    table.dice("commissar", {2});

    rally(leader, {6, 6});

    EXPECT_TRUE(table.state.find_leader(leader));
    EXPECT_FALSE(table.state.leader(commissar).commander_is_shot);
}

// [BRV-58] 7 + 1 - 1.
TEST_F(Commissars, FromThenOnHeRalliesAtHisOwnBravado)
{
    table.state.leader(commissar).commander_is_shot = true;
    std::erase_if(table.state.leaders, [this](const Leader& one) { return one.id == leader; });

    rally(commissar, {3, 3});

    EXPECT_EQ(table.throws("rallying")[0].needed, "6 or less");
    EXPECT_FALSE(table.find(team).pinned);
}

// [BRV-51] [BRV-58] He stands by while nobody uses what he gives.
TEST_F(Commissars, HeCannotBeHitUnlessHisModifierIsInUse)
{
    table.state.team(team).pinned = false;
    table.state.team(team).in_cover = false;
    table.dice("movement", {1, 1});

    table.turn({move(team, {{10_in, 1_in}})});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.throws("who is hit").empty());
}

// [BRV-51] [BRV-58] Four figures, the commander, the commissar.
TEST_F(Commissars, HeCanBeHitOnceItHasBeen)
{
    rally(leader, {1, 2});
    table.dice("leaving cover", {1, 2}).dice("movement", {1, 1}).dice("who is hit", {6});

    table.turn({leave_cover(team, {{10_in, 2_in}})});

    EXPECT_FALSE(table.state.find_leader(commissar));
}

}  // namespace
}  // namespace galloper::bravado
