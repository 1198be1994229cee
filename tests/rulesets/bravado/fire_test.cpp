// [BRV-47] [BRV-48]: direct fire, grenades and the bayonet.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/step.h"
#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing north{0, 1};

// A gun at (30, 30) that looks the other way.
struct Firing : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = north, .aim = north});

    PieceId lmg_at(Length y)
    {
        return table.team({.arm = Arm::Lmg, .at = {30_in, y}, .figures = 3});
    }
    const Gun& the_gun() { return table.state.gun(gun); }
};

// [BRV-47] The printed example: 5 inches, 11, 6 over, 2 lost.
TEST_F(Firing, AtFiveInchesAnElevenCostsTheGunTwo)
{
    const PieceId lmg = lmg_at(25_in);
    table.dice("direct fire", {5, 6});

    table.turn({direct_fire(lmg, gun)});

    EXPECT_EQ(the_gun().bravado, 6);
    EXPECT_EQ(the_gun().lost, 2);
    EXPECT_EQ(the_gun().state, GunState::Firing);
}

// [BRV-47] Two and one: over two turns and from two guns.
TEST_F(Firing, LossesAddUpAndThreeSilenceTheGun)
{
    const PieceId first = lmg_at(25_in);
    const PieceId second = lmg_at(26_in);
    table.dice("direct fire", {5, 6});
    table.turn({direct_fire(first, gun)});

    table.dice("direct fire", {3, 4});  // 7 at 4 inches: 3 over
    table.turn({direct_fire(second, gun)});

    EXPECT_EQ(the_gun().bravado, 5);
    EXPECT_EQ(the_gun().state, GunState::Silenced);
    EXPECT_TRUE(table.was_said("{} is silenced."));
    EXPECT_TRUE(cones_over(table.state, {30_in, 35_in}).empty());
}

// [BRV-47]
TEST_F(Firing, AtASilentGunNobodyFires)
{
    const PieceId first = lmg_at(29_in);
    const PieceId second = lmg_at(28_in);
    table.dice("direct fire", {5, 6});  // 11 at 1 inch: 10 over, 3 lost

    table.turn({direct_fire(first, gun), direct_fire(second, gun)});

    EXPECT_EQ(table.throws("direct fire").size(), 1u);
    EXPECT_EQ(the_gun().lost, 3);
}

// [BRV-47] 12 at 10 inches is 2 over.
TEST_F(Firing, FromTenInchesItCanDoNothing)
{
    const PieceId lmg = lmg_at(20_in);
    table.dice("direct fire", {6, 6});

    table.turn({direct_fire(lmg, gun)});

    EXPECT_EQ(the_gun().bravado, 8);
    EXPECT_EQ(table.throws("direct fire")[0].verdict, "no effect");
}

// [BRV-10] Whatever the team's class throws otherwise.
TEST_F(Firing, DirectFireIsAlwaysTwoOrdinaryDice)
{
    const PieceId lmg = lmg_at(25_in);
    table.state.team(lmg).troops = Troops::Internationals;
    table.dice("direct fire", {6, 6});

    table.turn({direct_fire(lmg, gun)});

    EXPECT_EQ(table.throws("direct fire")[0].total, 12);
}

// [BRV-13]
TEST_F(Firing, WhoFiresDoesNotMove)
{
    const PieceId lmg = lmg_at(25_in);
    table.dice("direct fire", {1, 1});

    table.turn({direct_fire(lmg, gun)});

    EXPECT_TRUE(table.throws("movement").empty());
    EXPECT_EQ(table.find(lmg).at, (Point{30_in, 25_in}));
}

// Two rifle teams and a light machine gun lie 3 inches from the gun.
struct Grenades : Firing {
    PieceId thrower = table.team({.at = {30_in, 27_in}, .in_cover = true});
    PieceId other = table.team({.at = {29_in, 26_in}, .in_cover = true});
    PieceId machine_gunners =
        table.team({.arm = Arm::Lmg, .at = {31_in, 27_in}, .figures = 3, .in_cover = true});
};

