// What an action would cost and how it stands, from what its seat knows alone.

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/foresight.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

DiceKind dice_for(const Known& known, PieceId team)
{
    const KnownTeam* found = known.find_team(team);
    return found ? dice_of(found->troops) : DiceKind::Ordinary;
}

struct ForeseeAnswer {
    const Known& known;
    Verb verb;
    const Action& action;
    Forecast& forecast;

    void operator()(const questions::SetOut& question) const
    {
        forecast.allowance = question.rate;
        if (verb == Verb::GoOn) {
            forecast.odds.push_back({"keeps its figures at the first test", question.good, 36});
            return;
        }
        const Length stops = inches(answer<Number>(action, 0).value);
        forecast.cost = std::min(stops, question.rate);
        if (*forecast.cost <= question.free)
            forecast.notes.emplace_back("It stays clear of the cone.");
        else
            forecast.odds.push_back({"keeps its figures at the first test", question.good, 36});
        forecast.notes.emplace_back("Its movement throw stands whatever it does.");
    }
    void operator()(const questions::Reveal& question) const
    {
        say_left();
        forecast.odds.push_back({"keeps its figures as it comes under fire", question.good, 36});
        if (verb == Verb::StopHere)
            forecast.notes.emplace_back("Where it stands is within 18 inches: the test is due.");
    }
    void operator()(const questions::PressOn& question) const
    {
        const KnownTeam* team = known.find_team(question.team);
        if (!team) return;
        say_left();
        if (verb == Verb::PressOn) presses_on(question, dice_of(team->troops));
        if (known.halt && known.halt->tests_due > 0)
            forecast.odds.push_back(odds_of(to_hold(team->bravado), dice_of(team->troops),
                                            "then keeps its figures at the test that is due here"));
        if (verb == Verb::TakeCover) stays_in_cover(*team);
    }
    void operator()(const questions::Bayonet&) const
    {
        if (verb == Verb::HoldBack) return;
        const KnownTeam* team = known.find_team(*action.piece);
        if (!team) return;
        const Need need =
            to_leave_cover(team->bravado, {is_led(known, *team), in_a_cone(known, team->at), true});
        forecast.odds.push_back(odds_of(need, dice_of(team->troops), "leaves cover"));
    }
    void operator()(const questions::Exposed& question) const
    {
        const DiceKind kind = dice_for(known, question.team);
        const AvdDouble by = known.settings.avd_double;
        const int hit = verb == Verb::TakeCover ? ways_odd_double(kind, by) : ways_double(kind, by);
        forecast.odds.push_back({"no casualty at the next gun's dice", all_ways - hit, all_ways});
    }
    void operator()(const questions::Aim&) const {}

    void say_left() const
    {
        forecast.notes.push_back(in_inches(left_of_move(known)) + " of its move are left.");
    }
    // [BRV-37]
    void presses_on(const questions::PressOn& question, DiceKind kind) const
    {
        forecast.odds.push_back(
            {"presses on (" + std::to_string(question.need) + " or less)", question.good, 36});
        forecast.odds.push_back({"no further casualty",
                                 all_ways - ways_double(kind, known.settings.avd_double),
                                 all_ways});
    }
    // The dice of step 8 come in this very turn. [BRV-42]
    void stays_in_cover(const KnownTeam& team) const
    {
        forecast.notes.emplace_back("The move ends here, in cover.");
        if (!in_a_cone(known, team.at)) return;
        const int hit = ways_odd_double(dice_of(team.troops), known.settings.avd_double);
        forecast.notes.emplace_back("It is still in the cone, and throws for that each turn.");
        forecast.odds.push_back(
            {"keeps its figures in cover, this turn", all_ways - hit, all_ways});
    }
};

void foresee_card(const Known& known, const Action& action, Forecast& forecast)
{
    std::vector<Point> cards;
    for (const KnownCard& card : known.cards)
        cards.push_back(card.id == action.piece ? answer<Place>(action, 0).at : card.at);
    if (!keeps_spacing(cards))
        forecast.notes.emplace_back("Three cards would lie too near: this one would stay.");
}

void foresee_sealing(const Known& known, const KnownSheet& sheet, Forecast& forecast)
{
    int idle = 0;
    for (const KnownTeam& team : known.teams)
        if (sheet.commands(team.formation) && !team.pinned && !draft_of(sheet, team.id)) ++idle;
    if (idle == 0) return;
    forecast.notes.push_back(std::to_string(idle) + (idle == 1 ? " team has no order and stays."
                                                               : " teams have no order and stay."));
}

void foresee_draft(const Known& known, Seat acting, Verb verb, const Action& action,
                   Forecast& forecast)
{
    if (verb == Verb::Lay) return foresee_card(known, action, forecast);
    const KnownSheet* sheet = known.sheet_of(acting);
    if (verb == Verb::Seal && sheet) return foresee_sealing(known, *sheet, forecast);
    if (!action.piece || verb == Verb::TakeBack) return;
    if (const KnownTeam* team = known.find_team(*action.piece))
        foresee_order(known, *team, verb, action, forecast);
    if (const KnownLeader* leader = known.find_leader(*action.piece))
        foresee_leader(known, *leader, verb, action, forecast);
}

}  // namespace

Forecast forecast(const Known& known, Seat acting, const Action& action)
{
    Forecast forecast;
    const Verb verb = verb_of(action.verb);
    forecast.merit = merit_of(known, acting, action);
    if (known.pending && verb != Verb::AimBy)
        std::visit(ForeseeAnswer{known, verb, action, forecast}, *known.pending);
    else
        foresee_draft(known, acting, verb, action, forecast);
    return forecast;
}

}  // namespace galloper::bravado
