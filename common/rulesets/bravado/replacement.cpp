// [BRV-52] [BRV-53]: who takes a fallen platoon leader's place.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/leaders.h"

namespace galloper::bravado {

namespace {

// The platoon's teams from the nearest on, by where the leader fell.
std::vector<PieceId> by_distance(Step& step, const Vacancy& vacancy)
{
    Rings rings;
    for (const Team& team : step.state.teams)
        if (team.formation == vacancy.formation)
            rings[squared_distance(team.at, vacancy.at)].push_back(team.id);
    return nearest_first(step, std::move(rings), {"which team is nearer"});
}

// Each team throws in turn, round and round, until a 6 falls.
PieceId first_six(Step& step, const std::vector<PieceId>& teams, std::vector<Throw>& throws)
{
    for (std::size_t i = 0;; i = (i + 1) % teams.size()) {
        const int die = step.dice.d6({"natural leader", teams[i]});
        throws.push_back({"where a natural leader comes from",
                          {{6, die}},
                          {},
                          die,
                          "the first 6",
                          die == 6 ? "here" : "not here",
                          die == 6});
        if (die == 6) return teams[i];
    }
}

// He is one of the team's figures. His Bravado is his class's, and no rule asks for it.
void appoint(Step& step, const Vacancy& vacancy, const std::vector<PieceId>& teams)
{
    std::vector<Throw> throws;
    const PieceId id = first_six(step, teams, throws);
    const Team& team = step.state.team(id);
    const PieceId leader{step.state.next_id++};
    step.state.leaders.push_back({.id = leader,
                                  .label = "Natural leader",
                                  .rank = Rank::NaturalLeader,
                                  .troops = team.troops,
                                  .formation = vacancy.formation,
                                  .bravado = starting_bravado(team.troops),
                                  .team = id,
                                  .at = team.at});
    say(step, "A natural leader comes forward in {}.", {id}, "BRV-52", throws);
}

// One try only.
void try_to_replace(Step& step, const Vacancy& vacancy)
{
    const std::vector<PieceId> teams = by_distance(step, vacancy);
    if (teams.empty()) return;
    const int d10 = step.dice.d10({"a new leader", teams.front()});
    const bool found = natural_leader_appears(d10);
    const Throw thrown{"a new leader",
                       {{10, d10}},
                       {},
                       d10,
                       "1 or 10",
                       found ? "somebody comes forward" : "nobody comes forward",
                       found};
    say(step, "A platoon has lost its leader.", {}, "BRV-52", {thrown});
    if (found) appoint(step, vacancy, teams);
}

}  // namespace

void replace_leaders(Step& step)
{
    const std::vector<Vacancy> vacancies = std::exchange(step.state.vacancies, {});
    for (const Vacancy& vacancy : vacancies) try_to_replace(step, vacancy);
}

}  // namespace galloper::bravado
