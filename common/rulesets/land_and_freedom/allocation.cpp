// [LAF-6] to [LAF-13], [LAF-22], [LAF-28], [LAF-30]: points are given out in secret, as drafts, and
// sent when the last seat has sealed.

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/drafting.h"
#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

const std::string& label_of(const State& state, int formation)
{
    return state.formation(formation).label;
}

std::string words_for(const Load& load)
{
    const int bases = static_cast<int>(load.to_clear.size());
    if (bases == 0) return counted(load.points, "point");
    const std::string recovery = "the recovery of " + counted(bases, "base");
    return load.points > 0 ? counted(load.points, "point") + " and " + recovery : recovery;
}

// Whether the seat has a brigade that shares out what comes from an army. Under fog it is asked
// though the brigade's headquarters is gone, or whoever did not see it fall would hear. [LAF-6]
bool shares_out(const State& state, const Desk& desk)
{
    const bool open = state.settings.fog == Fog::None;
    return std::any_of(state.formations.begin(), state.formations.end(), [&](const auto& brigade) {
        const Formation* army = state.find_formation(brigade.under);
        return desk.commands(brigade.number) && brigade.level == Level::Brigade && army &&
               army->level == Level::Army && (!open || giving::hq_of(state, brigade));
    });
}

// --- sealed ----------------------------------------------------------------------------------

// [LAF-11] With the first point of its own; what it can give has been reckoned without it.
void recover_headquarters(Step& step)
{
    State& state = step.state;
    for (const Formation& formation : state.formations) {
        Base* hq = formation.hq ? state.find_base(*formation.hq) : nullptr;
        if (!hq || !hq->disordered) continue;
        const int bid = giving::bid_of(state, state.desk_of(formation.number), formation);
        if (!can_recover_itself(formation.allowance, bid, hq->disordered_in, state.turn)) continue;
        hq->disordered = false;
        say(step, "{} is in order again, for a point of its own.", {hq->id}, "LAF-11");
    }
}

// [LAF-22] A 1 loses the message, and its points are spent all the same. [LAF-28]
void send_by_radio(Step& step, const Load& load, PieceId giver, PieceId taker)
{
    State& state = step.state;
    const int die = step.dice.d6({"radio", taker});
    const bool heard = die > 1;
    const Throw thrown{"radio", {{6, die}}, {}, die, "2 or more is heard", heard ? "heard" : "lost",
                       heard};
    say_to(step, state.formation(load.from).side,
           "{} radios " + words_for(load) + " to " + label_of(state, load.to) +
               (heard ? "." : ", and is not heard."),
           {giver}, "LAF-22", {thrown});
    if (heard) deliver(step, load);
}

void send(Step& step, const Desk& desk, const Load& load)
{
    State& state = step.state;
    const Formation& from = state.formation(load.from);
    const Base* giver = giving::giver_of(state, from);
    if (!giver) return;
    const auto taker = seat_of_command(state, load.to, place_of(state, *giver));
    switch (giving::carry(state, desk, from, state.formation(load.to))) {
        case Carry::AtHand:
            return deliver(step, load);
        case Carry::Radio:
            return send_by_radio(step, load, giver->id, *taker);
        case Carry::Rider:
            send_rider(step, load);
            return;
        case Carry::Nothing:
            return say_to(
                step, from.side,
                "Nobody can take " + words_for(load) + " to " + label_of(state, load.to) + ".", {},
                "LAF-23");
    }
}

// [GEN-15] What one seat has written down is the other's to know from here on, and no enemy's.
void show_to_friends(Step& step)
{
    for (const Side side : {nationalists, republicans})
        say_to(step, side, "All points are given out.", {}, "LAF-6", {},
               {{std::nullopt, matters::points(side)}});
}

void send_messages(Step& step)
{
    show_to_friends(step);
    for (Desk& desk : step.state.desks) {
        for (const int from : desk.formations)
            for (const giving::Message& message : giving::messages_of(step.state, desk, from))
                send(step, desk, {from, message.to, message.points, message.to_clear});
        desk.allotments.clear();
        desk.recoveries.clear();
    }
}

// [LAF-30] A spotter moves with the largest of its numbers.
void plan_strikes(Step& step)
{
    State& state = step.state;
    for (Desk& desk : state.desks) {
        for (const PlannedStrike& planned : desk.strikes) {
            const Base* spotter = state.find_base(planned.spotter);
            if (!spotter) continue;
            state.strikes.push_back({planned.spotter, planned.kind, planned.points, false});
            Formation& unit = state.formation(spotter->formation);
            unit.points = std::max(unit.points, planned.points);
        }
        desk.strikes.clear();
    }
}

}  // namespace

void say_to_seat(Step& step, Seat seat, std::string text, std::vector<PieceId> about,
                 std::string rule)
{
    step.report.lines.push_back(
        {Audience::only({seat}), std::move(text), std::move(about), std::move(rule), {}, {}});
}

void begin_allocation(Step& step)
{
    for (Desk& desk : step.state.desks) draft_points(step.state, desk);
}

void send_points(Step& step)
{
    recover_headquarters(step);
    begin_riding(step.state);
    send_messages(step);
    plan_strikes(step);
}

// [LAF-6] [LAF-7] [LAF-24] A brigade shares it out before its units have any of it. What nobody is
// left to take is lost. [LAF-26] [LAF-68]
void deliver(Step& step, const Load& load)
{
    Formation& to = step.state.formation(load.to);
    if (!giving::can_take(step.state, to)) return;
    (acts(to.level) ? to.points : to.arrived) += load.points;
    for (const PieceId id : load.to_clear)
        if (std::find(to.to_clear.begin(), to.to_clear.end(), id) == to.to_clear.end())
            to.to_clear.push_back(id);
}

// Whether or not anything has come: to be passed over would tell the enemy.
void begin_share_out(Step& step)
{
    State& state = step.state;
    for (Desk& desk : state.desks) {
        desk.sealed = !shares_out(state, desk);
        draft_points(state, desk);
    }
}

void send_shares(Step& step) { send_messages(step); }

}  // namespace galloper::land_and_freedom
