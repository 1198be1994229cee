// [BRV-46] [BRV-70]: covering fire.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};

// A gun at (30, 30) looks south. A light machine gun lies 10 inches off to its side, and a team 12
// inches before it sets out towards it: it moves in its cone.
struct CoveringFire : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south, .aim = south});
    PieceId lmg = table.team({.arm = Arm::Lmg, .at = {40_in, 30_in}, .figures = 3});
    PieceId team = table.team({.at = {30_in, 14_in}});

    // The way crosses into the effective band after 4 inches.
    void advance(std::vector<Order> orders, std::initializer_list<int> movement,
                 std::vector<PieceId> leading = {})
    {
        table.dice("movement", movement);
        orders.push_back(move(team, {{30_in, 23_in}}));
        table.turn(orders, std::move(leading));
        if (table.asked<questions::SetOut>()) {
            table.dice("a new range band", {1, 2});
            table.go_on();
        }
    }
};

// [BRV-46] A 3 and the gun itself make 4: 2 inches. 10 is 2 over 8: 6 inches and 2 more.
TEST_F(CoveringFire, ItAddsInchesToTheRateAfterTheDice)
{
    table.dice("covering fire", {3});

    advance({covering_fire(lmg, gun)}, {4, 6});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 22_in}));
    EXPECT_EQ(table.find(team).bravado, 6);  // the throw is held against Bravado all the same
    EXPECT_EQ(table.throws("movement")[0].needed, "8 or less");
    EXPECT_TRUE(table.was_said("{} covers those who move in the cone of {}."));
}

// [BRV-46] 1, 1 for the gun, 1 because it is within 6 inches, 1 for the leader: 4, so 2 inches.
TEST_F(CoveringFire, ALeaderAndANearGunHelpTheDie)
{
    table.state.team(lmg).at = {36_in, 30_in};
    const PieceId leader = table.leader({.team = lmg});
    table.dice("covering fire", {1});

    advance({covering_fire(lmg, gun)}, {4, 6}, {leader});

    EXPECT_EQ(table.throws("covering fire")[0].total, 4);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 22_in}));
}

// [BRV-46] One die for the gun, however many cover. 1 and two guns make 3: 2 inches.
TEST_F(CoveringFire, TwoLightMachineGunsThrowOneDie)
{
    const PieceId other = table.team({.arm = Arm::Lmg, .at = {20_in, 30_in}, .figures = 3});
    table.dice("covering fire", {1});

    advance({covering_fire(lmg, gun), covering_fire(other, gun)}, {4, 6});

    EXPECT_EQ(table.throws("covering fire").size(), 1u);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 22_in}));
}

// [BRV-46] Face 6 of the average die is a 5: 2 inches.
TEST_F(CoveringFire, RiflesThrowAnAverageDie)
{
    const PieceId rifles = table.team({.at = {38_in, 30_in}});
    table.dice("covering fire", {6});

    advance({covering_fire(rifles, gun)}, {4, 6});

    EXPECT_EQ(table.throws("covering fire")[0].dice, (std::vector<Die>{{0, 5}}));
    EXPECT_EQ(table.find(team).at, (Point{30_in, 22_in}));
}

// [BRV-46]
TEST_F(CoveringFire, MachineGunsAndRiflesDoNotCoverInOneTurn)
{
    const PieceId rifles = table.team({.at = {38_in, 30_in}});
    table.dice("covering fire", {3});

    advance({covering_fire(lmg, gun), covering_fire(rifles, gun)}, {4, 6});

    EXPECT_EQ(table.throws("covering fire").size(), 1u);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 22_in}));
}

// [BRV-38] [BRV-46] 8 + 2.
TEST_F(CoveringFire, ALightMachineGunsAlsoHelpsToPressOn)
{
    table.dice("covering fire", {3});
    advance({covering_fire(lmg, gun)}, {4, 4});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 10);
}

