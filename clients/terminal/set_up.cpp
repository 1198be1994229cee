#include "clients/terminal/set_up.h"

#include <fstream>
#include <sstream>

#include <sodium.h>

#include "common/dice/keyed_dice.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"

namespace galloper::terminal {

namespace fs = std::filesystem;

static fs::path find_file(const fs::path& folder, const std::string& wanted)
{
    std::error_code ignored;
    if (fs::is_regular_file(wanted, ignored)) return wanted;
    for (const auto& entry : fs::recursive_directory_iterator(folder, ignored))
        if (entry.path().filename() == wanted + ".txtpb") return entry.path();
    return {};
}

Result<Scenario, std::string> find_scenario(const fs::path& folder, const std::string& wanted)
{
    const fs::path file = find_file(folder, wanted);
    std::ifstream in(file, std::ios::binary);
    if (file.empty() || !in) return Err{"There is no scenario " + wanted + "."};
    std::ostringstream text;
    text << in.rdbuf();
    auto scenario = wire::read_scenario(file.stem().string(), text.str());
    if (!scenario) return Err{scenario.error().words};
    return std::move(*scenario);
}

static std::string briefing(const Scenario& scenario, Side side)
{
    std::string text = scenario.title + "\n";
    if (side.number < scenario.briefings.size()) text += scenario.briefings[side.number] + "\n";
    return text + scenario.how_it_is_won;
}

static Key drawn_key()
{
    Key key{};
    randombytes_buf(key.data(), key.size());
    return key;
}

Result<HotSeat, std::string> set_up(const fs::path& folder, const std::string& wanted,
                                    const Options& chosen)
{
    const auto scenario = find_scenario(folder, wanted);
    if (!scenario) return Err{scenario.error()};
    const RulesetEntry* const ruleset = find_ruleset(scenario->ruleset);
    if (!ruleset) return Err{"This program has no rules called " + scenario->ruleset + "."};

    Options options = scenario->options;
    for (const auto& [name, value] : chosen) options[name] = value;
    const auto seats = ruleset->seats(*scenario, options);
    if (!seats) return Err{seats.error().words};

    if (sodium_init() < 0) return Err{std::string("There is no chance to be had here.")};
    HotSeat hot_seat{.dice = drawn_key(), .handles = drawn_key()};
    for (const ScenarioSeat& seat : *seats) {
        hot_seat.posts.push_back(seat.post);
        hot_seat.seats.push_back(seat.name);
        hot_seat.briefings.push_back(briefing(*scenario, seat.post.side));
    }
    for (const Coaching& line : scenario->coaching) hot_seat.coaching[line.when] = line.words;
    KeyedDice dice(hot_seat.dice, 0);
    auto game = ruleset->setup(*scenario, options, hot_seat.posts, dice);
    if (!game) return Err{game.error().words};
    hot_seat.game = std::move(*game);
    hot_seat.rule = [ruleset](const std::string& id) -> std::optional<std::string> {
        for (const RuleText& rule : ruleset->info().rules)
            if (rule.id == id) return rule.words;
        return std::nullopt;
    };
    return hot_seat;
}

}  // namespace galloper::terminal
