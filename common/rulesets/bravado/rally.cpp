// [BRV-54] to [BRV-58]: rallying a pinned team.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/leaders.h"

namespace galloper::bravado {

namespace {

// A leader may rally his own team too. [BRV-56]
Team* pinned_team_with(State& state, const Leader& leader)
{
    for (Team& team : state.teams)
        if (team.pinned && is_with(state, leader, team)) return &team;
    return nullptr;
}

// Only a company commander has a commissar, and only while both are with the same team. [BRV-59]
Leader* commissar_beside(State& state, const Leader& leader, const Team& team)
{
    if (leader.rank != Rank::CompanyCommander) return nullptr;
    for (Leader& other : state.leaders)
        if (other.rank == Rank::Commissar && is_with(state, other, team)) return &other;
    return nullptr;
}

// Before an attempt on a team at 0 an average die gives it a Bravado for the time being. [BRV-57]
int temporary_bravado(Step& step, const Team& team)
{
    const int number = average_number(step.dice.d6({"temporary Bravado", team.id}));
    const Throw thrown{
        "temporary Bravado",    {{0, number}}, {}, number, "its Bravado if the rally succeeds",
        std::to_string(number), true};
    say(step, "{} has no Bravado left and finds some for the time being.", {team.id}, "BRV-57",
        {thrown});
    return number;
}

// He is in cover and not pinned, and may act in this turn. [BRV-55]
void succeed(Team& team, int thrown)
{
    team.pinned = false;
    team.in_cover = true;
    if (team.bravado == 0) team.bravado = thrown;
}

// [BRV-58]
void commissar_judges(Step& step, PieceId commander, PieceId commissar)
{
    const int die = step.dice.d6({"commissar", commissar});
    const bool shoots = die == 1;
    const Throw thrown{
        "commissar", {{6, die}}, {}, die, "1 shoots the commander", shoots ? "shot" : "spared",
        !shoots};
    if (!shoots) return say(step, "{} spares {}.", {commissar, commander}, "BRV-58", {thrown});
    say(step, "{} shoots {}.", {commissar, commander}, "BRV-58", {thrown});
    step.state.leader(commissar).commander_is_shot = true;
    ++step.state.tally.leaders_lost;
    std::erase_if(step.state.leaders,
                  [commander](const Leader& leader) { return leader.id == commander; });
}

}  // namespace

// One attempt a leader and turn; the two dice are of his own class. [BRV-10] [BRV-54]
void rally(Step& step, PieceId id)
{
    Leader& leader = step.state.leader(id);
    Team* team = pinned_team_with(step.state, leader);
    check(team != nullptr, "a rally with nobody to rally");
    leader.rallied = true;
    Leader* commissar = commissar_beside(step.state, leader, *team);
    if (commissar) commissar->rallied = true;  // his modifier is in use [BRV-58]

    const int thrown = team->bravado == 0 ? temporary_bravado(step, *team) : 0;
    const int against =
        rally_bravado(leader.bravado, team->bravado, thrown, step.state.settings.rally_zero);
    const Need need = to_rally(against, {commissar != nullptr, leader.rank == Rank::Commissar});
    const Tested tested =
        test(step, {"rallying", id}, dice_of(leader.troops), need, "rallied", "still pinned");
    say(step, "{} tries to rally {}.", {id, team->id}, "BRV-54", {tested.shown});
    if (tested.passed) return succeed(*team, thrown);
    if (commissar) commissar_judges(step, id, commissar->id);
}

}  // namespace galloper::bravado
