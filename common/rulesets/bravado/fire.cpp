// [BRV-47] [BRV-48]: direct fire, grenades and going in after one.

#include "common/rulesets/bravado/sums/fire.h"

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/assault.h"

namespace galloper::bravado {

namespace {

void silence(Step& step, Gun& gun, const char* rule)
{
    gun.state = GunState::Silenced;
    say(step, "{} is silenced.", {gun.id}, rule);
    mark(step.report, "gun silenced");
}

// Always two ordinary dice. Losses add up over turns and firers. [BRV-10] [BRV-47]
void direct_fire(Step& step, const Team& team, Gun& gun)
{
    const int range = range_in_inches(team.at, gun.at);
    const TwoDice dice = throw_two(step.dice, {"direct fire", team.id}, DiceKind::Ordinary);
    const int loss = direct_fire_loss(range, dice.sum());
    const Throw thrown{"direct fire",
                       shown(dice),
                       {},
                       dice.sum(),
                       "every 3 over the range of " + std::to_string(range) + " costs the gun 1",
                       loss == 0 ? "no effect" : "costs the gun " + std::to_string(loss),
                       loss > 0};
    say(step, "{} fires at {}.", {team.id, gun.id}, "BRV-47", {thrown});
    gun.lost += std::min(loss, gun.bravado);
    gun.bravado = lowered(gun.bravado, loss);
    gun.lost_since_open += loss;
    if (gun.lost_since_open >= silenced_at) silence(step, gun, "BRV-47");
}

// Whose seat a team's player sits in.
Seat seat_of(const State& state, const Team& team)
{
    for (const Sheet& sheet : state.sheets)
        if (sheet.commands(team.formation)) return sheet.seat;
    check(false, "a team that nobody commands");
    return {};
}

// A rifle team in cover with the gun in its reach that has not acted yet; the thrower too, if it is
// one. [BRV-48]
bool can_go_in(const Team& team, const Gun& gun, PieceId thrower)
{
    return team.arm != Arm::Lmg && team.in_cover && !team.pinned &&
           (!team.acted || team.id == thrower) && in_assault_reach(team.at, gun.at, team.bravado);
}

void ask_who_goes_in(Step& step, const Gun& gun, const Team& thrower)
{
    std::vector<const Team*> able;
    for (const Team& team : step.state.teams)
        if (can_go_in(team, gun, thrower.id)) able.push_back(&team);
    if (able.empty()) return;

    const auto seat = [&](const Team* team) { return seat_of(step.state, *team); };
    const Seat his = seat(&thrower);
    std::stable_partition(able.begin(), able.end(), [&](const Team* t) { return seat(t) == his; });
    questions::Bayonet question{gun.id, thrower.id, {}, {}};
    for (const Team* team : able) {
        const bool asked_now = seat(team) == seat(able.front());
        (asked_now ? question.candidates : question.others).push_back(team->id);
    }
    ask(step, std::move(question));
}

void grenade(Step& step, const Team& team, Gun& gun)
{
    const int die = step.dice.d6({"grenade", team.id});
    const bool good = grenade_silences(die);
    const Throw thrown{"grenade",
                       {{6, die}},
                       {},
                       die,
                       "4 or more silences the gun",
                       good ? "silenced" : "no effect",
                       good};
    say(step, "{} throws grenades at {}.", {team.id, gun.id}, "BRV-48", {thrown});
    if (!good) return;
    silence(step, gun, "BRV-48");  // it loses no Bravado by this
    ask_who_goes_in(step, gun, team);
}

PieceId target_of(const Deed& deed)
{
    if (const auto* fire = std::get_if<deeds::DirectFire>(&deed)) return fire->gun;
    return std::get<deeds::Grenade>(deed).gun;
}

}  // namespace

void fire_as_ordered(Step& step, PieceId id)
{
    Team& team = step.state.team(id);
    const Order* order = step.state.order_of(id);
    check(order != nullptr, "a team fires that was not ordered to");
    Gun& gun = step.state.gun(target_of(order->deed));
    team.acted = true;
    if (team.pinned) return say(step, "{} is pinned and cannot fire.", {id}, "BRV-45");
    if (gun.state != GunState::Firing)
        return say(step, "{} holds its fire: {} is silent already.", {id, gun.id}, "BRV-47");
    if (std::holds_alternative<deeds::Grenade>(order->deed)) return grenade(step, team, gun);
    direct_fire(step, team, gun);
}

void go_in(Step& step, PieceId gun, PieceId id)
{
    Team& team = step.state.team(id);
    team.acted = true;  // in place of the deed it had declared
    say(step, "{} goes in with the bayonet.", {id}, "BRV-48");
    if (leaves_cover(step, id, true)) begin_move(step, id, {step.state.gun(gun).at}, true);
}

}  // namespace galloper::bravado
