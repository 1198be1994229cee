// [BRV-49] to [BRV-59a]: leaders, where they are, what they give and who comes after them.

#include "common/rulesets/bravado/sums/leaders.h"

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

// A leader alone counts as with a team that he stands near enough to. [BRV-49]
bool is_with(const State&, const Leader& leader, const Team& team)
{
    if (leader.team) return *leader.team == team.id;
    return within(leader.at, team.at, alone_with_within);
}

// Only a platoon leader has the +1, and not in a turn in which he has tried to rally; a natural
// leader gives none. [BRV-53] [BRV-55] [BRV-59a]
bool is_led(const State& state, const Team& team)
{
    return std::any_of(state.leaders.begin(), state.leaders.end(), [&](const Leader& leader) {
        return leader.rank == Rank::PlatoonLeader && leader.leads && !leader.rallied &&
               is_with(state, leader, team);
    });
}

// With the same team or, where that has been wiped out, alone side by side.
static bool accompanies(const State& state, const Leader& commissar, const Leader& commander)
{
    const Team* team = commander.team ? state.find_team(*commander.team) : nullptr;
    if (team) return is_with(state, commissar, *team);
    return !commissar.team && within(commissar.at, commander.at, alone_with_within);
}

// A commissar goes along with his commander. [BRV-59]
static void take_commissar_along(Step& step, const Leader& commander, PieceId team)
{
    if (commander.rank != Rank::CompanyCommander) return;
    for (Leader& other : step.state.leaders) {
        if (other.rank != Rank::Commissar || !accompanies(step.state, other, commander)) continue;
        other.team = team;
        other.at = step.state.team(team).at;
        other.changed = true;
        say(step, "{} goes with him.", {other.id}, "BRV-59");
    }
}

// Once a turn, and no throw is asked for. [BRV-49]
void change_team(Step& step, PieceId id, PieceId team)
{
    take_commissar_along(step, step.state.leader(id), team);
    Leader& leader = step.state.leader(id);
    leader.team = team;
    leader.at = step.state.team(team).at;
    leader.changed = true;
    say(step, "{} goes over to {}.", {id, team}, "BRV-49");
}

}  // namespace galloper::bravado
