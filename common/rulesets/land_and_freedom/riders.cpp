// [LAF-23] to [LAF-28] Riders carry messages: one ride a turn towards whom they seek, and home.

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/riding.h"

namespace galloper::land_and_freedom {

namespace {

Errand* find_errand(State& state, PieceId rider)
{
    for (Errand& errand : state.errands)
        if (errand.rider == rider) return &errand;
    return nullptr;
}

void add_errand(State& state, Errand errand)
{
    const auto before = [](const Errand& a, const Errand& b) { return a.rider < b.rider; };
    state.errands.insert(
        std::upper_bound(state.errands.begin(), state.errands.end(), errand, before),
        std::move(errand));
}

void forget_errand(State& state, PieceId rider)
{
    std::erase_if(state.errands, [rider](const Errand& e) { return e.rider == rider; });
}

// And whoever stands where he comes from or goes to.
std::vector<Revealed> message_of(Side side, std::optional<PieceId> stands = {})
{
    std::vector<Revealed> reveals{{std::nullopt, matters::message(side)}};
    if (stands) reveals.push_back({stands, {}});
    return reveals;
}

// Whom a message is for: of a brigade its headquarters, of a unit the base that stands for it.
const Base* taker_of(const State& state, int formation, Point from)
{
    const Formation& to = state.formation(formation);
    if (!giving::can_take(state, to)) return nullptr;
    return state.find_base(*seat_of_command(state, formation, from));
}

// --- setting out -----------------------------------------------------------------------------

void set_down_beside(Step& step, PieceId rider, const Base& hq, Point towards)
{
    Base& base = step.state.base(rider);
    base.aboard.reset();
    base.at = place_beside(step, hq, base, towards);
    if (towards != base.at) base.facing = galloper::towards(base.at, towards);
    look_again(step, rider);
}

// --- riding ----------------------------------------------------------------------------------

// [LAF-26] What nobody is left to take is lost, and the rider turns back.
const Base* goal_of(Step& step, Errand& errand, const Base& rider)
{
    State& state = step.state;
    if (errand.load) {
        if (const Base* taker = taker_of(state, errand.load->to, rider.at)) return taker;
        say_to(step, rider.side, "Nobody is left to take what {} carries, and it turns back.",
               {rider.id}, "LAF-26");
        errand.load.reset();
    }
    return giving::hq_of(state, state.formation(rider.formation));
}

// [LAF-27]
void lose_a_ride(Step& step, Base& rider)
{
    rider.disordered = false;
    rider.moved = true;
    say(step, "{} loses its ride and is in order again.", {rider.id}, "LAF-27", {},
        message_of(rider.side));
}

// As near as a mover comes to an enemy, whose way is looked at millimetre by millimetre. [LAF-34]
constexpr Length in_their_hands = apart + Length{10};

bool is_caught(const State& state, const Base& rider, const Base& other)
{
    return other.side != rider.side && !is_round(other.arm) && !other.aboard &&
           within_reach(state, rider, other, in_their_hands);
}

// [LAF-27] No way leads past an enemy so closely.
const Base* captor_of(const State& state, const Base& rider)
{
    for (const Base& other : state.bases)
        if (is_caught(state, rider, other)) return &other;
    return nullptr;
}

void hand_over(Step& step, Errand& errand, const Base& rider)
{
    const Load load = *errand.load;
    errand.load.reset();
    deliver(step, load);
    say_to(step, rider.side,
           "{} brings " + counted(load.cost(), "point") + " to " +
               step.state.formation(load.to).label + ".",
           {rider.id}, "LAF-24");
}

// [LAF-25] At home a rider is with his headquarters, and waits.
void come_home(Step& step, Base& rider, const Base& hq)
{
    say(step, "{} is back at its headquarters.", {rider.id}, "LAF-25", {},
        message_of(rider.side, hq.id));
    rider.aboard = hq.id;
    rider.at = place_of(step.state, hq);
    forget_errand(step.state, rider.id);
    look_again(step, rider.id);
}

// [LAF-25] He who carries nothing and has no headquarters to ride to has nothing left to do here.
void leave_the_field(Step& step, PieceId rider)
{
    State& state = step.state;
    say(step, "{} has no headquarters to go back to, and leaves the field.", {rider}, "LAF-25", {},
        message_of(state.base(rider).side));
    forget_errand(state, rider);
    std::erase_if(state.bases, [rider](const Base& base) { return base.id == rider; });
    look_again(step, rider);
}

void arrive(Step& step, Errand& errand, Base& rider)
{
    const Base* goal = goal_of(step, errand, rider);
    if (!goal || !has_arrived(rider.arm, rider.at, footprint_of(step.state, *goal))) return;
    if (errand.load) return hand_over(step, errand, rider);
    come_home(step, rider, *goal);
}

}  // namespace

// [LAF-23] One message a rider.
bool send_rider(Step& step, const Load& load)
{
    State& state = step.state;
    const Base* hq = giving::hq_of(state, state.formation(load.from));
    if (!hq) return false;
    const Base* taker = taker_of(state, load.to, place_of(state, *hq));
    if (!taker) return false;
    const auto courier =
        riding::soonest(state, step.lie, giving::riders_of(state, load.from), *hq, *taker);
    if (!courier) return false;
    const PieceId rider = courier->rider;
    set_down_beside(step, rider, *hq, place_of(state, *taker));
    add_errand(state, {rider, load});
    state.to_ride.push_back(rider);
    say(step, "{} sets out with a message.", {rider}, "LAF-23", {}, message_of(hq->side, hq->id));
    say_to(
        step, hq->side,
        "{} takes " + counted(load.cost(), "point") + " to " + state.formation(load.to).label + ".",
        {rider}, "LAF-28");
    return true;
}

void begin_riding(State& state)
{
    state.to_ride.clear();
    for (const Base& base : state.bases) {
        if (!is_rider(base.arm)) continue;
        const bool rides = find_errand(state, base.id) || base.disordered;
        if (rides) state.to_ride.push_back(base.id);
    }
}

// [LAF-24] Where he rides to shows by his way.
void ride(Step& step)
{
    State& state = step.state;
    const PieceId id = state.to_ride.front();
    state.to_ride.erase(state.to_ride.begin());
    Base* rider = state.find_base(id);
    if (!rider) return forget_errand(state, id);
    if (rider->disordered) return lose_a_ride(step, *rider);
    Errand* errand = find_errand(state, id);
    const Base* goal = errand ? goal_of(step, *errand, *rider) : nullptr;
    if (!errand) return;
    if (!goal) return leave_the_field(step, id);
    const auto way =
        ride_to(step.lie.going, state.table, rider->arm, rider->at, footprint_of(state, *goal));
    say(step, "{} rides on.", {id}, "LAF-24", {}, message_of(rider->side, goal->id));
    if (way && !way->empty()) set_out(step, id, *way);
    if (!state.halt) end_ride(step, id);
}

void end_ride(Step& step, PieceId id)
{
    State& state = step.state;
    Base* rider = state.find_base(id);
    if (!rider) return forget_errand(state, id);
    rider->moved = true;
    if (const Base* captor = captor_of(state, *rider)) {
        say(step, "{} falls into the enemy's hands.", {id}, "LAF-27", {}, {{captor->id, {}}});
        mark(step.report, "rider taken");
        lose_base(step, id);
        return forget_errand(state, id);
    }
    if (Errand* errand = find_errand(state, id)) arrive(step, *errand, *rider);
}

}  // namespace galloper::land_and_freedom
