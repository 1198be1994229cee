// [LAF-51] to [LAF-56]: what bases do that have neither moved nor fired, as an enemy moves before
// them. Only who moves prompts it: fire does not, and so neither does this.

#include <algorithm>

#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/saying.h"
#include "common/rulesets/land_and_freedom/watching.h"

namespace galloper::land_and_freedom {

namespace {

struct Ready {
    PieceId firer{};
    int dice = 0;
    std::int64_t far = 0;
};

bool goes_before(const Ready& a, const Ready& b)
{
    return a.dice != b.dice ? a.dice > b.dice : a.far < b.far;
}

std::vector<Ready> made_ready(const State& state, const Base& mover,
                              const std::vector<PieceId>& firers)
{
    std::vector<Ready> ready;
    const Footprint there = footprint_of(state, mover);
    for (const PieceId id : firers) {
        const Base* base = state.find_base(id);
        if (!base || !can_fire_defensively(state, *base)) continue;
        const Firer firer = firer_of(*base, footprint_of(state, *base));
        const int dice = dice_against(state, firer, mover, there);
        if (dice > 0) ready.push_back({id, dice, squared_distance(base->at, mover.at)});
    }
    return ready;
}

// Best dice first, then the nearest; a throw decides between equals. [LAF-53] [GEN-8]
PieceId take_best(Step& step, PieceId mover, std::vector<Ready>& ready)
{
    const Ready best = *std::min_element(ready.begin(), ready.end(), goes_before);
    std::vector<PieceId> equal;
    for (const Ready& other : ready)
        if (!goes_before(best, other)) equal.push_back(other.firer);
    const int many = static_cast<int>(equal.size());
    const int die = many == 1 ? 1 : step.dice.roll({"who fires first", mover}, many);
    const PieceId first = equal[static_cast<std::size_t>(die - 1)];
    std::erase_if(ready, [first](const Ready& other) { return other.firer == first; });
    return first;
}

std::vector<Revealed> brought_out(Side side, const std::vector<PieceId>& firers)
{
    std::vector<Revealed> revealed{{std::nullopt, matters::fire_orders(side)}};
    for (const PieceId firer : firers) revealed.push_back({firer, {}});
    return revealed;
}

// One after another, until the mover is disordered or gone. [LAF-54]
void fire_in_turn(Step& step, const std::vector<PieceId>& firers)
{
    const PieceId id = step.state.halt->mover;
    const Base& mover = step.state.base(id);
    std::vector<Ready> ready = made_ready(step.state, mover, firers);
    if (ready.empty()) return;
    say(step, "{} comes under defensive fire.", {id}, "LAF-52", {},
        brought_out(enemy_of(mover.side), firers));
    while (!ready.empty()) {
        fire(step, {take_best(step, id, ready), id, true});
        if (!step.state.find_base(id) || step.state.halt->stopped) return;
    }
}

std::vector<PieceId> may_fire_here(const State& state, const Lie& lie, const Desk& desk,
                                   const Base& mover)
{
    std::vector<PieceId> candidates;
    const auto& answered = state.halt->answered;
    for (const Base& base : state.bases) {
        if (base.side == mover.side || !desk.commands(base.formation)) continue;
        const bool had_its_chance =
            std::find(answered.begin(), answered.end(), base.id) != answered.end();
        if (!had_its_chance && may_fire_here(state, lie, base, mover))
            candidates.push_back(base.id);
    }
    return candidates;
}

// On an open table everybody knows who could fire here, and nobody is asked who could not. Under
// fog that would tell: all of them are asked. [GEN-21]
void open_window(Step& step, const std::vector<PieceId>& asking)
{
    State& state = step.state;
    const Base& mover = state.base(state.halt->mover);
    questions::Window window{.mover = mover.id, .at = mover.at};
    for (const Desk& desk : state.desks) {
        if (state.posts[desk.seat.number].side == mover.side) continue;
        std::vector<PieceId> candidates = may_fire_here(state, step.lie, desk, mover);
        if (!candidates.empty() || state.settings.fog != Fog::None)
            window.asked.push_back({.seat = desk.seat, .candidates = std::move(candidates)});
    }
    if (window.asked.empty()) return;
    state.running->window_open = false;
    std::vector<Revealed> reveals = brought_out(enemy_of(mover.side), asking);
    reveals.push_back({mover.id, {}});
    if (state.settings.fog != Fog::None)  // what has led to it was seen by some of them alone
        for (const Side side : {nationalists, republicans})
            reveals.push_back({std::nullopt, matters::fight(side)});
    say_of_unit(step, state.formation(state.running->formation),
                " moves where it may be fired at: the other side is asked.", "LAF-53",
                std::move(reveals));
    state.pending = std::move(window);
}

}  // namespace

void react_to_mover(Step& step)
{
    State& state = step.state;
    Halt& halt = *state.halt;
    const Course course(state.base(halt.mover).arm, halt.from, halt.faced, halt.way, Length{});
    const Walk walk{course, halt.ends};
    std::vector<PieceId> firing, asking;
    for (const Watcher& watcher : watchers_of(state, halt))
        if (is_due(step.lie, watcher, walk, halt.gone))
            (watcher.asks ? asking : firing).push_back(watcher.id);
    halt.answered.insert(halt.answered.end(), firing.begin(), firing.end());
    if (!firing.empty()) fire_in_turn(step, firing);
    const bool goes_on = !halt.stopped && state.find_base(halt.mover);
    if (goes_on && !asking.empty()) open_window(step, asking);
}

// Whoever was to ask has been asked, and has had its chance at this mover. [LAF-52]
void settle_window(Step& step)
{
    State& state = step.state;
    const auto window = std::get<questions::Window>(*state.pending);
    state.pending.reset();
    if (!state.halt) return;  // the move was taken away by hand
    std::vector<PieceId> firing;
    for (const auto& asked : window.asked) {
        firing.insert(firing.end(), asked.fire.begin(), asked.fire.end());
        for (const PieceId id : asked.candidates)
            if (const Base* base = state.find_base(id);
                base && fire_order_of(state, *base) == FireAt::Ask)
                state.halt->answered.push_back(id);
    }
    say_it_goes_on(step);
    if (state.find_base(window.mover)) fire_in_turn(step, firing);
}

}  // namespace galloper::land_and_freedom
