// What a side has to give: points, messengers and strikes, by its scenario or by lot.

#include <algorithm>

#include "common/rulesets/land_and_freedom/muster.h"

namespace galloper::land_and_freedom {

namespace {

constexpr int most_of_anything = 99;
constexpr int most_turns = 100;
const std::array<const char*, 6> kinds{"radios",    "motorcycles", "cavalry",
                                       "artillery", "fighters",    "bombers"};

std::optional<int> number(const Reading& reading, const std::string& name)
{
    const auto found = reading.scenario.numbers.find(name);
    return found == reading.scenario.numbers.end() ? std::nullopt : std::optional(found->second);
}

std::string of_side(const std::string& what, Side side)
{
    return what + " " + std::to_string(side.number);
}

bool is_understood(const Reading& reading, const std::string& name)
{
    if (name == "turns") return true;
    for (const Formation& formation : reading.state.formations)
        if (formation.hq && name == "points " + std::to_string(formation.number)) return true;
    for (const Objective& objective : reading.state.objectives)
        if (name == "worth " + objective.name) return true;
    for (const char* kind : kinds)
        if (name == of_side(kind, nationalists) || name == of_side(kind, republicans)) return true;
    return false;
}

bool read_numbers(Reading& reading)
{
    for (const auto& [name, value] : reading.scenario.numbers) {
        if (!is_understood(reading, name))
            return reading.fail("There is no number called \"" + name + "\".");
        if (value < 0 || value > most_of_anything)
            return reading.fail("The number \"" + name + "\" goes from 0 to 99.");
    }
    reading.state.last_turn = number(reading, "turns").value_or(usual_turns);
    if (reading.state.last_turn < 1 || reading.state.last_turn > most_turns)
        return reading.fail("A game has from 1 to 100 turns.");
    for (Objective& objective : reading.state.objectives)
        objective.worth = number(reading, "worth " + objective.name).value_or(1);
    return true;
}

// [LAF-5] A D3 for a battalion, a D6 above it. [GEN-6]
int thrown_for(const Formation& formation, Dice& dice)
{
    const int die = dice.d6({"priority points", *formation.hq});
    return formation.level == Level::Battalion ? (die + 1) / 2 : die;
}

bool give_allowances(Reading& reading, Dice& dice)
{
    const PointsRoll roll = reading.state.settings.points_roll;
    for (Formation& formation : reading.state.formations) {
        if (!formation.hq) continue;
        if (roll == PointsRoll::Once) formation.allowance = thrown_for(formation, dice);
        if (roll != PointsRoll::Scenario) continue;
        const auto given = number(reading, "points " + std::to_string(formation.number));
        if (!given)
            return reading.fail("The scenario gives \"" + formation.label + "\" no points.");
        formation.allowance = *given;
    }
    return true;
}

bool sends_messages(const State& state, Side side)
{
    return std::any_of(state.formations.begin(), state.formations.end(), [&](const Formation& f) {
        return f.side == side && f.hq && f.level < Level::Battalion;  // [LAF-23]
    });
}

bool has_strikes(const State& state, Side side)
{
    const Means& means = state.means[side.number];
    return means.artillery + means.fighters + means.bombers > 0 ||
           std::any_of(state.bases.begin(), state.bases.end(), [&](const Base& base) {
               return base.side == side && base.arm == Arm::Mortar;
           });
}

// [LAF-21] Of each kind no more than what is left of five. Who sends nothing throws for no riders,
// and for radios only if they can become spotters.
void throw_for_messengers(Reading& reading, Side side, Dice& dice)
{
    State& state = reading.state;
    const std::array<int Means::*, 3> counts{&Means::radios, &Means::motorcycles, &Means::cavalry};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        int& count = state.means[side.number].*counts[i];
        if (const auto given = number(reading, of_side(kinds[i], side))) {
            count = *given;
            continue;
        }
        const bool is_radio = counts[i] == &Means::radios;
        if (!sends_messages(state, side) && !(is_radio && has_strikes(state, side))) continue;
        count = dice.roll({"messengers"}, 4);
        if (side != republicans) continue;
        const int left = most_messengers - state.means[nationalists.number].*counts[i];
        count = std::clamp(count, 0, std::max(left, 0));
    }
}

}  // namespace

bool read_means(Reading& reading, Dice& dice)
{
    if (!read_numbers(reading) || !give_allowances(reading, dice)) return false;
    for (const Side side : {nationalists, republicans}) {
        Means& means = reading.state.means[side.number];
        means.artillery = number(reading, of_side("artillery", side)).value_or(0);
        means.fighters = number(reading, of_side("fighters", side)).value_or(0);
        means.bombers = number(reading, of_side("bombers", side)).value_or(0);
    }
    for (const Side side : {nationalists, republicans}) throw_for_messengers(reading, side, dice);
    return true;
}

}  // namespace galloper::land_and_freedom
