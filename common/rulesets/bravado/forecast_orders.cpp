#include <algorithm>

#include "common/rulesets/bravado/foresight.h"
#include "common/rulesets/bravado/sums/assault.h"
#include "common/rulesets/bravado/sums/fire.h"
#include "common/rulesets/bravado/sums/leaders.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

// [BRV-44]
void foresee_leaving(const Known& known, const KnownTeam& team, Forecast& forecast)
{
    const bool in_cone = in_a_cone(known, team.at);
    const Need need = to_leave_cover(team.bravado, {is_led(known, team), in_cone, false});
    forecast.odds.push_back(odds_of(need, dice_of(team.troops), "leaves cover"));
    forecast.notes.emplace_back(in_cone ? "Failing costs 1 Bravado and pins it."
                                        : "Failing costs 1 Bravado.");
}

// [BRV-64]
void foresee_fight(const KnownGun& gun, Forecast& forecast)
{
    const bool quarter = !never_surrenders(gun.troops);
    const int destroyed = assault_ways(Assault::Destroyed, gun.lost, quarter);
    forecast.odds.push_back({"takes the position once it is there", 10 - destroyed, 10});
    if (gun.state == GunState::Silenced)
        forecast.odds.push_back({"the gun stays silent (it throws below its Bravado to fire)",
                                 all_ways - ways_below(dice_of(gun.troops), gun.bravado),
                                 all_ways});
}

// [BRV-47]
void foresee_fire(const KnownTeam& team, const KnownGun& gun, Forecast& forecast)
{
    const int range = range_in_inches(team.at, gun.at);
    forecast.notes.push_back("The range is " + std::to_string(range) +
                             " inches; every 3 over it cost the gun 1 Bravado.");
    for (int loss = 1; loss <= silenced_at; ++loss) {
        const int good = ways(DiceKind::Ordinary, [&](const TwoDice& dice) {
            return direct_fire_loss(range, dice.sum()) >= loss;
        });
        if (good > 0 || loss == 1)
            forecast.odds.push_back(
                {"the gun loses " + std::to_string(loss) + " or more", good, all_ways});
    }
    forecast.notes.emplace_back("It draws the gun's aim. [BRV-32]");
}

// [BRV-46]
void foresee_covering(const Known& known, const KnownTeam& team, Forecast& forecast)
{
    const std::string inches = is_rifle(team) ? "1 or 2 inches" : "1 to 3 inches";
    forecast.notes.push_back("Friends who move in the gun's cone go " + inches + " farther.");
    if (known.settings.modifies == Modifies::Result)
        forecast.notes.emplace_back("What helps adds inches to that.");
    if (!is_rifle(team)) forecast.notes.emplace_back("They press on at +2.");
}

// As rally() asks: a commander's commissar, with the same team. [BRV-59]
bool is_accompanied(const Known& known, const KnownLeader& leader, const KnownTeam& team)
{
    return leader.rank == Rank::CompanyCommander &&
           std::any_of(known.leaders.begin(), known.leaders.end(), [&](const KnownLeader& other) {
               return other.rank == Rank::Commissar && is_with(other, team);
           });
}

// [BRV-54]
void foresee_rally(const Known& known, const KnownLeader& leader, Forecast& forecast)
{
    const KnownTeam* team = pinned_with(known, leader);
    if (!team) return;
    const bool by_commissar = leader.rank == Rank::Commissar;
    const bool accompanied = is_accompanied(known, leader, *team);
    const RallyChance chance = rally_chance(dice_of(leader.troops), leader.bravado, team->bravado,
                                            {accompanied, by_commissar}, known.settings.rally_zero);
    forecast.odds.push_back({"rallies it", chance.good, chance.in});
    if (accompanied)
        forecast.notes.emplace_back("If it fails, the commissar shoots him on a 1. [BRV-58]");
}

void foresee_at_a_gun(const Known& known, const KnownTeam& team, const KnownGun& gun, Verb verb,
                      Forecast& forecast)
{
    if (verb == Verb::DirectFire) foresee_fire(team, gun, forecast);
    if (verb == Verb::CoveringFire) foresee_covering(known, team, forecast);
    if (verb == Verb::Grenade) forecast.odds.push_back({"silences the gun (4 or more)", 3, 6});
}

}  // namespace

void foresee_order(const Known& known, const KnownTeam& team, Verb verb, const Action& action,
                   Forecast& forecast)
{
    if (team.in_cover && (verb == Verb::LeaveCover || verb == Verb::Assault))
        foresee_leaving(known, team, forecast);
    if (verb == Verb::Move || verb == Verb::LeaveCover)
        return foresee_way(known, team, answer<Path>(action, 0), forecast);
    const KnownGun* gun = known.find_gun(answer<PieceId>(action, 0));
    if (!gun) return;
    if (verb != Verb::Assault) return foresee_at_a_gun(known, team, *gun, verb, forecast);
    foresee_way(known, team, {gun->at}, forecast);
    foresee_fight(*gun, forecast);
}

void foresee_leader(const Known& known, const KnownLeader& leader, Verb verb, const Action& action,
                    Forecast& forecast)
{
    if (verb == Verb::Lead)
        forecast.notes.emplace_back(
            "+1 to press on, to leave cover and to direct covering fire, for the team he is with.");
    if (verb == Verb::Lead || verb == Verb::Rally)
        forecast.notes.emplace_back("He can be hit this turn if that team loses a figure.");
    if (verb == Verb::ChangeTeam)
        if (const KnownTeam* team = known.find_team(answer<PieceId>(action, 0)))
            forecast.notes.push_back("He joins " + team->label + ".");
    if (verb == Verb::Rally) foresee_rally(known, leader, forecast);
}

}  // namespace galloper::bravado
