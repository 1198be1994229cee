// [BRV-40] to [BRV-45], [BRV-71]: in cover, out of it, and caught in the open.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};
constexpr Facing west{-1, 0};

// A gun at (30, 30) looks south; a team lies at (30, 20), in its cone.
struct Cover : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south, .aim = south});
    PieceId team = table.team({.at = {30_in, 20_in}, .in_cover = true});
};

// [BRV-42]
TEST_F(Cover, InCoverInAConeAnOddDoubleCostsAFigure)
{
    table.dice("under fire", {3, 3});
    table.turn({});
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.find(team).in_cover);

    table.dice("under fire", {4, 4});
    table.turn({});
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-42] [BRV-45]
TEST_F(Cover, APinnedTeamThrowsAsOneInCover)
{
    table.state.team(team).pinned = true;
    table.dice("under fire", {5, 5});

    table.turn({});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.throws("in cover in a cone").size(), 1u);
}

// [BRV-41]
TEST_F(Cover, InCoverOutsideEveryConeNothingIsThrown)
{
    table.state.team(team).at = {10_in, 10_in};

    table.turn({});

    EXPECT_TRUE(table.throws("in cover in a cone").empty());
    EXPECT_TRUE(table.dice_are_spent());
}

// [BRV-43]
TEST_F(Cover, InTheOpenWithoutMovingAnyDoubleCostsAFigure)
{
    table.state.team(team).in_cover = false;
    table.dice("under fire", {4, 4});

    table.turn({});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.throws("in the open in a cone").size(), 1u);
    EXPECT_FALSE(table.asked<questions::Exposed>());  // the turn's end asks soon enough
}

// [BRV-43]
TEST_F(Cover, AsPrintedNobodyThrowsInTheOpen)
{
    table.state.settings.exposed = Exposed::None;
    table.state.team(team).in_cover = false;

    table.turn({});

    EXPECT_TRUE(table.throws("in the open in a cone").empty());
}

// [BRV-43] [BRV-71] With a second gun's dice still to come its player is asked at once.
TEST_F(Cover, BetweenTwoGunsATeamThatIsHitMayTakeCover)
{
    const PieceId second = table.gun({.at = {40_in, 20_in}, .front = west, .aim = west});
    table.state.gun(gun).at = {30_in, 31_in};  // 11 inches from the team; the second is 10
    table.state.team(team).in_cover = false;
    table.dice("under fire", {4, 4});
    table.turn({});
    const auto* question = table.asked<questions::Exposed>();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->gun, second);  // the nearer first

    table.dice("under fire", {4, 4});
    table.take_cover();

    EXPECT_EQ(table.find(team).figures, 3);  // in cover an even double does nothing
    EXPECT_TRUE(table.find(team).in_cover);
}

// [BRV-71] [GEN-8] Both are 10 inches away, and the throw is for the second of them.
TEST_F(Cover, BetweenGunsEquallyNearAThrowDecidesWhoseDiceComeFirst)
{
    const PieceId second = table.gun({.at = {40_in, 20_in}, .front = west, .aim = west});
    table.state.team(team).in_cover = false;
    table.dice("which gun is nearer", {2}).dice("under fire", {4, 4});

    table.turn({});

    const auto* question = table.asked<questions::Exposed>();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->gun, second);
}

// [BRV-43]
TEST_F(Cover, WhoStaysUpNeedsNoThrowForIt)
{
    table.gun({.at = {40_in, 20_in}, .front = west, .aim = west});
    table.state.gun(gun).at = {30_in, 31_in};
    table.state.team(team).in_cover = false;
    table.dice("under fire", {4, 4});
    table.turn({});

    table.dice("under fire", {6, 6});
    table.play(Verb::StayUp, team);

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_TRUE(table.throws("pressing on").empty());
}

// [BRV-71] The one that moved first, though its order in the sheet is not what counts for others.
TEST_F(Cover, TeamsThatMovedThrowFirstInTheOrderInWhichTheyDid)
{
    const PieceId first = table.team({.at = {30_in, 22_in}, .in_cover = true});
    const PieceId second = table.team({.at = {30_in, 23_in}, .in_cover = true});
    table.dice("leaving cover", {6, 6, 6, 6}).dice("under fire", {1, 2, 1, 2, 1, 2});

    table.turn({leave_cover(second, {{30_in, 25_in}}), leave_cover(first, {{30_in, 25_in}})});

    std::vector<PieceId> order;
    for (const Line& line : table.report().lines)
        if (line.rule == "BRV-42") order.push_back(line.about[0]);
    EXPECT_EQ(order, (std::vector<PieceId>{second, first, team}));
}

