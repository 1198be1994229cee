// [LAF-30] [LAF-31] [LAF-46] to [LAF-48] [LAF-71]: what spotters call down.

#include <algorithm>

#include "common/rulesets/land_and_freedom/firing.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/plans.h"

namespace galloper::land_and_freedom {

namespace {

bool has_a_set(const State& state, const Base& base)
{
    if (base.arm == Arm::Spotter) return true;  // its own [LAF-29]
    const Formation* formation = state.find_formation(base.formation);
    return base.arm == Arm::Headquarters && formation && formation->radio;
}

// [LAF-22] Whether the message gets through. Only its own side knows that there was one. [GEN-23]
bool radio_gets_through(Step& step, PieceId sender, PieceId target, std::string words)
{
    const int die = step.dice.d6({"radio", sender});
    const Throw thrown{"radio",     {{6, die}},
                       {},          die,
                       "2 or more", die == 1 ? "it does not get through" : "it gets through",
                       die > 1};
    say_to(step, step.state.base(sender).side, std::move(words), {sender, target}, "LAF-30",
           {thrown}, {{target, {}}});
    return die > 1;
}

// What has been paid for and is due at the level that is called. [LAF-30]
Strike* strike_due(State& state, PieceId spotter, StrikeKind kind)
{
    for (Strike& strike : state.strikes)
        if (strike.spotter == spotter && strike.kind == kind && !strike.done &&
            strike.points == state.level)
            return &strike;
    return nullptr;
}

int* left_of(Means& means, StrikeKind kind)
{
    switch (kind) {
        case StrikeKind::Mortar:
            return nullptr;
        case StrikeKind::Artillery:
            return &means.artillery;
        case StrikeKind::Fighter:
            return &means.fighters;
        case StrikeKind::Bomber:
            return &means.bombers;
    }
    return nullptr;
}

Target as_target(const State& state, PieceId id)
{
    const Base& base = state.base(id);
    return target_of(base, footprint_of(state, base), false);
}

bool there_is_one(State& state, Side side, const deeds::Call& call)
{
    const int* left = left_of(state.means[side.number], call.kind);
    return left ? *left > 0
                : mortar_for(state.bases, side, as_target(state, call.target)) != nullptr;
}

// Whether disorder takes a die from it. [LAF-40]
bool use_up(State& state, Side side, const deeds::Call& call)
{
    if (int* left = left_of(state.means[side.number], call.kind)) {
        --*left;
        return false;
    }
    const Base* mortar = mortar_for(state.bases, side, as_target(state, call.target));
    state.base(mortar->id).fired = true;
    return mortar->disordered;
}

const char* words_for(StrikeKind kind)
{
    switch (kind) {
        case StrikeKind::Mortar:
            return "Mortar bombs fall on {}.";
        case StrikeKind::Artillery:
            return "Shells fall on {}.";
        case StrikeKind::Fighter:
            return "A fighter strafes {}.";
        case StrikeKind::Bomber:
            return "A bomber strikes {}.";
    }
    return "";
}

// Aircraft are gone again with this. [LAF-48] Those who are hit learn nothing of the spotter.
int strike(Step& step, Side side, PieceId thrower, const deeds::Call& what, bool disordered)
{
    const PieceId id = what.target;
    const Volley volley = strike_at(what.kind, as_target(step.state, id), disordered);
    const Throw thrown = thrown_at(step, volley, thrower);
    say(step, words_for(what.kind), {id}, "LAF-46", {thrown},
        {{id, {}}, {{}, matters::strike(side)}, {{}, matters::orders(side)}});
    hit(step, id, thrown.total);
    return thrown.total;
}

}  // namespace

bool is_observed(const State& state, const Lie& lie, Side side, const Base& target)
{
    return std::any_of(state.bases.begin(), state.bases.end(), [&](const Base& base) {
        return base.side == side && has_a_set(state, base) && sees(state, lie, base, target);
    });
}

// A spotter who has moved may still call. [LAF-31] A call that is not heard costs the strike of
// this turn and none of the game's. [LAF-71]
void call_strike(Step& step, PieceId spotter, const deeds::Call& call)
{
    State& state = step.state;
    const Base& caller = state.base(spotter);
    const Side side = caller.side;
    const Base* target = state.find_base(call.target);
    Strike* due = strike_due(state, spotter, call.kind);
    const char* none = "{} has no such strike to call.";
    if (!due) return say_to(step, side, none, {spotter}, "LAF-30");
    if (!target || target->aboard || !sees(state, step.lie, caller, *target))
        return say_to(step, side, "{} does not see what it was to strike.", {spotter}, "LAF-30", {},
                      {{call.target, {}}});
    if (!there_is_one(state, side, call)) return say_to(step, side, none, {spotter}, "LAF-30");
    due->done = true;
    if (!radio_gets_through(step, spotter, call.target, "{} calls for a strike on {}.")) return;
    const bool disordered = use_up(state, side, call);
    strike(step, side, spotter, call, disordered);
}

// It is told by radio where to fire, by whoever sees the target for it. [LAF-47]
int fire_mortar(Step& step, PieceId mortar, PieceId target)
{
    if (!radio_gets_through(step, mortar, target, "{} is told to fire at {}.")) return 0;
    Base& base = step.state.base(mortar);
    base.fired = true;
    return strike(step, base.side, mortar, {StrikeKind::Mortar, target}, base.disordered);
}

}  // namespace galloper::land_and_freedom
