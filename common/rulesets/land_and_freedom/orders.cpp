// [LAF-19]: what a seat writes down for its units, as a draft of its own, and its standing orders.

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/plans.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

namespace {

BaseOrder& order_for(Desk& desk, PieceId base)
{
    for (BaseOrder& order : desk.orders)
        if (order.base == base) return order;
    return desk.orders.emplace_back(BaseOrder{.base = base});
}

bool moves(const Deed& deed) { return way_of(deed) != nullptr; }
bool fires(const Deed& deed) { return std::holds_alternative<deeds::Fire>(deed); }
bool assaults(const Deed& deed) { return std::holds_alternative<deeds::Assault>(deed); }

// One move a base: another takes the place of the first, and of an assault.
void write_move(BaseOrder& order, Deed move)
{
    std::erase_if(order.deeds, assaults);
    const auto old = std::find_if(order.deeds.begin(), order.deeds.end(), moves);
    if (old != order.deeds.end())
        *old = std::move(move);
    else
        order.deeds.push_back(std::move(move));
}

// One fire a base, which comes after what has been written down before: where it will stand then is
// where its targets have been looked for. After an assault it is fired if the bravery fails.
// [LAF-44] [LAF-68b]
void write_fire(BaseOrder& order, PieceId target)
{
    std::erase_if(order.deeds, fires);
    order.deeds.push_back(deeds::Fire{target});
}

// A shot that was written down waits for the bravery to fail.
void write_assault(BaseOrder& order, PieceId target)
{
    std::erase_if(order.deeds, [](const Deed& deed) { return !fires(deed); });
    order.deeds.insert(order.deeds.begin(), deeds::Assault{target});
}

void take_back(Desk& desk, PieceId base)
{
    std::erase_if(desk.orders, [base](const BaseOrder& order) { return order.base == base; });
}

// --- a whole unit ----------------------------------------------------------------------------

// The bases of the unit that a piece stands for, without those that would not act now. [LAF-9]
std::vector<PieceId> in_command_of(const State& state, PieceId piece)
{
    std::vector<PieceId> ids;
    for (const PieceId id : bases_of(state, state.base(piece).formation))
        if (in_command(state, state.base(id))) ids.push_back(id);
    return ids;
}

bool can_walk(const Base& base)
{
    return rates_of(base.arm) != Rates{} && !base.moved && !base.aboard;
}

// Whoever is ahead goes first, so that nobody stops for a friend who is about to go on. [GEN-18]
void sort_by_way(const State& state, Desk& desk, const std::vector<PieceId>& unit, Point from,
                 Point to)
{
    const auto ahead = [&](const BaseOrder& order) {
        const Base* base = state.find_base(order.base);
        const bool is_of_it = std::find(unit.begin(), unit.end(), order.base) != unit.end();
        if (!base || !is_of_it) return std::int64_t{0};
        return across(from, base->at) * across(from, to) + along(from, base->at) * along(from, to);
    };
    std::stable_sort(desk.orders.begin(), desk.orders.end(),
                     [&](const BaseOrder& a, const BaseOrder& b) { return ahead(a) > ahead(b); });
}

// Every base the same way, from where it stands.
void move_unit(const State& state, Desk& desk, PieceId piece, const Path& way)
{
    const Point from = place_of(state, state.base(piece));
    const std::vector<PieceId> unit = in_command_of(state, piece);
    for (const PieceId id : unit) {
        const Base& base = state.base(id);
        if (!can_walk(base)) continue;
        BaseOrder& order = order_for(desk, id);
        if (std::any_of(order.deeds.begin(), order.deeds.end(), assaults)) continue;
        write_move(order, deeds::Move{beside(way, from, base.at, state.table)});
    }
    if (!way.empty()) sort_by_way(state, desk, unit, from, way.back());
}

void fire_unit(const Step& step, Desk& desk, PieceId piece, PieceId target)
{
    const State& state = step.state;
    const Base* enemy = state.find_base(target);
    if (!enemy) return;
    for (const PieceId id : in_command_of(state, piece)) {
        const Base& base = state.base(id);
        const Footprint from =
            planned(base, footprint_of(state, base), order_of(desk.orders, id), step.lie);
        if (may_fire(base) && could_fire_at(base, from, *enemy, footprint_of(state, *enemy),
                                            step.lie, state.settings.small_arms))
            write_fire(order_for(desk, id), target);
    }
}

void take_back_unit(const State& state, Desk& desk, PieceId piece)
{
    const int formation = state.base(piece).formation;
    std::erase_if(desk.orders, [&](const BaseOrder& order) {
        const Base* base = state.find_base(order.base);
        return !base || base->formation == formation;
    });
}

// --- trucks, calls, standing orders ----------------------------------------------------------

// A way, whom to take up (nobody where one is aboard), and whether he is set down. [LAF-35]
deeds::Haul haul_of(const Action& action)
{
    deeds::Haul haul{.way = answer<Path>(action, 0)};
    const auto& load = answer<std::vector<PieceId>>(action, 1);
    if (!load.empty()) haul.load = load.front();
    haul.sets_down = answer<Chosen>(action, 2).index == 0;
    return haul;
}

// The kinds that are offered are those of the strikes that wait for this level. [LAF-30]
void write_call(const State& state, BaseOrder& order, const Action& action)
{
    const std::vector<StrikeKind> kinds = kinds_to_call(state.strikes, order.base, state.level);
    const auto index = static_cast<std::size_t>(answer<Chosen>(action, 0).index);
    check(index < kinds.size(), "a strike that nobody has planned");
    order.deeds.push_back(deeds::Call{kinds[index], answer<PieceId>(action, 1)});
}

// The first choice leaves it to the rule. [LAF-53]
void write_fire_order(const State& state, Desk& desk, PieceId piece, int choice)
{
    const Base& base = state.base(piece);
    const bool whole = state.formation(base.formation).hq == piece;
    const FireOrder order{.base = whole ? PieceId{} : piece,
                          .formation = whole ? base.formation : 0,
                          .at = static_cast<FireAt>(choice - 1)};
    std::erase_if(desk.fire_orders, [&](const FireOrder& old) {
        return old.base == order.base && old.formation == order.formation;
    });
    if (choice > 0) desk.fire_orders.push_back(order);
}

}  // namespace

