#include "common/rulesets/land_and_freedom/counsel.h"

#include <algorithm>

namespace galloper::land_and_freedom {

namespace {

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

Point middle_of(const Polygon& outline)
{
    std::int64_t x = 0, y = 0;
    const auto many = static_cast<std::int64_t>(outline.size());
    for (const Point corner : outline) {
        x += corner.x.tenths;
        y += corner.y.tenths;
    }
    return {{static_cast<std::int32_t>(x / many)}, {static_cast<std::int32_t>(y / many)}};
}

bool a_friend_is_at(const Known& known, Side side, Point from, Point at)
{
    constexpr Length near = 12_cm;
    return std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& base) {
        return base.side == side && base.arm == Arm::Headquarters && base.at != from &&
               within(base.at, at, near);
    });
}

bool the_enemy_is_near(const Known& known, Side side, Point at)
{
    return std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& base) {
        return base.side != side && within(base.at, at, long_range);
    });
}

// The pull of ground: by its worth; less of what is held already and where somebody else is.
Length farther_for(const Known& known, Side side, Point from, const Objective& objective)
{
    const Point at = middle_of(objective.outline);
    Length far{-objective.worth * 1'500};
    if (a_friend_is_at(known, side, from, at)) far = far + 25_cm;
    if (objective.holder == side.number && !the_enemy_is_near(known, side, at)) far = far + 60_cm;
    return far;
}

struct Nearest {
    std::optional<Aim> aim{};
    Length least{};
    void consider(Point from, Aim candidate, Length farther)
    {
        const Length far = distance(from, candidate.at) + farther;
        if (aim && far >= least) return;
        aim = candidate;
        least = far;
    }
};

bool is_dry(const Lie& lie, Point from, Point to)
{
    const Track track(from, {to});
    return lie.going.impassable().empty() || lie.going.open(track) == track.whole();
}

// The crossing that makes the shortest way, among those that can be reached.
std::optional<Point> crossing_for(const Known& known, const Lie& lie, Point from, Point to)
{
    std::optional<Point> best;
    Length least{};
    for (const Terrain& terrain : known.ground) {
        if (!terrain.crosses_water()) continue;
        const Point at = middle_of(terrain.outline);
        const Length far = distance(from, at) + distance(at, to);
        if ((best && far >= least) || at == from || !is_dry(lie, from, at)) continue;
        best = at;
        least = far;
    }
    return best;
}

// By way of the crossing where water lies between.
Length way_left(const Known& known, const Lie& lie, Point from, Point to)
{
    if (!is_dry(lie, from, to))
        if (const auto crossing = crossing_for(known, lie, from, to))
            return distance(from, *crossing) + distance(*crossing, to);
    return distance(from, to);
}

// Fights, and takes and holds ground. [GEN-22]
bool takes_ground(const KnownBase& base)
{
    return base.arm == Arm::Rifle || base.arm == Arm::Mmg || base.arm == Arm::Tank;
}

bool is_to_be_held(const Known& known, Side side, const Objective& objective)
{
    return objective.holder == side.number &&
           the_enemy_is_near(known, side, middle_of(objective.outline));
}

int holders_but(const Known& known, const KnownBase& base, const Objective& objective)
{
    return static_cast<int>(
        std::count_if(known.bases.begin(), known.bases.end(), [&](const KnownBase& other) {
            return other.side == base.side && other.id != base.id && takes_ground(other) &&
                   holds(objective.outline, other.at);
        }));
}

// What a place is worth to a base.
struct Worth {
    const Known& known;
    const Lie& lie;
    const std::vector<Enemy>& enemies;
    const KnownBase& base;
    std::optional<Aim> aim{};
    Point middle{};  // of its unit

    // Of the way that is left, a millimetre and a half counts one hundredth.
    int nearness(Point at) const
    {
        if (!aim) return 0;
        if (aim->ground && holds(aim->ground->outline, at)) return 6;
        const Length far = way_left(known, lie, at, aim->at);
        return -3 * std::max(far.tenths / 100, 4) / 2;
    }
    // Somebody stays on what is to be held: as many as it is worth, and two.
    int holding(Point at) const
    {
        for (const Objective& objective : known.objectives)
            if (is_to_be_held(known, base.side, objective) && holds(objective.outline, at))
                return holds(objective.outline, base.at) ||
                               holders_but(known, base, objective) < objective.worth + 2
                           ? 25
                           : 0;
        return 0;
    }
    int danger(Point at, int each) const
    {
        int fires = 0;
        for (const Enemy& enemy : enemies)
            if (fires < 4 && fires_directly(enemy.base->arm) &&
                within(enemy.stands.at, at, medium_range) && lie.sight.clear(enemy.stands.at, at))
                ++fires;
        return fires * each;
    }
    int of(Point at) const
    {
        const bool covered = lie.cover.hold(at);
        return nearness(at) + holding(at) + (covered ? 5 : 0) - danger(at, covered ? 1 : 2);
    }
    // Of a headquarters: within reach of its companies, and no nearer to the enemy than need be.
    int behind(Point at) const
    {
        constexpr Length close = 12_cm;
        Length clear = 18_cm;
        for (const Enemy& enemy : enemies)
            if (fires_directly(enemy.base->arm))
                clear = std::min(clear, distance(enemy.stands.at, at));
        const Length far = distance(at, middle);
        const bool covered = lie.cover.hold(at);
        const int out_of_reach = far > close ? (far - close).tenths / 100 : 0;
        return (covered ? 3 : 0) + clear.tenths / 100 - 2 * out_of_reach -
               danger(at, covered ? 1 : 3);
    }
};

}  // namespace

