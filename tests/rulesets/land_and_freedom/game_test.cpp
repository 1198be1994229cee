// Whole games from their set-up on, through what their seats are offered. [LAF-14] [GEN-21]

#include <gtest/gtest.h>

#include "tests/rulesets/land_and_freedom/scenarios.h"
#include "tests/support/brigade_game.h"

namespace galloper::land_and_freedom {
namespace {

const Seat first{0};

// [LAF-14] [LAF-21]
TEST(BrigadeGame, BeginsWithTheDeal)
{
    const OfferedBrigade game(laws_scenario(), {});

    EXPECT_EQ(game.state.phase, Phase::Deal);
    EXPECT_EQ(game.awaited_now().size(), 2u);
    EXPECT_TRUE(game.offer(first, Verb::SealDeal));
}

// [GEN-21] Nobody deals out what he has not got.
TEST(BrigadeGame, ABattalionASideBeginsWithTheBids)
{
    EXPECT_EQ(OfferedBrigade(small_scenario(), {}).state.phase, Phase::Bids);
}

// [LAF-15] Only a general is asked for the deal and for bids.
TEST(BrigadeGame, AFriendIsNotAskedForWhatIsTheGenerals)
{
    OfferedBrigade game(laws_scenario(), {{"commanders", "2"}});
    EXPECT_EQ(game.awaited_now(), (std::vector<Seat>{Seat{0}, Seat{2}}));

    game.play(Seat{0}, Verb::SealDeal);
    game.play(Seat{2}, Verb::SealDeal);
    EXPECT_EQ(game.state.phase, Phase::Bids);
    EXPECT_EQ(game.awaited_now(), (std::vector<Seat>{Seat{0}, Seat{2}}));
}

// [GEN-15] Until all have sealed, nobody hears what is written.
TEST(BrigadeGame, WhatIsSealedIsNotShown)
{
    OfferedBrigade game(laws_scenario(), {{"commanders", "2"}});
    while (game.state.phase != Phase::Allocation) game.play_default();
    State other = game.state;
    other.desks[0].allotments = {{1, 11, 1}};
    other.desks[0].recoveries.clear();

    for (const Viewer viewer : {Viewer(Seat{1}), Viewer(Seat{2}), Viewer::everybody()})
        EXPECT_EQ(look<Rules>(game.state, viewer), look<Rules>(other, viewer));
}

// Whoever is awaited has exactly one default, and nobody else has one. By defaults alone every game
// ends: what is only written down is never one.
void play_to_the_end(const Scenario& scenario, const Options& options)
{
    OfferedBrigade game(scenario, options);
    for (int step = 0; game.state.phase != Phase::Over; ++step) {
        ASSERT_LT(step, 5'000);
        for (const KnownDesk& desk : known_to(game.state, Viewer::everybody()).desks) {
            int defaults = 0;
            for (const Offer& offer : game.offered(desk.seat)) defaults += offer.is_default ? 1 : 0;
            ASSERT_EQ(defaults, game.is_awaited(desk.seat) ? 1 : 0);
        }
        game.play_default();
    }
    EXPECT_TRUE(picture(known_to(game.state, Viewer::everybody())).ending);
}

TEST(BrigadeGame, DefaultsAloneEndIt)
{
    play_to_the_end(laws_scenario(), {});
    play_to_the_end(laws_scenario(), {{"commanders", "2"}, {"fog", "commander"}});
    play_to_the_end(laws_scenario(), {{"clock.phase", "unit"}, {"points.roll", "each-turn"}});
    play_to_the_end(laws_scenario(), {{"points.roll", "scenario"}, {"reactions", "live"}});
    play_to_the_end(small_scenario(), {{"fog", "side"}});
}

}  // namespace
}  // namespace galloper::land_and_freedom
