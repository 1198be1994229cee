// [BRV-18] [BRV-19] [BRV-51]: what a casualty takes.

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

// A natural leader is one of his team's figures and lives and falls with the last. [BRV-52]
static void leave_the_team(State& state, const Team& team)
{
    std::erase_if(state.leaders, [&](const Leader& leader) {
        return leader.team == team.id && leader.rank == Rank::NaturalLeader;
    });
    for (Leader& leader : state.leaders)
        if (leader.team == team.id) {
            leader.team.reset();
            leader.at = team.at;
        }
}

static void remove_team(Step& step, PieceId id)
{
    leave_the_team(step.state, step.state.team(id));
    std::erase_if(step.state.teams, [id](const Team& team) { return team.id == id; });
}

// Only a platoon leader is replaced. [BRV-52]
static void remove_leader(Step& step, PieceId id)
{
    const Leader leader = step.state.leader(id);
    const Point at = leader.team ? step.state.team(*leader.team).at : leader.at;
    if (leader.rank == Rank::PlatoonLeader)
        step.state.fell_this_turn.push_back({leader.formation, at});
    ++step.state.tally.leaders_lost;
    std::erase_if(step.state.leaders, [id](const Leader& other) { return other.id == id; });
}

// He can be hit for the whole of a turn in which he leads or has tried to rally. [BRV-51]
static std::vector<PieceId> exposed_leaders(const State& state, const Team& team)
{
    std::vector<PieceId> exposed;
    for (const Leader& leader : state.leaders)
        if (leader.rank != Rank::NaturalLeader && (leader.leads || leader.rallied) &&
            is_with(state, leader, team))
            exposed.push_back(leader.id);
    return exposed;
}

// Whether the casualty is a leader instead of a figure: one pick among all of them. He is not one
// of the team's figures. [BRV-19] [BRV-51]
static bool a_leader_is_hit(Step& step, const Team& team)
{
    const std::vector<PieceId> leaders = exposed_leaders(step.state, team);
    if (leaders.empty()) return false;
    const int all = team.figures + static_cast<int>(leaders.size());
    const int picked = step.dice.roll({"who is hit", team.id}, all);
    const bool hit = picked > team.figures;
    const Throw pick{"who is hit",
                     {{all, picked}},
                     {},
                     picked,
                     "over " + std::to_string(team.figures) + " hits a leader",
                     hit ? "a leader falls" : "a figure falls",
                     !hit};
    if (!hit) {
        say(step, "The leader with {} is spared.", {team.id}, "BRV-51", {pick});
        return false;
    }
    const PieceId leader = leaders[static_cast<std::size_t>(picked - team.figures) - 1];
    say(step, "{} falls at the head of {}.", {leader, team.id}, "BRV-51", {pick});
    mark(step.report, "leader fallen");
    remove_leader(step, leader);
    return true;
}

void take_casualty(Step& step, PieceId id)
{
    Team& team = step.state.team(id);
    check(team.figures > 0, "a casualty in an empty team");
    if (a_leader_is_hit(step, team)) return;
    --team.figures;
    ++step.state.tally.figures_lost;
    if (team.figures > 0) return say(step, "{} loses a figure.", {id}, "BRV-18");
    say(step, "{} loses its last figure.", {id}, "BRV-18");
    mark(step.report, "team lost");
    remove_team(step, id);
}

// Leaders with it fall too, also one who stands alone near enough to count as with it. [BRV-49]
// [BRV-64]
void destroy(Step& step, PieceId id)
{
    const Team team = step.state.team(id);
    std::vector<PieceId> leaders;
    for (const Leader& leader : step.state.leaders)
        if (leader.rank != Rank::NaturalLeader && is_with(step.state, leader, team))
            leaders.push_back(leader.id);
    for (const PieceId leader : leaders) {
        say(step, "{} falls with {}.", {leader, id}, "BRV-64");
        remove_leader(step, leader);
    }
    step.state.tally.figures_lost += team.figures;
    say(step, "{} is destroyed.", {id}, "BRV-64");
    mark(step.report, "team lost");
    remove_team(step, id);
}

}  // namespace galloper::bravado
