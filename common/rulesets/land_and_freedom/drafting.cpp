#include "common/rulesets/land_and_freedom/drafting.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/measures.h"

namespace galloper::land_and_freedom {

namespace {

// A unit keeps a point to act with; those above it keep half for their units to act with.
int to_spend_on_recoveries(Level level, int purse) { return acts(level) ? purse - 1 : purse / 2; }

int draft_recoveries(const State& state, Desk& desk, const Formation& from, int purse)
{
    int left = to_spend_on_recoveries(from.level, purse);
    int paid = 0;
    for (const PieceId id : giving::may_recover(state, desk, from)) {
        if (left-- <= 0) break;
        const Formation& of = state.formation(state.base(id).formation);
        const bool at_hand = giving::carry(state, desk, from, of) == Carry::AtHand;
        if (!at_hand) continue;
        desk.recoveries.push_back({from.number, id});
        ++paid;
    }
    return paid;
}

// Those that are reached for certain or by radio, and of the points that they leave over one for
// each rider. Units that have no points of their own come first.
std::vector<int> likely_takers(const State& state, const Desk& desk, const Formation& from,
                               int points)
{
    std::vector<int> takers, by_rider;
    for (const int to : giving::takers(state, desk, from)) {
        const Carry carry = giving::carry(state, desk, from, state.formation(to));
        (carry == Carry::Rider ? by_rider : takers).push_back(to);
    }
    for (std::vector<int>* some : {&takers, &by_rider})
        std::stable_partition(some->begin(), some->end(),
                              [&](int to) { return state.formation(to).allowance == 0; });
    const int riders = static_cast<int>(giving::riders_of(state, from.number).size());
    const int left = std::max(points - static_cast<int>(takers.size()), 0);
    const auto most = static_cast<std::size_t>(std::min(riders, left));
    if (by_rider.size() > most) by_rider.resize(most);
    takers.insert(takers.end(), by_rider.begin(), by_rider.end());
    return takers;
}

void draft_allotments(const State& state, Desk& desk, const Formation& from, int points)
{
    const std::vector<int> takers = likely_takers(state, desk, from, points);
    if (takers.empty() || points <= 0) return;
    const int many = static_cast<int>(takers.size());
    for (int i = 0; i < many; ++i) {
        const int share = points / many + (i < points % many ? 1 : 0);
        if (share > 0)
            desk.allotments.push_back({from.number, takers[static_cast<std::size_t>(i)], share});
    }
}

}  // namespace

void draft_points(const State& state, Desk& desk)
{
    desk.allotments.clear();
    desk.recoveries.clear();
    desk.strikes.clear();
    for (const int number : desk.formations) {
        const Formation& from = state.formation(number);
        const int purse = giving::purse(state, desk, from);
        if (purse <= 0) continue;
        draft_allotments(state, desk, from, purse - draft_recoveries(state, desk, from, purse));
    }
}

}  // namespace galloper::land_and_freedom
