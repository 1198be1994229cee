// [LAF-38] to [LAF-45]: one base fires at another.

#include "common/rulesets/land_and_freedom/firing.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/saying.h"

namespace galloper::land_and_freedom {

namespace {

Volley volley_of(const State& state, const Lie& lie, const Base& firer, const Base& target,
                 Band band)
{
    return volley(firer_of(firer, footprint_of(state, firer)),
                  target_of(target, footprint_of(state, target), in_cover(state, lie, target)),
                  band, state.settings.small_arms);
}

Band band_of(const State& state, const Shot& shot)
{
    if (shot.point_blank) return Band::Short;
    const auto band = band_at(between(state, state.base(shot.firer), state.base(shot.target)));
    check(band.has_value(), "fire beyond long range");
    return *band;
}

std::vector<Revealed> brought_out(const State& state, const Shot& shot)
{
    std::vector<Revealed> all{{shot.firer, {}}, {shot.target, {}}};
    if (shot.defensive) all.push_back({{}, matters::fire_orders(state.base(shot.firer).side)});
    return all;
}

// [GEN-19] Somebody may see but one of the two, or see the other for a moment alone.
void say_to_each(Step& step, const Shot& shot)
{
    if (step.state.settings.fog == Fog::None) return;
    const auto reveals = brought_out(step.state, shot);
    say_otherwise(step, "{} fires.", {shot.firer}, "LAF-38", reveals);
    say_otherwise(step, "{} is fired at.", {shot.target}, "LAF-38", reveals);
}

}  // namespace

bool can_fire_at(const State& state, const Lie& lie, const Base& firer, const Base& target)
{
    if (firer.side == target.side || firer.aboard || target.aboard) return false;
    const Firer fires = firer_of(firer, footprint_of(state, firer));
    const Target at = target_of(target, footprint_of(state, target), false);
    if (firer.arm == Arm::Mortar)
        return can_bombard(fires, at) && is_observed(state, lie, firer.side, target);
    return within_reach(state, firer, target, long_range) && bears(fires, at) &&
           volley_of(state, lie, firer, target, *band_at(between(state, firer, target))).dice > 0 &&
           sees(state, lie, firer, target);
}

Throw thrown_at(Step& step, const Volley& volley, PieceId thrower)
{
    Throw thrown{"fire", {}, volley.modifiers, 0, {}, {}, false};
    std::vector<int> faces;
    for (int i = 0; i < volley.dice; ++i) {
        faces.push_back(step.dice.d6({"fire", thrower}));
        thrown.dice.push_back({6, faces.back()});
    }
    thrown.total = hits_among(volley, faces);
    thrown.needed =
        volley.hits_from == hits_in_cover_from ? "in cover only a 6 hits" : "each 5 or 6 is a hit";
    thrown.verdict = thrown.total == 0   ? "no hit"
                     : thrown.total == 1 ? "1 hit"
                                         : std::to_string(thrown.total) + " hits";
    thrown.good = thrown.total > 0;
    return thrown;
}

int fire(Step& step, const Shot& shot)
{
    State& state = step.state;
    if (state.base(shot.firer).arm == Arm::Mortar)
        return fire_mortar(step, shot.firer, shot.target);
    Base& firer = state.base(shot.firer);
    const Volley volley =
        volley_of(state, step.lie, firer, state.base(shot.target), band_of(state, shot));
    firer.fired = true;                      // one target and one firing a turn [LAF-44]
    if (shot.defensive) firer.moved = true;  // it uses up its move as well [LAF-51]
    const Throw thrown = thrown_at(step, volley, shot.firer);
    say(step, shot.defensive ? "{} fires defensively at {}." : "{} fires at {}.",
        {shot.firer, shot.target}, shot.defensive ? "LAF-51" : "LAF-38", {thrown},
        brought_out(state, shot));
    say_to_each(step, shot);
    hit(step, shot.target, thrown.total, volley.destroys);  // at once [LAF-44]
    return thrown.total;
}

}  // namespace galloper::land_and_freedom