void take_order(Step& step, Desk& desk, const Action& action)
{
    State& state = step.state;
    const PieceId piece = action.piece.value_or(PieceId{});
    switch (verb_of(action.verb)) {
        case Verb::MoveUnit:
            return move_unit(state, desk, piece, answer<Path>(action, 0));
        case Verb::FireUnit:
            return fire_unit(step, desk, piece, answer<PieceId>(action, 0));
        case Verb::Move:
            return write_move(order_for(desk, piece), deeds::Move{answer<Path>(action, 0)});
        case Verb::Haul:
            return write_move(order_for(desk, piece), haul_of(action));
        case Verb::Fire:
            return write_fire(order_for(desk, piece), answer<PieceId>(action, 0));
        case Verb::Assault:
            return write_assault(order_for(desk, piece), answer<PieceId>(action, 0));
        case Verb::Call:
            return write_call(state, order_for(desk, piece), action);
        case Verb::TakeBack:
            return take_back(desk, piece);
        case Verb::TakeBackUnit:
            return take_back_unit(state, desk, piece);
        case Verb::FireOrders:
            return write_fire_order(state, desk, piece, answer<Chosen>(action, 0).index);
        case Verb::PickOrders:
            desk.pick = static_cast<ClockPick>(answer<Chosen>(action, 0).index);
            return;
        default:
            check(false, "nothing that is written down as an order");
    }
}

}  // namespace galloper::land_and_freedom
