#include "common/rulesets/land_and_freedom/approach.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/sums/pace.h"

namespace galloper::land_and_freedom {

namespace {

Assailed assailed(const State& state, const Lie& lie, const Base& target)
{
    return {target.arm, is_built_up(state, lie, target), in_a_trench(state, lie, target)};
}

// It has neither moved nor fired. Who is out of command has been left out of its unit's orders as
// the unit began to act. [LAF-9] [LAF-19] [LAF-68b]
bool is_able(const Base& base) { return !base.moved && !base.fired && !base.aboard; }

struct Planning {
    const State& state;
    const Lie& lie;
    const Base& target;
    std::vector<Approach> all{};

    Footprint stands(const Approach& approach) const
    {
        return footprint_of(state.base(approach.base).arm, approach.to.at, approach.to.facing);
    }
};

// Within a centimetre of an enemy whom it may not fight, and nearer than where it began.
// [LAF-34] [LAF-68a]
bool is_kept_off(const Planning& plan, const Base& base, const Base& enemy, const Footprint& at)
{
    const Footprint there = footprint_of(plan.state, enemy);
    if (!in_range(at, there, apart - Length{1})) return false;
    if (overlap(at, there)) return true;
    if (may_assault(base.arm, assailed(plan.state, plan.lie, enemy))) return false;
    return gap(at, there) < between(plan.state, base, enemy);
}

// Every millimetre of it. Riders on the road do not stop anybody.
bool enemies_let_it_pass(const Planning& plan, const Base& base, const Track& track, Facing facing)
{
    const Length near = track.whole() + base_side * 2 + apart;
    for (const Base& enemy : plan.state.bases) {
        if (enemy.side == base.side || enemy.aboard || is_rider(enemy.arm)) continue;
        if (!within(base.at, enemy.at, near)) continue;
        for (Length gone{}; gone < track.whole() + stride; gone = gone + stride)
            if (is_kept_off(
                    plan, base, enemy,
                    footprint_of(base.arm, track.at(std::min(gone, track.whole())), facing)))
                return false;
    }
    return true;
}

bool can_reach(const Planning& plan, const Base& base, const Spot& spot)
{
    const Rates rates = rates_of(base.arm);
    if (!within(base.at, spot.at, std::max(rates.road, rates.country))) return false;
    if (!plan.state.table.holds(spot.at)) return false;
    const Footprint stands = footprint_of(base.arm, spot.at, spot.facing);
    const auto taken = [&](const Approach& other) { return overlap(plan.stands(other), stands); };
    if (std::any_of(plan.all.begin(), plan.all.end(), taken)) return false;
    if (!can_stand(plan.state, plan.lie, base, spot.at, spot.facing)) return false;
    const Track track(base.at, {spot.at});
    return can_go(base.arm, track, plan.lie.going) == track.whole() &&
           enemies_let_it_pass(plan, base, track, spot.facing);
}

// Against the target if there is room, else against one who has got there: both count. [LAF-59]
std::optional<Spot> place_for(const Planning& plan, const Base& base)
{
    std::vector<Footprint> against{footprint_of(plan.state, plan.target)};
    for (const Approach& other : plan.all)
        if (in_contact(plan.stands(other), against.front())) against.push_back(plan.stands(other));
    for (const Footprint& there : against)
        for (const Spot& spot : spots_against(there, base.arm, base.at))
            if (can_reach(plan, base, spot)) return spot;
    return std::nullopt;
}

}  // namespace

std::vector<Approach> approaches_to(const State& state, const Lie& lie, PieceId target,
                                    const std::vector<PieceId>& bases)
{
    const Base* there = state.find_base(target);
    if (!there || there->aboard) return {};
    Planning plan{state, lie, *there};
    for (const PieceId id : bases) {
        const Base* base = state.find_base(id);
        if (!base || base->side == there->side || !is_able(*base)) continue;
        if (!may_assault(base->arm, assailed(state, lie, *there))) continue;
        if (const auto spot = place_for(plan, *base))
            plan.all.push_back({id, base->at, base->facing, *spot});
    }
    return plan.all;
}

}  // namespace galloper::land_and_freedom