// [BRV-48]
TEST_F(Grenades, AThreeDoesNothing)
{
    table.dice("grenade", {3});

    table.turn({grenade(thrower, gun)});

    EXPECT_EQ(the_gun().state, GunState::Firing);
}

// [BRV-48] The gun loses no Bravado by it. The thrower itself and the other rifles may go in.
TEST_F(Grenades, AFourSilencesTheGunAndARifleTeamMayGoIn)
{
    table.dice("grenade", {4});

    table.turn({grenade(thrower, gun)});

    EXPECT_EQ(the_gun().state, GunState::Silenced);
    EXPECT_EQ(the_gun().bravado, 8);
    EXPECT_EQ(the_gun().lost, 0);
    const auto* question = table.asked<questions::Bayonet>();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->candidates, (std::vector<PieceId>{thrower, other}));
}

// [BRV-44] [BRV-48] In no cone now, and after a grenade: 8 + 3 + 2. Then it moves, and the gun,
// near which it moves, may open fire again.
TEST_F(Grenades, WhoGoesInLeavesCoverAtTwoMoreAndCloseAssaults)
{
    table.dice("grenade", {4});
    table.turn({grenade(thrower, gun), leave_cover(other, {{20_in, 26_in}})});
    table.dice("leaving cover", {6, 6})
        .dice("movement", {3, 4})
        .dice("opening fire again", {6, 6})
        .dice("close assault", {9});

    table.play(Verb::GoIn, other);

    EXPECT_EQ(table.throws("leaving cover").size(), 1u);  // in place of what it had been ordered
    EXPECT_EQ(table.throws("leaving cover")[0].needed, "12 or less");
    EXPECT_EQ(the_gun().state, GunState::Out);
    EXPECT_EQ(table.find(other).at, (Point{30_in, 30_in}));
    EXPECT_FALSE(table.state.halt);
}

// [BRV-44] [BRV-48]
TEST_F(Grenades, WhoFailsToGoInStaysAndLosesOneBravado)
{
    table.state.team(thrower).bravado = 7;  // 7 + 3 + 2
    table.dice("grenade", {4});
    table.turn({grenade(thrower, gun)});
    table.dice("leaving cover", {6, 6});

    table.play(Verb::GoIn, thrower);

    EXPECT_EQ(table.find(thrower).bravado, 6);
    EXPECT_TRUE(table.find(thrower).in_cover);
    EXPECT_EQ(the_gun().state, GunState::Silenced);
}

// [BRV-48] The muzzle is 4.12 inches from the other rifles.
TEST_F(Grenades, OnlyWhoHasTheGunInReachAndHasNotActedMayGoIn)
{
    table.state.team(other).bravado = 4;
    table.dice("grenade", {4});

    table.turn({grenade(thrower, gun)});

    ASSERT_TRUE(table.asked<questions::Bayonet>());
    EXPECT_EQ(table.asked<questions::Bayonet>()->candidates, std::vector<PieceId>{thrower});
}

// [BRV-48] Whoever has thrown his own grenades before has acted.
TEST_F(Grenades, AnyNumberMayTryOneAfterAnother)
{
    table.dice("grenade", {1, 5});

    table.turn({grenade(thrower, gun), grenade(machine_gunners, gun)});

    EXPECT_EQ(the_gun().state, GunState::Silenced);
    ASSERT_TRUE(table.asked<questions::Bayonet>());
    EXPECT_EQ(table.asked<questions::Bayonet>()->candidates, std::vector<PieceId>{other});
}

// [BRV-48] [GEN-21]
TEST_F(Grenades, WhereNobodyCanGoInNobodyIsAsked)
{
    table.state.team(thrower).bravado = 2;
    table.state.team(other).in_cover = false;
    table.dice("grenade", {4});

    table.turn({grenade(thrower, gun)});

    EXPECT_FALSE(table.asked<questions::Bayonet>());
}

}  // namespace
}  // namespace galloper::bravado
