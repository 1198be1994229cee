// [LAF-45] [LAF-65]: what hits make of a base, and what goes with one that is lost.

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/firing.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/saying.h"

namespace galloper::land_and_freedom {

namespace {

// A halted mover stops where it is. [LAF-54]
void disorder(Step& step, PieceId id)
{
    State& state = step.state;
    Base& base = state.base(id);
    base.disordered = true;
    base.disordered_in = state.turn;  // [LAF-13]
    if (state.halt && state.halt->mover == id) state.halt->stopped = true;
    say(step, "{} is disordered.", {id}, "LAF-45", {}, {{id, {}}});
}

std::vector<PieceId> carried_by(const State& state, PieceId carrier)
{
    std::vector<PieceId> carried;
    for (const Base& base : state.bases)
        if (base.aboard == carrier) carried.push_back(base.id);
    return carried;
}

// In the vehicle's place, or beside it where that was driving past friends. [GEN-18]
void set_down_at(Step& step, PieceId id, const Base& carrier)
{
    Base& base = step.state.base(id);
    base.aboard.reset();
    base.facing = carrier.facing;  // as it is going to stand
    const bool is_room = can_stand(step.state, step.lie, base, carrier.at, carrier.facing);
    const Point at = is_room ? carrier.at : place_beside(step, carrier, base, carrier.at);
    put(step.state, id, at, carrier.facing);
    look_again(step, id);
}

// Whoever gave him the message and his own side know that it is lost; he turns back. [LAF-26]
void turn_riders_back(Step& step)
{
    const std::vector<Errand> before = step.state.errands;
    strike_out_the_gone(step.state);
    for (const Errand& was : before)
        for (const Errand& errand : step.state.errands)
            if (errand.rider == was.rider && was.load && !errand.load)
                say_to(step, step.state.base(was.rider).side,
                       "There is nobody left for the message of {}, who turns back.", {was.rider},
                       "LAF-26");
}

// A rider's message goes with him. [LAF-27] [LAF-28]
void lose_message(Step& step, const Base& rider)
{
    for (const Errand& errand : step.state.errands)
        if (errand.rider == rider.id && errand.load)
            say_to(step, rider.side, "The message of {} is lost.", {rider.id}, "LAF-27");
    std::erase_if(step.state.errands, [&](const Errand& e) { return e.rider == rider.id; });
}

// It gives nothing more: what it had and had not given on is lost, and its set with it. [LAF-10]
// [LAF-68]
void lose_headquarters(Formation& formation)
{
    formation.hq.reset();
    formation.arrived = 0;
    formation.radio = false;
}

// [GEN-15] Losses are open, and under fog others than those who saw it hear of one.
void count_loss(Step& step, Side side)
{
    State& state = step.state;
    ++state.tally[side.number].bases_lost;  // [LAF-62]
    if (state.settings.fog != Fog::None)
        say(step, "A base of the " + state.sides[side.number] + " is lost.", {}, "GEN-15", {},
            {{std::nullopt, matters::fight(nationalists)},
             {std::nullopt, matters::fight(republicans)}});
}

// Off the table, with the riders who waited there; whoever else was aboard is set down.
// Returns those.
std::vector<PieceId> take_off(Step& step, PieceId id)
{
    State& state = step.state;
    const Base lost = state.base(id);
    if (!is_rider(lost.arm)) count_loss(step, lost.side);
    std::erase_if(state.bases, [id](const Base& base) { return base.id == id; });
    Formation* formation = state.find_formation(lost.formation);
    if (formation && formation->hq == id) lose_headquarters(*formation);
    if (is_rider(lost.arm)) lose_message(step, lost);
    look_again(step, id);
    std::vector<PieceId> set_down;
    for (const PieceId carried : carried_by(state, id)) {
        if (lost.arm == Arm::Headquarters) {
            say_to(step, lost.side, "{} is lost with {}.", {carried, id}, "LAF-23");
            take_off(step, carried);
            continue;
        }
        set_down_at(step, carried, lost);
        set_down.push_back(carried);
    }
    return set_down;
}

// What was put with a battalion that is broken fights on by itself. [LAF-65]
void make_independent(State& state, PieceId id)
{
    Base& base = state.base(id);
    const Formation was = state.formation(base.formation);
    Formation alone;
    alone.number = state.formations.back().number + 1;
    alone.side = base.side;
    alone.level = Level::Detachment;
    alone.label = base.label;
    alone.activated = was.activated;
    state.desk_of(was.number).formations.push_back(alone.number);
    base.formation = alone.number;
    base.attached = false;
    state.formations.push_back(alone);
}

void remove_formation(Formation& formation)
{
    formation.broken = true;
    formation.points = formation.arrived = 0;
    formation.to_clear.clear();
}

void break_up(Step& step, int number)
{
    State& state = step.state;
    for (const PieceId id : bases_of(state, number))
        if (state.base(id).attached) make_independent(state, id);
    Formation& formation = state.formation(number);
    remove_formation(formation);
    ++state.tally[formation.side.number].battalions_lost;
    std::vector<Revealed> reveals;
    for (const PieceId id : bases_of(state, number)) reveals.push_back({id, {}});
    say(step,
        formation.label + " has lost more than half of its bases: what is left of it is removed.",
        {}, "LAF-65", {}, std::move(reveals));
    mark(step.report, "battalion broken");
    for (const PieceId id : bases_of(state, number)) take_off(step, id);
}

bool has_lost_more_than_half(const State& state, const Formation& formation)
{
    int left = 0;
    for (const PieceId id : bases_of(state, formation.number))
        left += state.base(id).counts_for_morale() ? 1 : 0;
    return 2 * (formation.bases_at_start - left) > formation.bases_at_start;
}

// [LAF-65] A detachment is gone with its last base. [LAF-2]
void check_unit(Step& step, int number)
{
    Formation* formation = step.state.find_formation(number);
    if (!formation || formation->broken || !acts(formation->level)) return;
    const bool empty = bases_of(step.state, number).empty();
    if (formation->level == Level::Detachment) {
        if (empty) remove_formation(*formation);
    } else if (empty || has_lost_more_than_half(step.state, *formation)) {
        break_up(step, number);
    }
}

// [LAF-36]
void shake(Step& step, PieceId id)
{
    if (!step.state.base(id).disordered) return disorder(step, id);
    say(step, "{} is destroyed.", {id}, "LAF-36", {}, {{id, {}}});
    mark_headquarters(step, id);
    lose_base(step, id);
}

}  // namespace

void hit(Step& step, PieceId id, int hits, bool destroys)
{
    const bool disordered = step.state.base(id).disordered;
    switch (effect_of(hits, disordered, destroys, step.state.settings.hits)) {
        case Effect::None:
            return;
        case Effect::Disorders:
            return disorder(step, id);
        case Effect::Destroys:
            say(step, "{} is destroyed.", {id}, "LAF-45", {}, {{id, {}}});
            mark_headquarters(step, id);
            return lose_base(step, id);
    }
}

void lose_base(Step& step, PieceId id)
{
    const int formation = step.state.base(id).formation;
    const bool rider = is_rider(step.state.base(id).arm);
    const std::vector<PieceId> shaken = take_off(step, id);
    if (!rider) check_unit(step, formation);
    turn_riders_back(step);
    for (const PieceId carried : shaken)
        if (step.state.find_base(carried)) shake(step, carried);
}

}  // namespace galloper::land_and_freedom
