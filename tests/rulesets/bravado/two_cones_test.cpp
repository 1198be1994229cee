// [BRV-39], [BRV-68], [BRV-69]: moving where cones overlap.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};
constexpr Facing west{-1, 0};

// A gun at (30, 30) looks south. Straight ahead its cone begins at y = 12.
struct Overlapping : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south, .aim = south});

    PieceId team_at(Length y) { return table.team({.at = {30_in, y}}); }
    void walk(PieceId team, Length to, std::initializer_list<int> movement)
    {
        table.dice("movement", movement);
        table.turn({move(team, {{30_in, to}})});
    }
};

// A second gun at (44, 16) looks west: the team is in its cone from the start and enters the
// other's after 4 inches.
struct TwoCones : Overlapping {
    PieceId second = table.gun({.at = {44_in, 16_in}, .front = west, .aim = west});
    PieceId team = team_at(8_in);
};

// [BRV-39] [BRV-68] 10 is 2 over 8: rate 6, Bravado 6. Then 7 is 1 over 6: rate 5, Bravado 5.
TEST_F(TwoCones, OneThrowForEachConeAndTheLowestRateCounts)
{
    walk(team, 16_in, {4, 6, 3, 4});
    table.dice("entering a cone", {1, 3});
    table.go_on();

    EXPECT_EQ(table.throws("movement").size(), 2u);
    EXPECT_EQ(table.throws("movement")[1].needed, "6 or less");
    EXPECT_EQ(table.find(team).bravado, 5);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 13_in}));
}

// [BRV-68] 13 would be 5 over 8: 12 is 4 over, and 4 inches just touch the other cone; 11 at 7 is 4
// over as well, and 3 inches do not.
TEST_F(TwoCones, AConeThatTheWayNoLongerTouchesAsksForNoThrow)
{
    table.state.team(team).bravado = 7;

    walk(team, 16_in, {5, 6});

    EXPECT_EQ(table.throws("movement").size(), 1u);
    EXPECT_EQ(table.find(team).bravado, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 11_in}));
}

// [BRV-39] [BRV-36] One figure at the start, where it stands in the one cone; one at the edge of
// the other.
TEST_F(TwoCones, EachDoubleCostsAFigure)
{
    walk(team, 16_in, {3, 3, 4, 4});
    table.go_on();
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 8_in}));
    table.dice("pressing on", {1, 2});

    table.press_on();

    EXPECT_EQ(table.find(team).figures, 2);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 12_in}));
}

// [BRV-69] The team stands in the close band of one gun and the long band of the other.
TEST_F(Overlapping, PressingOnInTwoConesIsOneThrowWithTheWorseBand)
{
    table.gun({.at = {34_in, 14_in}, .front = west, .aim = west});
    const PieceId team = team_at(14_in);

    walk(team, 15_in, {3, 3, 1, 2});

    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_EQ(table.asked<questions::PressOn>()->need, 6);  // 8 - 2
    table.dice("pressing on", {1, 2});
    table.press_on();
    EXPECT_EQ(table.throws("pressing on").size(), 1u);
}

}  // namespace
}  // namespace galloper::bravado
