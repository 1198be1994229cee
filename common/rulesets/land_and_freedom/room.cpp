// Where a base can stand. [GEN-18] [LAF-34] [LAF-68a]

#include <algorithm>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"

namespace galloper::land_and_freedom {

namespace {

// Bases farther apart than this, from centre to centre, do not come into each other's way.
constexpr Length clear_of_each_other = half_across * 2 + apart;

Assailed assailed(const Lie& lie, const Base& base, Point at)
{
    return {base.arm, lie.built_up.hold(at), base.entrenched || lie.trenches.hold(at)};
}

// Whether one may attack the other where they stand: then they may also stay there. [LAF-62]
bool may_fight(const Lie& lie, const Base& base, Point at, const Base& enemy)
{
    return may_assault(base.arm, assailed(lie, enemy, enemy.at)) ||
           may_assault(enemy.arm, assailed(lie, base, at));
}

// A rider keeps nobody away: whoever comes to him takes him. [LAF-27]
bool keeps_away(const Base& base, const Base& other)
{
    return base.side != other.side && !is_rider(other.arm);
}

bool is_in_the_way(const Lie& lie, const Base& base, Point at, Facing facing, const Base& other)
{
    if (other.id == base.id || other.aboard || !within(at, other.at, clear_of_each_other))
        return false;
    const Footprint here = footprint_of(base.arm, at, facing);
    const Footprint there = footprint_of(other.arm, other.at, other.facing);
    if (overlap(here, there)) return true;
    return keeps_away(base, other) && in_range(here, there, apart - Length{1}) &&
           !may_fight(lie, base, at, other);
}

// Whoever is taken as the mover comes to him keeps it from no place. [LAF-27]
bool stops(const Lie& lie, const Base& mover, Point at, Facing facing, const Base& other)
{
    return !takes(mover, other) && is_in_the_way(lie, mover, at, facing, other);
}

bool has_room(const State& state, const Lie& lie, const Base& mover, Point at, Facing facing)
{
    return std::none_of(state.bases.begin(), state.bases.end(),
                        [&](const Base& other) { return stops(lie, mover, at, facing, other); });
}

}  // namespace

bool can_stand(const State& state, const Lie& lie, const Base& base, Point at, Facing facing)
{
    for (const Base& other : state.bases)
        if (is_in_the_way(lie, base, at, facing, other)) return false;
    return true;
}

std::vector<PieceId> in_the_way(const State& state, const Lie& lie, const Base& base, Point at,
                                Facing facing)
{
    std::vector<PieceId> found;
    for (const Base& other : state.bases)
        if (stops(lie, base, at, facing, other)) found.push_back(other.id);
    return found;
}

Stop last_room(const State& state, const Lie& lie, const Base& base, const Course& course,
               Facing faced, Length up_to)
{
    const auto stands = [&](Length gone) -> std::optional<Stop> {
        for (const Facing facing : {course.facing(gone), faced})
            if (has_room(state, lie, base, course.at(gone), facing)) return Stop{gone, facing};
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

void put(State& state, PieceId id, Point at, Facing facing)
{
    Base& base = state.base(id);
    base.at = at;
    base.facing = facing;
    for (Base& carried : state.bases)
        if (carried.aboard == id) carried.at = at;
}

}  // namespace galloper::land_and_freedom
