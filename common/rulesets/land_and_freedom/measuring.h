#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/sums/foot.h"
#include "common/table/path.h"

// Distances and the chain of command, once for the truth and for what a viewer knows: `Table` is
// whichever of the two, and gives bases(), find_base(), find_formation() and commands_by_reach().
// So what is offered and what is done are measured alike.
namespace galloper::land_and_freedom::measuring {

template <class Table, class AnyBase>
Point place_of(const Table& table, const AnyBase& base)
{
    const AnyBase* carrier = base.aboard ? table.find_base(*base.aboard) : nullptr;
    return carrier ? carrier->at : base.at;
}

template <class Table, class AnyBase>
Footprint footprint_of(const Table& table, const AnyBase& base)
{
    const AnyBase* carrier = base.aboard ? table.find_base(*base.aboard) : nullptr;
    const AnyBase& stands = carrier ? *carrier : base;
    return land_and_freedom::footprint_of(stands.arm, stands.at, stands.facing);
}

template <class Table>
std::vector<PieceId> bases_of(const Table& table, int formation)
{
    std::vector<PieceId> found;
    for (const auto& base : table.bases())
        if (base.formation == formation && !is_rider(base.arm)) found.push_back(base.id);
    return found;
}

template <class Table, class AnyBase>
auto unit_of(const Table& table, const AnyBase& base) -> decltype(table.find_formation(0))
{
    const auto* formation = table.find_formation(base.formation);
    return formation && acts(formation->level) && !is_rider(base.arm) ? formation : nullptr;
}

// [LAF-8] The nearest of several equally near ones is the first: nothing but a distance hangs on
// it.
template <class Table>
std::optional<PieceId> seat_of_command(const Table& table, int number, std::optional<Point> from)
{
    const auto* formation = table.find_formation(number);
    if (!formation) return std::nullopt;
    if (formation->hq && table.find_base(*formation->hq)) return formation->hq;
    const std::vector<PieceId> left = bases_of(table, number);
    if (left.empty()) return std::nullopt;
    if (!from) return left.front();
    return *std::min_element(left.begin(), left.end(), [&](PieceId a, PieceId b) {
        return squared_distance(place_of(table, *table.find_base(a)), *from) <
               squared_distance(place_of(table, *table.find_base(b)), *from);
    });
}

// [LAF-9] A detachment has no headquarters to be far from.
template <class Table, class AnyBase>
bool in_command(const Table& table, const AnyBase& base)
{
    if (!table.commands_by_reach()) return true;
    const auto* formation = table.find_formation(base.formation);
    if (!formation) return false;
    if (formation->level == Level::Detachment) return true;
    const auto near = [&](PieceId other) {
        const AnyBase* there = table.find_base(other);
        return there &&
               in_range(footprint_of(table, base), footprint_of(table, *there), command_reach);
    };
    if (formation->hq) return *formation->hq == base.id || near(*formation->hq);
    const std::vector<PieceId> others = bases_of(table, base.formation);
    if (others.size() <= 1) return true;
    return std::any_of(others.begin(), others.end(),
                       [&](PieceId other) { return other != base.id && near(other); });
}

}  // namespace galloper::land_and_freedom::measuring
