// [LAF-7] [LAF-12] [LAF-16] [LAF-30]: what the other side has given out, as far as the levels that
// have been called have not told it.

#include <algorithm>

#include "tests/rulesets/land_and_freedom/resampling.h"

namespace galloper::land_and_freedom {

namespace {

// Points are given out in secret as the allocation is sealed, and none is left from the last turn.
bool have_been_given(Phase phase)
{
    return phase == Phase::ShareOut || phase == Phase::Activation || phase == Phase::Pick;
}

// Of one side.
struct Points {
    Resampling& to;
    Side side{};

    State& state() const { return to.state; }

    bool is_at_the_level() const
    {
        const auto& sides = state().to_act;
        return std::find(sides.begin(), sides.end(), side) != sides.end();
    }

    // The most that a unit which has not acted may hold: what is above has been called. At the
    // level itself only a side has units for which it was called.
    int most() const
    {
        constexpr int plenty = 5;
        if (state().phase == Phase::ShareOut) return plenty;
        if (state().phase == Phase::Pick) return state().over_from - 1;
        if (state().level == 0) return 0;
        return is_at_the_level() ? state().level : state().level - 1;
    }

    bool may_hold(const Formation& unit) const
    {
        return unit.side == side && acts(unit.level) && !unit.broken && !unit.activated &&
               unit.points <= most() && !bases_of(state(), unit.number).empty();
    }

    // A spotter moves with the largest of his numbers. [LAF-30]
    bool has_strikes(const Formation& unit) const
    {
        return std::any_of(state().strikes.begin(), state().strikes.end(), [&](const auto& strike) {
            const Base* spotter = state().find_base(strike.spotter);
            return spotter && spotter->formation == unit.number;
        });
    }

    std::vector<Formation*> holders() const
    {
        std::vector<Formation*> found;
        for (Formation& unit : state().formations)
            if (may_hold(unit) && !has_strikes(unit)) found.push_back(&unit);
        return found;
    }

    int units_at(int level) const
    {
        const auto holds = holders();
        return static_cast<int>(
            std::count_if(holds.begin(), holds.end(),
                          [&](const Formation* unit) { return unit->points == level; }));
    }

    // That a level was called for the side, or that levels are left, has been told: then there is
    // somebody. What he has below it has not.
    void give_anew() const
    {
        const auto all = holders();
        if (all.empty() || most() <= 0) return;
        const bool somebody_at_the_level = most() == state().level && units_at(state().level) > 0;
        const bool somebody_is_left =
            state().phase == Phase::Pick &&
            std::any_of(all.begin(), all.end(),
                        [](const Formation* unit) { return unit->points > 0; });
        for (Formation* unit : all) unit->points = to.chance.between(0, most());
        if (somebody_at_the_level) to.chance.pick(all)->points = state().level;
        Formation* one = to.chance.pick(all);
        if (somebody_is_left && one->points == 0) one->points = to.chance.between(1, most());
    }

    // Once it is told which level comes next, it may still be another's.
    void exchange() const
    {
        const bool own_phase = state().settings.disorder_clears == DisorderClears::OwnPhase;
        if (own_phase || state().phase == Phase::ShareOut) return;
        const auto all = holders();
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1]->points,
                      all[static_cast<std::size_t>(to.chance.below(i))]->points);
    }

    // [LAF-12] [LAF-13] Disorder can be seen, and what has been paid to lift it cannot, until the
    // phase in which it is lifted: with level 1 it has been.
    void recover_others() const
    {
        const bool is_past = state().phase == Phase::Activation && state().level <= 1;
        const bool own_phase = state().settings.disorder_clears == DisorderClears::OwnPhase;
        if (is_past || own_phase || most() < 1) return;
        for (Formation& formation : state().formations) {
            if (formation.side != side || formation.broken) continue;
            const bool some = !formation.to_clear.empty();
            formation.to_clear.clear();
            for (const PieceId id : bases_of(state(), formation.number)) {
                const Base& base = state().base(id);
                const bool can = base.disordered && base.disordered_in < state().turn;
                // Where levels are left, it may have been told that one is, for this alone.
                const bool stays = some && state().phase == Phase::Pick;
                if (can && (stays || to.chance.coin())) formation.to_clear.push_back(id);
            }
        }
    }

    // [LAF-6]
    void send_anew() const
    {
        if (state().phase != Phase::ShareOut) return;
        for (Formation& brigade : state().formations)
            if (brigade.side == side && brigade.level == Level::Brigade && brigade.hq &&
                state().find_formation(brigade.under))
                brigade.arrived = to.chance.between(0, 3);
    }

    // [LAF-30] Of a kind that the side has, at a number that has not been called.
    void plan_anew() const
    {
        for (Strike& strike : state().strikes) {
            const Base* spotter = state().find_base(strike.spotter);
            if (!spotter || spotter->side != side || strike.done || strike.points > most())
                continue;
            if (strike.points == state().level) continue;
            strike.kind = to.chance.coin() ? StrikeKind::Mortar : StrikeKind::Artillery;
        }
    }
};

// [LAF-30] How many strikes are left is their own side's affair.
void resample_means(Resampling& to, Side side)
{
    if (to.keeps(matters::strike(side))) return;
    Means& means = to.state.means[side.number];
    means.artillery = to.chance.between(0, 3);
    means.fighters = to.chance.between(0, 3);
    means.bombers = to.chance.between(0, 3);
}

}  // namespace

void resample_points(Resampling& to)
{
    for (const Side side : {nationalists, republicans}) {
        if (to.is_of(side)) continue;
        resample_means(to, side);
        if (!have_been_given(to.state.phase)) continue;
        const Points points{to, side};
        if (to.keeps(matters::level(side))) {
            points.exchange();
            continue;
        }
        points.give_anew();
        if (!to.keeps(matters::recovery(side))) points.recover_others();
        if (!to.keeps(matters::message(side))) points.send_anew();
        if (!to.keeps(matters::strike(side))) points.plan_anew();
    }
}

}  // namespace galloper::land_and_freedom
