// [BRV-20] to [BRV-22], [BRV-35] to [BRV-38]: moving in a cone.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};

// A gun at (30, 30) looks south. Straight ahead its cone begins at y = 12; its bands change at
// y = 18 and y = 24.
struct UnderFire : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south, .aim = south});

    PieceId team_at(Length y, int figures = 4)
    {
        return table.team({.at = {30_in, y}, .figures = figures});
    }
    void walk(PieceId team, Length to, std::initializer_list<int> movement)
    {
        table.dice("movement", movement);
        table.turn({move(team, {{30_in, to}})});
    }
    // A light machine gun in the middle of the cone that fires at the gun keeps it as it is.
    Order that_holds_the_cone()
    {
        const PieceId lmg = table.team({.arm = Arm::Lmg, .at = {30_in, 20_in}, .figures = 3});
        table.dice("direct fire", {1, 1}).dice("under fire", {1, 2});
        return direct_fire(lmg, gun);
    }
};

// [BRV-20] [BRV-21] [BRV-35]
TEST_F(UnderFire, AMoveIntoTheConeCostsItsExcessForGood)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {4, 6});
    table.dice("entering a cone", {2, 3});
    table.go_on();

    EXPECT_EQ(table.find(team).bravado, 6);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 14_in}));
    EXPECT_EQ(table.throws("entering a cone")[0].needed, "5 or less");
}

// [BRV-14] [BRV-21] It is 4 inches to the cone; below 6 falls in 10 of 36 ways.
TEST_F(UnderFire, ItsPlayerIsAskedBeforeItSetsOut)
{
    const PieceId team = team_at(8_in);

    walk(team, 16_in, {4, 6});

    const auto* question = table.asked<questions::SetOut>();
    ASSERT_TRUE(question);
    EXPECT_EQ(*question, (questions::SetOut{team, gun, 4_in - Length{1}, 6_in, 10}));
    EXPECT_EQ(table.find(team).at, (Point{30_in, 8_in}));
}

// [BRV-21] 12 is 4 over: 4 inches from y = 4 do not reach the cone.
TEST_F(UnderFire, ARateThatDoesNotReachTheConeIsAnOrdinaryThrow)
{
    const PieceId team = team_at(4_in);

    walk(team, 14_in, {6, 6});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 8_in}));
    EXPECT_EQ(table.find(team).bravado, 8);
    EXPECT_EQ(table.find(team).figures, 4);  // an even double
}

// [BRV-14] [BRV-21] [BRV-36]
TEST_F(UnderFire, StoppingShortOfTheConeDoesNotUndoTheDice)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {5, 5});

    table.stop_short(2);

    EXPECT_EQ(table.find(team).at, (Point{30_in, 10_in}));
    EXPECT_EQ(table.find(team).bravado, 6);
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_FALSE(table.state.halt);
    EXPECT_TRUE(table.throws("entering a cone").empty());
}

// [BRV-35] [BRV-37] Below 8: an 8 will not do.
TEST_F(UnderFire, WhoFailsAtTheEdgeLosesAFigureAndHasToChoose)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {3, 4});
    table.dice("entering a cone", {2, 6});
    table.go_on();

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
    const auto* question = table.asked<questions::PressOn>();
    ASSERT_TRUE(question);
    EXPECT_EQ(*question, (questions::PressOn{team, gun, 8, 26}));  // 8 or less: 26 of 36 ways

    table.dice("under fire", {1, 2});
    table.take_cover();
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_FALSE(table.state.halt);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
}

