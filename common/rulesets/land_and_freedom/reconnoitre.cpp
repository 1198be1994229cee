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

std::vector<PieceId> targets_of_mortar(const Known& known, const Lie& lie, const KnownBase& mortar,
                                       const std::vector<Enemy>& enemies)
{
    std::vector<PieceId> targets;
    const Firer firer = firer_of(mortar, footprint_of(known, mortar));
    for (const Enemy& enemy : enemies)
        if (can_bombard(firer, target_of(*enemy.base, enemy.stands, false)) &&
            std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& base) {
                return base.side == mortar.side && observes(known, base) &&
                       lie.sight.clear(place_of(known, base), enemy.stands.at);
            }))
            targets.push_back(enemy.base->id);
    return targets;
}

// Whoever stands there now and is not down to go away.
bool is_taken(const Known& known, const KnownBase& base, const Footprint& place)
{
    return std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& other) {
        if (other.id == base.id || other.aboard || is_rider(other.arm)) return false;
        if (!overlap(place, footprint_of(other.arm, other.at, other.facing))) return false;
        const BaseOrder* order = draft_of(known, other.id);
        return !way_of(order) && !deed_of<deeds::Assault>(order);
    });
}

// A place against it that is free and to which its legs carry the base straight.
std::optional<Footprint> place_against(const Known& known, const Lie& lie, const KnownBase& base,
                                       const Footprint& there, const std::vector<Footprint>& taken)
{
    const Rates rates = rates_of(base.arm);
    for (const Spot& spot : spots_against(there, base.arm, base.at)) {
        if (!within(base.at, spot.at, std::max(rates.road, rates.country))) return std::nullopt;
        const Footprint place = footprint_of(base.arm, spot.at, spot.facing);
        const auto overlaps = [&](const Footprint& other) { return overlap(other, place); };
        if (!known.table.holds(spot.at) || is_taken(known, base, place) ||
            std::any_of(taken.begin(), taken.end(), overlaps))
            continue;
        const Track track(base.at, {spot.at});
        if (can_go(base.arm, track, lie.going) == track.whole()) return place;
    }
    return std::nullopt;
}

// Against the target, or against one who goes in with it. [LAF-59]
std::optional<Footprint> place_among(const Known& known, const Lie& lie, const KnownBase& base,
                                     const Enemy& target, const std::vector<Footprint>& with)
{
    if (auto place = place_against(known, lie, base, target.stands, with)) return place;
    for (const Footprint& friendly : with)
        if (auto place = place_against(known, lie, base, friendly, with)) return place;
    return std::nullopt;
}

// Where those stand who are down already to go in against it.
std::vector<Footprint> those_who_go_in(const Known& known, const Lie& lie, const KnownBase& base,
                                       const Enemy& target)
{
    std::vector<Footprint> places;
    const Desk* desk = known.own_desk();
    if (!desk) return places;
    for (const BaseOrder& order : desk->orders) {
        const auto* deed = deed_of<deeds::Assault>(&order);
        const KnownBase* other = known.find_base(order.base);
        if (!deed || !other || deed->target != target.base->id || other->id == base.id ||
            other->formation != base.formation)
            continue;
        if (const auto place = place_against(known, lie, *other, target.stands, places))
            places.push_back(*place);
    }
    return places;
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

bool can_walk(const KnownBase& base)
{
    return rates_of(base.arm) != Rates{} && !base.moved && !base.aboard;
}

std::vector<PieceId> targets_of(const Known& known, const Lie& lie, const KnownBase& base,
                                const Footprint& from, const std::vector<Enemy>& enemies)
{
    const bool mortar = base.arm == Arm::Mortar && !base.fired && !base.by_truck && !base.aboard;
    if (mortar) return targets_of_mortar(known, lie, base, enemies);
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
    const Rates rates = rates_of(base.arm);
    for (const Enemy& enemy : enemies) {
        // A whole base may stand between, if that one goes in too.
        if (!in_range(stands, enemy.stands, std::max(rates.road, rates.country) + base_side))
            continue;
        const Assailed assailed{enemy.base->arm, is_built_up(known, lie, *enemy.base),
                                in_a_trench(known, lie, *enemy.base)};
        if (!may_assault(base.arm, assailed)) continue;
        if (place_among(known, lie, base, enemy, those_who_go_in(known, lie, base, enemy)))
            targets.push_back(enemy.base->id);
    }
    return targets;
}

}  // namespace galloper::land_and_freedom
