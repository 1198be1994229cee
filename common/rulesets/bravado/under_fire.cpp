// [BRV-35] to [BRV-39], [BRV-62]: what the mover has to go through where it stands.

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

void lose_on_the_way(Step& step, int figures)
{
    Halt& halt = *step.state.halt;
    for (int i = 0; i < figures && step.state.find_team(halt.team); ++i)
        take_casualty(step, halt.team);
    const Team* team = step.state.find_team(halt.team);
    if (!team || team->in_cover || cones_over(step.state, team->at).empty()) return;
    if (!halt.due.empty() && halt.due.front().kind == DueKind::Choice) return;
    halt.due.insert(halt.due.begin(), {DueKind::Choice, {}});
}

// It must be the gun that the team assaults out of cover, opened again by this very move. [BRV-62]
int extra_for_a_one(const Halt& halt, PieceId gun, TwoDice dice)
{
    const bool risked =
        halt.assaults_from_cover &&
        std::find(halt.reopened.begin(), halt.reopened.end(), gun) != halt.reopened.end();
    return risked && dice.shows_a_one() ? 1 : 0;
}

// [BRV-36]
static void take_double(Step& step, PieceId gun)
{
    Halt& halt = *step.state.halt;
    const DiceKind kind = dice_of(step.state.team(halt.team).troops);
    for (MoveThrow& thrown : halt.throws) {
        if (thrown.gun != gun || thrown.double_taken) continue;
        thrown.double_taken = true;
        const TwoDice dice{kind, thrown.faces[0], thrown.faces[1]};
        if (!dice.is_double(step.state.settings.avd_double)) return;
        say(step, "{} has thrown a double under the fire of {}.", {halt.team, gun}, "BRV-17");
        return lose_on_the_way(step, 1);
    }
}

// [BRV-35]
static void test_to_hold(Step& step, PieceId gun, bool enters)
{
    const Halt& halt = *step.state.halt;
    const Team& team = step.state.team(halt.team);
    if (!covers(step.state, step.state.gun(gun), team.at)) return;
    const Tested tested =
        test(step, {enters ? "entering a cone" : "a new range band", team.id}, dice_of(team.troops),
             to_hold(team.bravado), "no loss", "loses a figure");
    say(step, enters ? "{} comes under the fire of {}." : "{} comes into another band of {}.",
        {team.id, gun}, "BRV-35", {tested.shown});
    const int lost = (tested.passed ? 0 : 1) + extra_for_a_one(halt, gun, tested.dice);
    if (lost > 0) lose_on_the_way(step, lost);
}

// At the point of entry the casualty of a double and its choice come first, then the test, which is
// due even if the team has just taken cover there. What covering fire adds needs no throw. [BRV-36]
// [BRV-70]
static void enter(Step& step, PieceId gun)
{
    Halt& halt = *step.state.halt;
    const std::vector<Due> due{{DueKind::Double, gun}, {DueKind::Entry, gun}};
    halt.due.insert(halt.due.begin(), due.begin(), due.end());
    if (halt.gone <= halt.bare_rate) throw_under_fire(step, gun);
}

// [BRV-14]
static void ask_to_set_out(Step& step)
{
    const Halt& halt = *step.state.halt;
    const auto first = foreseen(step.state, halt);
    if (!first) return;
    const Team& team = step.state.team(halt.team);
    ask(step, questions::SetOut{team.id, first->gun, std::max(first->at - Length{1}, Length{}),
                                limit_of(step.state, halt),
                                to_hold(team.bravado).ways(dice_of(team.troops))});
}

// [BRV-25] Asked only if there is anywhere left to go.
static void ask_after_reveal(Step& step, PieceId gun)
{
    const Halt& halt = *step.state.halt;
    const Team& team = step.state.team(halt.team);
    if (team.in_cover || limit_of(step.state, halt) <= halt.gone) return;
    const int good =
        foreseen(step.state, halt) ? to_hold(team.bravado).ways(dice_of(team.troops)) : all_ways;
    ask(step, questions::Reveal{team.id, gun, good});
}

// [BRV-37]
static void ask_to_press_on(Step& step)
{
    const Team& team = step.state.team(step.state.halt->team);
    const std::vector<PieceId> guns = cones_over(step.state, team.at);
    if (team.in_cover || guns.empty()) return;
    const Need need = press_on_need(step.state, team);
    ask(step,
        questions::PressOn{team.id, guns.front(), need.number(), need.ways(dice_of(team.troops))});
}

static void assault(Step& step, PieceId gun)
{
    Halt& halt = *step.state.halt;
    if (step.state.gun(gun).state == GunState::Out) return;
    halt.will_stop = halt.gone;
    fight(step, halt.team, gun);
}

void settle_first(Step& step)
{
    Halt& halt = *step.state.halt;
    const Due due = halt.due.front();
    halt.due.erase(halt.due.begin());
    switch (due.kind) {
        case DueKind::Double:
            return take_double(step, due.gun);
        case DueKind::Enter:
            return enter(step, due.gun);
        case DueKind::Entry:
            return test_to_hold(step, due.gun, true);
        case DueKind::Band:
            return test_to_hold(step, due.gun, false);
        case DueKind::Choice:
            return ask_to_press_on(step);
        case DueKind::Turn:
            return turn_card(step, due.gun);
        case DueKind::SetOut:
            return ask_to_set_out(step);
        case DueKind::Reveal:
            return ask_after_reveal(step, due.gun);
        case DueKind::Reopen:
            return test_to_reopen(step, due.gun);
        case DueKind::Assault:
            return assault(step, due.gun);
    }
}

}  // namespace galloper::bravado
