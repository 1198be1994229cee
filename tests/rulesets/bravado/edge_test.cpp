// [BRV-28] [BRV-35]: walking along the very edge of a cone.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

// The gun has been swung no farther than it must to cover a team at (20, 16), so that the team
// stands on the cone's edge, and it walks straight at the muzzle: on the edge all the way, but for
// the rounding of its points. From 17.2 inches to 9.2 it crosses one band, and enters nothing.
TEST(Edge, WhoWalksAlongItIsInTheConeAllTheWay)
{
    Table table;
    const Point muzzle{30_in, 30_in};
    const PieceId team = table.team({.at = {20_in, 16_in}});
    // (-10, -14) turned by a part in nine to either side: 9(-10) - (-14) and 9(-14) + (-10).
    const PieceId gun = table.gun({.at = muzzle, .front = {0, -1}, .aim = Facing{-76, -136}});
    table.state.settings.drawn_by = DrawnBy::Direct;
    table.dice("movement", {1, 2}).dice("a new range band", {1, 2});

    table.turn({move(team, {muzzle})});
    ASSERT_EQ(table.state.gun(gun).aim, (Facing{-76, -136}));  // it covers the team as it is
    table.go_on();

    EXPECT_EQ(table.throws("entering a cone").size(), 0u);
    EXPECT_EQ(table.throws("a new range band").size(), 1u);
    EXPECT_EQ(table.find(team).figures, 4);
}

}  // namespace
}  // namespace galloper::bravado
