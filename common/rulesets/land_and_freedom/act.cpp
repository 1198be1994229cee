// What a seat does, and what follows from it without a player.

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/rules.h"
#include "common/rulesets/land_and_freedom/saying.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

namespace {

// [LAF-19] The units of the level act in whatever order their seat likes. The one choice says
// whether that was all of them: whoever is not asked again has not told the enemy by that whether
// he had more.
void take_go(Step& step, Desk& desk, const Action& action)
{
    desk.sealed = answer<Chosen>(action, 0).index == 1;
    const Formation* unit = unit_of(step.state, step.state.base(*action.piece));
    check(unit != nullptr, "a base that acts with no unit");
    go(step, unit->number);
}

questions::Window::Asked& asked_in_window(State& state, Seat seat)
{
    check(state.pending.has_value(), "an answer to no question");
    for (auto& asked : std::get<questions::Window>(*state.pending).asked)
        if (asked.seat == seat) return asked;
    check(false, "a seat that is not asked");
    return std::get<questions::Window>(*state.pending).asked.front();
}

void take_window(State& state, Seat seat, std::vector<PieceId> fire)
{
    auto& asked = asked_in_window(state, seat);
    asked.fire = std::move(fire);
    asked.answered = true;
}

void take(Step& step, Desk& desk, Verb verb, const Action& action)
{
    State& state = step.state;
    switch (verb) {
        case Verb::GiveRadios:
        case Verb::GiveMotorcycles:
        case Verb::GiveCavalry:
        case Verb::MakeSpotters:
        case Verb::Assign:
            return take_deal(step, desk, action);
        case Verb::Bid:
            desk.bid = answer<Number>(action, 0).value;
            desk.sealed = true;
            return;
        case Verb::SealDeal:
        case Verb::SealPoints:
        case Verb::SealShares:
        case Verb::Pass:
            desk.sealed = true;
            return;
        case Verb::Allot:
        case Verb::Recover:
        case Verb::PlanStrike:
        case Verb::TakeBackStrikes:
        case Verb::SendByRider:
        case Verb::SendByRadio:
            return take_allotment(step, desk, action);
        case Verb::MoveUnit:
        case Verb::FireUnit:
        case Verb::Move:
        case Verb::Haul:
        case Verb::Fire:
        case Verb::Assault:
        case Verb::Call:
        case Verb::TakeBack:
        case Verb::TakeBackUnit:
        case Verb::FireOrders:
        case Verb::PickOrders:
            return take_order(step, desk, action);
        case Verb::Go:
            return take_go(step, desk, action);
        case Verb::PickHigher:
            return take_from_the_clock(step, ClockPick::Higher);
        case Verb::PickLower:
            return take_from_the_clock(step, ClockPick::Lower);
        case Verb::FireNow:
            return take_window(state, desk.seat, answer<std::vector<PieceId>>(action, 0));
        case Verb::HoldFire:
            return take_window(state, desk.seat, {});
        case Verb::Resume:
            return say_it_goes_on(step);
    }
}

// Whether dice may be thrown of which somebody who is told of the step must not know: for radios,
// and under fog for whatever goes on out of his sight.
bool throws_in_secret(const State& state, Verb verb)
{
    if (verb == Verb::SealPoints || verb == Verb::SealShares) return true;
    return state.settings.fog != Fog::None &&
           (verb == Verb::SealDeal || verb == Verb::Go || verb == Verb::Pass ||
            verb == Verb::FireNow || verb == Verb::HoldFire);
}

}  // namespace

Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
{
    Outcome<State> outcome{truth};
    Step step{outcome.next, outcome.report, dice, Lie(truth.ground)};
    Desk* desk = outcome.next.find_desk(seat);
    check(desk != nullptr, "a seat with nothing to command");
    const Verb verb = verb_of(action.verb);
    // The house says of a step whether dice were thrown in it: so one is, for nothing. [GEN-15]
    if (throws_in_secret(truth, verb)) dice.d6({"nothing", {}});
    take(step, *desk, verb, action);
    proceed(step);
    const bool over = outcome.next.phase == Phase::Over && truth.phase != Phase::Over;
    const int turns = outcome.next.turn - truth.turn + (over ? 1 : 0);
    outcome.elapsed = turns * minutes_a_turn;
    return outcome;
}

}  // namespace galloper::land_and_freedom
