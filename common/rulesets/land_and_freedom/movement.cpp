// [LAF-32] to [LAF-37]: a base sets out, and how far it may come.

#include <algorithm>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/apart.h"

namespace galloper::land_and_freedom {

MoveEnd end_of_move(const State& state, const Lie& lie, const Halt& halt)
{
    const Base& mover = state.base(halt.mover);
    const Course course(mover.arm, halt.from, halt.faced, halt.way, halt.can_go);
    const Footprint began = footprint_of(mover.arm, halt.from, halt.faced);
    MoveEnd end;
    Length to = halt.can_go;
    for (const Base& other : state.bases) {
        if (!keeps_off(other, mover.side)) continue;
        const Length before = to;
        to = short_of(mover.arm, began, course, footprint_of(state, other), to);
        if (to < before) end.in_the_way = {other.id};
    }
    end.stop = last_room(state, lie, mover, course, halt.faced, to);
    if (end.stop.gone < to) {
        end.no_room = true;
        end.in_the_way = in_the_way(state, lie, mover, course.at(to), course.facing(to));
    }
    return end;
}

namespace {

// Whoever leaves a trench is no longer entrenched [LAF-68c]. What is carried moves too, and does
// not fire in this turn [LAF-20]; riders at home only go along.
void count_as_moved(State& state, Base& mover)
{
    mover.moved = true;
    mover.entrenched = false;
    mover.aboard.reset();
    for (Base& carried : state.bases)
        if (carried.aboard == mover.id && !is_rider(carried.arm))
            carried.moved = carried.by_truck = true;
}

}  // namespace

std::vector<Revealed> pieces(const std::vector<PieceId>& ids)
{
    std::vector<Revealed> revealed;
    for (const PieceId id : ids) revealed.push_back({id, {}});
    return revealed;
}

void set_out(Step& step, PieceId id, const Path& way)
{
    State& state = step.state;
    Base& mover = state.base(id);
    Halt halt{.mover = id, .from = place_of(state, mover), .way = way, .faced = mover.facing};
    halt.can_go = can_go(mover.arm, Track(halt.from, way), step.lie.going);
    if (halt.can_go == Length{})
        return say_to(step, mover.side, "{} cannot go that way.", {id}, "LAF-33");
    const MoveEnd end = end_of_move(state, step.lie, halt);
    if (end.stop.gone == Length{})
        return say(step, "{} has no room to move.", {id}, "LAF-34", {}, pieces(end.in_the_way));
    put(state, id, halt.from, mover.facing);
    count_as_moved(state, mover);
    state.halt = std::move(halt);
}

}  // namespace galloper::land_and_freedom