// [BRV-37] [GEN-12] The table saves and loads the state before each answer.
TEST_F(UnderFire, WhoPressesOnGoesOnWithTheSameMove)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {3, 4});
    table.dice("entering a cone", {2, 6}).dice("pressing on", {2, 6});
    table.go_on();

    table.press_on();

    EXPECT_EQ(table.find(team).at, (Point{30_in, 16_in}));
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-37]
TEST_F(UnderFire, WhoFailsToPressOnTakesCoverOnTheSpot)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {3, 4});
    table.dice("entering a cone", {2, 6}).dice("pressing on", {3, 6});
    table.go_on();
    table.dice("under fire", {1, 2});

    table.press_on();

    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_FALSE(table.find(team).pinned);
}

// [BRV-17] [BRV-37]
TEST_F(UnderFire, ADoubleCostsAFigureThoughItPressesOnAndThenItChoosesAgain)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {3, 4});
    table.dice("entering a cone", {2, 6}).dice("pressing on", {4, 4});
    table.go_on();

    table.press_on();

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
}

// [BRV-37] 10 is over 8, and a double: into cover with one figure less, and no more to choose.
TEST_F(UnderFire, AFailedDoubleCostsAFigureInCover)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {3, 4});
    table.dice("entering a cone", {2, 6}).dice("pressing on", {5, 5});
    table.go_on();
    table.dice("under fire", {1, 2});

    table.press_on();

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_FALSE(table.state.halt);
}

// [BRV-36] The double's casualty and its choice come first, then the test.
TEST_F(UnderFire, AtThePointOfEntryTheTestIsDueEvenIfTheTeamHasTakenCover)
{
    const PieceId team = team_at(8_in);
    walk(team, 16_in, {4, 4});
    table.go_on();
    EXPECT_EQ(table.find(team).figures, 3);
    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_TRUE(table.throws("entering a cone").empty());

    table.dice("entering a cone", {6, 5}).dice("under fire", {1, 2});
    table.take_cover();

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
}

// [BRV-35] [BRV-29]
TEST_F(UnderFire, WhoStartsInTheConeIsTestedWhenItChangesBandAndNotBefore)
{
    const PieceId team = team_at(16_in);
    walk(team, 19_in, {1, 2});
    table.dice("a new range band", {3, 6});
    table.go_on();

    EXPECT_TRUE(table.throws("entering a cone").empty());
    EXPECT_EQ(table.find(team).at, (Point{30_in, 18_in}));
    EXPECT_EQ(table.find(team).figures, 3);
    const auto* question = table.asked<questions::PressOn>();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->need, 7);  // the point belongs to the effective band: 8 - 1 [BRV-38]
}

// [BRV-35]
TEST_F(UnderFire, WithinABandNothingIsAskedAndNothingTested)
{
    const PieceId team = team_at(13_in);

    walk(team, 17_in, {1, 2});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 17_in}));
    EXPECT_EQ(table.throws("a new range band").size(), 0u);
}

// [BRV-35] [GEN-25] On the boundary it is in the nearer band: going out, the first tenth of a
// millimetre lies in the other.
TEST_F(UnderFire, GoingOutFromABoundaryTheTestIsDueAtOnce)
{
    const PieceId team = team_at(18_in);
    walk(team, 16_in, {1, 2});
    table.dice("a new range band", {3, 6});
    table.go_on();

    EXPECT_EQ(table.find(team).at, (Point{30_in, 18_in - Length{1}}));
    EXPECT_TRUE(table.asked<questions::PressOn>());
}

// [BRV-35] [GEN-25] Going in, none is due before y = 24.
TEST_F(UnderFire, GoingInFromABoundaryNoTestIsDueBeforeTheNextOne)
{
    const PieceId team = team_at(18_in);

    walk(team, 24_in - Length{1}, {1, 2});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 24_in - Length{1}}));
    EXPECT_TRUE(table.throws("a new range band").empty());
}

