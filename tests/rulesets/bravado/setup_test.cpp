// [BRV-2] [BRV-5a] [BRV-7] [BRV-10] [BRV-11]: from a scenario to the first state.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/seats.h"
#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"
#include "tests/support/seeded_dice.h"

namespace galloper::bravado {
namespace {

std::string fault_of(const Scenario& scenario, const Options& options = {})
{
    SeededDice dice(1, 0);
    const auto made = setup(scenario, options, {Post{attack, {}, Sight::Side}}, dice);
    return made ? "" : made.error().words;
}

// [BRV-7] [BRV-10] [BRV-1]
TEST(Setup, TeamsBeginWithTheFiguresOfTheirKindAndTheBravadoOfTheirClass)
{
    const State state = OfferedGame(laws_scenario(), {}).state;

    ASSERT_EQ(state.teams.size(), 6u);
    EXPECT_EQ(state.teams[0].arm, Arm::Headquarters);
    EXPECT_EQ(state.teams[0].figures, 3);
    EXPECT_EQ(state.teams[0].bravado, 8);  // Internationals
    EXPECT_EQ(state.teams[1].figures, 4);
    EXPECT_EQ(state.teams[2].arm, Arm::Lmg);
    EXPECT_EQ(state.teams[2].figures, 3);
    EXPECT_EQ(state.teams[3].bravado, 7);  // militia
    EXPECT_EQ(state.teams[5].bravado, 8);  // regulars
    EXPECT_EQ(state.teams[0].at, (Point{Length{18 * 254}, Length{0}}));
}

// [BRV-10]
TEST(Setup, EveryClassHasItsBravadoAndItsDice)
{
    for (const Troops troops : {Troops::Internationals, Troops::Legion, Troops::Moors}) {
        EXPECT_EQ(starting_bravado(troops), 8);
        EXPECT_TRUE(throws_average_dice(troops));
    }
    for (const Troops troops : {Troops::Militia, Troops::Italians}) {
        EXPECT_EQ(starting_bravado(troops), 7);
        EXPECT_FALSE(throws_average_dice(troops));
    }
    for (const Troops troops : {Troops::Regulars, Troops::FifthRegiment, Troops::Carlists}) {
        EXPECT_EQ(starting_bravado(troops), 8);
        EXPECT_FALSE(throws_average_dice(troops));
    }
}

// [BRV-50] [BRV-59]
TEST(Setup, LeadersGoWithTheHeadquartersOfTheirFormation)
{
    const State state = OfferedGame(laws_scenario(), {}).state;

    ASSERT_EQ(state.leaders.size(), 4u);
    EXPECT_EQ(state.leaders[0].rank, Rank::PlatoonLeader);
    EXPECT_EQ(state.leaders[0].team, state.teams[0].id);
    EXPECT_EQ(state.leaders[0].bravado, 8);
    EXPECT_EQ(state.leaders[1].team, state.teams[3].id);
    EXPECT_EQ(state.leaders[1].bravado, 7);
    EXPECT_EQ(state.leaders[3].rank, Rank::Commissar);
    EXPECT_EQ(state.leaders[3].team, state.teams[5].id);
}

// [BRV-5a] [BRV-6] Six of the nine places, each with its own facing, and no gun yet.
TEST(Setup, SixCardsLieOnSpotsOfTheScenario)
{
    const Scenario scenario = small_scenario();
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const State state = OfferedGame(scenario, {}, seed).state;

        ASSERT_EQ(state.cards.size(), 6u);
        std::vector<Point> at;
        for (const Card& card : state.cards) {
            EXPECT_TRUE(
                std::any_of(scenario.spots.begin(), scenario.spots.end(), [&](const Spot& spot) {
                    return spot.at == card.at && spot.facing == card.facing;
                }));
            at.push_back(card.at);
            EXPECT_FALSE(card.turned);
        }
        EXPECT_TRUE(keeps_spacing(at));
        EXPECT_TRUE(state.guns.empty());
    }
}

// [BRV-5a] A scenario's file tells nothing: other dice, other places.
TEST(Setup, WhereTheCardsLieIsDrawnByLot)
{
    const State one = OfferedGame(small_scenario(), {}, 1).state;
    const State other = OfferedGame(small_scenario(), {}, 2).state;

    EXPECT_NE(one.cards, other.cards);
}

// [BRV-11]
TEST(Setup, GunCrewsAreRegularsUnlessTheScenarioSaysOtherwise)
{
    Scenario scenario = small_scenario();
    EXPECT_EQ(OfferedGame(scenario, {}).state.gun_troops, Troops::Regulars);

    ScenarioPiece crews;
    crews.kind = "gun crews";
    crews.side = defence;
    crews.traits = {"Moors"};
    scenario.pieces.push_back(crews);
    EXPECT_EQ(OfferedGame(scenario, {}).state.gun_troops, Troops::Moors);
    EXPECT_TRUE(never_surrenders(Troops::Moors));
    EXPECT_FALSE(never_surrenders(Troops::Regulars));
}

// [BRV-67]
TEST(Setup, AGameHasTwelveTurnsUnlessTheScenarioSaysOtherwise)
{
    Scenario scenario = small_scenario();
    EXPECT_EQ(OfferedGame(scenario, {}).state.last_turn, 8);

    scenario.numbers.clear();
    EXPECT_EQ(OfferedGame(scenario, {}).state.last_turn, 12);
}

TEST(Setup, ABadScenarioIsAFaultInWords)
{
    EXPECT_EQ(fault_of(small_scenario()), "");

    Scenario no_teams = small_scenario();
    no_teams.pieces.clear();
    EXPECT_NE(fault_of(no_teams), "");

    Scenario strange = small_scenario();
    strange.pieces[0].kind = "tank";
    EXPECT_EQ(fault_of(strange), "Bravado knows no piece called \"tank\".");

    Scenario off_the_table = small_scenario();
    off_the_table.pieces[0].at = {40_in, 0_in};
    EXPECT_EQ(fault_of(off_the_table), "\"Headquarters\" is not on the table.");

    Scenario doubled = small_scenario();  // [GEN-24]
    doubled.pieces[1].at = doubled.pieces[0].at;
    EXPECT_EQ(fault_of(doubled), "\"Rifles\" stands where another team does.");

    Scenario few_spots = small_scenario();
    few_spots.spots.pop_back();
    EXPECT_EQ(fault_of(few_spots), "A scenario names from 9 to 15 spots for cards.");

    Scenario crowded = small_scenario();
    for (Spot& spot : crowded.spots) spot.at = {18_in, 20_in};
    EXPECT_EQ(fault_of(crowded),
              "No six of the spots keep more than two cards from lying together.");
}

// [BRV-2]
TEST(Setup, ADefenceThatNobodyPlaysHasNoSeat)
{
    EXPECT_EQ(fault_of(small_scenario(), {{"defence", "commands"}}),
              "The defence has one seat if somebody plays it, else none.");
}

// [BRV-2]
TEST(Seats, TheDefenceHasASeatWhereSomebodyPlaysIt)
{
    EXPECT_EQ(seats(small_scenario(), {})->size(), 1u);
    for (const char* played : {"places", "aims", "commands"}) {
        const auto both = *seats(small_scenario(), {{"defence", played}});
        ASSERT_EQ(both.size(), 2u);
        EXPECT_EQ(both[0].name, "Attack");
        EXPECT_EQ(both[1].post.side, defence);
    }
}

// [BRV-2] The company's headquarters goes with the first platoon.
TEST(Seats, AttackersShareThePlatoons)
{
    const auto two = *seats(laws_scenario(), {{"attackers", "2"}});

    ASSERT_EQ(two.size(), 2u);
    EXPECT_EQ(two[0].post.formations, (std::vector<int>{0, 1}));
    EXPECT_EQ(two[1].post.formations, (std::vector<int>{2}));
    EXPECT_EQ(two[1].name, "Platoon 2");
    EXPECT_EQ(seats(laws_scenario(), {{"attackers", "3"}}).error().words,
              "There are more attackers than platoons to share out among them.");
}

// [BRV-2]
TEST(Seats, AScenarioMayNameItsSeats)
{
    Scenario scenario = laws_scenario();
    scenario.seats = {{"Lieutenant Wells", Post{attack, {2}, Sight::Side}}};

    EXPECT_EQ(seats(scenario, {{"attackers", "2"}})->back().name, "Lieutenant Wells");
}

}  // namespace
}  // namespace galloper::bravado
