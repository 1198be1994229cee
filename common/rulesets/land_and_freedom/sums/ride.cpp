#include "common/rulesets/land_and_freedom/sums/ride.h"

#include "common/rulesets/land_and_freedom/sums/pace.h"
#include "common/table/route.h"

namespace galloper::land_and_freedom {

bool has_arrived(Arm arm, Point at, const Footprint& goal)
{
    return in_range(footprint_of(arm, at, {}), goal, delivered_within);
}

std::optional<Path> ride_to(const Going& going, Area table, Arm arm, Point from,
                            const Footprint& goal)
{
    if (has_arrived(arm, from, goal)) return Path{};
    const auto way = quickest(going, table, rates_of(arm), from, goal.at);
    if (!way) return std::nullopt;
    const Track track(from, *way);
    const auto end =
        track.first(Length{}, track.whole(), [&](Point at) { return has_arrived(arm, at, goal); });
    std::vector<Point> trace = track.trace({}, end.value_or(track.whole()));
    return Path(trace.begin() + 1, trace.end());
}

int rides_for(const Going& going, Arm arm, Point from, const Path& way)
{
    const Track track(from, way);
    const Rates rates = rates_of(arm);
    int rides = 1;
    Length gone{};
    while (true) {
        const Length next = affordable(track, rates, going, gone, rates.whole());
        if (next >= track.whole() || next <= gone) return rides;
        gone = next;
        ++rides;
    }
}

}  // namespace galloper::land_and_freedom
