// The walk itself: on to the next point at which something is due, settle that, and so on until the
// move is over or a window is open. [GEN-11] [GEN-12]

#include <algorithm>

#include "common/rulesets/land_and_freedom/glimpses.h"
#include "common/rulesets/land_and_freedom/moving.h"

namespace galloper::land_and_freedom {

namespace {

// Under fog a mover looks about every two centimetres, and is looked for. [GEN-19]
constexpr Length look_stride{200};

std::optional<Length> first_contact(const State& state, const Halt& halt, const Course& course,
                                    Length to)
{
    const Base& mover = state.base(halt.mover);
    std::optional<Length> first;
    for (const Base& other : state.bases) {
        if (!takes(mover, other)) continue;
        const Footprint there = footprint_of(other.arm, other.at, other.facing);
        const auto touches = [&](Length gone) {
            const Footprint here = course.footprint(gone);
            return in_range(here, there, Length{}) ? gone : gone + stride;
        };
        if (const auto met = first_near(course, halt.gone, first.value_or(to), other.at,
                                        half_across * 2, touches))
            first = met;
    }
    return first;
}

// The next point at which something may be due.
Length next_due(const State& state, const Lie& lie, const Halt& halt, const Course& course)
{
    Length to = halt.ends;
    if (state.settings.fog != Fog::None) to = std::min(to, next_on(look_stride, halt.gone));
    to = first_contact(state, halt, course, to).value_or(to);
    return first_reaction(state, lie, course, halt.gone, to).value_or(to);
}

void take_riders(Step& step)
{
    const Base mover = step.state.base(step.state.halt->mover);
    std::vector<PieceId> taken;
    for (const Base& other : step.state.bases)
        if (takes(mover, other) && within_reach(step.state, mover, other, Length{}))
            taken.push_back(other.id);
    for (const PieceId rider : taken) {
        say(step, "{} comes upon {} and takes it.", {mover.id, rider}, "LAF-27", {},
            pieces({mover.id, rider}));
        mark(step.report, "rider taken");
        lose_base(step, rider);
    }
}

// [GEN-11] Contact, then what is seen, then reactions.
void settle_here(Step& step)
{
    take_riders(step);
    look_again(step, step.state.halt->mover);
    react_to_mover(step);
}

// What others know of a move that ends short by where it ends.
void say_why(Step& step, const MoveEnd& end)
{
    if (end.in_the_way.empty()) return;
    const PieceId mover = step.state.halt->mover;
    say(step, end.no_room ? "{} finds no room farther on." : "{} stops short of the enemy.",
        {mover}, end.no_room ? "GEN-18" : "LAF-34", {}, pieces(end.in_the_way));
}

// Whoever is stopped where others stand goes back to where there is room. [GEN-18]
Stop stop_here(Step& step, const Course& course)
{
    const Halt& halt = *step.state.halt;
    const Base& mover = step.state.base(halt.mover);
    const Stop stop = last_room(step.state, step.lie, mover, course, halt.faced, halt.gone);
    if (stop.gone < halt.gone)
        say(step, "{} falls back to where there is room.", {mover.id}, "GEN-18", {},
            pieces(in_the_way(step.state, step.lie, mover, mover.at, mover.facing)));
    return stop;
}

void stand_still(Step& step, const Course& course, const MoveEnd& end)
{
    Halt& halt = *step.state.halt;
    const bool to_the_end = halt.gone == end.stop.gone;
    if (to_the_end) say_why(step, end);
    const Stop stop = to_the_end ? end.stop : stop_here(step, course);
    halt.gone = stop.gone;
    put(step.state, halt.mover, course.at(stop.gone), stop.facing);
    look_again(step, halt.mover);
}

bool is_over(const Halt& halt) { return halt.stopped || halt.gone >= halt.ends; }

}  // namespace

void walk(Step& step)
{
    State& state = step.state;
    const PieceId id = state.halt->mover;
    if (!state.find_base(id)) return state.halt.reset();
    const bool rides = is_rider(state.base(id).arm);
    const MoveEnd end = end_of_move(state, step.lie, *state.halt);
    state.halt->ends = std::max(end.stop.gone, state.halt->gone);
    const Course course(state.base(id).arm, state.halt->from, state.halt->faced, state.halt->way,
                        state.halt->ends);
    Glimpses glimpses(state, id, state.halt->gone);
    while (!state.pending && state.find_base(id) && !is_over(*state.halt)) {
        Halt& halt = *state.halt;
        halt.gone = next_due(state, step.lie, halt, course);
        put(state, id, course.at(halt.gone), course.facing(halt.gone));
        settle_here(step);
        glimpses.look(state, halt.gone);
    }
    const bool is_there = state.find_base(id) != nullptr;
    const bool over = !state.pending;
    if (is_there && over) stand_still(step, course, end);
    if (is_there) glimpses.show(step, course, state.halt->gone);
    if (over) state.halt.reset();
    if (over && rides) end_ride(step, id);
}

}  // namespace galloper::land_and_freedom
