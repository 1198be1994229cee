// What each offer does once it is taken. Nothing here checks form: an action that comes so far was
// offered. [BRV-12]

#include <algorithm>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/flow.h"
#include "common/rulesets/bravado/matters.h"
#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/sheet.h"
#include "common/rulesets/bravado/standing.h"
#include "common/rulesets/bravado/verbs.h"

namespace galloper::bravado {

namespace {

void tell(Step& step, Seat seat, std::string text, std::vector<PieceId> about, std::string rule)
{
    step.report.lines.push_back(
        {Audience::only({seat}), std::move(text), std::move(about), std::move(rule), {}, {}});
}

// [BRV-5] A card that would lie as a third within 4 inches is not laid: its player has a picture of
// all six and reads why.
void lay(Step& step, Seat seat, PieceId id, const Place& place)
{
    State& state = step.state;
    std::vector<Point> cards;
    for (const Card& card : state.cards) cards.push_back(card.id == id ? place.at : card.at);
    const bool faces_nowhere = place.facing && *place.facing == Facing{0, 0};
    if (!keeps_spacing(cards) || faces_nowhere)
        return tell(step, seat, "{} stays: no card may have more than one other within 4 inches.",
                    {id}, "BRV-5");
    Card& card = state.card(id);
    card.at = place.at;
    if (place.facing) card.facing = *place.facing;
}

void seal_cards(Step& step)
{
    step.state.cards_sealed = true;
    say(step, "The defence has laid its six cards.", {}, "BRV-2", {},
        {{std::nullopt, matters::where_the_cards_lie}});
}

void deploy(Step& step, Seat seat, Verb verb, const Action& action)
{
    if (verb == Verb::Lay) return lay(step, seat, *action.piece, answer<Place>(action, 0));
    if (verb == Verb::SealCards) return seal_cards(step);
    step.state.aim_by = static_cast<AimBy>(answer<Chosen>(action, 0).index);
}

Sheet& sheet_of(State& state, Seat seat)
{
    for (Sheet& sheet : state.sheets)
        if (sheet.seat == seat) return sheet;
    check(false, "a seat without a sheet was offered an order");
    return state.sheets.front();
}

// The number asked for is in whole inches, of which the last may be a part.
Length stop_asked_for(const State& state, const Action& action)
{
    const auto& question = std::get<questions::SetOut>(*state.pending);
    return std::min(inches(answer<Number>(action, 0).value), question.rate);
}

void reply(Step& step, Verb verb, const Action& action)
{
    switch (verb) {
        case Verb::GoOn:
        case Verb::PressOn:
            return answer_on(step);
        case Verb::StopShort:
            return answer_stop(step, stop_asked_for(step.state, action));
        case Verb::StopHere:
            return answer_halt(step);
        case Verb::TakeCover:
            return answer_cover(step);
        case Verb::StayUp:
            return answer_stay_up(step);
        case Verb::GoIn:
            return answer_bayonet(step, *action.piece);
        case Verb::HoldBack:
            return answer_nobody(step);
        case Verb::Aim:
            return answer_aim(step, static_cast<std::size_t>(answer<Chosen>(action, 0).index));
        default:
            check(false, "an offer that nobody wrote a rule for");
    }
}

void take(Step& step, Seat seat, Verb verb, const Action& action)
{
    switch (verb) {
        case Verb::Lay:
        case Verb::SealCards:
        case Verb::AimBy:
            return deploy(step, seat, verb, action);
        case Verb::ChangeTeam:
            return change_team(step, *action.piece, answer<PieceId>(action, 0));
        case Verb::Rally:
            sheet_of(step.state, seat).leaders_set = true;
            return rally(step, *action.piece);
        case Verb::Move:
        case Verb::LeaveCover:
        case Verb::Assault:
        case Verb::DirectFire:
        case Verb::CoveringFire:
        case Verb::Grenade:
        case Verb::Lead:
        case Verb::DoNotLead:
        case Verb::TakeBack:
        case Verb::StandingAnswers:
        case Verb::Seal:
            return write(sheet_of(step.state, seat), step.state, verb, action);
        case Verb::Resume:
            return;
        case Verb::EndTurn:
            return end_with_cover(step, sheet_of(step.state, seat),
                                  answer<std::vector<PieceId>>(action, 0));
        case Verb::GoOn:
        case Verb::StopShort:
        case Verb::StopHere:
        case Verb::PressOn:
        case Verb::TakeCover:
        case Verb::StayUp:
        case Verb::GoIn:
        case Verb::HoldBack:
        case Verb::Aim:
            return reply(step, verb, action);
    }
}

}  // namespace

Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
{
    Outcome<State> outcome{truth};
    Step step{outcome.next, outcome.report, dice};
    take(step, seat, verb_of(action.verb), action);
    proceed(step);
    const bool over = outcome.next.phase == Phase::Over && truth.phase != Phase::Over;
    const int turns = outcome.next.turn - truth.turn + (over ? 1 : 0);
    outcome.elapsed = turns * minutes_a_turn;  // [BRV-72]
    return outcome;
}

}  // namespace galloper::bravado