std::optional<Aim> aim_of(const Known& known, Side side, Point from)
{
    constexpr Length an_enemy_is_less = 20_cm;
    constexpr Length a_memory_is_less = 40_cm;
    Nearest nearest;
    for (const Objective& objective : known.objectives)
        nearest.consider(from, {middle_of(objective.outline), &objective},
                         farther_for(known, side, from, objective));
    for (const KnownBase& base : known.bases)
        if (base.side != side && !is_round(base.arm))
            nearest.consider(from, {base.at, nullptr}, an_enemy_is_less);
    for (const KnownMemory& memory : known.memories)
        if (memory.side != side) nearest.consider(from, {memory.at, nullptr}, a_memory_is_less);
    return nearest.aim;
}

Path way_to(const Known& known, const Lie& lie, Point from, const Aim& aim, Length reach)
{
    Point to = aim.at;
    if (!is_dry(lie, from, to))
        if (const auto crossing = crossing_for(known, lie, from, to)) {
            const Length far = distance(from, *crossing);
            if (far < reach) return {*crossing, towards_by(*crossing, to, reach - far - Length{2})};
            to = *crossing;
        }
    return {towards_by(from, to, reach - Length{1})};
}

Point middle_of_unit(const Known& known, const KnownBase& base)
{
    std::int64_t x = 0, y = 0, many = 0;
    for (const KnownBase& other : known.bases) {
        if (other.formation != base.formation || !takes_ground(other)) continue;
        x += other.at.x.tenths;
        y += other.at.y.tenths;
        ++many;
    }
    if (many == 0) return place_of(known, base);
    return {{static_cast<std::int32_t>(x / many)}, {static_cast<std::int32_t>(y / many)}};
}

std::optional<Aim> aim_of(const Known& known, const KnownBase& base)
{
    return aim_of(known, base.side, middle_of_unit(known, base));
}

bool stands_guard(const Known& known, const KnownBase& base)
{
    return std::any_of(known.objectives.begin(), known.objectives.end(), [&](const Objective& o) {
        return is_to_be_held(known, base.side, o) && holds(o.outline, base.at);
    });
}

int better_by(const Known& known, const Lie& lie, const std::vector<Enemy>& enemies,
              const KnownBase& base, Point from, Point to)
{
    const Worth worth{known, lie, enemies, base, aim_of(known, base), middle_of_unit(known, base)};
    return base.arm == Arm::Headquarters ? worth.behind(to) - worth.behind(from)
                                         : worth.of(to) - worth.of(from);
}

Volley volley_at(const Known& known, const Lie& lie, const KnownBase& firer, const Footprint& from,
                 const KnownBase& target)
{
    const Footprint there = footprint_of(known, target);
    const auto band = band_at(gap(from, there));
    if (!band) return {};
    return volley(firer_of(firer, from), target_of(target, there, in_cover(known, lie, target)),
                  *band, known.settings.small_arms);
}

FireOdds odds_at(const Known& known, const Lie& lie, const KnownBase& firer, const Footprint& from,
                 const KnownBase& target)
{
    const Volley thrown =
        firer.arm == Arm::Mortar
            ? strike_at(StrikeKind::Mortar, target_of(target, footprint_of(known, target), false),
                        firer.disordered)
            : volley_at(known, lie, firer, from, target);
    return odds_of(thrown, target.disordered, known.settings.hits);
}

int effect_in_100(const FireOdds& odds)
{
    return 100 * (odds.disorders + 2 * odds.destroys) / odds.in;
}

}  // namespace galloper::land_and_freedom
