// [BRV-13] to [BRV-22]: the dice of movement.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

struct Movement : testing::Test {
    Table table;
    PieceId team = table.team({.at = {10_in, 0_in}});
};

// [BRV-15] The printed example.
TEST_F(Movement, BravadoEightAndAThrowOfTenMoveSixInches)
{
    table.dice("movement", {4, 6});

    table.turn({move(team, {{10_in, 8_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 6_in}));
    EXPECT_EQ(table.find(team).bravado, 8);  // outside every cone it is lost for this move alone
}

// [BRV-15]
TEST_F(Movement, ALowThrowMovesTheFullRateAndNoFarther)
{
    table.dice("movement", {3, 5});

    table.turn({move(team, {{10_in, 12_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 8_in}));
}

// [BRV-15] [BRV-14] Rates are walked along the way, corner by corner.
TEST_F(Movement, AWayIsWalkedRoundItsCorners)
{
    table.dice("movement", {4, 6});

    table.turn({move(team, {{10_in, 2_in}, {15_in, 2_in}})});

    EXPECT_EQ(table.find(team).at, (Point{14_in, 2_in}));
    ASSERT_EQ(table.report().motions.size(), 1u);
    EXPECT_EQ(table.report().motions[0].way,
              (std::vector<Point>{{10_in, 0_in}, {10_in, 2_in}, {14_in, 2_in}}));
}

// [BRV-17]
TEST_F(Movement, OutsideEveryConeAnOddDoubleCostsAFigureAndAnEvenOneDoesNot)
{
    table.dice("movement", {3, 3});
    table.turn({move(team, {{10_in, 2_in}})});
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{10_in, 2_in}));

    table.dice("movement", {4, 4});
    table.turn({move(team, {{10_in, 3_in}})});
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-18]
TEST_F(Movement, ATeamThatLosesItsLastFigureOnSettingOutIsGone)
{
    table.state.team(team).figures = 1;
    table.team({.at = {20_in, 0_in}});
    table.dice("movement", {1, 1});

    table.turn({move(team, {{10_in, 2_in}})});

    EXPECT_TRUE(table.gone(team));
    EXPECT_FALSE(table.state.halt);
    EXPECT_TRUE(table.was_said("{} loses its last figure."));
}

// [BRV-10] [BRV-16] Faces 2 and 3 of an average die both show a 3.
TEST_F(Movement, InternationalsThrowAverageDiceAndDoubleByNumberOrByFace)
{
    table.state.team(team).troops = Troops::Internationals;
    table.dice("movement", {2, 3});
    table.turn({move(team, {{10_in, 2_in}})});
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.throws("movement")[0].dice, (std::vector<Die>{{0, 3}, {0, 3}}));

    table.state.settings.avd_double = AvdDouble::Face;
    table.dice("movement", {2, 3});
    table.turn({move(team, {{10_in, 3_in}})});
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-14] It throws because it has declared a move, not because it gets anywhere.
TEST_F(Movement, ATeamWithoutAnOrderThrowsNothing)
{
    table.turn({});

    EXPECT_TRUE(table.throws("movement").empty());
    EXPECT_EQ(table.find(team).at, (Point{10_in, 0_in}));
}

// [BRV-15] 3 and a throw of 9: 3 - 6 is below nothing.
TEST_F(Movement, ARateOfNothingIsNoMoveAndOutsideConesNoPin)
{
    table.state.team(team).bravado = 3;
    table.dice("movement", {4, 5});

    table.turn({move(team, {{10_in, 2_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 0_in}));
    EXPECT_EQ(table.find(team).bravado, 3);
    EXPECT_FALSE(table.find(team).pinned);
}

// [BRV-59b]
TEST_F(Movement, AMoveStopsAtTheEdgeOfTheTable)
{
    table.dice("movement", {3, 5});

    table.turn({move(team, {{10_in, 2_in}, {10_in, Length{-508}}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 0_in}));
}

// [GEN-18] [GEN-24]
TEST_F(Movement, TwoTeamsNeverStandOnTheSamePoint)
{
    table.team({.at = {10_in, 4_in}});
    table.dice("movement", {3, 5});

    table.turn({move(team, {{10_in, 4_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 4_in - Length{1}}));
}

// [GEN-24] Passing is no matter.
TEST_F(Movement, ATeamMayPassThroughAnother)
{
    table.team({.at = {10_in, 4_in}});
    table.dice("movement", {3, 5});

    table.turn({move(team, {{10_in, 6_in}})});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 6_in}));
}

// The log says what was thrown, what was needed and what came of it.
TEST_F(Movement, TheThrowIsToldInFull)
{
    table.dice("movement", {4, 6});

    table.turn({move(team, {{10_in, 8_in}})});

    const Throw expected{"movement",  {{6, 4}, {6, 6}}, {},   10,
                         "8 or less", "up to 6 inches", false};
    EXPECT_EQ(table.throws("movement"), std::vector<Throw>{expected});
}

}  // namespace
}  // namespace galloper::bravado
