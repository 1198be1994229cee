// The options, their defaults and the two presets, cell by cell. [GEN-20]

#include "common/rulesets/land_and_freedom/options.h"

#include <gtest/gtest.h>

#include "tests/rulesets/land_and_freedom/scenarios.h"

namespace galloper::land_and_freedom {
namespace {

Settled settled(const Options& options, const Scenario& scenario = small_scenario())
{
    const auto result = settle(scenario, options);
    EXPECT_TRUE(bool(result));
    return result ? *result : Settled{};
}

const Options& preset(const std::string& name)
{
    for (const Preset& preset : preset_list())
        if (preset.name == name) return preset.options;
    ADD_FAILURE() << "no preset " << name;
    return preset_list().front().options;
}

// [GEN-20] The default is the first value of each list, and nothing else makes one.
TEST(BrigadeOptions, TheDefaultIsTheFirstValueOfEach)
{
    Options first;
    for (const OptionInfo& option : option_list()) first[option.name] = option.values.front().value;

    EXPECT_EQ(settled(first).settings, settled({}).settings);
    EXPECT_EQ(settled({}).settings, Settings{});
    EXPECT_EQ(settled({}).commanders, 1);
}

// [GEN-20] [LAF-5] [LAF-9] [LAF-12] [LAF-16] [LAF-42] [LAF-45] [GEN-19] [GEN-13]
TEST(BrigadeOptions, TheDefaultsAreThoseOfTheRules)
{
    const Settings settings = settled({}).settings;

    EXPECT_EQ(settings.points_roll, PointsRoll::Once);
    EXPECT_EQ(settings.command_radius, CommandRadius::Reach);
    EXPECT_EQ(settings.disorder_clears, DisorderClears::LevelOne);
    EXPECT_EQ(settings.clock_phase, ClockPhase::Level);
    EXPECT_EQ(settings.small_arms, SmallArmsVsTank::Allowed);
    EXPECT_EQ(settings.hits, Hits::Cumulative);
    EXPECT_EQ(settings.fog, Fog::None);
    EXPECT_EQ(settings.reactions, Reactions::Standing);
}

// [GEN-20]
TEST(BrigadePresets, AsPrintedDoesWithoutTheReachOfCommandAndAsksPlayers)
{
    EXPECT_EQ(settled(preset("as printed")).settings,
              (Settings{.command_radius = CommandRadius::None, .reactions = Reactions::Live}));
}

// [GEN-20]
TEST(BrigadePresets, RecommendedSetsPointsDisorderAndSmallArms)
{
    EXPECT_EQ(settled(preset("recommended")).settings,
              (Settings{.points_roll = PointsRoll::Scenario,
                        .disorder_clears = DisorderClears::OwnPhase,
                        .small_arms = SmallArmsVsTank::DisorderOnly}));
}

// [GEN-20] It starts from the defaults, and not from what a scenario sets, as all of ours do.
TEST(BrigadePresets, AsPrintedIsSoInEveryScenario)
{
    Scenario scenario = small_scenario();
    scenario.options = preset("recommended");
    scenario.options["commanders"] = "2";
    scenario.options["fog"] = "side";

    const Settled printed = settled(preset("as printed"), scenario);

    EXPECT_EQ(printed.settings, settled(preset("as printed")).settings);
    EXPECT_EQ(printed.commanders, 2) << "how many share a side is no rule";
}

TEST(BrigadeOptions, EveryValueThatIsListedIsUnderstood)
{
    for (const OptionInfo& option : option_list())
        for (std::size_t i = 1; i < option.values.size(); ++i) {
            const Settled with = settled({{option.name, option.values[i].value}});
            EXPECT_TRUE(with.settings != Settings{} || with.commanders != 1)
                << option.name << " " << option.values[i].value;
        }
}

TEST(BrigadeOptions, WhatIsNotListedIsAFault)
{
    EXPECT_EQ(settle(small_scenario(), {{"weather", "rain"}}).error().words,
              "There is no option called \"weather\".");
    EXPECT_EQ(settle(small_scenario(), {{"hits", "many"}}).error().words,
              "The option hits cannot be \"many\".");
}

TEST(BrigadeOptions, AMatchSettlesWhatItsScenarioLeavesOpen)
{
    Scenario scenario = small_scenario();
    scenario.options = {{"hits", "per-volley"}, {"fog", "side"}};

    const Settings settings = settled({{"hits", "cumulative"}}, scenario).settings;

    EXPECT_EQ(settings.hits, Hits::Cumulative);
    EXPECT_EQ(settings.fog, Fog::Side);
}

TEST(BrigadeOptions, EachHasWordsAndARule)
{
    for (const OptionInfo& option : option_list()) {
        EXPECT_FALSE(option.label.empty() || option.rule.empty()) << option.name;
        for (const OptionValue& value : option.values)
            EXPECT_FALSE(value.words.empty()) << option.name << " " << value.value;
    }
}

}  // namespace
}  // namespace galloper::land_and_freedom
