// Who may fire at a mover, by his orders; where along its way that is due stands in sums/watch.h.

#include "common/rulesets/land_and_freedom/watching.h"

#include <algorithm>

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

// To be asked counts as having no order where nobody is asked. [LAF-53]
bool lets_pass(const State& state, const Base& base, const Base& mover)
{
    if (!waits_for_vehicles(base.arm) || is_vehicle(mover.arm)) return false;
    const auto own = written_for(state.desk_of(base.formation).fire_orders, base.id);
    return !own || *own == FireAt::Ask;
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
    const Target as_target = target_of(mover, footprint_of(state, mover), false);
    const bool may_ask = a_window_may_open(state, mover);
    const Length farthest = long_range + half_across * 2 + halt.can_go;
    for (const Base& base : state.bases) {
        if (base.side == mover.side || !within(base.at, halt.from, farthest)) continue;
        if (!can_fire_defensively(state, base) || has_answered(halt, base.id)) continue;
        const FireAt order = order_here(state, base, may_ask);
        if (order == FireAt::Hold) continue;
        const bool asks = order == FireAt::Ask;
        if (!asks && lets_pass(state, base, mover)) continue;
        const Firer firer = firer_of(state, base);
        const Length dice = throws_within(firer, as_target, state.settings.small_arms);
        const Length from = std::min(distance_named(order), dice);
        if (from > Length{}) watchers.push_back({{firer, from}, base.id, asks});
    }
    return watchers;
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
    const Walk walk{course, state.halt->ends};
    for (const Watcher& watcher : watchers_of(state, *state.halt))
        if (const auto due = first_due(lie, watcher, walk, from, first.value_or(to))) first = due;
    return first;
}

}  // namespace galloper::land_and_freedom
