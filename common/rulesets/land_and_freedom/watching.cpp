// Who may fire at a mover, and where along its way. Distances are asked first, arcs next and lines
// of sight last: a way leads past a hundred bases, and hardly one of them has a word to say.

#include "common/rulesets/land_and_freedom/watching.h"

#include <algorithm>
#include <array>

#include "common/rulesets/land_and_freedom/sums/standing.h"

namespace galloper::land_and_freedom {

namespace {

Firer firer_of(const State& state, const Base& base)
{
    return firer_of(base, footprint_of(state, base));
}

// [GEN-21] A window opens once in a unit's activation, and for riders never.
bool a_window_may_open(const State& state, const Base& mover)
{
    return state.settings.reactions == Reactions::Live && state.running &&
           state.running->window_open && !is_rider(mover.arm);
}

bool has_answered(const Halt& halt, PieceId base)
{
    return std::find(halt.answered.begin(), halt.answered.end(), base) != halt.answered.end();
}

// Where nothing is asked, or nothing any more, the rule's own order stands for "ask". [LAF-53]
FireAt order_here(const State& state, const Base& base, bool may_ask)
{
    const FireAt order = fire_order_of(state, base);
    return order == FireAt::Ask && !may_ask ? usual_fire(base.arm) : order;
}

// How far it throws any dice at all: in disorder a rifle base has none at long range. [LAF-40]
Length throws_within(const State& state, const Base& base, const Base& mover)
{
    const bool always = !base.disordered && state.settings.small_arms != SmallArmsVsTank::None;
    if (always) return long_range;
    const Firer firer = firer_of(state, base);
    const Target target = target_of(mover, footprint_of(state, mover), false);
    constexpr std::array bands{std::pair{Band::Long, long_range},
                               std::pair{Band::Medium, medium_range},
                               std::pair{Band::Short, short_range}};
    for (const auto& [band, within] : bands)
        if (volley(firer, target, band, state.settings.small_arms).dice > 0) return within;
    return {};
}

bool lets_pass(const State& state, const Base& base, const Base& mover)
{
    if (!waits_for_vehicles(base.arm) || is_vehicle(mover.arm)) return false;
    return !written_for(state.desk_of(base.formation).fire_orders, base.id);
}

bool bears_on(const Watcher& watcher, const Base& mover, const Footprint& there)
{
    return in_range(watcher.firer.stands, there, watcher.from) &&
           bears(watcher.firer, target_of(mover, there, false));
}

bool clear_to(const Lie& lie, const Watcher& watcher, const Footprint& there)
{
    return lie.sight.clear(watcher.firer.stands.at, there.at);
}

// Where a line that is blocked is looked along again.
bool looks_again(const Halt& halt, Length gone)
{
    return gone == halt.ends || gone.tenths % sight_stride.tenths == 0;
}

bool was_inside(const Watcher& watcher, const Base& mover, const Course& course, Length before)
{
    return before > Length{} && bears_on(watcher, mover, course.footprint(before));
}

std::optional<Length> first_due(const State& state, const Lie& lie, const Watcher& watcher,
                                const Course& course, Length from, Length to)
{
    const Halt& halt = *state.halt;
    const Base& mover = state.base(halt.mover);
    bool inside = was_inside(watcher, mover, course, from);
    return first_near(course, from, to, watcher.firer.stands.at, watcher.from + half_across * 2,
                      [&](Length gone) {
                          const Footprint there = course.footprint(gone);
                          const bool entered = !inside;
                          inside = bears_on(watcher, mover, there);
                          if (!inside) return gone + stride;
                          const bool looks = entered || looks_again(halt, gone);
                          if (looks && clear_to(lie, watcher, there)) return gone;
                          const Length again = std::min(next_on(sight_stride, gone), halt.ends);
                          return std::max(again, gone + Length{1});
                      });
}

}  // namespace

bool can_fire_defensively(const State&, const Base& base)
{
    return fires_directly(base.arm) && !base.moved && !base.fired && !base.by_truck && !base.aboard;
}

FireAt fire_order_of(const State& state, const Base& base)
{
    const auto& orders = state.desk_of(base.formation).fire_orders;
    const FireAt order = in_force(orders, base.id, base.formation, base.arm);
    const bool asks = order == FireAt::Ask && state.settings.reactions == Reactions::Standing;
    return asks ? usual_fire(base.arm) : order;
}

std::vector<Watcher> watchers_of(const State& state, const Halt& halt)
{
    std::vector<Watcher> watchers;
    const Base& mover = state.base(halt.mover);
    const bool may_ask = a_window_may_open(state, mover);
    const Length farthest = long_range + half_across * 2 + halt.can_go;
    for (const Base& base : state.bases) {
        if (base.side == mover.side || !within(base.at, halt.from, farthest)) continue;
        if (!can_fire_defensively(state, base) || has_answered(halt, base.id)) continue;
        const FireAt order = order_here(state, base, may_ask);
        if (order == FireAt::Hold) continue;
        const bool asks = order == FireAt::Ask;
        if (!asks && lets_pass(state, base, mover)) continue;
        const Length from = std::min(distance_named(order), throws_within(state, base, mover));
        if (from > Length{}) watchers.push_back({base.id, firer_of(state, base), from, asks});
    }
    return watchers;
}

bool is_due(const State& state, const Lie& lie, const Watcher& watcher, const Course& course,
            Length gone)
{
    const Base& mover = state.base(state.halt->mover);
    const Footprint there = course.footprint(gone);
    if (!bears_on(watcher, mover, there)) return false;
    const Length before{(gone.tenths - 1) / stride.tenths * stride.tenths};
    const bool looks =
        looks_again(*state.halt, gone) || !was_inside(watcher, mover, course, before);
    return looks && clear_to(lie, watcher, there);
}

int dice_against(const State& state, const Firer& firer, const Base& mover, const Footprint& there)
{
    const auto band = band_at(gap(firer.stands, there));
    if (!band) return 0;
    return volley(firer, target_of(mover, there, false), *band, state.settings.small_arms).dice;
}

bool may_fire_here(const State& state, const Lie& lie, const Base& firer, const Base& mover)
{
    return can_fire_defensively(state, firer) && can_fire_at(state, lie, firer, mover) &&
           dice_against(state, firer_of(state, firer), mover, footprint_of(state, mover)) > 0;
}

std::optional<Length> first_reaction(const State& state, const Lie& lie, const Course& course,
                                     Length from, Length to)
{
    std::optional<Length> first;
    for (const Watcher& watcher : watchers_of(state, *state.halt))
        if (const auto due = first_due(state, lie, watcher, course, from, first.value_or(to)))
            first = due;
    return first;
}

}  // namespace galloper::land_and_freedom
