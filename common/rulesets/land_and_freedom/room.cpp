// Where a base can stand. [GEN-18] [LAF-34] [LAF-68a]

#include "common/rulesets/land_and_freedom/sums/room.h"

#include "common/rulesets/land_and_freedom/moving.h"

namespace galloper::land_and_freedom {

bool can_stand(const State& state, const Lie& lie, const Base& base, Point at, Facing facing)
{
    return room::can_stand(state.bases, lie, base, at, facing);
}

std::vector<PieceId> in_the_way(const State& state, const Lie& lie, const Base& base, Point at,
                                Facing facing)
{
    std::vector<PieceId> found;
    for (const Base& other : state.bases)
        if (room::stops(lie, base, at, facing, other)) found.push_back(other.id);
    return found;
}

Stop last_room(const State& state, const Lie& lie, const Base& base, const Course& course,
               Facing faced, Length up_to)
{
    return room::last_room(state.bases, lie, base, course, faced, up_to);
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
