#include "common/rulesets/bravado/options.h"

namespace galloper::bravado {

// There is one kind of fog alone: what is hidden besides the cards is nothing. [GEN-19]
const std::vector<OptionInfo>& option_list()
{
    static const std::vector<OptionInfo> list{
        {"defence",
         "Who plays the defence",
         "BRV-2",
         {{"auto", "Nobody: the cards lie on places drawn by lot and the guns aim by rule."},
          {"places", "A player lays the cards, face down to himself too."},
          {"aims", "A player lays the cards unseen and chooses where his guns point."},
          {"commands",
           "A player looks at the cards, lays them as he likes and aims the guns: the "
           "best game for two."}}},
        {"attackers",
         "How many players share the attack",
         "BRV-2",
         {{"1", "One player commands all."},
          {"2", "Two players share the platoons."},
          {"3", "Three players, a platoon each."}}},
        {"losBlocks",
         "Whether ground stops a cone",
         "BRV-9",
         {{"off", "It never does."},
          {"solid", "Buildings and crests that are higher than both ends stop it."}}},
        {"avdDouble",
         "Doubles of average dice",
         "BRV-16",
         {{"number", "Equal numbers are a double: 10 throws in 36."},
          {"face", "Only equal faces are: 6 throws in 36, as with ordinary dice."}}},
        {"gun.traverse",
         "How far a gun swings to either side",
         "BRV-30",
         {{"90", "90 degrees: anything that is not behind it."},
          {"180", "All the way round."},
          {"45", "45 degrees."}}},
        {"cone.drawnBy",
         "Whose fire draws a gun's aim",
         "BRV-32",
         {{"direct", "Direct fire by a light machine gun."},
          {"any", "Direct or covering fire by a light machine gun."}}},
        {"exposed.dice",
         "Standing in the open in a cone",
         "BRV-43",
         {{"any-double", "Two dice: any double loses a figure."}, {"none", "No dice for it."}}},
        {"covering.modifies",
         "What the modifiers of covering fire change",
         "BRV-46",
         {{"die", "The die, before it is read."}, {"result", "The inches that it gives."}}},
        {"rally.zero",
         "Rallying a team whose Bravado is 0",
         "BRV-57",
         {{"leader", "The leader's own Bravado is tested."},
          {"temp", "The average die thrown for the team is tested."}}},
        {"fog",
         "What is hidden besides the cards",
         "GEN-19",
         {{"none", "Nothing: all else lies open, as on a real table."}}},
        {"reactions",
         "How a defender who aims is asked",
         "GEN-13",
         {{"standing", "His standing order aims the guns; the game never waits for him."},
          {"live", "The game waits for him where the rule leaves a choice."}}},
    };
    return list;
}

const std::vector<Preset>& preset_list()
{
    static const std::vector<Preset> list{
        {"as printed",
         {{"gun.traverse", "180"},
          {"exposed.dice", "none"},
          {"rally.zero", "temp"},
          {"reactions", "live"}}},
        {"recommended", {{"losBlocks", "solid"}, {"avdDouble", "face"}}},
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
    read(chosen, "defence", settings.defence);
    read(chosen, "losBlocks", settings.los_blocks);
    read(chosen, "avdDouble", settings.avd_double);
    read(chosen, "gun.traverse", settings.traverse);
    read(chosen, "cone.drawnBy", settings.drawn_by);
    read(chosen, "exposed.dice", settings.exposed);
    read(chosen, "covering.modifies", settings.modifies);
    read(chosen, "rally.zero", settings.rally_zero);
    read(chosen, "reactions", settings.reactions);
    if (const auto found = chosen.find("attackers"); found != chosen.end())
        settled.attackers = found->second[0] - '0';
    return settled;
}

}  // namespace galloper::bravado
