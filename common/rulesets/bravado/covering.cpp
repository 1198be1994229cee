// [BRV-46]: covering fire, one die for each gun that is covered against.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/fire.h"

namespace galloper::bravado {

namespace {

bool is_lmg(const Team& team) { return team.arm == Arm::Lmg; }

// The teams that give it, in the order of their sheets. A pinned team gives none. [BRV-45]
std::vector<PieceId> covering_teams(const State& state)
{
    std::vector<PieceId> teams;
    for (const PieceId id : state.in_order) {
        const Team* team = state.find_team(id);
        const Order* order = team && !team->pinned ? state.order_of(id) : nullptr;
        if (order && std::holds_alternative<deeds::CoveringFire>(order->deed)) teams.push_back(id);
    }
    return teams;
}

PieceId gun_of(const State& state, PieceId team)
{
    return std::get<deeds::CoveringFire>(state.order_of(team)->deed).gun;
}

bool any_led(const State& state, const std::vector<PieceId>& teams)
{
    return std::any_of(teams.begin(), teams.end(),
                       [&](PieceId id) { return is_led(state, state.team(id)); });
}

bool any_close(const State& state, const std::vector<PieceId>& teams, const Gun& gun)
{
    return std::any_of(teams.begin(), teams.end(), [&](PieceId id) {
        return within(state.team(id).at, gun.at, lmg_close_range);
    });
}

// Adds to the inches a rate has after its dice, not to the number to throw against.
Covering throw_for(Step& step, PieceId id, bool by_lmg, const std::vector<PieceId>& teams)
{
    const State& state = step.state;
    const int count = static_cast<int>(teams.size());
    const bool led = any_led(state, teams);
    const std::vector<Modifier> added =
        by_lmg ? modifiers(LmgCover{count, led, any_close(state, teams, state.gun(id))})
               : modifiers(RifleCover{count, led});
    const int face = step.dice.d6({"covering fire", id});
    const int number = by_lmg ? face : average_number(face);
    const Modifies by = state.settings.modifies;
    const int given =
        by_lmg ? lmg_inches(number, sum_of(added), by) : rifle_inches(number, sum_of(added), by);
    const int total = by == Modifies::Die ? number + sum_of(added) : number;
    const Throw thrown{
        "covering fire",
        {{by_lmg ? 6 : 0, number}},
        added,
        total,
        by_lmg ? "1-2 gives 1 inch, 3-4 gives 2, 5 or more 3" : "up to 4 gives 1 inch, 5 or more 2",
        std::to_string(given) + (given == 1 ? " inch" : " inches"),
        true};
    std::string text;
    std::vector<PieceId> about;
    for (const PieceId team : teams) {
        text += about.empty() ? "{}" : " and {}";
        about.push_back(team);
    }
    about.push_back(id);
    say(step, text + (count == 1 ? " covers" : " cover") + " those who move in the cone of {}.",
        about, "BRV-46", {thrown});
    return {id, given, by_lmg, teams};
}

}  // namespace

void throw_covering_fire(Step& step)
{
    State& state = step.state;
    const std::vector<PieceId> teams = covering_teams(state);
    if (teams.empty()) return;
    const bool by_lmg = is_lmg(state.team(teams.front()));  // all by the one kind or by the other
    std::vector<PieceId> guns;
    for (const PieceId id : teams) {
        state.team(id).acted = true;
        const PieceId gun = gun_of(state, id);
        if (is_lmg(state.team(id)) != by_lmg)
            say(step, "{} holds its fire: machine guns and rifles do not cover in one turn.", {id},
                "BRV-46");
        else if (std::find(guns.begin(), guns.end(), gun) == guns.end())
            guns.push_back(gun);
    }
    for (const PieceId gun : guns) {
        std::vector<PieceId> givers;
        for (const PieceId id : teams)
            if (is_lmg(state.team(id)) == by_lmg && gun_of(state, id) == gun) givers.push_back(id);
        state.covering.push_back(throw_for(step, gun, by_lmg, givers));
    }
}

}  // namespace galloper::bravado
