// [BRV-12] [BRV-67] [BRV-72]: the order of a turn, how it goes on and how the game ends.

#include <gtest/gtest.h>

#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"
#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

std::size_t place_of(const Table& table, const std::string& text)
{
    const auto heard = table.heard();
    return static_cast<std::size_t>(std::find(heard.begin(), heard.end(), text) - heard.begin());
}

// [BRV-12] Steps 3 to 8: orders are opened, the gun aims, covering fire is thrown for, direct fire
// follows, then teams move and at last those in a cone that did not move throw.
TEST(Turn, ItsStepsFollowOneAnother)
{
    Table table;
    const PieceId gunners = table.team({.arm = Arm::Lmg, .at = {30_in, 20_in}});
    const PieceId mover = table.team({.at = {28_in, 14_in}});
    const PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    table.dice("direct fire", {1, 2}).dice("movement", {1, 2}).dice("under fire", {1, 2});

    table.turn({move(mover, {{28_in, 13_in}}), direct_fire(gunners, gun)});

    const auto heard = table.heard();
    const auto of = [&](const char* rule) {
        for (std::size_t i = 0; i < table.report().lines.size(); ++i)
            if (table.report().lines[i].rule == rule) return i;
        return heard.size();
    };
    EXPECT_EQ(place_of(table, "All orders are given, and everybody hears them."), 0u);
    EXPECT_LT(of("BRV-47"), of("BRV-15"));
    EXPECT_LT(of("BRV-15"), of("BRV-43"));
    EXPECT_LT(of("BRV-43"), heard.size());
}

// [BRV-12] step 9 [BRV-40]
TEST(Turn, AsItEndsThePlayerSaysWhoTakesCover)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 20_in}});
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    table.dice("under fire", {1, 2});
    table.turn({});
    ASSERT_EQ(table.state.phase, Phase::Cover);

    table.play(Verb::EndTurn, {}, {std::vector<PieceId>{team}});

    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_EQ(table.state.turn, 2);
    EXPECT_EQ(table.state.phase, Phase::Orders);
}

// [GEN-21] Nobody is asked about cover while no cone lies on anybody.
TEST(Turn, EndsByItselfWhileNobodyStandsInACone)
{
    Table table;
    table.team({.at = {30_in, 20_in}});

    table.turn({});

    EXPECT_EQ(table.state.turn, 2);
}

// [BRV-12] A new turn begins with empty sheets and teams that have not acted.
TEST(Turn, ANewOneBeginsAfresh)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}});
    const PieceId leader = table.leader({.team = team});
    table.dice("movement", {1, 2});

    table.turn({move(team, {{30_in, 12_in}})}, {leader});

    EXPECT_TRUE(table.state.sheets[0].orders.empty());
    EXPECT_TRUE(table.state.sheets[0].leading.empty());
    EXPECT_FALSE(table.state.sheets[0].sealed);
    EXPECT_FALSE(table.find(team).acted);
    EXPECT_FALSE(table.state.leader(leader).leads);
}

// [BRV-72]
TEST(Turn, TakesTwoMinutes)
{
    OfferedGame game(small_scenario(), {});

    game.play(Seat{0}, Verb::Seal);

    EXPECT_EQ(game.state.turn, 2);
    EXPECT_EQ(game.elapsed(), 2);
}

// [BRV-67] Played by defaults alone it ends with the last turn, and 8 turns take 16 minutes.
TEST(Ending, DefaultsAloneEndTheGame)
{
    for (const char* played : {"auto", "places", "aims", "commands"}) {
        OfferedGame game(small_scenario(), {{"defence", played}});
        int minutes = 0;
        for (int step = 0; step < 200 && game.state.phase != Phase::Over; ++step) {
            game.play_default();
            minutes += game.elapsed();
        }
        EXPECT_EQ(game.state.ended, EndedBy::Time) << played;
        EXPECT_EQ(minutes, 16) << played;
        EXPECT_TRUE(game.awaited_now().empty());
    }
}

// [BRV-67] The blank in the corner of a test's table is the last card that lies there.
TEST(Ending, WithEveryCardTurnedAndNoGunLeftTheAttackHasWon)
{
    Table table;
    table.team({.at = {30_in, 10_in}});
    table.gun({.at = {30_in, 50_in}, .front = {0, -1}, .state = GunState::Out});
    table.state.cards.front().turned = true;

    table.turn({});

    EXPECT_EQ(table.state.ended, EndedBy::Cleared);
    const auto ending = picture(known_to(table.state, Viewer::everybody())).ending;
    ASSERT_TRUE(ending);
    EXPECT_EQ(ending->winner, attack);
    // 20 for the gun, 2 x 2 for two cards, 3 x 11 for the turns that are left of 12.
    EXPECT_EQ(ending->scores, (std::vector<int>{20 + 4 + 33, 0}));
}

// [BRV-67]
TEST(Ending, ASilencedGunIsStillAGun)
{
    Table table;
    table.team({.at = {30_in, 10_in}});
    table.gun({.at = {30_in, 50_in}, .front = {0, -1}, .state = GunState::Silenced});
    table.state.cards.front().turned = true;

    table.turn({});

    EXPECT_FALSE(table.state.ended);
}

// [BRV-67]
TEST(Ending, WithEverybodyPinnedAndNoLeaderTheAttackHasLost)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    const PieceId leader = table.leader({.team = team});

    table.turn({});
    EXPECT_FALSE(table.state.ended);

    std::erase_if(table.state.leaders, [&](const Leader& l) { return l.id == leader; });
    table.turn({});
    EXPECT_EQ(table.state.ended, EndedBy::Broken);
}

// [BRV-67] [GEN-22]
TEST(Ending, PointsAreCountedAsTheRuleSays)
{
    const Score score{.guns_taken = 1,
                      .guns_silenced = 1,
                      .guns_firing = 1,
                      .guns_never_found = 1,
                      .cards_turned = 4,
                      .figures_lost = 5,
                      .leaders_lost = 1};

    EXPECT_EQ(attack_points(score), 20 + 10 + 4 * 2);
    EXPECT_EQ(defence_points(score), 2 * 20 + 10 + 5 * 2 + 5);
    EXPECT_EQ(ending_of(EndedBy::Time, score).winner, defence);
    EXPECT_EQ(ending_of(EndedBy::Time, {.guns_taken = 1}).winner, attack);
    EXPECT_EQ(ending_of(EndedBy::Time, {}).winner, std::nullopt);
}

// [GEN-22] [BRV-67] Guns that were never found show in the score only once all is over.
TEST(Ending, TheScoreKeepsAHiddenGunToItself)
{
    Table table;
    table.team({.at = {10_in, 0_in}});
    table.card({10_in, 50_in}, {0, -1}, {Suit::Hearts, 11});
    EXPECT_EQ(known_to(table.state, Viewer::truth()).score.guns_never_found, 0);

    table.state.turn = table.state.last_turn;
    table.turn({});

    EXPECT_EQ(known_to(table.state, Viewer::everybody()).score.guns_never_found, 1);
}

}  // namespace
}  // namespace galloper::bravado
