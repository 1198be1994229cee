#pragma once

#include <algorithm>
#include <vector>

#include "common/rulesets/land_and_freedom/orders.h"
#include "common/rulesets/land_and_freedom/sums/fire.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"
#include "common/rulesets/land_and_freedom/sums/pace.h"

// What a base is down to do, read off its draft: once for the truth and for what its seat knows.
namespace galloper::land_and_freedom {

inline const BaseOrder* order_of(const std::vector<BaseOrder>& orders, PieceId base)
{
    for (const BaseOrder& order : orders)
        if (order.base == base) return &order;
    return nullptr;
}

// The way that the order moves its base, or nullptr.
inline const Path* way_of(const Deed& deed)
{
    if (const auto* move = std::get_if<deeds::Move>(&deed)) return &move->way;
    if (const auto* haul = std::get_if<deeds::Haul>(&deed)) return &haul->way;
    return nullptr;
}

template <class Kind>
const Kind* deed_of(const BaseOrder* order)
{
    if (!order) return nullptr;
    for (const Deed& deed : order->deeds)
        if (const auto* found = std::get_if<Kind>(&deed)) return found;
    return nullptr;
}

inline const Path* way_of(const BaseOrder* order)
{
    if (!order) return nullptr;
    for (const Deed& deed : order->deeds)
        if (const Path* way = way_of(deed)) return way;
    return nullptr;
}

// Where a way leaves its walker, as far as the ground alone decides.
inline Footprint end_of(Arm arm, Point from, const Path& way, Facing faced, const Lie& lie)
{
    const Course course(arm, from, faced, way, Length{});
    const Length gone = can_go(arm, course.track(), lie.going);
    return course.footprint(gone);
}

// Where the base would stand as it comes to fire, when that is written down after what its order
// says already.
template <class AnyBase>
Footprint planned(const AnyBase& base, const Footprint& stands, const BaseOrder* order,
                  const Lie& lie)
{
    const Path* way = way_of(order);
    return way ? end_of(base.arm, stands.at, *way, stands.facing, lie) : stands;
}

// Who fires in the activation of its own unit. [LAF-20] [LAF-49]
template <class AnyBase>
bool may_fire(const AnyBase& base)
{
    return fires_directly(base.arm) && base.arm != Arm::Headquarters && !base.fired &&
           !base.by_truck && !base.aboard;
}

// The table has dice for whoever fires directly; only these two can take the last of them away.
template <class AnyBase>
bool has_dice(const AnyBase& base, const Firer& firer, const Target& target, SmallArmsVsTank rule)
{
    if (!base.disordered && rule != SmallArmsVsTank::None) return true;
    const auto band = band_at(gap(firer.stands, target.stands));
    return band && volley(firer, target, *band, rule).dice > 0;
}

// Whether it could fire from there, and has a clear line. [LAF-38] [LAF-43]
template <class AnyBase>
bool could_fire_at(const AnyBase& base, const Footprint& from, const AnyBase& target,
                   const Footprint& there, const Lie& lie, SmallArmsVsTank rule)
{
    if (!in_range(from, there, long_range)) return false;
    Firer firer = firer_of(base, from);
    firer.entrenched = base.entrenched && from.at == base.at;  // [LAF-68c]
    const Target at = target_of(target, there, false);
    return bears(firer, at) && has_dice(base, firer, at, rule) &&
           lie.sight.clear(from.at, there.at);
}

// The mortar of that side whose fire a strike on that target would be, or nullptr: it has not fired
// nor been carried; one in order goes before others. [LAF-20] [LAF-71]
template <class AnyBase>
const AnyBase* mortar_for(const std::vector<AnyBase>& bases, Side side, const Target& target)
{
    const AnyBase* found = nullptr;
    for (const AnyBase& base : bases) {
        const bool is_free = base.arm == Arm::Mortar && base.side == side && !base.fired &&
                             !base.by_truck && !base.aboard;
        const Footprint stands = footprint_of(base.arm, base.at, base.facing);
        if (!is_free || !can_bombard(firer_of(base, stands), target)) continue;
        if (!found || (found->disordered && !base.disordered)) found = &base;
    }
    return found;
}

// The kinds of strike that a spotter may call for at this level, each once. [LAF-30]
template <class Strikes>
std::vector<StrikeKind> kinds_to_call(const Strikes& strikes, PieceId spotter, int level)
{
    std::vector<StrikeKind> kinds;
    for (const auto& strike : strikes) {
        const bool waits = strike.spotter == spotter && !strike.done && strike.points == level;
        if (waits && std::find(kinds.begin(), kinds.end(), strike.kind) == kinds.end())
            kinds.push_back(strike.kind);
    }
    return kinds;
}

}  // namespace galloper::land_and_freedom
