// [LAF-35] [LAF-29] [LAF-20]: riding in trucks, and a spotter's on a tank.

#include <algorithm>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/hauling.h"

namespace galloper::land_and_freedom {

namespace {

Base* load_of(State& state, PieceId vehicle)
{
    for (Base& base : state.bases)
        if (base.aboard == vehicle && !is_rider(base.arm)) return &base;
    return nullptr;
}

// To be carried is a base's move of the turn, and it does not fire in the turn either: whoever has
// done one or the other stays where it is. [LAF-19] [LAF-20]
bool can_mount(State& state, const Base& vehicle, const Base& load)
{
    return load.side == vehicle.side && can_carry(vehicle.arm, load.arm) && !load.aboard &&
           !load.moved && !load.fired && !load_of(state, vehicle.id) &&
           within_reach(state, vehicle, load, touching);
}

void mount(Step& step, PieceId vehicle, PieceId load)
{
    State& state = step.state;
    Base* base = state.find_base(load);
    const Base& carrier = state.base(vehicle);
    if (!base || !can_mount(state, carrier, *base)) {
        say_to(step, carrier.side, "{} finds nobody to take up.", {vehicle}, "LAF-35");
        return;
    }
    base->aboard = vehicle;
    base->moved = base->by_truck = true;  // however far the vehicle comes [LAF-20]
    base->entrenched = false;             // [LAF-68c]
    put(state, load, carrier.at, base->facing);
    look_again(step, load);
    say(step, "{} mounts {}.", {load, vehicle}, "LAF-35", {}, pieces({load, vehicle}));
}

// The first place beside the vehicle where the base can stand, ground and others allowing.
std::optional<Point> place_beside(const State& state, const Lie& lie, const Base& vehicle,
                                  const Base& load)
{
    Base dismounted = load;
    dismounted.aboard.reset();
    for (const Point at : set_down_places(footprint_of(state, vehicle), load.arm))
        if (state.table.holds(at) && lie.going.passable(at) &&
            can_stand(state, lie, dismounted, at, vehicle.facing))
            return at;
    return std::nullopt;
}

std::vector<PieceId> all_around(const State& state, const Base& vehicle)
{
    std::vector<PieceId> near;
    for (const Base& base : state.bases)
        if (base.id != vehicle.id && within(base.at, vehicle.at, base_side * 3))
            near.push_back(base.id);
    return near;
}

}  // namespace

void haul(Step& step, PieceId truck, const deeds::Haul& deed)
{
    if (deed.load) mount(step, truck, *deed.load);
    set_out(step, truck, deed.way);
}

void set_down(Step& step, PieceId truck)
{
    State& state = step.state;
    const Base& vehicle = state.base(truck);
    Base* load = load_of(state, truck);
    if (!load) return;
    const auto at = place_beside(state, step.lie, vehicle, *load);
    if (!at) {
        say(step, "There is no room to set {} down.", {load->id}, "LAF-35", {},
            pieces(all_around(state, vehicle)));
        return;
    }
    load->aboard.reset();
    put(state, load->id, *at, vehicle.facing);
    look_again(step, load->id);
    say(step, "{} dismounts from {}.", {load->id, truck}, "LAF-35", {}, pieces({load->id, truck}));
}

}  // namespace galloper::land_and_freedom
