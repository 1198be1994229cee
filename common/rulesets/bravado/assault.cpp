// [BRV-63] to [BRV-65]: bomb and bayonet. Whoever arrives fights; of several in one turn each
// throws in turn, until the gun is out.

#include "common/rulesets/bravado/sums/assault.h"

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

static const char* verdict_of(Assault result)
{
    switch (result) {
        case Assault::Destroyed:
            return "the attackers are destroyed";
        case Assault::StiffFight:
            return "taken after a stiff fight";
        case Assault::Abandoned:
            return "abandoned: only the tripod is left";
        case Assault::Surrender:
            return "the crew surrenders";
        case Assault::Captured:
            return "the crew is dead and the gun captured";
    }
    return "";
}

// The gun is out for good, and the team stands where it stood.
static void take_position(Step& step, PieceId team, Gun& gun, bool captured)
{
    gun.state = GunState::Out;
    gun.captured = captured;
    step.state.team(team).at = gun.at;
}

static void stiff_fight(Step& step, PieceId id)
{
    const Team& team = step.state.team(id);
    const Tested tested = test(step, {"a stiff fight", id}, dice_of(team.troops),
                               to_hold(team.bravado), "no loss", "loses a figure");
    say(step, "{} has a stiff fight for it.", {id}, "BRV-64", {tested.shown});
    if (!tested.passed) take_casualty(step, id);
}

static void take_prisoners(Step& step, PieceId team, Gun& gun)
{
    gun.prisoners = step.dice.d6({"prisoners", team});
    const Throw thrown{"prisoners", {{6, gun.prisoners}}, {}, gun.prisoners, "so many", "taken",
                       true};
    say(step, "{} takes prisoners.", {team}, "BRV-64", {thrown});
}

void fight(Step& step, PieceId team, PieceId id)
{
    Gun& gun = step.state.gun(id);
    const int d10 = step.dice.d10({"close assault", team});
    const Assault result = assault_result(d10, gun.lost, !never_surrenders(gun.troops));
    std::vector<Modifier> modifiers;
    if (gun.lost > 0) modifiers.push_back({"Bravado the gun has lost", gun.lost});
    const Throw thrown{"close assault",
                       {{10, d10}},
                       modifiers,
                       std::min(d10 + gun.lost, 10),
                       "2 or more takes the position",
                       verdict_of(result),
                       result != Assault::Destroyed};
    say(step, "{} storms the position of {}.", {team, id}, "BRV-64", {thrown});
    if (result == Assault::Destroyed) return destroy(step, team);
    mark(step.report, result == Assault::Abandoned ? "position taken" : "gun taken");

    take_position(step, team, gun, result != Assault::Abandoned);
    if (result == Assault::StiffFight) stiff_fight(step, team);
    if (result == Assault::Surrender) take_prisoners(step, team, gun);
}

}  // namespace galloper::bravado
