#include <algorithm>

#include "common/rulesets/land_and_freedom/dealing.h"
#include "common/rulesets/land_and_freedom/drafting.h"
#include "common/rulesets/land_and_freedom/measures.h"

namespace galloper::land_and_freedom {

namespace {

// Dealt round, one after another.
std::vector<Stable> dealt_round(const std::vector<int>& homes, int many)
{
    std::vector<Stable> stables;
    for (std::size_t i = 0; i < homes.size(); ++i) {
        const int each = many / static_cast<int>(homes.size());
        const int more = static_cast<int>(i) < many % static_cast<int>(homes.size()) ? 1 : 0;
        if (each + more > 0) stables.push_back({homes[i], each + more});
    }
    return stables;
}

// One set goes to a spotter if there is something to call, and either a set is of no other use (one
// alone has nobody to speak to) or two more are left.
int spotters_for(const State& state, Side side, int sets)
{
    return dealing::has_strikes(state, side) && (sets == 1 || sets > 2) ? 1 : 0;
}

// Motorcycles are dealt from the highest headquarters down and horses from the lowest up, so that
// no one has all of both.
std::vector<int> reversed(std::vector<int> homes)
{
    std::reverse(homes.begin(), homes.end());
    return homes;
}

}  // namespace

void draft_deal(const State& state, Desk& desk)
{
    const Side side = state.posts[desk.seat.number].side;
    const Means& means = state.means[side.number];
    Deal deal;
    deal.assigned = desk.deal.assigned;  // as the scenario proposes [LAF-3]
    const std::vector<int> homes = dealing::spotter_homes(state, side);
    if (!homes.empty())
        deal.spotters.assign(static_cast<std::size_t>(spotters_for(state, side, means.radios)),
                             homes.front());
    deal.radios = dealing::radio_takers(state, side, deal);
    const std::size_t sets = static_cast<std::size_t>(means.radios) - deal.spotters.size();
    if (deal.radios.size() > sets) deal.radios.resize(sets);
    const std::vector<int> stables = dealing::stables(state, side);
    deal.motorcycles = dealt_round(stables, means.motorcycles);
    deal.cavalry = dealt_round(reversed(stables), means.cavalry);
    desk.deal = std::move(deal);
}

}  // namespace galloper::land_and_freedom