// [BRV-44] Below 8 in the cone.
TEST_F(Cover, WhoLeavesCoverMovesAtOnce)
{
    table.dice("leaving cover", {3, 4}).dice("movement", {3, 4});

    table.turn({leave_cover(team, {{30_in, 23_in}})});

    EXPECT_FALSE(table.find(team).in_cover);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 23_in}));
    EXPECT_EQ(table.throws("leaving cover")[0].needed, "7 or less");
}

// [BRV-44]
TEST_F(Cover, FailingInAConeCostsOneBravadoAndPins)
{
    table.dice("leaving cover", {4, 4}).dice("under fire", {1, 2});

    table.turn({leave_cover(team, {{30_in, 23_in}})});

    EXPECT_EQ(table.find(team).bravado, 7);
    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_EQ(table.find(team).figures, 4);  // doubles mean nothing here
    EXPECT_EQ(table.find(team).at, (Point{30_in, 20_in}));
}

// [BRV-44] 8 + 3: below 11.
TEST_F(Cover, OutsideEveryConeItIsThreeEasierAndFailingDoesNotPin)
{
    table.state.team(team).at = {10_in, 10_in};
    table.dice("leaving cover", {5, 6});

    table.turn({leave_cover(team, {{10_in, 12_in}})});

    EXPECT_EQ(table.throws("leaving cover")[0].needed, "10 or less");
    EXPECT_EQ(table.find(team).bravado, 7);
    EXPECT_FALSE(table.find(team).pinned);
    EXPECT_TRUE(table.find(team).in_cover);
}

// [BRV-44] [BRV-22]
TEST_F(Cover, FailingWithTheLastBravadoPinsAnywhere)
{
    table.state.team(team).at = {10_in, 10_in};
    table.state.team(team).bravado = 1;
    table.dice("leaving cover", {5, 6});

    table.turn({leave_cover(team, {{10_in, 12_in}})});

    EXPECT_EQ(table.find(team).bravado, 0);
    EXPECT_TRUE(table.find(team).pinned);
}

// [BRV-44] [BRV-50] [BRV-59a]
TEST_F(Cover, ALeaderWhoLeadsAddsOneAndLosesNothingByAFailure)
{
    const PieceId leader = table.leader({.team = team});
    table.dice("leaving cover", {4, 5}).dice("under fire", {1, 2});

    table.turn({leave_cover(team, {{30_in, 23_in}})}, {leader});

    EXPECT_EQ(table.throws("leaving cover")[0].needed, "8 or less");
    EXPECT_EQ(table.find(team).bravado, 7);
    EXPECT_EQ(table.state.leader(leader).bravado, 8);
}

// [BRV-40]
TEST_F(Cover, TeamsMayTakeCoverAsTheTurnEnds)
{
    const PieceId mover = table.team({.at = {30_in, 8_in}});
    table.dice("movement", {3, 4}).dice("entering a cone", {1, 2}).dice("under fire", {1, 2});
    table.turn({move(mover, {{30_in, 14_in}})});
    table.go_on();
    ASSERT_EQ(table.state.phase, Phase::Cover);

    table.play(Verb::EndTurn, {}, {std::vector<PieceId>{mover}});

    EXPECT_TRUE(table.find(mover).in_cover);
    EXPECT_EQ(table.state.turn, 2);
}

// [BRV-42] [BRV-43] Who has moved in the cone and stands there has paid with its movement dice.
TEST_F(Cover, WhoHasMovedAndStandsInTheOpenThrowsNothingMore)
{
    table.state.team(team).in_cover = false;
    table.dice("movement", {3, 4});

    table.turn({move(team, {{30_in, 22_in}})});

    EXPECT_TRUE(table.throws("in the open in a cone").empty());
}

// [BRV-14] [BRV-43] Asked before the band's edge at 12 inches from the gun, it stays at 14.
TEST_F(Cover, NorWhoWasOrderedToMoveAndStopsWhereItStands)
{
    table.state.team(team).in_cover = false;
    table.state.team(team).at = {30_in, 16_in};
    table.dice("movement", {3, 4});
    table.turn({move(team, {{30_in, 20_in}})});

    table.stop_short(0);

    EXPECT_EQ(table.find(team).at, (Point{30_in, 16_in}));
    EXPECT_EQ(table.throws("movement").size(), 1u);
    EXPECT_TRUE(table.throws("in the open in a cone").empty());
}

}  // namespace
}  // namespace galloper::bravado