// [BRV-35] 9 inches ahead the cone is 2 wide: in at 29 and out after 31, and back again.
TEST_F(UnderFire, WhoLeavesTheConeAndComesBackEntersItAnew)
{
    const PieceId team = table.team({.at = {28_in, 21_in}});
    table.dice("movement", {3, 4}).dice("entering a cone", {1, 2, 1, 2});
    table.turn({that_holds_the_cone(), move(team, {{32_in, 21_in}, {28_in, 21_in}})});
    table.go_on();

    EXPECT_EQ(table.throws("entering a cone").size(), 2u);
    EXPECT_EQ(table.find(team).at, (Point{28_in, 21_in}));
}

// [BRV-36]
TEST_F(UnderFire, WhoStartsInTheConePaysForADoubleWhereItStands)
{
    const PieceId team = team_at(13_in);

    walk(team, 17_in, {2, 2});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 13_in}));
    EXPECT_TRUE(table.asked<questions::PressOn>());
}

// [BRV-17] In a cone an odd double costs one figure like any other, not two.
TEST_F(UnderFire, AnOddDoubleInTheConeCostsOneFigure)
{
    const PieceId team = team_at(13_in);
    walk(team, 17_in, {3, 3});
    table.dice("pressing on", {1, 2});

    table.press_on();

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 17_in}));
}

// [BRV-20] [BRV-22] 9 is 6 over 3.
TEST_F(UnderFire, ATeamWithoutBravadoLeftIsPinnedAndDoesNotMove)
{
    const PieceId team = team_at(13_in);
    table.state.team(team).bravado = 3;
    table.dice("under fire", {1, 2});

    walk(team, 17_in, {4, 5});

    EXPECT_EQ(table.find(team).bravado, 0);
    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 13_in}));
}

// [BRV-36] [BRV-45] Pinned it is in cover: there is nothing to choose.
TEST_F(UnderFire, ADoubleThatAlsoPinsCostsItsFigureWithoutAChoice)
{
    const PieceId team = team_at(13_in);
    table.state.team(team).bravado = 2;
    table.dice("under fire", {1, 2});

    walk(team, 17_in, {2, 2});

    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_FALSE(table.state.halt);
}

// [BRV-18] And whoever comes after it acts all the same.
TEST_F(UnderFire, ATeamThatLosesItsLastFigureOnTheWayIsGone)
{
    const PieceId team = team_at(8_in, 1);
    const PieceId other = table.team({.at = {5_in, 0_in}});
    table.dice("movement", {3, 4, 3, 4});
    table.turn({move(team, {{30_in, 16_in}}), move(other, {{5_in, 3_in}})});
    table.dice("entering a cone", {6, 5});

    table.go_on();

    EXPECT_TRUE(table.gone(team));
    EXPECT_FALSE(table.state.halt);
    EXPECT_EQ(table.find(other).at, (Point{5_in, 3_in}));
}

// [BRV-50]
TEST_F(UnderFire, ALeaderOnTheMoveWithTheTeamLosesWhatItLoses)
{
    const PieceId team = team_at(13_in);
    const PieceId with = table.leader({.bravado = 7, .team = team});
    const PieceId elsewhere =
        table.leader({.bravado = 7, .team = table.team({.at = {5_in, 0_in}})});

    walk(team, 17_in, {4, 6});

    EXPECT_EQ(table.find(team).bravado, 6);
    EXPECT_EQ(table.state.leader(with).bravado, 5);
    EXPECT_EQ(table.state.leader(elsewhere).bravado, 7);
}

// [BRV-38] [BRV-59a]
TEST_F(UnderFire, ALeaderWhoLeadsAddsOneToPressingOn)
{
    const PieceId team = team_at(13_in);
    const PieceId leader = table.leader({.team = team});
    table.dice("movement", {2, 2}).dice("who is hit", {1});

    table.turn({move(team, {{30_in, 17_in}})}, {leader});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 9);
}

// [BRV-38]
TEST_F(UnderFire, InCloseRangePressingOnIsTwoHarder)
{
    const PieceId team = team_at(24_in);

    walk(team, 26_in, {2, 2});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 6);
}

}  // namespace
}  // namespace galloper::bravado
