// [BRV-28] to [BRV-34]: where cones lie on the table, and how guns aim in a turn.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/step.h"
#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Facing south{0, -1};

// A gun at (30, 30) that looks south.
struct GunsAim : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south, .aim = south});

    PieceId team_at(Length x, Length y) { return table.team({.at = {x, y}}); }
    bool covered(Point at)
    {
        const std::vector<PieceId> guns = cones_over(table.state, at);
        return std::find(guns.begin(), guns.end(), gun) != guns.end();
    }
};

// [BRV-28] 9 inches ahead it is 2 wide.
TEST_F(GunsAim, AConeCoversWhatLiesInItAndOnItsEdge)
{
    EXPECT_TRUE(covered({31_in, 21_in}));
    EXPECT_FALSE(covered({31_in + Length{1}, 21_in}));
    EXPECT_TRUE(covered({30_in, 12_in}));
    EXPECT_FALSE(covered({30_in, 12_in - Length{1}}));
}

// [BRV-60]
TEST_F(GunsAim, ASilencedGunHasNoCone)
{
    table.state.gun(gun).state = GunState::Silenced;
    EXPECT_FALSE(covered({30_in, 21_in}));
}

// [BRV-9]
TEST_F(GunsAim, ABuildingStopsTheConeUnderTheHouseRuleAlone)
{
    table.state.ground = {
        {PieceId{900}, "building", "", outline_of({{29_in, 22_in}, {31_in, 23_in}}), 1}};
    EXPECT_TRUE(covered({30_in, 20_in}));

    table.state.settings.los_blocks = LosBlocks::Solid;
    EXPECT_FALSE(covered({30_in, 20_in}));
    EXPECT_TRUE(covered({30_in, 24_in}));
}

// [BRV-31] The mover stands 15 inches away to the right; the nearer one does not move.
TEST_F(GunsAim, TheNearestThatMovesIsCoveredAndNotTheNearestOfAll)
{
    const PieceId mover = team_at(40_in, 18_in);
    team_at(20_in, 24_in);
    table.dice("movement", {3, 4});

    table.turn({move(mover, {{41_in, 18_in}})});

    EXPECT_TRUE(covered({40_in, 18_in}));
    EXPECT_TRUE(table.was_said("{} swings its cone over {}."));
}

// [BRV-31]
TEST_F(GunsAim, NearestIsByWhereTeamsStart)
{
    const PieceId near = team_at(40_in, 20_in);
    const PieceId far = team_at(20_in, 18_in);
    table.dice("movement", {3, 4, 3, 4});

    table.turn({move(far, {{23_in, 22_in}}), move(near, {{43_in, 20_in}})});

    EXPECT_TRUE(covered({40_in, 20_in}));
    EXPECT_FALSE(covered({20_in, 18_in}));
}

// [BRV-31] It starts 22 inches away and comes within 18 at (30, 12).
TEST_F(GunsAim, WhoStartsOutOfReachIsCoveredWhereItComesWithinIt)
{
    table.state.gun(gun).aim = {1, -1};
    const PieceId mover = team_at(30_in, 8_in);
    table.dice("movement", {3, 4}).dice("entering a cone", {1, 2});

    table.turn({move(mover, {{30_in, 14_in}})});

    EXPECT_TRUE(covered({30_in, 12_in}));
}

// [BRV-31] [GEN-8]
TEST_F(GunsAim, OfTwoThatAreEquallyNearAThrowDecides)
{
    const PieceId left = team_at(20_in, 20_in);
    const PieceId right = team_at(40_in, 20_in);
    table.dice("which target", {2}).dice("movement", {3, 4, 3, 4});

    table.turn({move(left, {{19_in, 20_in}}), move(right, {{41_in, 20_in}})});

    EXPECT_TRUE(covered({40_in, 20_in}));
    EXPECT_FALSE(covered({20_in, 20_in}));
}

// [BRV-31]
TEST_F(GunsAim, WithoutATargetTheConeStays)
{
    team_at(40_in, 20_in);

    table.turn({});

    EXPECT_EQ(table.state.gun(gun).aim, south);
    EXPECT_TRUE(std::none_of(table.report().lines.begin(), table.report().lines.end(),
                             [](const Line& line) { return line.rule == "BRV-31"; }));
}

// [BRV-31] The same cone brings in a second team that does not move, if it can.
TEST_F(GunsAim, AsManyAsCanBeAreBroughtIn)
{
    const PieceId mover = team_at(30_in, 18_in);
    team_at(32_in, 18_in);
    table.dice("movement", {3, 4}).dice("under fire", {1, 2});

    table.turn({move(mover, {{30_in, 17_in}})});

    EXPECT_TRUE(covered({30_in, 18_in}));
    EXPECT_TRUE(covered({32_in, 18_in}));
}

