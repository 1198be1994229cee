#include "common/rulesets/bravado/view.h"

#include <algorithm>

#include "common/rulesets/bravado/sums/cone.h"
#include "common/rulesets/bravado/sums/fire.h"
#include "common/table/path.h"

namespace galloper::bravado {

bool covers(const Known& known, const KnownGun& gun, Point at)
{
    if (gun.state != GunState::Firing || !under_fire(gun.at, gun.aim, at)) return false;
    return known.settings.los_blocks == LosBlocks::Off || !screened(gun.at, at, known.ground);
}

bool in_a_cone(const Known& known, Point at)
{
    return std::any_of(known.guns.begin(), known.guns.end(),
                       [&](const KnownGun& gun) { return covers(known, gun, at); });
}

bool is_with(const KnownLeader& leader, const KnownTeam& team)
{
    if (leader.team) return *leader.team == team.id;
    return within(leader.at, team.at, alone_with_within);
}

bool is_led(const Known& known, const KnownTeam& team)
{
    for (const KnownLeader& leader : known.leaders) {
        if (leader.rank != Rank::PlatoonLeader || leader.rallied || !is_with(leader, team))
            continue;
        const KnownSheet* sheet = known.sheet_of(leader.formation);
        if (leader.leads || (sheet && is_down_to_lead(*sheet, leader.id))) return true;
    }
    return false;
}

bool can_rally(const KnownLeader& leader)
{
    if (leader.rank == Rank::NaturalLeader) return false;
    return leader.rank != Rank::Commissar || leader.commander_is_shot;
}

const KnownTeam* pinned_with(const Known& known, const KnownLeader& leader)
{
    for (const KnownTeam& team : known.teams)
        if (team.pinned && is_with(leader, team)) return &team;
    return nullptr;
}

const Order* draft_of(const KnownSheet& sheet, PieceId team)
{
    if (!sheet.written) return nullptr;
    for (const Order& order : sheet.written->orders)
        if (order.team == team) return &order;
    return nullptr;
}

bool is_down_to_lead(const KnownSheet& sheet, PieceId leader)
{
    if (!sheet.written) return false;
    const auto& leading = sheet.written->leading;
    return std::find(leading.begin(), leading.end(), leader) != leading.end();
}

// If everybody else covered it, with everything that helps.
static int covering_at_most(const Known& known, const KnownTeam& team)
{
    int guns = 0;
    int rifles = 0;
    for (const KnownTeam& other : known.teams)
        if (other.id != team.id) ++(is_rifle(other) ? rifles : guns);
    const Modifies by = known.settings.modifies;
    return std::max(most_inches(LmgCover{guns, true, true}, by),
                    most_inches(RifleCover{rifles, true}, by));
}

Length longest_way(const Known& known, const KnownTeam& team)
{
    const bool a_gun_fires =
        std::any_of(known.guns.begin(), known.guns.end(),
                    [](const KnownGun& gun) { return gun.state == GunState::Firing; });
    return inches(team.bravado + (a_gun_fires ? covering_at_most(known, team) : 0));
}

Length left_of_move(const Known& known)
{
    if (!known.halt) return {};
    const KnownHalt& halt = *known.halt;
    const Length most = std::min(halt.rate, Track(halt.from, halt.way).whole());
    return std::max(most - halt.gone, Length{});
}

std::string in_inches(Length length)
{
    const std::int32_t tenths = length.tenths * 10 / inches(1).tenths;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " inches";
}

bool is_rifle(const KnownTeam& team) { return team.arm != Arm::Lmg; }

Length fire_range_of(const KnownTeam& team)
{
    return team.arm == Arm::Lmg ? lmg_range : rifle_range;
}

}  // namespace galloper::bravado
