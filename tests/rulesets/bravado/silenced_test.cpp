// [BRV-60] to [BRV-62], [BRV-66]: silenced guns that open fire again.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};
constexpr Facing north{0, 1};

// A silenced gun at (30, 30) that looked south.
struct Silenced : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in},
                             .front = south,
                             .aim = south,
                             .bravado = 5,
                             .lost = 3,
                             .lost_since_open = 3,
                             .state = GunState::Silenced});

    PieceId team_at(Length y) { return table.team({.at = {30_in, y}}); }
};

// [BRV-60] Below 5, at the first point within 6 inches.
TEST_F(Silenced, AGunMayOpenFireAgainOnWhoeverMovesWithinSixInches)
{
    const PieceId team = team_at(20_in);
    table.dice("movement", {3, 4})
        .dice("opening fire again", {2, 2})
        .dice("entering a cone", {1, 2});

    table.turn({move(team, {{30_in, 26_in}})});

    EXPECT_EQ(table.state.gun(gun).state, GunState::Firing);
    EXPECT_EQ(table.state.gun(gun).lost_since_open, 0);
    EXPECT_EQ(table.state.gun(gun).lost, 3);
    EXPECT_EQ(table.throws("opening fire again")[0].needed, "4 or less");
    const auto spot = std::find_if(table.report().lines.begin(), table.report().lines.end(),
                                   [](const Line& line) { return line.rule == "BRV-35"; });
    EXPECT_NE(spot, table.report().lines.end());
    EXPECT_EQ(table.find(team).at, (Point{30_in, 26_in}));
}

// [BRV-60] 5 is not below 5; and once in a move is enough.
TEST_F(Silenced, OtherwiseItStaysSilentAndIsNotTestedAgainInTheSameMove)
{
    const PieceId team = team_at(23_in);
    table.dice("movement", {3, 4}).dice("opening fire again", {2, 3});

    table.turn({move(team, {{30_in, 25_in}, {30_in, 23_in}, {30_in, 25_in}})});

    EXPECT_EQ(table.state.gun(gun).state, GunState::Silenced);
    EXPECT_EQ(table.throws("opening fire again").size(), 1u);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 25_in - Length{}}));
}

// [BRV-60] [BRV-66]
TEST_F(Silenced, WhoStaysStillNearByWakesNothing)
{
    team_at(27_in);

    table.turn({});

    EXPECT_TRUE(table.throws("opening fire again").empty());
    EXPECT_EQ(table.state.gun(gun).state, GunState::Silenced);
}

// [BRV-60] One that starts within 6 inches has its test at the start.
TEST_F(Silenced, TheTestComesAtTheFirstPointNearEnough)
{
    const PieceId team = team_at(25_in);
    table.dice("movement", {4, 4}).dice("opening fire again", {1, 2});

    table.turn({move(team, {{30_in, 23_in}})});

    // Its dice now count as thrown under fire, and the even double costs a figure where it stands.
    EXPECT_EQ(table.find(team).at, (Point{30_in, 25_in}));
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.asked<questions::PressOn>());
}

// [BRV-26] [BRV-61] 10 is 2 over 8: rate 6, and Bravado 6 once the gun fires.
TEST_F(Silenced, TheDiceOfTheMoveBecomeDiceUnderFire)
{
    const PieceId team = team_at(19_in);
    table.dice("movement", {4, 6})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2});

    table.turn({move(team, {{30_in, 27_in}})});

    EXPECT_EQ(table.find(team).at, (Point{30_in, 25_in}));
    EXPECT_EQ(table.find(team).bravado, 6);
}

// [BRV-61] [BRV-31] It pointed south-east: of the directions that cover a team due south the one
// with the team on the cone's edge is the smallest swing from there, 1 sideways to 9 ahead.
// [BRV-28]
TEST_F(Silenced, ItSwingsNoFartherThanItMustFromWhereItLastPointed)
{
    table.state.gun(gun).aim = {1, -1};
    const PieceId team = team_at(20_in);
    table.dice("movement", {3, 4})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2});

    table.turn({move(team, {{30_in, 26_in}})});

    EXPECT_EQ(table.state.gun(gun).aim, (Facing{1, -9}));
}

// [BRV-61] [BRV-30]
TEST_F(Silenced, FromBehindItPointsAlongItsFrontAndTheTeamIsNotUnderFire)
{
    table.state.gun(gun).front = north;
    table.state.gun(gun).aim = {1, 1};
    const PieceId team = team_at(20_in);
    table.dice("movement", {4, 4}).dice("opening fire again", {1, 2});

    table.turn({move(team, {{30_in, 26_in}})});

    EXPECT_EQ(table.state.gun(gun).aim, north);
    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 26_in}));
}

