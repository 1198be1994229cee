#include "common/rulesets/bravado/counsel.h"

#include <algorithm>

#include "common/rulesets/bravado/view.h"
#include "common/table/path.h"

namespace galloper::bravado {

namespace {

// A gun draws the attack from farther off than a card, one that is silenced from farthest.
constexpr Length pull_of_a_gun = 4_in;
constexpr Length pull_of_a_silenced_gun = 8_in;
constexpr Length lmg_stands_off = 5_in;  // where its fire begins to tell [BRV-47]

// A point on the straight line, at that distance from its start or a little short of it.
Point towards_by(Point from, Point to, Length by)
{
    const Length whole = distance(from, to);
    if (whole <= by) return to;
    const auto part = [&](std::int64_t difference) {
        return static_cast<std::int32_t>(difference * by.tenths / whole.tenths);
    };
    return {{from.x.tenths + part(across(from, to))}, {from.y.tenths + part(along(from, to))}};
}

// Where there is nothing to go for: on, away from its own edge, as far as the table reaches.
Path straight_on(const Known& known, const KnownTeam& team)
{
    const Length room = known.table.high.y - team.at.y;
    const Length reach = inches(team.bravado);
    if (room > Length{}) return {{team.at.x, team.at.y + std::min(room, reach)}};
    return {{team.at.x, team.at.y - std::min(team.at.y - known.table.low.y, reach)}};
}

}  // namespace

std::optional<Objective> objective_of(const Known& known, Point from)
{
    std::optional<Objective> best;
    Length least{};
    const auto consider = [&](Point at, const KnownGun* gun, Length pull) {
        // Nearer by a tenth of a millimetre at least; a root is taken only of what is.
        if (best && !within(from, at, least + pull - Length{1})) return;
        best = Objective{at, gun};
        least = distance(from, at) - pull;
    };
    for (const KnownGun& gun : known.guns) {
        if (gun.state == GunState::Out) continue;
        const bool silenced = gun.state == GunState::Silenced;
        consider(gun.at, &gun, silenced ? pull_of_a_silenced_gun : pull_of_a_gun);
    }
    for (const KnownCard& card : known.cards) consider(card.at, nullptr, Length{});
    return best;
}

Path counsel_way(const Known& known, const KnownTeam& team)
{
    const auto objective = objective_of(known, team.at);
    if (!objective || objective->at == team.at) return straight_on(known, team);
    const Length far = distance(team.at, objective->at);
    const bool stands_off = team.arm == Arm::Lmg && objective->gun &&
                            objective->gun->state == GunState::Firing && far > lmg_stands_off;
    const Length whole = stands_off ? far - lmg_stands_off : far;
    const Point end = towards_by(team.at, objective->at, std::min(whole, inches(team.bravado)));
    return end == team.at ? straight_on(known, team) : Path{end};
}

PieceId counsel_team(const Known& known, const KnownLeader& leader,
                     const std::vector<PieceId>& candidates)
{
    const auto worse = [&](PieceId a, PieceId b) {
        const KnownTeam* first = known.find_team(a);
        const KnownTeam* second = known.find_team(b);
        if (first->pinned != second->pinned) return second->pinned;
        return squared_distance(first->at, leader.at) > squared_distance(second->at, leader.at);
    };
    return *std::max_element(candidates.begin(), candidates.end(), worse);
}

// Whoever means to move is better off in the open, where moving asks for no dice of step 8; whoever
// means to fire, or has little left, is not.
bool counsel_cover(const Known& known, const KnownTeam& team)
{
    constexpr int hardly_moves_at = 3;
    if (!in_a_cone(known, team.at)) return false;
    if (team.figures == 1 || team.bravado <= hardly_moves_at) return true;
    return team.arm == Arm::Lmg &&
           std::any_of(known.guns.begin(), known.guns.end(), [&](const KnownGun& gun) {
               return gun.state == GunState::Firing && within(gun.at, team.at, lmg_range);
           });
}

}  // namespace galloper::bravado
