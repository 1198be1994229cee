#pragma once

#include <optional>

#include "common/rulesets/land_and_freedom/sums/lie.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"
#include "common/rulesets/land_and_freedom/sums/pace.h"

// Where a base can stand among others, once for the truth and for what a viewer knows, so that a
// way and its forecast cannot differ. [GEN-18] [LAF-34] [LAF-68a]
namespace galloper::land_and_freedom::room {

// Bases farther apart than this, from centre to centre, do not come into each other's way.
inline constexpr Length clear_of_each_other = half_across * 2 + apart;

template <class AnyBase>
Assailed assailed(const Lie& lie, const AnyBase& base, Point at)
{
    return {base.arm, lie.built_up.hold(at), base.entrenched || lie.trenches.hold(at)};
}

// Whether one may attack the other where they stand: then they may also stay there. [LAF-62]
template <class AnyBase>
bool may_fight(const Lie& lie, const AnyBase& base, Point at, const AnyBase& enemy)
{
    return may_assault(base.arm, assailed(lie, enemy, enemy.at)) ||
           may_assault(enemy.arm, assailed(lie, base, at));
}

// A rider keeps nobody away: whoever comes to him takes him. [LAF-27]
template <class AnyBase>
bool keeps_away(const AnyBase& base, const AnyBase& other)
{
    return base.side != other.side && !is_rider(other.arm);
}

// Whether the other stands where the base would overlap it, or would be nearer than 1 cm to an
// enemy that it may not fight.
template <class AnyBase>
bool is_in_the_way(const Lie& lie, const AnyBase& base, Point at, Facing facing,
                   const AnyBase& other)
{
    if (other.id == base.id || other.aboard || !within(at, other.at, clear_of_each_other))
        return false;
    const Footprint here = footprint_of(base.arm, at, facing);
    const Footprint there = footprint_of(other.arm, other.at, other.facing);
    if (overlap(here, there)) return true;
    return keeps_away(base, other) && in_range(here, there, apart - Length{1}) &&
           !may_fight(lie, base, at, other);
}

// A base that comes to a rider on the road takes him. How one ends that rides too near an enemy is
// end_ride()'s business. [LAF-27]
template <class AnyBase>
bool takes(const AnyBase& mover, const AnyBase& other)
{
    return other.side != mover.side && !other.aboard && is_rider(other.arm) && !is_round(mover.arm);
}

// Whoever is taken as the mover comes to him keeps it from no place. [LAF-27]
template <class AnyBase>
bool stops(const Lie& lie, const AnyBase& mover, Point at, Facing facing, const AnyBase& other)
{
    return !takes(mover, other) && is_in_the_way(lie, mover, at, facing, other);
}

template <class Bases, class AnyBase>
bool can_stand(const Bases& bases, const Lie& lie, const AnyBase& base, Point at, Facing facing)
{
    for (const AnyBase& other : bases)
        if (is_in_the_way(lie, base, at, facing, other)) return false;
    return true;
}

template <class Bases, class AnyBase>
bool has_room(const Bases& bases, const Lie& lie, const AnyBase& mover, Point at, Facing facing)
{
    for (const AnyBase& other : bases)
        if (stops(lie, mover, at, facing, other)) return false;
    return true;
}

// Where a move ends: at the last point of its way, up to a distance, at which there is room; it
// looks the way it goes, or as it did where there is room for that alone. [GEN-18]
struct Stop {
    Length gone{};
    Facing facing{};
};

template <class Bases, class AnyBase>
Stop last_room(const Bases& bases, const Lie& lie, const AnyBase& base, const Course& course,
               Facing faced, Length up_to)
{
    const auto stands = [&](Length gone) -> std::optional<Stop> {
        for (const Facing facing : {course.facing(gone), faced})
            if (has_room(bases, lie, base, course.at(gone), facing)) return Stop{gone, facing};
        return std::nullopt;
    };
    if (const auto stop = stands(up_to)) return *stop;
    Length gone = up_to;
    while (gone > Length{}) {
        const Length farther = gone;
        gone = {(gone.tenths - 1) / stride.tenths * stride.tenths};
        if (gone == Length{}) break;
        if (!stands(gone)) continue;
        for (Length more = farther - Length{1}; more > gone; more = more - Length{1})
            if (const auto stop = stands(more)) return *stop;
        return *stands(gone);
    }
    return {Length{}, faced};
}

}  // namespace galloper::land_and_freedom::room