// [BRV-30] [BRV-31] The nearest mover stands behind the gun: the next is the target.
TEST_F(GunsAim, WhoStaysOutsideTheTraverseIsNoTarget)
{
    const PieceId behind = team_at(30_in, 33_in);
    const PieceId ahead = team_at(40_in, 20_in);
    table.dice("movement", {3, 4, 3, 4});

    table.turn({move(behind, {{30_in, 34_in}}), move(ahead, {{41_in, 20_in}})});

    EXPECT_TRUE(covered({40_in, 20_in}));
}

// [BRV-32] [BRV-33] The rifles move and are nearer; the light machine gun fires and draws the cone,
// and as a team that stands in a cone it throws for it.
TEST_F(GunsAim, ALightMachineGunThatFiresAtTheGunDrawsItsCone)
{
    const PieceId rifles = team_at(36_in, 24_in);
    const PieceId lmg = table.team({.arm = Arm::Lmg, .at = {23_in, 22_in}});
    table.dice("direct fire", {1, 1}).dice("movement", {3, 4}).dice("under fire", {1, 2});

    table.turn({move(rifles, {{37_in, 24_in}}), direct_fire(lmg, gun)});

    EXPECT_TRUE(covered({23_in, 22_in}));
    EXPECT_FALSE(covered({36_in, 24_in}));
    EXPECT_TRUE(table.was_said("{} turns on {}, which fires at it."));
    EXPECT_EQ(table.throws("in the open in a cone").size(), 1u);
}

// [BRV-32]
TEST_F(GunsAim, CoveringFireDrawsTheConeByTheHouseRuleAlone)
{
    const PieceId rifles = team_at(36_in, 24_in);
    const PieceId lmg = table.team({.arm = Arm::Lmg, .at = {23_in, 22_in}});
    table.dice("covering fire", {1, 1}).dice("movement", {3, 4, 3, 4}).dice("under fire", {1, 2});

    table.turn({move(rifles, {{37_in, 24_in}}), covering_fire(lmg, gun)});
    EXPECT_TRUE(covered({36_in, 24_in}));

    table.state.settings.drawn_by = DrawnBy::Any;
    table.turn({move(rifles, {{36_in, 24_in}}), covering_fire(lmg, gun)});
    EXPECT_TRUE(covered({23_in, 22_in}));
}

// [BRV-2] [BRV-31] Twelve inches ahead the target; one team to each side, of which only one can be
// had.
TEST_F(GunsAim, ADefenceThatAimsIsAskedWhereTheRuleLeavesAChoice)
{
    table.state.settings.defence = DefencePlay::Commands;
    table.state.settings.reactions = Reactions::Live;
    const PieceId mover = team_at(30_in, 18_in);
    const PieceId west = team_at(28_in, 18_in);
    const PieceId east = team_at(32_in, 18_in);

    table.turn({move(mover, {{30_in, 17_in}})});

    const auto* question = table.asked<questions::Aim>();
    ASSERT_TRUE(question);
    for (const auto& direction : question->directions) EXPECT_EQ(direction.covers.size(), 2u);
    const auto covers_west = [&](const questions::Aim::Direction& direction) {
        return direction.covers == std::vector<PieceId>{mover, west};
    };
    EXPECT_TRUE(std::any_of(question->directions.begin(), question->directions.end(), covers_west));
    // Of two equal swings the rule would take the one counter-clockwise, which for a gun that looks
    // south is to the east.
    EXPECT_EQ(question->directions[0].covers, (std::vector<PieceId>{mover, east}));

    // Each choice is drawn, for him who chooses.
    const auto drawn_for = [&](Viewer viewer) {
        const auto shapes = picture(known_to(table.state, viewer)).shapes;
        return static_cast<std::size_t>(
            std::count_if(shapes.begin(), shapes.end(),
                          [](const Shape& shape) { return shape.role == "choice"; }));
    };
    EXPECT_EQ(drawn_for(Seat{1}), question->directions.size());
    EXPECT_EQ(drawn_for(Seat{0}), 0u);
    EXPECT_EQ(drawn_for(Viewer::everybody()), 0u);

    table.dice("movement", {3, 4}).dice("under fire", {1, 2});
    table.play(Verb::Aim, gun, {Chosen{0}}, Seat{1});
    EXPECT_TRUE(covered({32_in, 18_in}));
}

}  // namespace
}  // namespace galloper::bravado