// [BRV-38]
TEST_F(CoveringFire, ThatOfRiflesDoesNot)
{
    const PieceId rifles = table.team({.at = {38_in, 30_in}});
    table.dice("covering fire", {3});
    advance({covering_fire(rifles, gun)}, {4, 4});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 8);
}

// [BRV-70] At the bare rate of 4 the way ends 4 inches before the cone.
TEST_F(CoveringFire, AWayThatDoesNotTouchTheConeAtItsBareRateGetsNone)
{
    table.state.team(team).at = {30_in, 4_in};
    table.dice("covering fire", {6});

    advance({covering_fire(lmg, gun)}, {6, 6});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 8_in}));
    EXPECT_EQ(table.find(team).bravado, 8);
}

// [BRV-70] 6 inches take it to y = 21. A second gun looks west along y = 24, held there by a nearer
// target: 16 inches ahead its cone is 16 / 9 = 1.78 wide to each side and begins at y = 22.22.
TEST_F(CoveringFire, AConeReachedByAddedInchesAloneAsksForATestAndNoThrow)
{
    table.gun({.at = {46_in, 24_in}, .front = {-1, 0}, .aim = {-1, 0}});
    const PieceId decoy = table.team({.at = {44_in, 24_in}});
    table.state.team(team).at = {30_in, 15_in};
    table.dice("covering fire", {3}).dice("movement", {4, 6, 1, 2});
    table.turn({covering_fire(lmg, gun), move(team, {{30_in, 23_in}}),
                move(decoy, {{44_in, 24_in + Length{10}}})});
    table.dice("a new range band", {1, 2}).dice("entering a cone", {1, 2});

    table.go_on();

    EXPECT_EQ(table.throws("movement").size(), 2u);  // one for each team
    EXPECT_EQ(table.throws("entering a cone").size(), 1u);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 23_in}));
    EXPECT_EQ(table.find(team).bravado, 6);
}

// [BRV-46] [BRV-22] 9 is 6 over 3: no Bravado, no rate, and nothing to add to.
TEST_F(CoveringFire, WhoCannotMoveAtAllGetsNone)
{
    table.state.team(team).bravado = 3;
    table.dice("covering fire", {6}).dice("under fire", {1, 2});

    advance({covering_fire(lmg, gun)}, {4, 5});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 14_in}));
    EXPECT_TRUE(table.find(team).pinned);
}

// [BRV-45] [BRV-46]
TEST_F(CoveringFire, APinnedTeamGivesNone)
{
    table.state.team(lmg).pinned = table.state.team(lmg).in_cover = true;

    advance({covering_fire(lmg, gun)}, {4, 6});

    EXPECT_TRUE(table.throws("covering fire").empty());
    EXPECT_EQ(table.find(team).at, (Point{30_in, 20_in}));
}

// [BRV-46] 3 inches for the die, 1 for the gun, 1 because it is near and 1 for the leader. 11 is 3
// over 8: 5 inches by the dice, and with 6 more it comes the whole 10.
TEST_F(CoveringFire, AndNothingCapsThem)
{
    table.state.settings.modifies = Modifies::Result;
    table.state.team(lmg).at = {36_in, 30_in};
    const PieceId leader = table.leader({.team = lmg});
    table.state.team(team).at = {30_in, 19_in};
    table.dice("covering fire", {5}).dice("movement", {5, 6});
    table.turn({covering_fire(lmg, gun), move(team, {{30_in, 29_in}})}, {leader});
    table.dice("a new range band", {1, 1});

    table.go_on();

    EXPECT_EQ(table.throws("covering fire")[0].verdict, "6 inches");
    EXPECT_EQ(table.find(team).at, (Point{30_in, 29_in}));
}

// [BRV-46] 1 inch for the die and 2 for gun and leader.
TEST_F(CoveringFire, ByTheHouseRuleModifiersAddInches)
{
    table.state.settings.modifies = Modifies::Result;
    const PieceId leader = table.leader({.team = lmg});
    table.dice("covering fire", {1});

    advance({covering_fire(lmg, gun)}, {4, 6}, {leader});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 23_in}));
}

}  // namespace
}  // namespace galloper::bravado
