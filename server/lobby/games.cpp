#include "server/lobby/games.h"

#include <algorithm>
#include <vector>

namespace galloper {

namespace {

void pack_ruleset(const RulesetEntry& ruleset, play::v1::RulesetCard& card)
{
    const RulesetInfo& info = ruleset.info();
    card.set_name(info.name);
    card.set_title(info.title);
    card.set_version(static_cast<std::uint32_t>(info.version));
    for (const OptionInfo& option : info.options) {
        play::v1::OptionInfo& about = *card.add_options();
        about.set_name(option.name);
        about.set_label(option.label);
        about.set_rule(option.rule);
        for (const OptionValue& value : option.values) {
            play::v1::OptionValue& choice = *about.add_values();
            choice.set_value(value.value);
            choice.set_words(value.words);
        }
    }
    for (const Preset& preset : info.presets) {
        play::v1::Preset& about = *card.add_presets();
        about.set_name(preset.name);
        about.mutable_options()->insert(preset.options.begin(), preset.options.end());
    }
}

void pack_scenario(const Scenario& scenario, play::v1::ScenarioCard& card)
{
    card.set_name(scenario.name);
    card.set_title(scenario.title);
    card.set_ruleset(scenario.ruleset);
    card.set_summary(scenario.summary);
    for (const std::string& side : scenario.sides) card.add_sides(side);
    for (const std::string& briefing : scenario.briefings) card.add_briefings(briefing);
    card.set_how_it_is_won(scenario.how_it_is_won);
    for (const std::string& figure : scenario.figures) card.add_figures(figure);
    card.set_minutes(static_cast<std::uint32_t>(std::max(scenario.minutes, 0)));
    card.mutable_options()->insert(scenario.options.begin(), scenario.options.end());
}

}  // namespace

// Only rulesets that there is a scenario for: of the others nobody could begin a match.
play::v1::Games games_of(const Catalogue& catalogue)
{
    play::v1::Games games;
    std::vector<std::string> listed;
    for (const Catalogue::Entry& entry : catalogue.scenarios()) {
        const std::string& name = entry.scenario.ruleset;
        pack_scenario(entry.scenario, *games.add_scenarios());
        if (std::find(listed.begin(), listed.end(), name) != listed.end()) continue;
        listed.push_back(name);
        pack_ruleset(*catalogue.ruleset(name), *games.add_rulesets());
    }
    return games;
}

play::v1::Seats seats_of(const std::vector<ScenarioSeat>& seats)
{
    play::v1::Seats answer;
    for (const ScenarioSeat& seat : seats) {
        play::v1::SeatCard& card = *answer.add_seats();
        card.set_seat(static_cast<std::uint32_t>(answer.seats_size() - 1));
        card.set_post(seat.name);
        card.set_side(seat.post.side.number);
    }
    return answer;
}

play::v1::Rules rules_of(const RulesetEntry& ruleset)
{
    play::v1::Rules rules;
    rules.set_ruleset(std::string(ruleset.name));
    for (const RuleText& rule : ruleset.info().rules) {
        play::v1::RuleText& text = *rules.add_rules();
        text.set_id(rule.id);
        text.set_words(rule.words);
    }
    return rules;
}

}  // namespace galloper
