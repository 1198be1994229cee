// What the defence's sergeant would say, from what he knows: where cards had better lie and which
// way guns had better look. [BRV-2] [BRV-31]

#include <algorithm>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/sums/cone.h"
#include "common/rulesets/bravado/view.h"
#include "common/table/path.h"

namespace galloper::bravado {

namespace {

// What chance has laid is left as it lies, and so looks like chance, unless this much is to be won.
constexpr int worth_a_change = 18;

bool could_engage(const Known& known, Point muzzle, Facing front, Point at)
{
    return within(muzzle, at, cone_reach) &&
           in_traverse(muzzle, front, known.settings.traverse, at) &&
           (known.settings.los_blocks == LosBlocks::Off || !screened(muzzle, at, known.ground));
}

// How many teams it would have under its fire 12 inches off, if they came straight for it.
int looks_down_on(const Known& known, Point muzzle, Facing front)
{
    return static_cast<int>(
        std::count_if(known.teams.begin(), known.teams.end(), [&](const KnownTeam& team) {
            return could_engage(known, muzzle, front, Track(muzzle, {team.at}).at(effective_to));
        }));
}

int inches_ahead_of_the_nearest(const Known& known, Point at)
{
    Length least = distance(at, known.teams.front().at);
    for (const KnownTeam& team : known.teams) least = std::min(least, distance(at, team.at));
    return least.tenths / inches(1).tenths;
}

// Guns lie deep, where the attack has little time left, and look down the ways to them; the rest
// lie forward and draw it off.
int worth_of(const Known& known, Face face, Point at, Facing front)
{
    const int depth = inches_ahead_of_the_nearest(known, at);
    if (!face.is_picture()) return -depth;
    return depth * looks_down_on(known, at, front) / static_cast<int>(known.teams.size());
}

bool lies_in_the_defence(const Known& known, Point at)
{
    return std::any_of(known.zones.begin(), known.zones.end(), [&](const Zoned& zone) {
        return zone.name == "defence" && holds(zone.outline, at);
    });
}

// Not on top of another card, though two may be so near. [BRV-5]
bool has_room(const Known& known, const KnownCard& card, Point at)
{
    std::vector<Point> cards{at};
    for (const KnownCard& other : known.cards) {
        if (other.id == card.id) continue;
        if (other.at == at) return false;
        cards.push_back(other.at);
    }
    return keeps_spacing(cards);
}

// Which of the two sides of their cones guns have more to fear from: above 0 the left.
int teams_to_the_left(const Known& known, const KnownGun& gun)
{
    constexpr Length soon_in_reach = cone_reach + 8_in;
    int left = 0;
    for (const KnownTeam& team : known.teams) {
        if (team.in_cover || !within(gun.at, team.at, soon_in_reach) ||
            !in_traverse(gun.at, gun.front, known.settings.traverse, team.at))
            continue;
        const std::int64_t turn =
            gun.aim.x * along(gun.at, team.at) - gun.aim.y * across(gun.at, team.at);
        left += turn > 0 ? 1 : turn < 0 ? -1 : 0;
    }
    return left;
}

bool is_to_move(const Known& known, const KnownTeam& team)
{
    const KnownSheet* sheet = known.sheet_of(team.formation);
    const Order* order = sheet ? draft_of(*sheet, team.id) : nullptr;
    return order && way_of(order->deed) && !team.acted;
}

}  // namespace

// The place that is only just enough better: what lies deepest or farthest forward every time would
// soon be known.
Place counsel_place(const Known& known, const KnownCard& card)
{
    const Place now{card.at, card.facing};
    if (!card.face || known.teams.empty()) return now;
    const int enough = worth_of(known, *card.face, card.at, card.facing) + worth_a_change;
    Place better = now;
    std::optional<int> least;
    for (const CardSpot& spot : known.spots) {
        const int worth = worth_of(known, *card.face, spot.at, spot.facing);
        if (worth < enough || (least && worth >= *least)) continue;
        if (!lies_in_the_defence(known, spot.at) || !has_room(known, card, spot.at)) continue;
        least = worth;
        better = {spot.at, spot.facing};
    }
    return better;
}

AimBy counsel_aim_by(const Known& known)
{
    constexpr int clearly = 2;
    int left = 0;
    for (const KnownGun& gun : known.guns)
        if (gun.state == GunState::Firing) left += teams_to_the_left(known, gun);
    if (left >= clearly) return AimBy::Left;
    return left <= -clearly ? AimBy::Right : AimBy::Rule;
}

int threat_of(const Known& known, const questions::Aim::Direction& direction)
{
    int harm = 0;
    for (const PieceId id : direction.covers)
        if (const KnownTeam* team = known.find_team(id))
            harm += is_to_move(known, *team) ? 6 : team->in_cover ? 1 : 3;
    return harm;
}

}  // namespace galloper::bravado
