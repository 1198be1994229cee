// [LAF-12] [LAF-13] Disorder that points were set aside for is lifted by itself, as the phase that
// it waits for begins.

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

// A base that was disordered again in this turn is so until the next. [LAF-13]
bool can_be_lifted(const State& state, const Base* base)
{
    return base && base->disordered && base->disordered_in < state.turn;
}

void lift(Step& step, PieceId id)
{
    Base* base = step.state.find_base(id);
    if (!can_be_lifted(step.state, base)) return;
    base->disordered = false;  // and with it its hit is forgotten [LAF-45]
    say(step, "{} is in order again.", {id}, "LAF-12", {},
        {{std::nullopt, matters::recovery(base->side)}});
}

}  // namespace

bool is_to_recover(const State& state, const Formation& formation)
{
    return std::any_of(formation.to_clear.begin(), formation.to_clear.end(),
                       [&](PieceId id) { return can_be_lifted(state, state.find_base(id)); });
}

int recovery_level(const State& state, const Formation& formation)
{
    return freed_at(state.settings.disorder_clears, formation.level, formation.points);
}

// What was paid for is paid for once.
void lift_disorder(Step& step)
{
    for (Formation& formation : step.state.formations) {
        if (recovery_level(step.state, formation) < step.state.level) continue;
        for (const PieceId id : formation.to_clear) lift(step, id);
        formation.to_clear.clear();
    }
}

}  // namespace galloper::land_and_freedom
