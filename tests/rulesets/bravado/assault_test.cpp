// [BRV-63] to [BRV-65]: bomb and bayonet.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"
#include "tests/support/moments.h"

namespace galloper::bravado {
namespace {

constexpr Facing north{0, 1};

// A gun at (30, 30) that looks the other way: whoever comes from the south is not under fire.
struct BombAndBayonet : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = north, .aim = north});
    PieceId team = table.team({.at = {30_in, 24_in}});

    void storm(int d10, int figures = 4)
    {
        table.state.team(team).figures = figures;
        table.dice("movement", {3, 4}).dice("close assault", {d10});
        table.turn({move(team, {{30_in, 30_in}})});
    }
    const Gun& the_gun() { return table.state.gun(gun); }
};

// [BRV-64]
TEST_F(BombAndBayonet, AOneDestroysTheAttackersAndTheLeaderWithThem)
{
    const PieceId leader = table.leader({.team = team});

    storm(1);

    EXPECT_TRUE(table.gone(team));
    EXPECT_FALSE(table.state.find_leader(leader));
    EXPECT_EQ(the_gun().state, GunState::Firing);
    EXPECT_EQ(moments(table.report()), (std::vector<std::string>{"team lost"}));
    EXPECT_EQ(table.state.tally.figures_lost, 4);
    EXPECT_EQ(table.state.tally.leaders_lost, 1);
}

// [BRV-49] [BRV-64] Alone within 2 inches of where the team fights, he counts as with it.
TEST_F(BombAndBayonet, ALeaderAloneBesideThemIsDestroyedToo)
{
    const Length fights_at = 30_in - on_the_position;  // half an inch short of the muzzle
    const PieceId beside = table.leader({.at = {32_in, fights_at}});
    const PieceId farther = table.leader({.at = {32_in + Length{1}, fights_at}});

    storm(1);

    EXPECT_FALSE(table.state.find_leader(beside));
    EXPECT_TRUE(table.state.find_leader(farther));
    EXPECT_EQ(table.state.tally.leaders_lost, 1);
}

// [BRV-64] [BRV-17] Below 8: an 8 costs a figure.
TEST_F(BombAndBayonet, AStiffFightCostsAFigureUnlessNerveHolds)
{
    table.dice("a stiff fight", {4, 4});

    storm(3);

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(the_gun().state, GunState::Out);
    EXPECT_TRUE(the_gun().captured);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 30_in}));
}

// [BRV-64]
TEST_F(BombAndBayonet, AnEmptyPositionYieldsNothing)
{
    storm(5);

    EXPECT_EQ(the_gun().state, GunState::Out);
    EXPECT_FALSE(the_gun().captured);
    EXPECT_EQ(moments(table.report()), (std::vector<std::string>{"position taken"}));
    EXPECT_EQ(the_gun().prisoners, 0);
}

// [BRV-64]
TEST_F(BombAndBayonet, ACrewThatSurrendersIsADieOfPrisoners)
{
    table.dice("prisoners", {4});

    storm(8);

    EXPECT_EQ(the_gun().prisoners, 4);
    EXPECT_TRUE(the_gun().captured);
}

// [BRV-11] [BRV-64]
TEST_F(BombAndBayonet, TheLegionDoesNotSurrender)
{
    table.state.gun(gun).troops = Troops::Legion;

    storm(7);

    EXPECT_EQ(the_gun().prisoners, 0);
    EXPECT_TRUE(the_gun().captured);
}

// [BRV-64] 1 and 3 lost before are 4.
TEST_F(BombAndBayonet, WhatTheGunHasLostIsAdded)
{
    table.state.gun(gun).lost = 3;

    storm(1);

    EXPECT_FALSE(table.gone(team));
    EXPECT_EQ(the_gun().state, GunState::Out);
    EXPECT_EQ(table.throws("close assault")[0].total, 4);
    EXPECT_EQ(table.throws("close assault")[0].modifiers,
              (std::vector<Modifier>{{"Bravado the gun has lost", 3}}));
}

// [BRV-65]
TEST_F(BombAndBayonet, OfSeveralThatArriveEachThrowsUntilTheGunIsOut)
{
    const PieceId second = table.team({.at = {30_in, 25_in}});
    const PieceId third = table.team({.at = {29_in, 25_in}});
    table.dice("movement", {3, 4, 3, 4, 3, 4}).dice("close assault", {1, 9});
    const Point position{30_in, 30_in};

    table.turn({move(team, {position}), move(second, {position}), move(third, {position})});

    EXPECT_TRUE(table.gone(team));
    EXPECT_EQ(the_gun().state, GunState::Out);
    EXPECT_EQ(table.find(second).at, position);
    EXPECT_EQ(table.throws("close assault").size(), 2u);
    EXPECT_NE(table.find(third).at, position);  // two teams never stand on one point [GEN-24]
}

// [BRV-63] Half an inch off is near enough; the path need not end on the tenth of a millimetre.
TEST_F(BombAndBayonet, WhoComesWithinHalfAnInchIsOnThePosition)
{
    table.dice("movement", {3, 4}).dice("close assault", {9});

    table.turn({move(team, {{30_in + Length{100}, 30_in}})});

    EXPECT_EQ(the_gun().state, GunState::Out);
}

// [BRV-63] Past it at an inch, nobody fights.
TEST_F(BombAndBayonet, WhoPassesByDoesNotFight)
{
    table.state.team(team).at = {31_in, 24_in};
    table.dice("movement", {3, 4});

    table.turn({move(team, {{31_in, 30_in}})});

    EXPECT_EQ(the_gun().state, GunState::Firing);
    EXPECT_TRUE(table.throws("close assault").empty());
}

// [BRV-63]
TEST_F(BombAndBayonet, AMoveThatFallsShortOfThePositionIsNoFight)
{
    table.state.team(team).at = {30_in, 21_in};
    table.dice("movement", {3, 4});

    table.turn({move(team, {{30_in, 30_in}})});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 29_in}));
    EXPECT_TRUE(table.throws("close assault").empty());
}

}  // namespace
}  // namespace galloper::bravado
