// The scenarios of Land and Freedom as their files have them.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "common/rulesets/land_and_freedom/seats.h"
#include "common/rulesets/land_and_freedom/verbs.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"

namespace galloper::wire {
namespace {

std::vector<Scenario> all_scenarios()
{
    std::vector<Scenario> all;
    const std::string folder =
        std::string(SOURCE_ROOT) + "/common/rulesets/land_and_freedom/scenarios";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(file.path());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        auto scenario = read_scenario(file.path().stem().string(), text);
        EXPECT_TRUE(scenario) << (scenario ? "" : scenario.error().words);
        if (scenario) all.push_back(std::move(*scenario));
    }
    return all;
}

int headquarters_of(const Scenario& scenario, Side side, const std::string& kind)
{
    return static_cast<int>(std::count_if(
        scenario.pieces.begin(), scenario.pieces.end(),
        [&](const ScenarioPiece& piece) { return piece.side == side && piece.kind == kind; }));
}

// [GEN-22] What each of its grounds is worth, ten times over, stands in the words for players.
TEST(FreedomScenarios, EachSaysHowItIsWonAndBriefsBothSides)
{
    for (const Scenario& scenario : all_scenarios()) {
        EXPECT_FALSE(scenario.summary.empty()) << scenario.name;
        ASSERT_EQ(scenario.briefings.size(), 2u) << scenario.name;
        EXPECT_FALSE(scenario.coaching.empty()) << scenario.name;
        EXPECT_FALSE(scenario.zones.empty()) << scenario.name;
        for (const Zone& zone : scenario.zones) {
            const auto worth = scenario.numbers.find("worth " + zone.name);
            const int points = 10 * (worth == scenario.numbers.end() ? 1 : worth->second);
            EXPECT_NE(scenario.how_it_is_won.find(std::to_string(points) + " for"),
                      std::string::npos)
                << scenario.name << ": " << zone.name;
        }
    }
}

// [LAF-5] Games are even in what headquarters have to give, unless their players would have it
// otherwise.
TEST(FreedomScenarios, EachFixesThePoints)
{
    for (const Scenario& scenario : all_scenarios()) {
        const auto option = scenario.options.find("points.roll");
        ASSERT_NE(option, scenario.options.end()) << scenario.name;
        EXPECT_EQ(option->second, "scenario");
    }
}

// Nobody would ever see a line that waits for a verb which is not offered, or one line behind
// another.
TEST(FreedomScenarios, EachCoachesAboutVerbsThatThereAreAndOnceAboutEach)
{
    for (const Scenario& scenario : all_scenarios()) {
        std::set<std::string> coached;
        for (const auto& line : scenario.coaching) {
            const auto verbs = words_of(land_and_freedom::Verb{});
            EXPECT_TRUE(std::any_of(verbs.begin(), verbs.end(), [&](const auto& verb) {
                return line.when == verb.second;
            })) << line.when;
            EXPECT_TRUE(coached.insert(line.when).second) << line.when;
            EXPECT_LE(line.words.size(), 320u) << line.words;
        }
    }
}

// [LAF-1] Every seat has a name that the scenario gives it, also where two share a side.
TEST(FreedomScenarios, SeatsAreNamed)
{
    for (const Scenario& scenario : all_scenarios())
        for (const char* commanders : {"1", "2"}) {
            const auto seats =
                find_ruleset("land-and-freedom")->seats(scenario, {{"commanders", commanders}});
            if (!seats) continue;  // a battalion cannot be shared
            for (const ScenarioSeat& seat : *seats)
                EXPECT_TRUE(
                    std::any_of(scenario.seats.begin(), scenario.seats.end(),
                                [&](const ScenarioSeat& named) { return named.name == seat.name; }))
                    << scenario.name << ": " << seat.name;
        }
}

// [LAF-1] [LAF-65] Each side has a battalion that can break.
TEST(FreedomScenarios, BothSidesHaveBattalions)
{
    for (const Scenario& scenario : all_scenarios())
        for (const Side side : {Side{0}, Side{1}})
            EXPECT_GT(headquarters_of(scenario, side, "battalion HQ"), 0) << scenario.name;
}

}  // namespace
}  // namespace galloper::wire
