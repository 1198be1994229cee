// Who is there to act, and whom it could act against, from what a seat knows.

#include <algorithm>

#include "common/rulesets/land_and_freedom/counsel.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"

namespace galloper::land_and_freedom {

namespace {

// Sees for the mortars of its side. [LAF-47]
bool observes(const Known& known, const KnownBase& base)
{
    if (base.arm == Arm::Spotter) return true;
    const KnownFormation* formation = known.find_formation(base.formation);
    return base.arm == Arm::Headquarters && formation && formation->own && formation->own->radio;
}

std::vector<PieceId> targets_of_mortars(const Known& known, const Lie& lie, Side side,
                                        const std::vector<Enemy>& enemies)
{
    std::vector<PieceId> targets;
    for (const Enemy& enemy : enemies)
        if (std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& base) {
                return base.side == side && observes(known, base) &&
                       lie.sight.clear(place_of(known, base), enemy.stands.at);
            }))
            targets.push_back(enemy.base->id);
    return targets;
}

Length legs_of(Arm arm, const Lie& lie)
{
    const Rates rates = rates_of(arm);
    return lie.going.roads().empty() ? rates.country : std::max(rates.road, rates.country);
}

}  // namespace

std::vector<Enemy> enemies_of(const Known& known, Side side)
{
    std::vector<Enemy> enemies;
    for (const KnownBase& base : known.bases)
        if (base.side != side && !base.aboard)
            enemies.push_back({&base, footprint_of(base.arm, base.at, base.facing)});
    return enemies;
}

std::vector<const KnownBase*> acting(const Known& known, const KnownFormation& unit)
{
    std::vector<const KnownBase*> bases;
    for (const PieceId id : bases_of(known, unit.number)) {
        const KnownBase* base = known.find_base(id);
        if (base && in_command(known, *base)) bases.push_back(base);
    }
    return bases;
}

bool is_called(const Known& known, const KnownFormation& unit)
{
    if (known.level == 0 || !unit.own || bases_of(known, unit.number).empty()) return false;
    if (unit.own->points == known.level && !unit.activated) return true;
    return std::any_of(known.strikes.begin(), known.strikes.end(), [&](const KnownStrike& strike) {
        const KnownBase* spotter = known.find_base(strike.spotter);
        return spotter && spotter->formation == unit.number && !strike.done &&
               strike.points == known.level;
    });
}

bool can_walk(const KnownBase& base)
{
    return rates_of(base.arm) != Rates{} && !base.moved && !base.aboard;
}

std::vector<PieceId> targets_of(const Known& known, const Lie& lie, const KnownBase& base,
                                const Footprint& from, const std::vector<Enemy>& enemies)
{
    const bool mortar = base.arm == Arm::Mortar && !base.fired && !base.by_truck && !base.aboard;
    if (mortar) return targets_of_mortars(known, lie, base.side, enemies);
    std::vector<PieceId> targets;
    if (!may_fire(base)) return targets;
    for (const Enemy& enemy : enemies)
        if (could_fire_at(base, from, *enemy.base, enemy.stands, lie, known.settings.small_arms))
            targets.push_back(enemy.base->id);
    return targets;
}

std::vector<PieceId> assailable(const Known& known, const Lie& lie, const KnownBase& base,
                                const std::vector<Enemy>& enemies)
{
    std::vector<PieceId> targets;
    if (!can_walk(base) || base.fired || is_round(base.arm)) return targets;
    const Footprint stands = footprint_of(known, base);
    const Length legs = legs_of(base.arm, lie);
    for (const Enemy& enemy : enemies) {
        if (!in_range(stands, enemy.stands, legs)) continue;
        const Assailed assailed{enemy.base->arm, is_built_up(known, lie, *enemy.base),
                                in_a_trench(known, lie, *enemy.base)};
        if (may_assault(base.arm, assailed)) targets.push_back(enemy.base->id);
    }
    return targets;
}

}  // namespace galloper::land_and_freedom
