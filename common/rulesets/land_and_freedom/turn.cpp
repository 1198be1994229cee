// [LAF-14] The order of a turn, and what proceeds without a player.

#include <algorithm>
#include <set>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

Side side_of(const State& state, const Desk& desk) { return state.posts[desk.seat.number].side; }

bool all_have_sealed(const State& state)
{
    return std::all_of(state.desks.begin(), state.desks.end(),
                       [](const Desk& desk) { return desk.sealed; });
}

bool side_has_passed(const State& state, Side side)
{
    return std::all_of(state.desks.begin(), state.desks.end(), [&](const Desk& desk) {
        return side_of(state, desk) != side || desk.sealed;
    });
}

// [LAF-15] The clock is set as the turn begins, with what was spent and moved in the last one
// forgotten. Who is disordered stays so.
void begin_turn(Step& step)
{
    State& state = step.state;
    for (Base& base : state.bases) base.moved = base.fired = base.by_truck = false;
    for (Formation& formation : state.formations) {
        formation.points = formation.arrived = 0;
        formation.to_clear.clear();
        formation.activated = false;
    }
    state.strikes.clear();
    state.shared = false;
    state.level = 0;
    state.over_from = 0;
    state.clock = clock_at_start;
    enter(state, Phase::Bids);
    begin_bids(step);
}

// The units for whose bases something is still written down.
std::set<int> with_orders(const State& state, const Desk& desk)
{
    std::set<int> units;
    for (const BaseOrder& order : desk.orders)
        if (const Base* base = state.find_base(order.base)) units.insert(base->formation);
    return units;
}

// Orders are for one turn: those of a unit that was passed over at its level, or that the clock
// has cut off, go with it. What was written is its seat's alone to hear of. [LAF-16] [LAF-17]
void drop_late_orders(Step& step)
{
    for (Desk& desk : step.state.desks) {
        for (const int unit : with_orders(step.state, desk))
            say_to_seat(step, desk.seat,
                        "The orders of " + step.state.formation(unit).label +
                            " come too late for this turn and are dropped.",
                        {}, "LAF-19");
        desk.orders.clear();
    }
}

void end_turn(Step& step)
{
    State& state = step.state;
    drop_late_orders(step);
    hold_ground(step);
    state.ended = how_it_ends(state);
    if (state.ended) {
        enter(state, Phase::Over);
        say(step, "The game is over.", {}, "LAF-66", {}, {{std::nullopt, matters::all}});
        return;
    }
    ++state.turn;
    begin_turn(step);
}

// Radios and riders once more for what a brigade has shared out, then the first level. [LAF-6]
void end_riding(Step& step)
{
    if (!step.state.shared) {
        enter(step.state, Phase::ShareOut);
        return begin_share_out(step);
    }
    enter(step.state, Phase::Activation);
}

// [LAF-16] Disorder that was paid for is lifted first. [LAF-12]
void begin_level(Step& step)
{
    if (!call_level(step)) return end_turn(step);  // [LAF-18]
    for (Desk& desk : step.state.desks) desk.sealed = false;
    lift_disorder(step);
}

// [LAF-17] Where no unit with points is left the turn ends without a throw, as the next level is
// called for. [LAF-18]
void end_level(Step& step)
{
    State& state = step.state;
    state.level = 0;
    if (!level_is_left(state)) return;
    enter(state, Phase::Pick);
    throw_for_the_clock(step);
}

bool go_on_activating(Step& step)
{
    State& state = step.state;
    if (state.level == 0) {
        begin_level(step);
        return true;
    }
    if (state.to_act.empty()) {
        end_level(step);
        return true;
    }
    if (!side_has_passed(state, state.to_act.front())) return false;
    state.to_act.erase(state.to_act.begin());
    if (!state.to_act.empty()) return true;
    state.over_from = state.level;  // whatever has not acted stays so
    return true;
}

// Where both dice come to the same thing, what the controller has left word of stays his own.
bool go_on_picking(Step& step)
{
    const State& state = step.state;
    const ClockPick standing = state.general(state.control).pick;
    const bool differ = pick_matters(state);
    if (standing == ClockPick::Ask && differ) return false;  // [GEN-21]
    take_from_the_clock(step, differ ? standing : ClockPick::Higher);
    return true;
}

bool go_on_riding(Step& step)
{
    if (step.state.to_ride.empty())
        end_riding(step);
    else
        ride(step);
    return true;
}

// What a phase does once every seat it asks has answered.
bool go_on_when_sealed(Step& step)
{
    State& state = step.state;
    if (!all_have_sealed(state)) return false;
    switch (state.phase) {
        case Phase::Deal:
            deal_out(step);
            begin_turn(step);
            return true;
        case Phase::Bids:
            throw_for_control(step);
            enter(state, Phase::Allocation);
            begin_allocation(step);
            return true;
        case Phase::Allocation:
            send_points(step);
            enter(state, Phase::Riding);
            return true;
        case Phase::ShareOut:
            send_shares(step);
            state.shared = true;
            enter(state, Phase::Riding);
            return true;
        case Phase::Riding:
        case Phase::Activation:
        case Phase::Pick:
        case Phase::Over:
            return false;
    }
    return false;
}

bool window_is_answered(const State& state)
{
    const auto& window = std::get<questions::Window>(*state.pending);
    return std::all_of(window.asked.begin(), window.asked.end(),
                       [](const auto& asked) { return asked.answered; });
}

// One thing more, or false where a seat is awaited.
bool goes_on(Step& step)
{
    State& state = step.state;
    if (state.pending) {
        if (!window_is_answered(state)) return false;
        settle_window(step);
        return true;
    }
    if (state.halt) {
        walk(step);
        return true;
    }
    if (state.running) {
        run_on(step);
        return true;
    }
    switch (state.phase) {
        case Phase::Riding:
            return go_on_riding(step);
        case Phase::Activation:
            return go_on_activating(step);
        case Phase::Pick:
            return go_on_picking(step);
        case Phase::Deal:
        case Phase::Bids:
        case Phase::Allocation:
        case Phase::ShareOut:
        case Phase::Over:
            return go_on_when_sealed(step);
    }
    return false;
}

}  // namespace

void enter(State& state, Phase phase)
{
    state.phase = phase;
    for (Desk& desk : state.desks) desk.sealed = false;
}

void proceed(Step& step)
{
    // Every round does one thing of a turn, and a turn of the largest table is far shorter.
    constexpr int more_than_enough = 100'000;
    for (int round = 0; goes_on(step); ++round)
        check(round < more_than_enough, "a turn that does not end");
}

}  // namespace galloper::land_and_freedom
