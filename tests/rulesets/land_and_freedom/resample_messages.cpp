// [LAF-22] to [LAF-27]: who has a radio, who waits at home, and what those who ride carry to whom.

#include <algorithm>

#include "tests/rulesets/land_and_freedom/resampling.h"

namespace galloper::land_and_freedom {

namespace {

bool has_headquarters(const State& state, const Formation& formation)
{
    return formation.hq && state.find_base(*formation.hq);
}

// Headquarters that send riders. [LAF-23]
std::vector<int> stables_of(const State& state, Side side)
{
    std::vector<int> numbers;
    for (const Formation& formation : state.formations)
        if (formation.side == side && !acts(formation.level) && has_headquarters(state, formation))
            numbers.push_back(formation.number);
    return numbers;
}

// Of headquarters and tanks that stand, as many or fewer have sets as the side was given. [LAF-22]
void resample_radios(Resampling& to, Side side)
{
    State& state = to.state;
    int left = state.means[side.number].radios;
    for (Formation& formation : state.formations) {
        const auto bases = bases_of(state, formation.number);
        const bool tank = formation.level == Level::Detachment && bases.size() == 1 &&
                          state.base(bases.front()).arm == Arm::Tank;
        if (formation.side != side || !(tank || has_headquarters(state, formation))) continue;
        formation.radio = left > 0 && to.chance.coin();
        left -= formation.radio ? 1 : 0;
    }
}

// A rider at home is with whichever headquarters he was dealt to.
void resample_homes(Resampling& to, Side side)
{
    State& state = to.state;
    const std::vector<int> homes = stables_of(state, side);
    if (homes.empty()) return;
    for (Base& rider : state.bases) {
        if (rider.side != side || !is_rider(rider.arm) || !rider.aboard) continue;
        const Formation& home = state.formation(to.chance.pick(homes));
        rider.formation = home.number;
        rider.aboard = home.hq;
        rider.at = state.base(*home.hq).at;
    }
}

// What a headquarters can send word to: an army's to all below it, a brigade's to what is directly
// below. [LAF-6]
std::vector<int> takers_of(const State& state, const Formation& from)
{
    std::vector<int> numbers;
    for (const Formation& to : state.formations) {
        const Formation* above = state.find_formation(to.under);
        const bool below = to.under == from.number || (above && above->under == from.number);
        const bool takes =
            acts(to.level) ? !bases_of(state, to.number).empty() : has_headquarters(state, to);
        if (below && takes && !to.broken) numbers.push_back(to.number);
    }
    return numbers;
}

std::vector<PieceId> some_disordered(Resampling& to, int formation)
{
    std::vector<PieceId> found;
    for (const PieceId id : bases_of(to.state, formation))
        if (to.state.base(id).disordered && to.chance.coin()) found.push_back(id);
    return found;
}

// Out with something for somebody, or on his way home.
void resample_load(Resampling& to, Errand& errand)
{
    const State& state = to.state;
    const Base& rider = state.base(errand.rider);
    const Formation* home = state.find_formation(rider.formation);
    errand.load.reset();
    const std::vector<int> takers = home ? takers_of(state, *home) : std::vector<int>{};
    if (takers.empty() || to.chance.one_in(3)) return;
    Load load{.from = home->number, .to = to.chance.pick(takers)};
    load.points = to.chance.between(1, 3);
    load.to_clear = some_disordered(to, load.to);
    errand.load = std::move(load);
}

}  // namespace

void resample_messages(Resampling& to)
{
    for (const Side side : {nationalists, republicans}) {
        if (to.is_of(side) || to.keeps(matters::message(side))) continue;
        // The first level comes out as the last of them has been sent.
        const bool sends = to.state.phase == Phase::Allocation || to.state.phase == Phase::ShareOut;
        if (to.state.phase == Phase::Deal || (sends && to.keeps(matters::level(side)))) continue;
        if (!to.keeps(matters::strike(side))) resample_radios(to, side);
        if (!to.keeps(matters::ground(side))) resample_homes(to, side);
        for (Errand& errand : to.state.errands)
            if (to.state.base(errand.rider).side == side && !to.keeps(errand.rider))
                resample_load(to, errand);
    }
}

}  // namespace galloper::land_and_freedom
