#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/orders.h"
#include "common/rulesets/land_and_freedom/settings.h"
#include "common/rulesets/land_and_freedom/sums/command.h"

// Who gives what to whom and how it gets there, once for the truth and for what a viewer knows of
// his own side: `Table` is State or Known, with measures.h or view.h beside it. So what is offered
// and what is done cannot differ. [LAF-6] [LAF-8] [LAF-10] [LAF-11] [LAF-12]
namespace galloper::land_and_freedom::giving {

template <class AnyFormation>
bool is_own(const AnyFormation& formation)
{
    if constexpr (requires { formation.own; }) return formation.own.has_value();
    return true;
}

// What only its own side knows of a formation.
template <class AnyFormation>
const auto& secrets_of(const AnyFormation& formation)
{
    if constexpr (requires { formation.own; })
        return *formation.own;
    else
        return formation;
}

// --- headquarters ----------------------------------------------------------------------------

template <class Table, class AnyFormation>
auto hq_of(const Table& table, const AnyFormation& formation) -> decltype(table.find_base({}))
{
    return formation.hq ? table.find_base(*formation.hq) : nullptr;
}

// What gives points: a headquarters, or a detachment for itself.
template <class Table, class AnyFormation>
auto giver_of(const Table& table, const AnyFormation& formation) -> decltype(table.find_base({}))
{
    if (formation.level != Level::Detachment) return hq_of(table, formation);
    const auto seat = seat_of_command(table, formation.number);
    return seat ? table.find_base(*seat) : nullptr;
}

// The formation at the head of those that a general commands; 0 for anybody else. [LAF-15]
template <class Table>
int head_of(const Table& table, const Desk& desk)
{
    const auto* head = desk.general && !desk.formations.empty()
                           ? table.find_formation(desk.formations.front())
                           : nullptr;
    if (!head) return 0;
    for (const int number : desk.formations)
        if (const auto* other = table.find_formation(number); other && other->level < head->level)
            head = other;
    return head->number;
}

template <class Table>
int most_to_bid(const Table& table, const Desk& desk)
{
    const auto* head = table.find_formation(head_of(table, desk));
    const auto* hq = head ? giver_of(table, *head) : nullptr;
    return hq ? land_and_freedom::most_to_bid(head->allowance, hq->disordered) : 0;
}

template <class Table, class AnyFormation>
int bid_of(const Table& table, const Desk& desk, const AnyFormation& formation)
{
    return head_of(table, desk) == formation.number ? desk.bid.value_or(0) : 0;
}

// All that a headquarters may give in this phase: its own points, or what has reached a brigade
// from the army [LAF-6]. A disordered one has paid for itself first, or gives nothing [LAF-11]; a
// detachment is no headquarters and acts disordered.
template <class Table, class AnyFormation>
int purse(const Table& table, const Desk& desk, const AnyFormation& from)
{
    const auto* giver = giver_of(table, from);
    if (!giver || from.broken || !is_own(from)) return 0;
    const bool disordered = giver->disordered && from.level != Level::Detachment;
    if (table.phase == Phase::ShareOut) return disordered ? 0 : secrets_of(from).arrived;
    const int bid = bid_of(table, desk, from);
    if (disordered && !can_recover_itself(from.allowance, bid, giver->disordered_in, table.turn))
        return 0;
    return left_to_give(from.allowance, bid, disordered);
}

// --- what a draft has taken of it ------------------------------------------------------------

inline int allotted(const Desk& desk, int from)
{
    int points = 0;
    for (const Allotment& allotment : desk.allotments)
        if (allotment.from == from) points += allotment.points;
    return points;
}

inline int recovering(const Desk& desk, int from)
{
    return static_cast<int>(std::count_if(desk.recoveries.begin(), desk.recoveries.end(),
                                          [&](const Recovery& r) { return r.from == from; }));
}

template <class Table>
int in_strikes(const Table& table, const Desk& desk, int from)
{
    int points = 0;
    for (const PlannedStrike& strike : desk.strikes)
        if (const auto* spotter = table.find_base(strike.spotter);
            spotter && spotter->formation == from)
            points += strike.points;
    return points;
}

// What of a purse is still in hand.
template <class Table, class AnyFormation>
int left_over(const Table& table, const Desk& desk, const AnyFormation& from)
{
    return purse(table, desk, from) - allotted(desk, from.number) - recovering(desk, from.number) -
           in_strikes(table, desk, from.number);
}

// --- to whom ---------------------------------------------------------------------------------

template <class Table, class AnyFormation>
bool is_below(const Table& table, const AnyFormation& formation, int above)
{
    constexpr int longest_chain = 4;
    const auto* up = table.find_formation(formation.under);
    for (int steps = 0; up && steps < longest_chain; ++steps) {
        if (up->number == above) return true;
        up = table.find_formation(up->under);
    }
    return false;
}

// Whether there is anything that takes points: of a unit any base, of a brigade its headquarters.
template <class Table, class AnyFormation>
bool can_take(const Table& table, const AnyFormation& to)
{
    if (to.broken) return false;
    return acts(to.level) ? seat_of_command(table, to.number).has_value()
                          : hq_of(table, to) != nullptr;
}

// [LAF-6] [LAF-10] A battalion or detachment: itself. A brigade: what is directly below it. An
// army: all units below it, and brigades that have their headquarters to share it out.
template <class Table, class AnyFormation>
bool may_give_to(const Table& table, const AnyFormation& from, const AnyFormation& to)
{
    if (!can_take(table, to)) return false;
    if (acts(from.level)) return to.number == from.number;
    if (from.level == Level::Brigade) return to.under == from.number && acts(to.level);
    return is_below(table, to, from.number);
}

// A set goes with the headquarters it was given to, or with the tank. [LAF-22]
template <class Table, class AnyFormation>
bool has_radio(const Table& table, const AnyFormation& formation)
{
    return is_own(formation) && secrets_of(formation).radio && giver_of(table, formation);
}

template <class Table, class AnyBase>
bool is_at_home(const Table& table, const AnyBase& rider)
{
    const auto* home = table.find_formation(rider.formation);
    return home && home->hq && rider.aboard == home->hq;
}

// Riders that can be sent: at home, in order, and not back from a ride of this turn. [LAF-23]
// [LAF-24]
template <class Table>
std::vector<PieceId> riders_of(const Table& table, int formation)
{
    std::vector<PieceId> riders;
    for (const auto& base : table.bases)
        if (is_rider(base.arm) && base.formation == formation && is_at_home(table, base) &&
            !base.disordered && !base.moved)
            riders.push_back(base.id);
    return riders;
}

// With so many riders still at home: of several messages each takes one with it.
// [LAF-8] [LAF-22] [LAF-23]
template <class Table, class AnyFormation>
Carry carry(const Table& table, const Desk& desk, const AnyFormation& from, const AnyFormation& to,
            std::size_t riders)
{
    const auto* giver = giver_of(table, from);
    const auto seat =
        giver ? seat_of_command(table, to.number, place_of(table, *giver)) : std::nullopt;
    const auto* taker = seat ? table.find_base(*seat) : nullptr;
    if (!taker) return Carry::Nothing;
    if (from.number == to.number || within_reach(table, *giver, *taker, command_reach))
        return Carry::AtHand;
    const bool by_rider =
        std::find(desk.by_rider.begin(), desk.by_rider.end(), from.number) != desk.by_rider.end();
    if (has_radio(table, from) && has_radio(table, to) && !(by_rider && riders > 0))
        return Carry::Radio;
    return riders > 0 ? Carry::Rider : Carry::Nothing;
}

template <class Table, class AnyFormation>
Carry carry(const Table& table, const Desk& desk, const AnyFormation& from, const AnyFormation& to)
{
    return carry(table, desk, from, to, riders_of(table, from.number).size());
}

// The formations to which something gets in one way or another, ascending.
template <class Table, class AnyFormation>
std::vector<int> takers(const Table& table, const Desk& desk, const AnyFormation& from)
{
    std::vector<int> numbers;
    for (const auto& to : table.formations)
        if (may_give_to(table, from, to) && carry(table, desk, from, to) != Carry::Nothing)
            numbers.push_back(to.number);
    return numbers;
}

// --- recoveries ------------------------------------------------------------------------------

// A headquarters that has points pays for itself. [LAF-11]
template <class Table, class AnyBase>
bool pays_for_itself(const Table& table, const AnyBase& base)
{
    const auto* formation = table.find_formation(base.formation);
    return formation && formation->hq == base.id && formation->allowance > 0;
}

template <class Table, class AnyFormation, class AnyBase>
bool may_recover(const Table& table, const Desk& desk, const AnyFormation& from,
                 const AnyBase& base)
{
    if (!base.disordered || base.disordered_in >= table.turn || is_rider(base.arm)) return false;
    const auto* of = table.find_formation(base.formation);
    if (!of || of->side != from.side || !is_own(*of) || pays_for_itself(table, base)) return false;
    const auto& paid = secrets_of(*of).to_clear;
    if (std::find(paid.begin(), paid.end(), base.id) != paid.end()) return false;
    for (const Recovery& other : desk.recoveries)
        if (other.base == base.id && other.from != from.number) return false;
    const bool to_itself = of->number == from.number;
    return to_itself ||
           (may_give_to(table, from, *of) && carry(table, desk, from, *of) != Carry::Nothing);
}

// The bases whose disorder the headquarters may pay to lift, ascending. [LAF-12] [LAF-13]
template <class Table, class AnyFormation>
std::vector<PieceId> may_recover(const Table& table, const Desk& desk, const AnyFormation& from)
{
    std::vector<PieceId> found;
    for (const auto& base : table.bases)
        if (may_recover(table, desk, from, base)) found.push_back(base.id);
    return found;
}

// --- strikes ---------------------------------------------------------------------------------

inline int planned(const Desk& desk, StrikeKind kind)
{
    return static_cast<int>(std::count_if(desk.strikes.begin(), desk.strikes.end(),
                                          [&](const PlannedStrike& s) { return s.kind == kind; }));
}

template <class Table>
int strikes_of(const Table& table, Side side, StrikeKind kind)
{
    if (kind == StrikeKind::Mortar)
        return static_cast<int>(std::count_if(
            table.bases.begin(), table.bases.end(),
            [&](const auto& base) { return base.side == side && base.arm == Arm::Mortar; }));
    const auto& means = table.means[side.number];
    if (!is_own(means)) return 0;
    const auto& own = secrets_of(means);
    if (kind == StrikeKind::Artillery) return own.artillery;
    return kind == StrikeKind::Fighter ? own.fighters : own.bombers;
}

// The kinds of which one more can be planned: each mortar fires once a turn, and the others are so
// many a game. [LAF-30] [LAF-44]
template <class Table>
std::vector<StrikeKind> strikes_left(const Table& table, Side side, const Desk& desk)
{
    std::vector<StrikeKind> kinds;
    for (const auto& [kind, word] : words_of(StrikeKind{}))
        if (strikes_of(table, side, kind) > planned(desk, kind)) kinds.push_back(kind);
    return kinds;
}

// --- messages --------------------------------------------------------------------------------

// What goes to one formation in one message. [LAF-23]
struct Message {
    int to = 0;
    int points = 0;
    std::vector<PieceId> to_clear{};
    int cost() const { return points + static_cast<int>(to_clear.size()); }
};

inline Message& message_to(std::vector<Message>& messages, int to)
{
    for (Message& message : messages)
        if (message.to == to) return message;
    messages.push_back({to, 0, {}});
    return messages.back();
}

// In the order in which they were written down.
template <class Table>
std::vector<Message> messages_of(const Table& table, const Desk& desk, int from)
{
    std::vector<Message> messages;
    for (const Allotment& allotment : desk.allotments)
        if (allotment.from == from && allotment.points > 0)
            message_to(messages, allotment.to).points += allotment.points;
    for (const Recovery& recovery : desk.recoveries)
        if (const auto* base = table.find_base(recovery.base); base && recovery.from == from)
            message_to(messages, base->formation).to_clear.push_back(recovery.base);
    return messages;
}

}  // namespace galloper::land_and_freedom::giving
