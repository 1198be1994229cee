// [BRV-49] to [BRV-53], [BRV-59a]: leaders, hit and replaced.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};

struct Leaders : testing::Test {
    Table table;
    PieceId team = table.team({.at = {10_in, 0_in}});
    PieceId leader = table.leader({.team = team});

    // An odd double costs the team a casualty as it sets out.
    void casualty(std::vector<PieceId> leading)
    {
        table.dice("movement", {3, 3});
        table.turn({move(team, {{10_in, 1_in}})}, std::move(leading));
    }
};

// [BRV-51]
TEST_F(Leaders, ALeaderWhoDoesNotLeadCannotBeHit)
{
    casualty({});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.throws("who is hit").empty());
}

// [BRV-19] [BRV-51] [GEN-7] One of five: four figures and him. He is hit instead of a figure.
TEST_F(Leaders, OneWhoLeadsIsPickedAmongTheFiguresAndHimself)
{
    table.dice("who is hit", {5}).dice("a new leader", {5});

    casualty({leader});

    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_FALSE(table.state.find_leader(leader));
    EXPECT_EQ(table.throws("who is hit")[0].dice, (std::vector<Die>{{5, 5}}));
    EXPECT_EQ(table.state.tally.leaders_lost, 1);
    EXPECT_TRUE(table.was_said("{} falls at the head of {}."));
}

// [BRV-51]
TEST_F(Leaders, OrOneOfTheFiguresIs)
{
    table.dice("who is hit", {4});

    casualty({leader});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.state.find_leader(leader));
}

// [BRV-51] He leads another team.
TEST_F(Leaders, OnlyTheTeamHeIsWithPutsHimAtRisk)
{
    table.state.leader(leader).team = table.team({.at = {20_in, 0_in}});

    casualty({leader});

    EXPECT_TRUE(table.throws("who is hit").empty());
}

// [BRV-49]
TEST_F(Leaders, AloneWithinTwoInchesHeCountsAsWithTheTeam)
{
    table.state.leader(leader).team.reset();
    table.state.leader(leader).at = {12_in, 0_in};
    table.dice("who is hit", {5}).dice("a new leader", {5});

    casualty({leader});

    EXPECT_FALSE(table.state.find_leader(leader));
}

// [BRV-18] [BRV-19]
TEST_F(Leaders, WhenItsLastFigureFallsTheLeaderIsLeftAlone)
{
    table.team({.at = {20_in, 0_in}});
    table.state.team(team).figures = 1;

    casualty({});

    EXPECT_TRUE(table.gone(team));
    EXPECT_EQ(table.state.leader(leader).team, std::nullopt);
    EXPECT_EQ(table.state.leader(leader).at, (Point{10_in, 0_in}));
}

// [BRV-49]
TEST_F(Leaders, HeGoesOverToAnotherTeamWithoutAThrow)
{
    const PieceId other = table.team({.at = {15_in, 0_in}});

    table.play(Verb::ChangeTeam, leader, {other});

    EXPECT_EQ(table.state.leader(leader).team, other);
    EXPECT_TRUE(table.was_said("{} goes over to {}."));
}

// A platoon leader falls with the first team; the others stand 5 and 10 inches away.
struct Replacement : Leaders {
    PieceId near = table.team({.at = {15_in, 0_in}});
    PieceId far = table.team({.at = {20_in, 0_in}});
    PieceId others = table.team({.formation = 2, .at = {11_in, 0_in}});

    void lose_him()
    {
        table.dice("who is hit", {5});
        casualty({leader});
    }
};

// [BRV-52] On 10, after one round without a 6, the nearest throws one. Nobody of another platoon
// throws. He is one of the team's figures.
TEST_F(Replacement, ANaturalLeaderComesFromTheFirstTeamToThrowASix)
{
    table.dice("a new leader", {10}).dice("natural leader", {1, 2, 3, 4, 6});

    lose_him();

    ASSERT_EQ(table.state.leaders.size(), 1u);
    const Leader& natural = table.state.leaders[0];
    EXPECT_EQ(natural.rank, Rank::NaturalLeader);
    EXPECT_EQ(natural.team, near);  // the team he fell with, then near, far, and round again
    EXPECT_EQ(table.find(near).figures, 4);
    EXPECT_EQ(table.throws("where a natural leader comes from").size(), 5u);
}

// [BRV-52]
TEST_F(Replacement, OtherwiseNobodyDoesAndThereIsNoSecondTry)
{
    table.dice("a new leader", {9});
    lose_him();
    EXPECT_TRUE(table.state.leaders.empty());

    table.turn({});

    EXPECT_TRUE(table.throws("a new leader").empty());
}

// [BRV-52]
TEST_F(Replacement, ACompanyCommanderIsNotReplaced)
{
    table.state.leader(leader).rank = Rank::CompanyCommander;

    lose_him();

    EXPECT_TRUE(table.state.leaders.empty());
    EXPECT_TRUE(table.throws("a new leader").empty());
}

// [BRV-52] [GEN-8]
TEST_F(Replacement, BetweenTeamsEquallyNearAThrowDecides)
{
    table.state.team(far).at = {5_in, 0_in};
    table.dice("which team is nearer", {2})
        .dice("a new leader", {1})
        .dice("natural leader", {1, 6});

    lose_him();

    EXPECT_EQ(table.state.leaders[0].team, far);
}

// [BRV-53] He has no +1 to give, and going with the last figure of his team he is no loss of his
// own.
TEST_F(Leaders, ANaturalLeaderGivesNothingAndFallsWithTheLastOfHisTeam)
{
    table.team({.at = {20_in, 0_in}});
    table.gun({.at = {10_in, 15_in}, .front = south, .aim = south});
    table.state.leader(leader).rank = Rank::NaturalLeader;
    table.state.team(team).figures = 2;
    table.dice("movement", {2, 2});

    table.turn({move(team, {{10_in, 1_in}})}, {leader});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 8);
    table.dice("pressing on", {4, 4});
    table.press_on();
    EXPECT_TRUE(table.gone(team));
    EXPECT_FALSE(table.state.find_leader(leader));
    EXPECT_EQ(table.state.tally.leaders_lost, 0);
}

// [BRV-59a] One declaration gives his +1 as often as it arises.
TEST_F(Leaders, WhoLeadsHelpsInEveryTestOfTheTurn)
{
    table.gun({.at = {10_in, 15_in}, .front = south, .aim = south});
    table.state.team(team).in_cover = true;
    table.dice("leaving cover", {1, 2}).dice("movement", {2, 2}).dice("who is hit", {1, 1});

    table.turn({leave_cover(team, {{10_in, 1_in}})}, {leader});

    EXPECT_EQ(table.throws("leaving cover")[0].needed, "8 or less");
    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 9);
}

}  // namespace
}  // namespace galloper::bravado
