// [BRV-12] The order of a turn, and what proceeds without a player.

#include <algorithm>

#include "common/rulesets/bravado/flow.h"
#include "common/rulesets/bravado/matters.h"
#include "common/rulesets/bravado/standing.h"

namespace galloper::bravado {

const Order* State::order_of(PieceId team) const
{
    for (const Sheet& sheet : sheets)
        for (const Order& order : sheet.orders)
            if (sheet.sealed && order.team == team) return &order;
    return nullptr;
}

namespace {

bool has_a_team(const State& state, const Sheet& sheet)
{
    return std::any_of(state.teams.begin(), state.teams.end(),
                       [&](const Team& team) { return sheet.commands(team.formation); });
}

void enter(State& state, Phase phase)
{
    state.phase = phase;
    state.next = 0;
}

// [BRV-12] The sheets run in the order of the platoons' numbers, each as it is written; teams
// without an order come after those that have one.
std::vector<PieceId> attackers_order(const State& state)
{
    std::vector<PieceId> order;
    const auto add = [&](PieceId id) {
        if (state.find_team(id) && std::find(order.begin(), order.end(), id) == order.end())
            order.push_back(id);
    };
    for (const Sheet& sheet : state.sheets) {
        for (const Order& written : sheet.orders) add(written.team);
        for (const Team& team : state.teams)
            if (sheet.commands(team.formation)) add(team.id);
    }
    return order;
}

// Once all is declared it is open to both sides, as spoken orders are at a table. [BRV-12]
void open_orders(Step& step)
{
    State& state = step.state;
    state.in_order = attackers_order(state);
    for (const Sheet& sheet : state.sheets)
        for (const PieceId id : sheet.leading)
            if (Leader* leader = state.find_leader(id)) leader->leads = true;  // [BRV-59a]
    say(step, "All orders are given, and everybody hears them.", {}, "BRV-12", {},
        {{std::nullopt, matters::orders}});
    enter(state, Phase::Aim);
}

void begin_covering(Step& step)
{
    throw_covering_fire(step);
    enter(step.state, Phase::Fire);
}

// The next of a phase's items, or nothing when all are done.
template <class List>
auto next_of(State& state, const List& list) -> std::optional<typename List::value_type>
{
    const auto at = static_cast<std::size_t>(state.next);
    if (at >= list.size()) return std::nullopt;
    ++state.next;
    return list[at];
}

void go_on_aiming(Step& step)
{
    const auto gun = next_of(step.state, step.state.guns);
    if (!gun) return enter(step.state, Phase::Covering);
    if (gun->state == GunState::Firing) aim_gun(step, gun->id);
}

bool is_fire(const Order& order)
{
    return std::holds_alternative<deeds::DirectFire>(order.deed) ||
           std::holds_alternative<deeds::Grenade>(order.deed);
}

// [BRV-12] step 6: in the attacker's order.
void go_on_firing(Step& step)
{
    State& state = step.state;
    const auto id = next_of(state, state.in_order);
    if (!id) return enter(state, Phase::Moves);
    const Order* order = state.order_of(*id);
    Team* team = state.find_team(*id);
    if (!team || !order || !is_fire(*order) || team->acted || team->pinned) return;
    team->acted = true;  // [BRV-13]
    fire_as_ordered(step, *id);
}

// [BRV-12] step 7: each finished before the next.
void go_on_moving(Step& step)
{
    State& state = step.state;
    const auto id = next_of(state, state.in_order);
    if (!id) {
        enter(state, Phase::Exposure);
        state.exposures = exposures_of(step);  // [BRV-71]
        return;
    }
    const Order* order = state.order_of(*id);
    Team* team = state.find_team(*id);
    if (!team || !order || !way_of(order->deed) || team->acted || team->pinned) return;
    team->acted = true;
    state.have_acted.push_back(*id);
    set_out(step, *id);
}

void go_on_exposing(Step& step)
{
    const auto exposure = next_of(step.state, step.state.exposures);
    if (exposure) return expose(step, *exposure);
    step.state.exposures.clear();
    enter(step.state, Phase::Cover);
    begin_cover(step);
}

bool all_have_ended(const State& state)
{
    return std::all_of(state.sheets.begin(), state.sheets.end(),
                       [](const Sheet& sheet) { return sheet.turn_ended; });
}

bool all_are_sealed(const State& state)
{
    return std::all_of(state.sheets.begin(), state.sheets.end(),
                       [](const Sheet& sheet) { return sheet.sealed; });
}

bool can_still_rally(const State& state)
{
    return std::any_of(state.leaders.begin(), state.leaders.end(), [](const Leader& leader) {
        if (leader.rank == Rank::NaturalLeader) return false;               // [BRV-53]
        return leader.rank != Rank::Commissar || leader.commander_is_shot;  // [BRV-58]
    });
}

// [BRV-67] A silenced gun is still a gun.
std::optional<EndedBy> how_it_ends(const State& state)
{
    const auto turned = [](const Card& card) { return card.turned; };
    const auto out = [](const Gun& gun) { return gun.state == GunState::Out; };
    if (std::all_of(state.cards.begin(), state.cards.end(), turned) &&
        std::all_of(state.guns.begin(), state.guns.end(), out))
        return EndedBy::Cleared;
    const auto pinned = [](const Team& team) { return team.pinned; };
    if (std::all_of(state.teams.begin(), state.teams.end(), pinned) &&
        (state.teams.empty() || !can_still_rally(state)))
        return EndedBy::Broken;
    if (state.turn >= state.last_turn) return EndedBy::Time;
    return std::nullopt;
}

// Whoever has played may see what lay there.
void turn_up_the_rest(Step& step)
{
    for (const Card& card : step.state.cards)
        if (!card.turned)
            say(step, "{} was never turned.", {card.id}, "BRV-67", {}, {{card.id, {}}});
}

void end_turn(Step& step)
{
    State& state = step.state;
    state.ended = how_it_ends(state);
    if (!state.ended) {
        ++state.turn;
        return begin_turn(step);
    }
    enter(state, Phase::Over);
    turn_up_the_rest(step);
    say(step, "The game is over.", {}, "BRV-67");
}

// One thing more, or false where a player is awaited.
bool goes_on(Step& step)
{
    State& state = step.state;
    if (state.pending) return answer_as_standing(step);
    if (state.halt) {
        walk(step);
        return true;
    }
    switch (state.phase) {
        case Phase::Deploy:
            if (!state.cards_sealed) return false;
            begin_turn(step);
            return true;
        case Phase::Orders:
            if (!all_are_sealed(state)) return false;
            open_orders(step);
            return true;
        case Phase::Aim:
            go_on_aiming(step);
            return true;
        case Phase::Covering:
            begin_covering(step);
            return true;
        case Phase::Fire:
            go_on_firing(step);
            return true;
        case Phase::Moves:
            go_on_moving(step);
            return true;
        case Phase::Exposure:
            go_on_exposing(step);
            return true;
        case Phase::Cover:
            if (!all_have_ended(state)) return false;
            end_turn(step);
            return true;
        case Phase::Over:
            return false;
    }
    return false;
}

}  // namespace

void begin_turn(Step& step)
{
    State& state = step.state;
    for (Team& team : state.teams) team.acted = team.moved = false;
    for (Leader& leader : state.leaders) leader.changed = leader.leads = leader.rallied = false;
    state.covering.clear();
    state.in_order.clear();
    state.have_acted.clear();
    for (Sheet& sheet : state.sheets) {
        sheet.orders.clear();
        sheet.leading.clear();
        sheet.leaders_set = sheet.turn_ended = false;
        sheet.sealed = !has_a_team(state, sheet);  // everybody sees that it has nothing to order
    }
    enter(state, Phase::Orders);
    state.vacancies = std::move(state.fell_this_turn);
    state.fell_this_turn.clear();
    replace_leaders(step);
    state.vacancies.clear();  // one try only [BRV-52]
}

void proceed(Step& step)
{
    // Every round does one thing of a turn, and a turn of the largest table is far shorter.
    constexpr int more_than_enough = 100'000;
    for (int round = 0; goes_on(step); ++round)
        check(round < more_than_enough, "a turn that does not end");
}

}  // namespace galloper::bravado
