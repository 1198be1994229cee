// How much is to be said for what a seat may do.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/sums/nerve.h"
#include "common/rulesets/bravado/verbs.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

constexpr int enough = 50;  // of sealing a sheet or ending a turn

int leading(const Known& known, const KnownSheet& sheet, const KnownLeader& leader)
{
    const bool guns_fire =
        std::any_of(known.guns.begin(), known.guns.end(),
                    [](const KnownGun& gun) { return gun.state == GunState::Firing; });
    if (!guns_fire) return 10;
    for (const KnownTeam& team : known.teams)
        if (is_with(leader, team))
            if (const Order* order = draft_of(sheet, team.id); order && way_of(order->deed))
                return enough + 8;
    return 10;
}

// Leaders go where somebody is pinned, and do not stay alone.
int changing(const Known& known, const KnownLeader& leader, PieceId to)
{
    const KnownTeam* team = known.find_team(to);
    if (can_rally(leader) && team && team->pinned && !pinned_with(known, leader)) return 96;
    return leader.team ? 0 : enough + 10;
}

struct MeritOfAnswer {
    const Known& known;
    Verb verb;
    const Action& action;

    int figures(PieceId team) const
    {
        const KnownTeam* found = known.find_team(team);
        return found ? found->figures : 0;
    }
    int unless_last_man(PieceId team, int merit) const
    {
        return figures(team) > 1 ? merit : merit - 15;
    }

    int operator()(const questions::SetOut& question) const
    {
        if (verb == Verb::GoOn) return unless_last_man(question.team, 40 + question.good);
        const int free = question.free.tenths / inches(1).tenths;
        const int stops = answer<Number>(action, 0).value;
        return enough - std::min(std::abs(stops - free), 10);
    }
    int operator()(const questions::Reveal& question) const
    {
        return verb == Verb::GoOn ? unless_last_man(question.team, 38 + question.good) : enough;
    }
    int operator()(const questions::PressOn& question) const
    {
        return verb == Verb::PressOn ? unless_last_man(question.team, 30 + question.good) : enough;
    }
    int operator()(const questions::Bayonet&) const
    {
        if (verb == Verb::HoldBack) return enough;
        const KnownTeam* team = known.find_team(*action.piece);
        if (!team) return 0;
        const Need need =
            to_leave_cover(team->bravado, {is_led(known, *team), in_a_cone(known, team->at), true});
        return 30 + need.ways(dice_of(team->troops)) + 2 * team->figures;
    }
    int operator()(const questions::Exposed&) const
    {
        return verb == Verb::TakeCover ? enough + 10 : enough - 20;
    }
    int operator()(const questions::Aim& question) const
    {
        const auto which = static_cast<std::size_t>(answer<Chosen>(action, 0).index);
        return enough + threat_of(known, question.directions[which]);
    }
};

// Whoever does not know what lies under his cards has no reason to lay them otherwise.
int laying(const Known& known, const Action& action)
{
    const KnownCard* card = known.find_card(*action.piece);
    if (!card || !card->face) return 0;
    const Place place = answer<Place>(action, 0);
    const bool changes = place != Place{card->at, card->facing};
    return changes && place == counsel_place(known, *card) ? enough + 10 : 0;
}

int standing_order(const Known& known, const Action& action)
{
    const auto by = static_cast<AimBy>(answer<Chosen>(action, 0).index);
    return by != known.aim_by && by == counsel_aim_by(known) ? 10 : 0;
}

int ending_turn(const Known& known, const Action& action)
{
    int merit = enough;
    for (const PieceId id : answer<std::vector<PieceId>>(action, 0))
        if (const KnownTeam* team = known.find_team(id); team && !counsel_cover(known, *team))
            --merit;
    return merit;
}

int leading_or_rallying(const Known& known, const KnownSheet& sheet, Verb verb,
                        const Action& action)
{
    const KnownLeader* leader = known.find_leader(*action.piece);
    if (!leader) return 0;
    if (verb == Verb::Rally) return 95;
    if (verb == Verb::Lead) return leading(known, sheet, *leader);
    if (verb == Verb::ChangeTeam) return changing(known, *leader, answer<PieceId>(action, 0));
    return 0;
}

int merit_on_the_sheet(const Known& known, Seat seat, Verb verb, const Action& action)
{
    const KnownSheet* sheet = known.sheet_of(seat);
    if (!sheet || !action.piece) return 0;
    const KnownTeam* team = known.find_team(*action.piece);
    if (!team) return leading_or_rallying(known, *sheet, verb, action);
    return verb == Verb::TakeBack ? 0 : merit_of_order(known, *sheet, *team, action);
}

}  // namespace

int merit_of(const Known& known, Seat seat, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Seal || verb == Verb::SealCards || verb == Verb::Resume) return enough;
    if (verb == Verb::EndTurn) return ending_turn(known, action);
    if (verb == Verb::Lay) return laying(known, action);
    if (verb == Verb::AimBy) return standing_order(known, action);
    if (verb == Verb::StandingAnswers) return 0;  // it changes little
    const int merit = known.pending ? std::visit(MeritOfAnswer{known, verb, action}, *known.pending)
                                    : merit_on_the_sheet(known, seat, verb, action);
    return std::clamp(merit, 0, 100);
}

}  // namespace galloper::bravado
