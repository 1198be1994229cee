// What can be set by hand of a base, a formation and the whole table.

#include <algorithm>

#include "common/rulesets/land_and_freedom/editing.h"
#include "common/rulesets/land_and_freedom/flow.h"

namespace galloper::land_and_freedom {

namespace {

constexpr int most_points = 30;
constexpr int most_turns = 100;
constexpr int most_on_the_clock = 20;  // it is a D20

bool is_between(int least, int value, int most) { return least <= value && value <= most; }

// The formation that a base stands for on the table.
Formation* led_from(State& state, const Base& base)
{
    const auto seat = seat_of_command(state, base.formation);
    return seat == base.id ? state.find_formation(base.formation) : nullptr;
}

Load* load_of(State& state, PieceId rider)
{
    for (Errand& errand : state.errands)
        if (errand.rider == rider && errand.load) return &*errand.load;
    return nullptr;
}

// The badges of a base that say how it is, by the word that stands on the table.
struct Sign {
    std::string_view word;
    bool Base::*what;
};
constexpr std::array<Sign, 6> signs{{{"disordered", &Base::disordered},
                                     {"moved", &Base::moved},
                                     {"fired", &Base::fired},
                                     {"came by truck", &Base::by_truck},
                                     {"entrenched", &Base::entrenched},
                                     {"sub-machine guns", &Base::smg}}};

std::string set_sign(const State& state, Base& base, const Sign& sign, bool on)
{
    if (sign.what == &Base::smg && base.arm != Arm::Rifle) return "Only rifles have those.";
    if (sign.what == &Base::entrenched && on && (is_vehicle(base.arm) || base.aboard))
        return "That cannot be entrenched.";
    if (sign.what == &Base::disordered) base.disordered_in = on ? state.turn : 0;  // [LAF-13]
    base.*sign.what = on;
    return {};
}

std::optional<int> number_in(const std::string& words)
{
    int number = 0;
    for (const char c : words) {
        if (c < '0' || c > '9' || number > most_turns) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return words.empty() ? std::nullopt : std::optional(number);
}

std::string set_turns(State& state, int turns)
{
    if (!is_between(state.turn, turns, most_turns))
        return "The game cannot end in a turn that is past.";
    state.last_turn = turns;
    return {};
}

std::string set_clock(State& state, int clock)
{
    if (!is_between(1, clock, most_on_the_clock)) return "The clock shows from 1 to 20.";
    state.clock = clock;
    return {};
}

// No turn that is played comes again.
std::string set_turn(State& state, int turn)
{
    if (!is_between(state.turn, turn, state.last_turn)) return "That turn is past, or never comes.";
    state.turn = turn;
    return {};
}

// Who controls the clock. [LAF-15]
std::string set_control(State& state, const std::string& words)
{
    for (const Side side : {nationalists, republicans})
        if (side.number < state.sides.size() && words == state.sides[side.number]) {
            state.control = side;
            return {};
        }
    return "Write the name of a side.";
}

// That its recovery is paid for and has arrived. [LAF-12]
std::string set_recovery(Formation& unit, const Base& base, bool on)
{
    if (on && !base.disordered) return "It is in order.";
    std::erase(unit.to_clear, base.id);
    if (on) unit.to_clear.push_back(base.id);
    return {};
}

std::string set_holder(const State& state, Objective& objective, const std::string& words)
{
    if (words == "nobody") {
        objective.holder = -1;
        return {};
    }
    for (std::size_t side = 0; side < state.sides.size(); ++side)
        if (words == state.sides[side]) {
            objective.holder = static_cast<int>(side);
            return {};
        }
    return "Write the name of a side, or \"nobody\".";
}

}  // namespace

std::string set_stat(State& state, const edits::SetStat& edit)
{
    const auto& [name, value] = edit.stat;
    const Base* base = state.find_base(edit.piece);
    if (base && is_between(0, value, most_points)) {
        Formation* formation = led_from(state, *base);
        if (Load* load = load_of(state, base->id); load && name == "points" && value > 0) {
            load->points = value;
            return {};
        }
        if (formation && name == "points" && acts(formation->level)) {
            formation->points = value;
            return {};
        }
        if (formation && name == "to share" && formation->level == Level::Brigade) {
            formation->arrived = value;  // [LAF-6]
            return {};
        }
        if (formation && name == "allowance") {
            if (state.phase == Phase::Bids || state.phase == Phase::Allocation)
                return "Points are being given out: not before they have been.";
            formation->allowance = value;
            return {};
        }
    }
    return "That piece has no such number, or not as much of it.";
}

std::string set_badge(State& state, const edits::SetBadge& edit)
{
    Base* base = state.find_base(edit.piece);
    if (!base) return "There is no such base.";
    for (const Sign& sign : signs)
        if (edit.badge == sign.word) return set_sign(state, *base, sign, edit.on);
    Formation* own = state.find_formation(base->formation);
    if (own && edit.badge == "will recover" && acts(own->level))
        return set_recovery(*own, *base, edit.on);
    Formation* formation = led_from(state, *base);
    if (formation && edit.badge == "radio") {
        formation->radio = edit.on;
        return {};
    }
    if (formation && edit.badge == "has acted" && acts(formation->level)) {
        formation->activated = edit.on;
        return {};
    }
    return "That piece cannot be so.";
}

std::string set_fact(State& state, const Fact& fact)
{
    for (Objective& objective : state.objectives)
        if (objective.name == fact.name) return set_holder(state, objective, fact.words);
    if (fact.name == "control") return set_control(state, fact.words);
    if (fact.name != "turns" && fact.name != "turn" && fact.name != "clock")
        return "Only \"turns\", \"turn\", \"clock\", \"control\" and who holds an objective can be "
               "set so.";
    const auto number = number_in(fact.words);
    if (!number) return "Write the number in digits.";
    if (fact.name == "turn") return set_turn(state, *number);
    return fact.name == "turns" ? set_turns(state, *number) : set_clock(state, *number);
}

}  // namespace galloper::land_and_freedom
