// [BRV-37] to [BRV-45], [BRV-71]: taking cover, leaving it, and what it costs to stay in a cone.

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

// [BRV-40]
void take_cover(Step& step, PieceId id)
{
    Team& team = step.state.team(id);
    if (team.in_cover) return;
    team.in_cover = true;
    say(step, "{} takes cover.", {id}, "BRV-40");
}

// A pinned team counts as in cover. [BRV-45]
void pin(Step& step, PieceId id)
{
    Team& team = step.state.team(id);
    if (team.pinned) return;
    team.pinned = true;
    team.in_cover = true;
    say(step, "{} is pinned.", {id}, "BRV-22");
}

void lose_bravado(Step& step, PieceId id, int by)
{
    Team& team = step.state.team(id);
    team.bravado = lowered(team.bravado, by);  // [BRV-20]
    if (team.bravado == 0) pin(step, id);      // [BRV-22]
}

// In a cone a failure pins; outside one it only costs Bravado. [BRV-44]
static void stays_in_cover(Step& step, PieceId id, bool in_a_cone)
{
    lose_bravado(step, id, 1);
    if (in_a_cone) pin(step, id);
}

bool leaves_cover(Step& step, PieceId id, bool after_a_grenade)
{
    Team& team = step.state.team(id);
    const bool in_a_cone = !cones_over(step.state, team.at).empty();
    const Need need =
        to_leave_cover(team.bravado, {is_led(step.state, team), in_a_cone, after_a_grenade});
    const Tested tested = test(step, {"leaving cover", id}, dice_of(team.troops), need,
                               "leaves cover", "stays down and loses 1 Bravado");
    if (!tested.passed) {
        say(step, "{} does not leave its cover.", {id}, "BRV-44", {tested.shown});
        stays_in_cover(step, id, in_a_cone);
        return false;
    }
    say(step, "{} leaves its cover.", {id}, "BRV-44", {tested.shown});
    team.in_cover = false;
    return true;
}

// Whether light machine guns cover the team against a gun in whose cone it is. [BRV-38]
static bool is_covered_by_lmg(const State& state, const Team& team)
{
    for (const Covering& covering : state.covering)
        if (covering.by_lmg && covers(state, state.gun(covering.gun), team.at)) return true;
    return false;
}

// In two cones there is one throw, with the worst band. [BRV-69]
Need press_on_need(const State& state, const Team& team)
{
    return to_press_on(team.bravado, {is_led(state, team), is_covered_by_lmg(state, team),
                                      worst_band(state, team.at)});
}

// The end of a move for whoever goes to ground in it.
static void go_to_ground(Step& step)
{
    Halt& halt = *step.state.halt;
    halt.will_stop = halt.gone;
    take_cover(step, halt.team);
}

void take_cover_instead(Step& step) { go_to_ground(step); }

// Who has just pressed on is not asked again whether he wants to.
static void drop_other_questions(Halt& halt)
{
    std::erase_if(halt.due, [](const Due& due) {
        return due.kind == DueKind::SetOut || due.kind == DueKind::Reveal;
    });
}

void press_on(Step& step)
{
    Halt& halt = *step.state.halt;
    const Team& team = step.state.team(halt.team);
    const Tested tested = test(step, {"pressing on", team.id}, dice_of(team.troops),
                               press_on_need(step.state, team), "presses on", "goes to ground");
    int lost = tested.dice.is_double(step.state.settings.avd_double) ? 1 : 0;
    for (const PieceId gun : cones_over(step.state, team.at))
        lost += extra_for_a_one(halt, gun, tested.dice);

    if (tested.passed) {
        say(step, "{} presses on.", {team.id}, "BRV-37", {tested.shown});
        drop_other_questions(halt);
    } else {
        say(step, "{} cannot bring itself to press on.", {team.id}, "BRV-37", {tested.shown});
        go_to_ground(step);
    }
    if (lost > 0) lose_on_the_way(step, lost);
}

// Whether step 8 asks this team for dice where it stands in a cone: in cover always, in the open if
// it has not moved and the house rule says so. [BRV-42] [BRV-43]
static bool throws_exposure(const State& state, const Team& team)
{
    if (team.in_cover || team.pinned) return true;
    return !team.moved && state.settings.exposed == Exposed::AnyDouble;
}

// The guns in whose cones the team is. Outside every cone there are no dice. [BRV-41]
static std::vector<PieceId> guns_over(Step& step, const Team& team)
{
    Rings rings;
    for (const PieceId id : cones_over(step.state, team.at))
        rings[squared_distance(step.state.gun(id).at, team.at)].push_back(id);
    return nearest_first(step, std::move(rings), {"which gun is nearer", team.id});
}

// [BRV-71]
std::vector<Exposure> exposures_of(Step& step)
{
    const State& state = step.state;
    std::vector<PieceId> order = state.have_acted;
    for (const PieceId id : state.in_order)
        if (std::find(order.begin(), order.end(), id) == order.end()) order.push_back(id);

    std::vector<Exposure> exposures;
    for (const PieceId id : order) {
        const Team* team = state.find_team(id);
        if (!team || !throws_exposure(state, *team)) continue;
        for (const PieceId gun : guns_over(step, *team)) exposures.push_back({id, gun});
    }
    return exposures;
}

static bool more_to_come(const State& state, const Exposure& done)
{
    const auto at = std::find(state.exposures.begin(), state.exposures.end(), done);
    if (at == state.exposures.end()) return false;
    return std::any_of(at + 1, state.exposures.end(),
                       [&](const Exposure& other) { return other.team == done.team; });
}

void expose(Step& step, const Exposure& exposure)
{
    const Team* team = step.state.find_team(exposure.team);
    if (!team || !throws_exposure(step.state, *team)) return;
    if (!covers(step.state, step.state.gun(exposure.gun), team->at)) return;

    const bool sheltered = team->in_cover;
    const AvdDouble by = step.state.settings.avd_double;
    const TwoDice dice = throw_two(step.dice, {"under fire", team->id}, dice_of(team->troops));
    const bool hit = sheltered ? dice.is_odd_double(by) : dice.is_double(by);
    const Throw thrown{sheltered ? "in cover in a cone" : "in the open in a cone",
                       shown(dice),
                       {},
                       dice.sum(),
                       sheltered ? "an odd double loses a figure" : "any double loses a figure",
                       hit ? "loses a figure" : "no loss",
                       !hit};
    say(step, "{} lies under the fire of {}.", {team->id, exposure.gun},
        sheltered ? "BRV-42" : "BRV-43", {thrown});
    if (!hit) return;
    take_casualty(step, exposure.team);
    team = step.state.find_team(exposure.team);
    if (team && !team->in_cover && more_to_come(step.state, exposure))
        ask(step, questions::Exposed{exposure.team, exposure.gun});
}

}  // namespace galloper::bravado
