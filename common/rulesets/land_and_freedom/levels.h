#pragma once

#include <algorithm>
#include <optional>

// Which unit goes at which level, once for the truth and for what a viewer knows of his own side:
// `Table` is whichever of the two. [LAF-16] [LAF-30]
namespace galloper::land_and_freedom::levels {

template <class Table, class AnyFormation>
bool may_go(const Table& table, const AnyFormation& unit, int points)
{
    if (table.level == 0) return false;
    const auto calls_for_it = [&](const auto& strike) {
        const auto* spotter = table.find_base(strike.spotter);
        return spotter && spotter->formation == unit.number && !strike.done &&
               strike.points == table.level;
    };
    const bool is_called = (points == table.level && !unit.activated) ||
                           std::any_of(table.strikes.begin(), table.strikes.end(), calls_for_it);
    return is_called && !bases_of(table, unit.number).empty();
}

// Whether some unit of one's own side holds points and has not gone.
template <class Table, class AnySide>
bool some_are_to_come(const Table& known, AnySide side)
{
    return std::any_of(known.formations.begin(), known.formations.end(), [&](const auto& unit) {
        return unit.side == side && unit.own && unit.own->points > 0 && !unit.activated &&
               acts(unit.level) && !bases_of(known, unit.number).empty();
    });
}

}  // namespace galloper::land_and_freedom::levels
