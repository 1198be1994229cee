#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"
#include "common/rulesets/land_and_freedom/sums/ride.h"

// Which rider takes a message and how long he needs, once for the truth and for what a viewer knows
// of his own side: `Table` is State or Known. [LAF-23] [LAF-24]
namespace galloper::land_and_freedom::riding {

struct Courier {
    PieceId rider{};
    int rides = 1;  // until he arrives, if nothing stops him; 1 is in this turn
};

template <class Table, class AnyBase>
std::optional<int> rides_of(const Table& table, const Lie& lie, Arm arm, const AnyBase& from,
                            const AnyBase& to)
{
    const Point start = place_of(table, from);
    const auto way = ride_to(lie.going, table.table, arm, start, footprint_of(table, to));
    if (!way) return std::nullopt;
    return rides_for(lie.going, arm, start, *way);
}

// Of these riders the one who arrives soonest; between equals the slower one, and the faster is
// left for whoever is farther off. Nobody where no way leads there.
template <class Table, class AnyBase>
std::optional<Courier> soonest(const Table& table, const Lie& lie,
                               const std::vector<PieceId>& riders, const AnyBase& from,
                               const AnyBase& to)
{
    std::optional<Courier> best;
    for (const Arm arm : {Arm::Cavalry, Arm::Motorcycle})
        for (const PieceId id : riders) {
            if (table.find_base(id)->arm != arm) continue;
            const auto rides = rides_of(table, lie, arm, from, to);
            if (rides && (!best || *rides < best->rides)) best = Courier{id, *rides};
            break;  // one of a kind is as good as another
        }
    return best;
}

}  // namespace galloper::land_and_freedom::riding
