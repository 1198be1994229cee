// The scenarios of Bravado as their files have them: each can be read and set up, whoever plays.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "common/rulesets/bravado/verbs.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"
#include "tests/support/seeded_dice.h"

namespace galloper::wire {
namespace {

std::vector<Scenario> all_scenarios()
{
    std::vector<Scenario> all;
    const std::string folder = std::string(SOURCE_ROOT) + "/common/rulesets/bravado/scenarios";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(file.path());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        auto scenario = read_scenario(file.path().stem().string(), text);
        EXPECT_TRUE(scenario) << (scenario ? "" : scenario.error().words);
        if (scenario) all.push_back(std::move(*scenario));
    }
    return all;
}

// Why it cannot be set up, or nothing.
std::string fault_of(const Scenario& scenario, const Options& options)
{
    const RulesetEntry* ruleset = find_ruleset(scenario.ruleset);
    const auto seats = ruleset->seats(scenario, options);
    if (!seats) return seats.error().words;
    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    SeededDice dice(1, 0);
    const auto game = ruleset->setup(scenario, options, posts, dice);
    return game ? "" : game.error().words;
}

int platoons_of(const Scenario& scenario)
{
    std::set<int> platoons;
    for (const ScenarioPiece& piece : scenario.pieces)
        if (piece.formation > 0) platoons.insert(piece.formation);
    return static_cast<int>(platoons.size());
}

TEST(BravadoScenarios, ThereAreFourAndTheirNamesAreThoseOfTheirFiles)
{
    std::set<std::string> names;
    for (const Scenario& scenario : all_scenarios()) names.insert(scenario.name);

    EXPECT_EQ(names,
              (std::set<std::string>{"company", "militia-column", "patrol", "platoon-attack"}));
}

// [BRV-2] [BRV-5a]
TEST(BravadoScenarios, EachCanBeSetUpWhoeverPlays)
{
    for (const Scenario& scenario : all_scenarios())
        for (const char* played : {"auto", "places", "aims", "commands"})
            for (int attackers = 1; attackers <= platoons_of(scenario); ++attackers)
                EXPECT_EQ(fault_of(scenario,
                                   {{"defence", played}, {"attackers", std::to_string(attackers)}}),
                          "")
                    << scenario.name << ", " << played << ", " << attackers;
}

// [BRV-2] Every seat of the company has a name of its own, however many share it.
TEST(BravadoScenarios, TheCompanysSeatsAreNamed)
{
    for (const Scenario& scenario : all_scenarios()) {
        if (scenario.name != "company") continue;
        for (const char* attackers : {"1", "2", "3"}) {
            const auto seats = find_ruleset("bravado")->seats(
                scenario, {{"defence", "commands"}, {"attackers", attackers}});
            ASSERT_TRUE(seats);
            for (const ScenarioSeat& seat : *seats)
                EXPECT_TRUE(
                    std::any_of(scenario.seats.begin(), scenario.seats.end(),
                                [&](const ScenarioSeat& named) { return named.name == seat.name; }))
                    << seat.name;
        }
    }
}

// [BRV-7] A platoon is 18 figures, its leader among them, and a company three of them and its
// headquarters.
TEST(BravadoScenarios, ThePrintedPlatoonHasItsEighteenFigures)
{
    for (const Scenario& scenario : all_scenarios()) {
        if (scenario.name != "platoon-attack") continue;
        int figures = 0;
        for (const ScenarioPiece& piece : scenario.pieces) {
            if (piece.kind == "rifle team") figures += 4;
            if (piece.kind == "LMG team" || piece.kind == "HQ team") figures += 3;
            if (piece.kind == "platoon leader") figures += 1;
            EXPECT_TRUE(piece.stats.empty());
        }
        EXPECT_EQ(figures, 18);
    }
}

// [GEN-22]
TEST(BravadoScenarios, EachSaysHowItIsWonAndBriefsBothSides)
{
    for (const Scenario& scenario : all_scenarios()) {
        EXPECT_FALSE(scenario.how_it_is_won.empty()) << scenario.name;
        ASSERT_EQ(scenario.briefings.size(), 2u) << scenario.name;
        for (const std::string& briefing : scenario.briefings) EXPECT_FALSE(briefing.empty());
        EXPECT_GT(scenario.minutes, 0);
        EXPECT_FALSE(scenario.coaching.empty());
    }
}

// Nobody would ever see a line that waits for a verb which is not offered, or one line behind
// another.
TEST(BravadoScenarios, EachCoachesAboutVerbsThatThereAreAndOnceAboutEach)
{
    for (const Scenario& scenario : all_scenarios()) {
        std::set<std::string> coached;
        for (const auto& line : scenario.coaching) {
            const auto verbs = words_of(bravado::Verb{});
            EXPECT_TRUE(std::any_of(verbs.begin(), verbs.end(), [&](const auto& verb) {
                return line.when == verb.second;
            })) << line.when;
            EXPECT_TRUE(coached.insert(line.when).second) << line.when;
            EXPECT_LE(line.words.size(), 320u) << line.words;
        }
    }
}

}  // namespace
}  // namespace galloper::wire
