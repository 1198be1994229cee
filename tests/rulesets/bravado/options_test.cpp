// The options, their defaults and the two presets, cell by cell. [GEN-20]

#include "common/rulesets/bravado/options.h"

#include <gtest/gtest.h>

#include "tests/rulesets/bravado/scenarios.h"

namespace galloper::bravado {
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
TEST(Options, TheDefaultIsTheFirstValueOfEach)
{
    Options first;
    for (const OptionInfo& option : option_list()) first[option.name] = option.values.front().value;

    EXPECT_EQ(settled(first).settings, settled({}).settings);
    EXPECT_EQ(settled({}).settings, Settings{});
    EXPECT_EQ(settled({}).attackers, 1);
}

// [GEN-20] [GEN-19] [BRV-2] [BRV-9] [BRV-16] [BRV-30] [BRV-32] [BRV-43] [BRV-46] [BRV-57]
TEST(Options, TheDefaultsAreThoseOfTheRules)
{
    const Settings settings = settled({}).settings;

    EXPECT_EQ(settings.defence, DefencePlay::Auto);
    EXPECT_EQ(settings.los_blocks, LosBlocks::Off);
    EXPECT_EQ(settings.avd_double, AvdDouble::Number);
    EXPECT_EQ(settings.traverse, Traverse::Quarter);
    EXPECT_EQ(settings.drawn_by, DrawnBy::Direct);
    EXPECT_EQ(settings.exposed, Exposed::AnyDouble);
    EXPECT_EQ(settings.modifies, Modifies::Die);
    EXPECT_EQ(settings.rally_zero, RallyZero::Leader);
    EXPECT_EQ(settings.reactions, Reactions::Standing);
}

// [GEN-20]
TEST(Presets, AsPrintedSetsTheTraverseTheOpenTheRallyAtZeroAndQuestions)
{
    const Settings settings = settled(preset("as printed")).settings;

    EXPECT_EQ(settings, (Settings{.traverse = Traverse::Half,
                                  .exposed = Exposed::None,
                                  .rally_zero = RallyZero::Temporary,
                                  .reactions = Reactions::Live}));
}

// [GEN-20]
TEST(Presets, RecommendedSetsTheGroundAndTheDoubles)
{
    const Settings settings = settled(preset("recommended")).settings;

    EXPECT_EQ(settings, (Settings{.los_blocks = LosBlocks::Solid, .avd_double = AvdDouble::Face}));
}

TEST(Options, EveryValueThatIsListedIsUnderstood)
{
    for (const OptionInfo& option : option_list())
        for (std::size_t i = 1; i < option.values.size(); ++i) {
            const Settled with = settled({{option.name, option.values[i].value}});
            const bool changes =
                with.settings != Settings{} || with.attackers != 1 || option.name == "fog";
            EXPECT_TRUE(changes) << option.name << " " << option.values[i].value;
        }
}

TEST(Options, WhatIsNotListedIsAFault)
{
    EXPECT_EQ(settle(small_scenario(), {{"weather", "rain"}}).error().words,
              "There is no option called \"weather\".");
    EXPECT_EQ(settle(small_scenario(), {{"defence", "many"}}).error().words,
              "The option defence cannot be \"many\".");
}

TEST(Options, AMatchSettlesWhatItsScenarioLeavesOpen)
{
    Scenario scenario = small_scenario();
    scenario.options = {{"losBlocks", "solid"}, {"avdDouble", "face"}};

    const Settings settings = settled({{"losBlocks", "off"}}, scenario).settings;

    EXPECT_EQ(settings.los_blocks, LosBlocks::Off);
    EXPECT_EQ(settings.avd_double, AvdDouble::Face);
}

TEST(Options, EachHasWordsAndARule)
{
    for (const OptionInfo& option : option_list()) {
        EXPECT_FALSE(option.label.empty() || option.rule.empty()) << option.name;
        for (const OptionValue& value : option.values)
            EXPECT_FALSE(value.words.empty()) << option.name << " " << value.value;
    }
}

}  // namespace
}  // namespace galloper::bravado
