#include "common/rulesets/land_and_freedom/options.h"

#include <utility>

namespace galloper::land_and_freedom {

const std::vector<OptionInfo>& option_list()
{
    static const std::vector<OptionInfo> list{
        {"points.roll",
         "Where the points of headquarters come from",
         "LAF-5",
         {{"once", "Thrown for as the battle begins, and the same in every turn."},
          {"each-turn", "Thrown for anew in each turn."},
          {"scenario", "Fixed by the scenario: no luck, and best for even games."}}},
        {"command.radius",
         "How far a base may be from its headquarters",
         "LAF-9",
         {{"25", "25 cm: whoever is farther away only fires defensively."},
          {"none", "As far as it likes."}}},
        {"disorder.clears",
         "When disorder that is paid for is lifted",
         "LAF-12",
         {{"level-1", "In the phase of level 1, if the clock lets it come."},
          {"own-phase", "In the phase of the base's own unit."}}},
        {"clock.phase",
         "How much acts before the clock goes down",
         "LAF-16",
         {{"level", "All units of one level, of both sides."}, {"unit", "A single unit."}}},
        {"smallArmsVsTank",
         "What rifles and machine guns do to tanks",
         "LAF-42",
         {{"allowed", "What they do to anything else."},
          {"disorder-only", "They can disorder a tank and never destroy it."},
          {"none", "Nothing: they may not fire at one."}}},
        {"hits",
         "Whether hits add up",
         "LAF-45",
         {{"cumulative", "A further hit destroys whoever is in disorder."},
          {"per-volley", "Only two hits of one firing destroy."}}},
        {"fog",
         "Who sees the enemy",
         "GEN-19",
         {{"none", "Everybody, as on a real table."},
          {"side", "A side sees what some base of its own has in sight."},
          {"commander", "Each player sees what his own bases have in sight."}}},
        {"reactions",
         "How a player is asked about defensive fire",
         "GEN-13",
         {{"standing", "His standing orders fire; the game never waits for him."},
          {"live", "The game waits for him where a base is ordered to ask."}}},
        {"commanders",
         "How many players share a side",
         "GEN-15",
         {{"1", "One player commands all of it."},
          {"2", "Two on each side, who keep their drafts to themselves."}}},
    };
    return list;
}

// All the rest as the rules have it by default, said aloud: what a scenario sets for itself would
// stand under a preset that is silent. How many share a side is no rule. [GEN-20]
static Preset preset(std::string name, Options departs)
{
    for (const OptionInfo& option : option_list())
        if (option.name != "commanders") departs.emplace(option.name, option.values.front().value);
    return {std::move(name), std::move(departs)};
}

const std::vector<Preset>& preset_list()
{
    static const std::vector<Preset> list{
        preset("as printed", {{"command.radius", "none"}, {"reactions", "live"}}),
        preset("recommended", {{"points.roll", "scenario"},
                               {"disorder.clears", "own-phase"},
                               {"smallArmsVsTank", "disorder-only"}}),
    };
    return list;
}

namespace {

const OptionInfo* find_option(const std::string& name)
{
    for (const OptionInfo& option : option_list())
        if (option.name == name) return &option;
    return nullptr;
}

// Empty when the option may have this value.
std::string trouble_with(const std::string& name, const std::string& value)
{
    const OptionInfo* option = find_option(name);
    if (!option) return "There is no option called \"" + name + "\".";
    for (const OptionValue& known : option->values)
        if (known.value == value) return {};
    return "The option " + name + " cannot be \"" + value + "\".";
}

template <class Enum>
void read(const Options& chosen, const char* name, Enum& value)
{
    const auto found = chosen.find(name);
    if (found == chosen.end()) return;
    for (const auto& [known, word] : words_of(Enum{}))
        if (found->second == word) value = known;
}

}  // namespace

Result<Settled, Fault> settle(const Scenario& scenario, const Options& options)
{
    Options chosen = scenario.options;
    for (const auto& [name, value] : options) chosen[name] = value;
    for (const auto& [name, value] : chosen)
        if (const std::string trouble = trouble_with(name, value); !trouble.empty())
            return Err{Fault{trouble}};

    Settled settled;
    Settings& settings = settled.settings;
    read(chosen, "points.roll", settings.points_roll);
    read(chosen, "command.radius", settings.command_radius);
    read(chosen, "disorder.clears", settings.disorder_clears);
    read(chosen, "clock.phase", settings.clock_phase);
    read(chosen, "smallArmsVsTank", settings.small_arms);
    read(chosen, "hits", settings.hits);
    read(chosen, "fog", settings.fog);
    read(chosen, "reactions", settings.reactions);
    if (const auto found = chosen.find("commanders"); found != chosen.end())
        settled.commanders = found->second[0] - '0';
    return settled;
}

}  // namespace galloper::land_and_freedom
