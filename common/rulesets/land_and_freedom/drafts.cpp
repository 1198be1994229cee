// What a seat writes about points before it seals. [LAF-6] to [LAF-12] [LAF-30]

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/riding.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

namespace {

// Takes so many points out of what the headquarters has allotted: of one formation first, then of
// those written down last.
void take_out_of(Desk& desk, int from, int first, int points)
{
    const auto take = [&](Allotment& allotment) {
        if (allotment.from != from) return;
        const int taken = std::clamp(points, 0, allotment.points);
        allotment.points -= taken;
        points -= taken;
    };
    for (Allotment& allotment : desk.allotments)
        if (allotment.to == first) take(allotment);
    std::for_each(desk.allotments.rbegin(), desk.allotments.rend(), take);
    std::erase_if(desk.allotments, [](const Allotment& a) { return a.points == 0; });
}

void allot(const State& state, Desk& desk, int from, const std::vector<Share>& shares)
{
    std::erase_if(desk.allotments, [from](const Allotment& a) { return a.from == from; });
    for (const Share& share : shares)
        if (share.points > 0)
            desk.allotments.push_back({from, state.base(share.to).formation, share.points});
}

// What recoveries cost is taken from what was allotted, and of the base's own unit first.
void recover(const State& state, Desk& desk, const Formation& from,
             const std::vector<PieceId>& bases)
{
    std::erase_if(desk.recoveries, [&](const Recovery& r) { return r.from == from.number; });
    for (const PieceId id : bases) {
        desk.recoveries.push_back({from.number, id});
        const int over = -giving::left_over(state, desk, from);
        if (over > 0) take_out_of(desk, from.number, state.base(id).formation, over);
    }
}

void plan_strike(const State& state, Desk& desk, const Formation& from, const Action& action)
{
    const auto kinds = giving::strikes_left(state, from.side, desk);
    const auto which = static_cast<std::size_t>(answer<Chosen>(action, 0).index);
    check(which < kinds.size(), "a strike that was not offered");
    desk.strikes.push_back({*action.piece, kinds[which], answer<Number>(action, 1).value});
    const int over = -giving::left_over(state, desk, from);
    if (over > 0) take_out_of(desk, from.number, from.number, over);
}

// What they cost goes back to the spotter's own move.
void take_back_strikes(const State& state, Desk& desk, const Formation& from, PieceId spotter)
{
    std::erase_if(desk.strikes, [&](const PlannedStrike& s) { return s.spotter == spotter; });
    const int rest = giving::left_over(state, desk, from) + giving::allotted(desk, from.number);
    allot(state, desk, from.number, {{spotter, rest}});
}

void send_by(Desk& desk, int from, bool rider)
{
    std::erase(desk.by_rider, from);
    if (rider) desk.by_rider.push_back(from);
    std::sort(desk.by_rider.begin(), desk.by_rider.end());
}

// --- what cannot be sent ---------------------------------------------------------------------

bool is_way(const Step& step, const Formation& from, const Formation& to)
{
    const State& state = step.state;
    const Base& giver = *giving::giver_of(state, from);
    const auto seat = seat_of_command(state, to.number, place_of(state, giver));
    return seat && riding::rides_of(state, step.lie, Arm::Cavalry, giver, state.base(*seat));
}

void strike_out(const State& state, Desk& desk, int from, int to)
{
    std::erase_if(desk.allotments,
                  [&](const Allotment& a) { return a.from == from && a.to == to; });
    std::erase_if(desk.recoveries, [&](const Recovery& r) {
        const Base* base = state.find_base(r.base);
        return r.from == from && base && base->formation == to;
    });
}

// [LAF-23] A rider takes one message, and cannot ride where no way leads. What there is no rider
// for is struck out of the draft, and its writer told.
void strike_out_what_cannot_go(Step& step, Desk& desk, const Formation& from)
{
    const State& state = step.state;
    std::size_t riders = giving::riders_of(state, from.number).size();
    for (const giving::Message& message : giving::messages_of(state, desk, from.number)) {
        const Formation& to = state.formation(message.to);
        const Carry carry = giving::carry(state, desk, from, to, riders);
        if (carry == Carry::AtHand || carry == Carry::Radio) continue;
        const char* why = riders == 0 ? "There is no rider left for " : "No way leads to ";
        if (riders > 0 && is_way(step, from, to)) {
            --riders;
            continue;
        }
        strike_out(state, desk, from.number, to.number);
        say_to_seat(step, desk.seat, why + to.label + ".", {}, "LAF-23");
    }
}

template <class List, class Test>
bool strike_out_last(List& list, Test test)
{
    const auto found = std::find_if(list.rbegin(), list.rend(), test);
    if (found == list.rend()) return false;
    list.erase(std::next(found).base());
    return true;
}

// Points first, then recoveries, and strikes last.
void cut_down(const State& state, Desk& desk, const Formation& from)
{
    const auto over = [&] { return -giving::left_over(state, desk, from); };
    if (over() > 0) take_out_of(desk, from.number, from.number, over());
    const auto its_own = [&](const auto& written) {
        if constexpr (requires { written.from; })
            return written.from == from.number;
        else
            return state.base(written.spotter).formation == from.number;
    };
    while (over() > 0 && strike_out_last(desk.recoveries, its_own)) continue;
    while (over() > 0 && strike_out_last(desk.strikes, its_own)) continue;
}

}  // namespace

void cut_down(const State& state, Desk& desk)
{
    if (state.phase == Phase::Bids && desk.bid)
        desk.bid = std::min(*desk.bid, giving::most_to_bid(state, desk));
    for (const int number : desk.formations)
        if (const Formation* from = state.find_formation(number)) cut_down(state, desk, *from);
}

void take_allotment(Step& step, Desk& desk, const Action& action)
{
    const State& state = step.state;
    const PieceId piece = *action.piece;
    const Formation& from = state.formation(state.base(piece).formation);
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Allot) allot(state, desk, from.number, answer<std::vector<Share>>(action, 0));
    if (verb == Verb::Recover) recover(state, desk, from, answer<std::vector<PieceId>>(action, 0));
    if (verb == Verb::PlanStrike) plan_strike(state, desk, from, action);
    if (verb == Verb::TakeBackStrikes) take_back_strikes(state, desk, from, piece);
    if (verb == Verb::SendByRider) send_by(desk, from.number, true);
    if (verb == Verb::SendByRadio) send_by(desk, from.number, false);
    strike_out_what_cannot_go(step, desk, from);
}

}  // namespace galloper::land_and_freedom
