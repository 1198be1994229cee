// What is written down for bases and formations that are gone.

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"

namespace galloper::land_and_freedom {

namespace {

struct Gone {
    const State& state;

    bool base(PieceId id) const { return state.find_base(id) == nullptr; }
    bool headquarters(int number) const
    {
        const Formation* formation = state.find_formation(number);
        return !formation || !formation->hq;
    }
    // Nobody is left who could get anything.
    bool formation(int number) const { return !seat_of_command(state, number); }
    // Nobody is left who could give anything: a single tank or spotter gives its own. [LAF-10]
    bool giver(int number) const
    {
        const Formation* formation = state.find_formation(number);
        if (formation && formation->level == Level::Detachment) return this->formation(number);
        return headquarters(number);
    }
};

void strike_out(Load& load, const Gone& gone)
{
    std::erase_if(load.to_clear, [&](PieceId id) { return gone.base(id); });
}

// [LAF-26]
void turn_back(Errand& errand, const Gone& gone)
{
    if (!errand.load) return;
    strike_out(*errand.load, gone);
    if (gone.formation(errand.load->to) || errand.load->cost() == 0) errand.load.reset();
}

void strike_out(Deal& deal, const Gone& gone)
{
    const auto nobody_there = [&](const Stable& stable) {
        return gone.headquarters(stable.formation);
    };
    std::erase_if(deal.radios, [&](int number) { return gone.formation(number); });
    std::erase_if(deal.motorcycles, nobody_there);
    std::erase_if(deal.cavalry, nobody_there);
    std::erase_if(deal.spotters, [&](int number) { return gone.headquarters(number); });
    std::erase_if(deal.assigned, [&](const Assigned& assigned) {
        return gone.base(assigned.base) || (assigned.under != 0 && gone.formation(assigned.under));
    });
}

void strike_out(Desk& desk, const Gone& gone)
{
    strike_out(desk.deal, gone);
    std::erase_if(desk.allotments, [&](const Allotment& allotment) {
        return gone.giver(allotment.from) || gone.formation(allotment.to);
    });
    std::erase_if(desk.recoveries, [&](const Recovery& recovery) {
        return gone.giver(recovery.from) || gone.base(recovery.base);
    });
    std::erase_if(desk.strikes, [&](const PlannedStrike& s) { return gone.base(s.spotter); });
    std::erase_if(desk.by_rider, [&](int number) { return gone.headquarters(number); });
    std::erase_if(desk.orders, [&](const BaseOrder& order) { return gone.base(order.base); });
    std::erase_if(desk.fire_orders, [&](const FireOrder& order) {
        return order.formation != 0 ? gone.formation(order.formation) : gone.base(order.base);
    });
}

}  // namespace

void strike_out_the_gone(State& state)
{
    const Gone gone{state};
    for (Formation& formation : state.formations)
        std::erase_if(formation.to_clear, [&](PieceId id) { return gone.base(id); });
    std::erase_if(state.errands, [&](const Errand& errand) { return gone.base(errand.rider); });
    for (Errand& errand : state.errands) turn_back(errand, gone);
    for (Desk& desk : state.desks) strike_out(desk, gone);
    std::erase_if(state.strikes, [&](const Strike& strike) { return gone.base(strike.spotter); });
}

}  // namespace galloper::land_and_freedom
