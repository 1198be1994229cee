// [LAF-15] to [LAF-18]: who controls the clock, which level is called, and how the clock goes down.

#include <algorithm>
#include <array>
#include <set>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/levels.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/sums/clock.h"

namespace galloper::land_and_freedom {

namespace {

constexpr std::array both_sides{nationalists, republicans};

const std::string& name_of(const State& state, Side side) { return state.sides[side.number]; }

template <class Matter>
std::vector<Revealed> of_both(Matter matter)
{
    return {{std::nullopt, matter(nationalists)}, {std::nullopt, matter(republicans)}};
}

Throw one_die(std::string purpose, int face, std::string needed, std::string verdict)
{
    return {std::move(purpose), {{6, face}}, {}, face, std::move(needed), std::move(verdict), true};
}

// Headquarters, and what acts by itself with points of its own; that has thrown as it was declared,
// before the first turn. [LAF-3] [LAF-29]
bool throws_now(const State& state, const Formation& formation)
{
    if (formation.level != Level::Detachment) return giving::hq_of(state, formation) != nullptr;
    return formation.allowance > 0 && state.turn > 1;
}

// [LAF-5] With `each-turn` everybody throws as the turn begins.
void throw_for_points_anew(Step& step)
{
    State& state = step.state;
    if (state.settings.points_roll != PointsRoll::EachTurn) return;
    for (Formation& formation : state.formations) {
        const auto seat = seat_of_command(state, formation.number);
        if (!seat || !throws_now(state, formation)) continue;
        throw_for_points(step, formation, *seat);
    }
}

// --- the control roll ------------------------------------------------------------------------

Throw control_throw(const std::string& side, int die, int bid, bool wins)
{
    Throw thrown = one_die("control, " + side, die, "more than the enemy",
                           wins ? "controls the clock" : "does not");
    if (bid > 0) thrown.modifiers.push_back({"points committed", bid});
    thrown.total = die + bid;
    thrown.good = wins;
    return thrown;
}

// One contest, or a tie. [GEN-8]
bool is_decided(Step& step, const std::array<int, 2>& bids)
{
    std::array<int, 2> dice{};
    for (const Side side : both_sides) dice[side.number] = step.dice.d6({"control", {}});
    const int lead = dice[0] + bids[0] - dice[1] - bids[1];
    const auto& sides = step.state.sides;
    std::vector<Throw> throws{control_throw(sides[0], dice[0], bids[0], lead > 0),
                              control_throw(sides[1], dice[1], bids[1], lead < 0)};
    if (lead == 0) {
        say(step, "Neither side controls the clock yet: both throw again.", {}, "LAF-15",
            std::move(throws), of_both(matters::bid));
        return false;
    }
    step.state.control = lead > 0 ? nationalists : republicans;
    say(step,
        "The clock is under the control of the " + name_of(step.state, step.state.control) + ".",
        {}, "LAF-15", std::move(throws), of_both(matters::bid));
    return true;
}

// --- levels ----------------------------------------------------------------------------------

bool is_open(const State& state, int level)
{
    return level > 0 && (state.over_from == 0 || level < state.over_from);
}

bool is_up_to(const State& state, const Formation& unit, int level)
{
    return unit.points == level && !unit.activated && !bases_of(state, unit.number).empty();
}

bool awaits(const State& state, const Strike& strike)
{
    return !strike.done && state.find_base(strike.spotter);
}

// Of both sides: the levels at which some unit or strike is still to come.
std::set<int> levels_of_units(const State& state)
{
    std::set<int> levels;
    for (const Formation& unit : state.formations)
        if (is_open(state, unit.points) && acts(unit.level) && is_up_to(state, unit, unit.points))
            levels.insert(unit.points);
    for (const Strike& strike : state.strikes)
        if (is_open(state, strike.points) && awaits(state, strike)) levels.insert(strike.points);
    return levels;
}

// The level that comes next, or 0. Disorder that has been paid for calls for its own. [LAF-12]
int next_level(const State& state)
{
    std::set<int> levels = levels_of_units(state);
    for (const Formation& formation : state.formations)
        if (is_to_recover(state, formation)) levels.insert(recovery_level(state, formation));
    return levels.empty() ? 0 : *levels.rbegin();
}

// The side in control goes first. [LAF-16]
std::vector<Side> sides_at_the_level(const State& state)
{
    std::vector<Side> sides;
    for (const Side side : {state.control, enemy_of(state.control)})
        if (std::any_of(state.formations.begin(), state.formations.end(),
                        [&](const Formation& unit) {
                            return unit.side == side && acts(unit.level) && may_go(state, unit);
                        }))
            sides.push_back(side);
    return sides;
}

std::string level_words(const State& state)
{
    std::string words = "Level " + std::to_string(state.level) + " is called";
    if (state.to_act.empty()) return words + ", for disorder to be lifted.";
    words += ", for the " + name_of(state, state.to_act[0]);
    if (state.to_act.size() > 1) words += " and then the " + name_of(state, state.to_act[1]);
    return words + ".";
}

}  // namespace

// [GEN-14] Who has nothing to commit has answered: everybody can see that, unless fog hides in what
// state his headquarters is.
void begin_bids(Step& step)
{
    State& state = step.state;
    throw_for_points_anew(step);
    for (Desk& desk : state.desks) {
        desk.bid.reset();
        const bool has_nothing = giving::most_to_bid(state, desk) == 0;
        desk.sealed = !desk.general || (has_nothing && state.settings.fog == Fog::None);
    }
}

// [LAF-15] Committed first, then shown together. [GEN-14]
void throw_for_control(Step& step)
{
    const std::array bids{step.state.general(nationalists).bid.value_or(0),
                          step.state.general(republicans).bid.value_or(0)};
    constexpr int more_than_enough = 1'000;
    for (int round = 0; !is_decided(step, bids); ++round)
        check(round < more_than_enough, "a contest that is never decided");
}

bool may_go(const State& state, const Formation& unit)
{
    return levels::may_go(state, unit, unit.points);
}

bool level_is_left(const State& state) { return next_level(state) > 0; }

// [LAF-16] Which level and which sides have units at it comes out, and nothing else.
bool call_level(Step& step)
{
    State& state = step.state;
    if (state.clock == 0) return false;
    const int level = next_level(state);
    if (level == 0) {
        say(step, "Nobody has points left, and the turn is over.", {}, "LAF-18", {},
            of_both(matters::level));
        return false;
    }
    state.level = level;
    state.to_act = sides_at_the_level(state);
    say(step, level_words(state), {}, "LAF-16", {}, of_both(matters::level));
    return true;
}

// [LAF-17] Whether the controller has left word which die to take shows at once.
void throw_for_the_clock(Step& step)
{
    State& state = step.state;
    std::vector<Throw> throws;
    for (const Side side : both_sides) {
        const int die = step.dice.d6({"clock", {}});
        state.clock_dice[side.number] = die;
        throws.push_back(one_die("clock, " + name_of(state, side), die,
                                 "either is taken from the clock", std::to_string(die)));
    }
    std::vector<Revealed> reveals = of_both(matters::level);
    if (pick_matters(state)) reveals.push_back({std::nullopt, matters::pick(state.control)});
    say(step,
        "Both sides throw for the clock, which stands at " + std::to_string(state.clock) + ".", {},
        "LAF-17", std::move(throws), std::move(reveals));
}

bool pick_matters(const State& state)
{
    return dice_differ(state.clock, state.clock_dice[0], state.clock_dice[1]);
}

// [LAF-17] At nought the turn ends: no further level is called.
void take_from_the_clock(Step& step, ClockPick pick)
{
    State& state = step.state;
    const int drop = drop_of(state.clock_dice[0], state.clock_dice[1], pick);
    state.clock = clock_after(state.clock, drop);
    state.clock_dice = {};
    enter(state, Phase::Activation);
    const std::string taken = std::to_string(drop) + " is taken from the clock, ";
    say(step,
        taken + (state.clock > 0 ? "which now stands at " + std::to_string(state.clock) + "."
                                 : "which has run out: the turn is over."),
        {}, "LAF-17");
}

}  // namespace galloper::land_and_freedom
