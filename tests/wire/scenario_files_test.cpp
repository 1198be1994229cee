#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "common/dice/keyed_dice.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"

// Every scenario file that there is, read and set up.
namespace galloper::wire {

namespace {

struct File {
    std::string name{};
    std::string text{};
};

std::vector<File> scenario_files()
{
    std::vector<File> files;
    const std::string folder = std::string(SOURCE_ROOT) + "/common/rulesets";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".txtpb") continue;
        std::ifstream in(entry.path(), std::ios::binary);
        files.push_back({entry.path().stem().string(), {std::istreambuf_iterator<char>(in), {}}});
    }
    return files;
}

// With the option set to each value that the ruleset knows, where such a match can be at all.
std::vector<Options> ways_to_play(const RulesetEntry& ruleset, const Scenario& scenario)
{
    std::vector<Options> ways{scenario.options};
    for (const OptionInfo& option : ruleset.info().options)
        for (const OptionValue& value : option.values) {
            Options options = scenario.options;
            options[option.name] = value.value;
            if (ruleset.seats(scenario, options)) ways.push_back(std::move(options));
        }
    return ways;
}

std::string words_for(const Options& options)
{
    std::string words;
    for (const auto& [name, value] : options) words += name + ": " + value + ", ";
    return words;
}

}  // namespace

TEST(ScenarioFiles, ThereIsOneAtLeast) { EXPECT_FALSE(scenario_files().empty()); }

TEST(ScenarioFiles, EachIsReadAndSetUpInEveryWay)
{
    for (const File& file : scenario_files()) {
        const auto scenario = read_scenario(file.name, file.text);
        ASSERT_TRUE(scenario) << scenario.error().words;
        const RulesetEntry* ruleset = find_ruleset(scenario->ruleset);
        ASSERT_NE(ruleset, nullptr) << file.name;

        for (const Options& options : ways_to_play(*ruleset, *scenario)) {
            const auto seats = ruleset->seats(*scenario, options);
            ASSERT_TRUE(seats) << file.name << ": " << seats.error().words;
            Posts posts;
            for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
            KeyedDice dice(hash_of(file.name), 0);
            const auto game = ruleset->setup(*scenario, options, posts, dice);
            EXPECT_TRUE(game) << file.name << ", " << words_for(options) << game.error().words;
        }
    }
}

TEST(ScenarioFiles, EachTellsAPlayerWhatHeNeeds)
{
    for (const File& file : scenario_files()) {
        const auto scenario = read_scenario(file.name, file.text);
        ASSERT_TRUE(scenario) << scenario.error().words;

        EXPECT_NE(scenario->summary, "") << file.name;
        for (const std::string& briefing : scenario->briefings)
            EXPECT_NE(briefing, "") << file.name;
    }
}

}  // namespace galloper::wire
