// [BRV-28] to [BRV-30], [BRV-34]: where cones lie. A gun throws nothing: whoever is in its cone
// throws for himself, and no friend of the gun is on the table to be hurt.

#include "common/rulesets/bravado/sums/cone.h"

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

// [BRV-9]
static bool is_screened(const State& state, Point muzzle, Point at)
{
    return state.settings.los_blocks == LosBlocks::Solid && screened(muzzle, at, state.ground);
}

bool covers(const State& state, const Gun& gun, Point at)
{
    return gun.state == GunState::Firing && under_fire(gun.at, gun.aim, at) &&
           !is_screened(state, gun.at, at);
}

// [BRV-30]
bool can_engage(const State& state, const Gun& gun, Point at)
{
    return within(gun.at, at, cone_reach) &&
           in_traverse(gun.at, gun.front, state.settings.traverse, at) &&
           !is_screened(state, gun.at, at);
}

std::vector<PieceId> cones_over(const State& state, Point at)
{
    std::vector<const Gun*> guns;
    for (const Gun& gun : state.guns)
        if (covers(state, gun, at)) guns.push_back(&gun);
    std::stable_sort(guns.begin(), guns.end(), [at](const Gun* a, const Gun* b) {
        return squared_distance(a->at, at) < squared_distance(b->at, at);
    });
    std::vector<PieceId> ids;
    for (const Gun* gun : guns) ids.push_back(gun->id);
    return ids;
}

Band worst_band(const State& state, Point at)
{
    Band worst = Band::Long;
    for (const PieceId id : cones_over(state, at))
        worst = std::min(worst, band_at(state.gun(id).at, at).value_or(Band::Long));
    return worst;
}

}  // namespace galloper::bravado
