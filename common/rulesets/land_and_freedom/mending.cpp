// What an edit may leave hanging, brought in order.

#include <algorithm>

#include "common/rulesets/land_and_freedom/editing.h"
#include "common/rulesets/land_and_freedom/flow.h"

namespace galloper::land_and_freedom {

namespace {

// A formation of which nothing is left has nothing to act with; one without a headquarters has
// nothing to share out. [LAF-68]
void mend_formations(State& state)
{
    for (Formation& formation : state.formations) {
        if (formation.hq && !state.find_base(*formation.hq)) formation.hq.reset();
        if (!formation.hq) formation.arrived = 0;
        if (seat_of_command(state, formation.number)) continue;
        formation.points = 0;
        formation.to_clear.clear();
    }
}

// A rider who rides no more is at home, and one who is at home rides no more.
void mend_riders(State& state)
{
    std::erase_if(state.errands, [&](const Errand& errand) {
        const Base* rider = state.find_base(errand.rider);
        return !rider || rider->aboard;
    });
    std::erase_if(state.to_ride, [&](PieceId id) {
        const Base* rider = state.find_base(id);
        return !rider || rider->aboard;
    });
}

// A unit goes on with those of its orders whose bases are still its own.
void mend_running(State& state)
{
    if (!state.running) return;
    const Formation* unit = state.find_formation(state.running->formation);
    if (!unit || unit->broken) {
        state.running.reset();
        return;
    }
    std::erase_if(state.running->left, [&](const BaseOrder& order) {
        const Base* base = state.find_base(order.base);
        return !base || base->formation != unit->number;
    });
}

// A move goes on from where it had come to, and from nowhere else.
void mend_halt(State& state)
{
    if (!state.halt) return;
    const Halt& halt = *state.halt;
    const Base* mover = state.find_base(halt.mover);
    if (!mover || mover->aboard || mover->at != Track(halt.from, halt.way).at(halt.gone)) {
        state.halt.reset();
        return;
    }
    std::erase_if(state.halt->answered, [&](PieceId id) { return !state.find_base(id); });
}

// Every seat that was asked stays so: whether it had any base to fire with is its own affair.
// [GEN-21]
void mend_window(State& state)
{
    if (!state.pending) return;
    auto& window = std::get<questions::Window>(*state.pending);
    if (!state.halt || state.halt->mover != window.mover) {
        state.pending.reset();
        return;
    }
    const auto cannot = [&](PieceId id) {
        const Base* base = state.find_base(id);
        return !base || !can_fire_defensively(state, *base);
    };
    for (auto& asked : window.asked) {
        std::erase_if(asked.candidates, cannot);
        std::erase_if(asked.fire, cannot);
    }
}

}  // namespace

void mend(State& state)
{
    mend_formations(state);
    mend_riders(state);
    strike_out_the_gone(state);
    for (Desk& desk : state.desks) cut_down(state, desk);
    mend_running(state);
    mend_halt(state);
    mend_window(state);
    look_everywhere(state);
}

}  // namespace galloper::land_and_freedom
