// [LAF-19]: a unit carries out its orders, base by base: one move and one fire each in either
// order, or an assault. What no longer fits as its turn comes is left out, and its own side told.

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/saying.h"

namespace galloper::land_and_freedom {

namespace {

// The orders that the seat has written for bases of the unit leave its desk, in its own order.
std::vector<BaseOrder> take_orders(State& state, int formation)
{
    std::vector<BaseOrder> taken, kept;
    Desk& desk = state.desk_of(formation);
    for (BaseOrder& order : desk.orders) {
        const Base* base = state.find_base(order.base);
        if (!base) continue;
        (base->formation == formation ? taken : kept).push_back(std::move(order));
    }
    desk.orders = std::move(kept);
    return taken;
}

// [LAF-9] Judged as the unit begins to act: who is near enough then acts, wherever its headquarters
// goes first.
void leave_stragglers(Step& step, std::vector<BaseOrder>& orders)
{
    std::erase_if(orders, [&](const BaseOrder& order) {
        const Base& base = step.state.base(order.base);
        if (in_command(step.state, base)) return false;
        say_to(step, base.side, "{} is out of command and does not act.", {base.id}, "LAF-9");
        return true;
    });
}

// Whether the unit's own level is called, or only that of strikes that it has paid for. [LAF-30]
bool acts_now(const State& state, const Formation& unit)
{
    return !unit.activated && unit.points == state.level;
}

// A spotter whose own level is another only calls. [LAF-30]
void keep_calls_alone(std::vector<BaseOrder>& orders)
{
    for (BaseOrder& order : orders)
        std::erase_if(order.deeds,
                      [](const Deed& deed) { return !std::holds_alternative<deeds::Call>(deed); });
}

// What a deed needs of the base and of the table as its turn comes.
struct Fits {
    const State& state;
    const Lie& lie;
    const Base& base;

    bool is_enemy(PieceId target) const
    {
        const Base* other = state.find_base(target);
        return other && other->side != base.side;
    }
    bool operator()(const deeds::Move&) const { return !base.moved && !base.aboard; }
    bool operator()(const deeds::Haul& haul) const
    {
        return haul.way.empty() || (!base.moved && !base.aboard);
    }
    // [LAF-20] [LAF-44] Headquarters fire defensively alone. [LAF-49]
    bool operator()(const deeds::Fire& fire) const
    {
        return base.arm != Arm::Headquarters && !base.fired && !base.by_truck && !base.aboard &&
               is_enemy(fire.target) && can_fire_at(state, lie, base, state.base(fire.target));
    }
    bool operator()(const deeds::Assault& assault) const
    {
        return !base.moved && !base.aboard && is_enemy(assault.target);
    }
    bool operator()(const deeds::Call& call) const { return is_enemy(call.target); }
};

const char* left_out(const Deed& deed)
{
    struct Words {
        const char* operator()(const deeds::Move&) const { return "{} cannot move now."; }
        const char* operator()(const deeds::Haul&) const { return "{} cannot carry anybody now."; }
        const char* operator()(const deeds::Fire&) const { return "{} cannot fire as ordered."; }
        const char* operator()(const deeds::Assault&) const { return "{} has nobody to assault."; }
        const char* operator()(const deeds::Call&) const { return "{} has nothing to call for."; }
    };
    return std::visit(Words{}, deed);
}

void drop_first(State& state, PieceId base)
{
    if (!state.running || state.running->left.empty()) return;
    BaseOrder& order = state.running->left.front();
    if (order.base == base && !order.deeds.empty()) order.deeds.erase(order.deeds.begin());
}

struct Do {
    Step& step;
    PieceId base{};

    void operator()(const deeds::Move& move) const
    {
        drop_first(step.state, base);
        set_out(step, base, move.way);
    }
    // What is left of it while the truck drives is the setting down. [LAF-35]
    void operator()(const deeds::Haul& ordered) const
    {
        if (ordered.way.empty()) {
            drop_first(step.state, base);
            return set_down(step, base);
        }
        Deed& left = step.state.running->left.front().deeds.front();
        left = deeds::Haul{.way = {}, .load = {}, .sets_down = true};
        if (!ordered.sets_down) drop_first(step.state, base);
        haul(step, base, ordered);
    }
    // Nobody fires back at a base that does not move. [LAF-55]
    void operator()(const deeds::Fire& shot) const
    {
        drop_first(step.state, base);
        fire(step, {base, shot.target, false});
    }
    // Its bases leave the orders there.
    void operator()(const deeds::Assault& ordered) const
    {
        const std::size_t before = deeds_left();
        assault(step, ordered.target);
        if (deeds_left() == before) drop_first(step.state, base);
    }
    void operator()(const deeds::Call& call) const
    {
        drop_first(step.state, base);
        call_strike(step, base, call);
    }

    std::size_t deeds_left() const
    {
        std::size_t many = 0;
        if (step.state.running)
            for (const BaseOrder& order : step.state.running->left) many += order.deeds.size();
        return many;
    }
};

void do_first(Step& step, const BaseOrder& order)
{
    const Base& base = step.state.base(order.base);
    const Deed deed = order.deeds.front();
    if (std::visit(Fits{step.state, step.lie, base}, deed))
        return std::visit(Do{step, base.id}, deed);
    const PieceId id = base.id;
    say_to(step, base.side, left_out(deed), {id}, "LAF-19");
    drop_first(step.state, id);
}

// What is lost does nothing more, nor does what has come out of a broken battalion. [LAF-65]
bool goes_on(const State& state, const BaseOrder& order)
{
    const Base* base = state.find_base(order.base);
    return base && base->formation == state.running->formation && !order.deeds.empty();
}

// What a spotter has not called for by now is lost for this turn. [LAF-30] With phases of one unit
// each the clock goes down after it. [LAF-16]
void end_unit(State& state)
{
    for (Strike& strike : state.strikes) {
        const Base* spotter = state.find_base(strike.spotter);
        const bool went = spotter && spotter->formation == state.running->formation;
        if (went && strike.points == state.level) strike.done = true;
    }
    state.running.reset();
    if (state.settings.clock_phase == ClockPhase::Unit) state.to_act.clear();
}

}  // namespace

void go(Step& step, int number)
{
    State& state = step.state;
    Formation& unit = state.formation(number);
    std::vector<BaseOrder> orders = take_orders(state, number);
    if (!acts_now(state, unit))
        keep_calls_alone(orders);
    else
        unit.activated = true;
    say_of_unit(step, unit, " acts.", "LAF-16", {{std::nullopt, matters::orders(unit.side)}});
    leave_stragglers(step, orders);
    state.running = Running{.formation = number, .left = std::move(orders)};
}

void run_on(Step& step)
{
    State& state = step.state;
    auto& left = state.running->left;
    while (!left.empty() && !goes_on(state, left.front())) left.erase(left.begin());
    if (left.empty()) return end_unit(state);
    do_first(step, left.front());
}

}  // namespace galloper::land_and_freedom
