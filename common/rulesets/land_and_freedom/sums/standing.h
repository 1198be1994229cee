#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/orders.h"

// Standing orders for defensive fire, of plain values. [LAF-53]
namespace galloper::land_and_freedom {

// What the rules have a base do that nobody has ordered otherwise: machine guns, tanks and
// anti-tank guns fire as far as they can, everybody else from medium range.
constexpr FireAt usual_fire(Arm arm)
{
    const bool far = arm == Arm::Mmg || arm == Arm::Tank || arm == Arm::At;
    return far ? FireAt::FirstEntry : FireAt::Medium;
}

// An anti-tank gun waits for vehicles, unless it has an order of its own.
constexpr bool waits_for_vehicles(Arm arm) { return arm == Arm::At; }

// How near a mover has come where that order is due; nothing where it is not to fire at all.
constexpr Length distance_named(FireAt order)
{
    switch (order) {
        case FireAt::FirstEntry:
        case FireAt::Ask:
            return long_range;
        case FireAt::Medium:
            return medium_range;
        case FireAt::Short:
            return short_range;
        case FireAt::Hold:
            return {};
    }
    return {};
}

// What is written down for a base, or for a whole formation.
inline std::optional<FireAt> written_for(const std::vector<FireOrder>& orders, PieceId base)
{
    for (const FireOrder& order : orders)
        if (order.base == base) return order.at;
    return std::nullopt;
}
inline std::optional<FireAt> written_for(const std::vector<FireOrder>& orders, int formation)
{
    for (const FireOrder& order : orders)
        if (order.base == PieceId{} && order.formation == formation) return order.at;
    return std::nullopt;
}

// What holds for a base of that formation: its own order, its formation's, or the rule's.
inline FireAt in_force(const std::vector<FireOrder>& orders, PieceId base, int formation, Arm arm)
{
    if (const auto own = written_for(orders, base)) return *own;
    return written_for(orders, formation).value_or(usual_fire(arm));
}

}  // namespace galloper::land_and_freedom
