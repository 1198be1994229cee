// How much is to be said for an order. Advance by bounds, let light machine guns draw and beat down
// a gun, and go in where it is near.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/sums/fire.h"
#include "common/rulesets/bravado/sums/nerve.h"
#include "common/rulesets/bravado/verbs.h"
#include "common/rulesets/bravado/view.h"
#include "common/table/path.h"

namespace galloper::bravado {

namespace {

int chances_to_leave_cover(const Known& known, const KnownTeam& team)
{
    const Need need =
        to_leave_cover(team.bravado, {is_led(known, team), in_a_cone(known, team.at), false});
    return need.ways(dice_of(team.troops));
}

// Whole inches nearer to what the team is after; below 0 where the way leads off.
int inches_won(const Known& known, const KnownTeam& team, const Path& way)
{
    const auto objective = objective_of(known, team.at);
    if (!objective || way.empty()) return 0;
    const Length won = distance(team.at, objective->at) - distance(way.back(), objective->at);
    return won.tenths / inches(1).tenths;
}

int moving(const Known& known, const KnownTeam& team, const Path& way)
{
    const int won = inches_won(known, team, way);
    return won <= 0 ? 10 : std::min(36 + 4 * won, 62);
}

int leaving_cover(const Known& known, const KnownTeam& team, const Path& way)
{
    const int won = inches_won(known, team, way);
    if (won <= 0) return 5;
    return std::min(34 + chances_to_leave_cover(known, team), 66) - (won < 2 ? 20 : 0);
}

int assaulting(const Known& known, const KnownTeam& team, const KnownGun& gun)
{
    const int weak = is_rifle(team) ? 0 : 25;
    if (team.in_cover) return std::min(36 + chances_to_leave_cover(known, team), 68) - weak;
    return (gun.state == GunState::Silenced ? 84 : 64 + 2 * team.figures) - weak;
}

// Whether another light machine gun is already down to fire at the gun.
bool fired_at_by_another(const Known& known, const KnownSheet& sheet, PieceId team, PieceId gun)
{
    if (!sheet.written) return false;
    const auto& orders = sheet.written->orders;
    return std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
        const auto* fire = std::get_if<deeds::DirectFire>(&order.deed);
        return fire && fire->gun == gun && order.team != team && known.find_team(order.team);
    });
}

// The first to fire draws the cone from the others [BRV-32]; what it may do to the gun comes on
// top.
int firing(const Known& known, const KnownSheet& sheet, const KnownTeam& team, const KnownGun& gun)
{
    const int range = range_in_inches(team.at, gun.at);
    const int tells = ways(DiceKind::Ordinary, [range](const TwoDice& dice) {
        return direct_fire_loss(range, dice.sum()) > 0;
    });
    const bool second = fired_at_by_another(known, sheet, team.id, gun.id);
    return (second ? 40 : 64) + tells / 2;
}

// Worth it for friends who are down to move while the gun lies on them.
int covering(const Known& known, const KnownSheet& sheet, const KnownTeam& team,
             const KnownGun& gun)
{
    if (fired_at_by_another(known, sheet, team.id, gun.id)) return 35;
    for (const KnownTeam& other : known.teams) {
        const Order* order = draft_of(sheet, other.id);
        if (order && way_of(order->deed) && covers(known, gun, other.at)) return 57;
    }
    constexpr int poor = 16;
    return team.in_cover && chances_to_leave_cover(known, team) < poor ? 51 : 30;
}

int at_a_gun(const Known& known, const KnownSheet& sheet, const KnownTeam& team, Verb verb,
             const KnownGun& gun)
{
    if (verb == Verb::Assault) return assaulting(known, team, gun);
    if (verb == Verb::DirectFire) return firing(known, sheet, team, gun);
    if (verb == Verb::Grenade) return 76;
    return covering(known, sheet, team, gun);
}

}  // namespace

int merit_of_order(const Known& known, const KnownSheet& sheet, const KnownTeam& team,
                   const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Move) return moving(known, team, answer<Path>(action, 0));
    if (verb == Verb::LeaveCover) return leaving_cover(known, team, answer<Path>(action, 0));
    const KnownGun* gun = known.find_gun(answer<PieceId>(action, 0));
    return gun ? at_a_gun(known, sheet, team, verb, *gun) : 0;
}

}  // namespace galloper::bravado