// [BRV-61] [BRV-35] Who starts in a cone takes no test, but here he does: the gun has only just
// opened fire.
TEST_F(Silenced, WhoMovesInTheConeLaterInTheTurnEntersItAnew)
{
    const PieceId first = team_at(23_in);
    const PieceId later = team_at(20_in);
    table.dice("movement", {3, 4, 3, 4})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2, 1, 3});

    table.turn({move(first, {{30_in, 25_in}}), move(later, {{30_in, 21_in}})});
    table.go_on();  // the one that moves later is asked before it sets out

    EXPECT_EQ(table.throws("entering a cone").size(), 2u);
    EXPECT_EQ(table.find(later).at, (Point{30_in, 21_in}));
}

// [BRV-61] Not moving, it throws at step 8 and not before.
TEST_F(Silenced, OthersThatDoNotMoveAreNotTouchedBeforeTheDiceOfTheTurnsEnd)
{
    const PieceId first = team_at(23_in);
    const PieceId still = team_at(20_in);
    table.dice("movement", {3, 4})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2})
        .dice("under fire", {4, 4});

    table.turn({move(first, {{30_in, 25_in}})});

    EXPECT_EQ(table.find(still).figures, 3);
    EXPECT_EQ(table.throws("in the open in a cone").size(), 1u);
}

// A rifle team in cover 6 inches from the gun goes for it: the gun is in its Bravado's reach.
struct AssaultFromCover : Silenced {
    PieceId team = table.team({.at = {30_in, 24_in}, .in_cover = true});

    void go(std::initializer_list<int> entry)
    {
        table.dice("leaving cover", {1, 2})
            .dice("movement", {3, 4})
            .dice("opening fire again", {1, 2})
            .dice("entering a cone", entry);
        table.turn({leave_cover(team, {{30_in, 30_in}})});
    }
};

// [BRV-62] 3 is well below 8, and costs a figure for the 1 all the same.
TEST_F(AssaultFromCover, EachOneItThrowsForTheReopenedGunCostsAFigure)
{
    go({1, 2});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.asked<questions::PressOn>());
}

// [BRV-62] 12 fails and shows no 1; 1 and 6 make 7: no failure but a 1.
TEST_F(AssaultFromCover, AFailureWithoutAOneCostsOnlyItsOwnFigure)
{
    go({6, 6});
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-62] Close range: 8 - 2. A 1 and a 4 press on and cost a figure; then it chooses again.
TEST_F(AssaultFromCover, PressingOnWithAOneCostsAFigureToo)
{
    go({1, 2});
    table.dice("pressing on", {1, 4});

    table.press_on();

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_TRUE(table.asked<questions::PressOn>());
}

// [BRV-62] Average dice have no 1: face 1 is a 2.
TEST_F(AssaultFromCover, AverageDiceRunNoSuchRisk)
{
    table.state.team(team).troops = Troops::Internationals;
    table.dice("close assault", {9});

    go({1, 1});

    EXPECT_EQ(table.find(team).figures, 4);
}

// [BRV-62] Two guns wake within 6 inches of it. The one at its side comes first, being nearer; the
// one that it goes for stays silent, so a 1 thrown for the other costs nothing.
TEST_F(AssaultFromCover, AnotherGunThatOpensFireAgainIsNoSuchRisk)
{
    table.gun({.at = {34_in, 26_in},
               .front = {-1, 0},
               .aim = {-1, 0},
               .bravado = 5,
               .lost = 3,
               .lost_since_open = 3,
               .state = GunState::Silenced});
    table.dice("leaving cover", {1, 2})
        .dice("movement", {3, 4})
        .dice("opening fire again", {1, 2, 6, 6})
        .dice("entering a cone", {1, 2})
        .dice("close assault", {9});

    table.turn({leave_cover(team, {{30_in, 30_in}})});

    EXPECT_EQ(table.throws("entering a cone").size(), 1u);
    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_EQ(table.state.gun(gun).state, GunState::Out);
}

// [BRV-62] It has not left cover.
TEST_F(Silenced, AnAssaultFromTheOpenRunsNoSuchRisk)
{
    const PieceId team = team_at(24_in);
    table.dice("movement", {3, 4})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2})
        .dice("close assault", {9});

    table.turn({move(team, {{30_in, 30_in}})});

    EXPECT_EQ(table.find(team).figures, 4);
}

// [BRV-62] [BRV-63] From 8 inches with Bravado 7 it is no close assault.
TEST_F(Silenced, NorDoesOneFromFartherThanItsBravado)
{
    const PieceId team = table.team({.at = {30_in, 22_in}, .bravado = 7, .in_cover = true});
    table.dice("leaving cover", {1, 2})
        .dice("movement", {3, 4})
        .dice("opening fire again", {1, 2})
        .dice("entering a cone", {1, 2});

    table.turn({leave_cover(team, {{30_in, 30_in}})});

    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 29_in}));
}

}  // namespace
}  // namespace galloper::bravado
