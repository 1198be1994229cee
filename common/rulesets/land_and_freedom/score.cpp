// [LAF-66] [GEN-22]: ground that counts, the score and the end.

#include "common/rulesets/land_and_freedom/score.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

// Whoever can fight and stands on it by himself. Messengers, spotters and empty trucks hold
// nothing. [GEN-9]
bool stands_on(const Base& base, const Objective& objective)
{
    const bool can_hold = !base.aboard && !is_round(base.arm) && base.arm != Arm::Truck;
    return can_hold && holds(objective.outline, base.at);
}

bool side_is_on(const State& state, const Objective& objective, Side side)
{
    return std::any_of(state.bases.begin(), state.bases.end(), [&](const Base& base) {
        return base.side == side && stands_on(base, objective);
    });
}

int holder_now(const State& state, const Objective& objective)
{
    const bool there[] = {side_is_on(state, objective, nationalists),
                          side_is_on(state, objective, republicans)};
    if (there[0] == there[1]) return objective.holder;  // nobody, or both: as it was
    return there[0] ? nationalists.number : republicans.number;
}

std::string who_holds(const State& state, const Objective& objective)
{
    const std::string by =
        objective.holder < 0
            ? "nobody's"
            : "held by the " + state.sides[static_cast<std::size_t>(objective.holder)];
    return objective.name + " is " + by + ".";
}

const char* words_for(EndedBy ended, std::optional<Side> winner)
{
    switch (ended) {
        case EndedBy::NationalistsBroken:
        case EndedBy::RepublicansBroken:
            return "An army is broken: more than half of its battalions are gone.";
        case EndedBy::BothBroken:
            return "Both armies are broken.";
        case EndedBy::Time:
            return winner ? "Time has run out, with one side ahead on points."
                          : "Time has run out, and neither side has the better of it.";
    }
    return "";
}

}  // namespace

// Said turn by turn, whether anything has changed or not: under fog its silence would tell who else
// was there. [GEN-19]
void hold_ground(Step& step)
{
    State& state = step.state;
    if (state.objectives.empty()) return;
    std::string words;
    bool taken = false;
    for (Objective& objective : state.objectives) {
        const int now = holder_now(state, objective);
        taken = taken || objective.holder != now;
        objective.holder = now;
        words += (words.empty() ? "" : " ") + who_holds(state, objective);
    }
    say(step, words, {}, "GEN-22", {},
        {{{}, matters::ground(nationalists)}, {{}, matters::ground(republicans)}});
    if (taken) mark(step.report, "ground taken");
}

std::optional<EndedBy> how_it_ends(const State& state)
{
    const bool nationalists_are = is_broken(state.tally[nationalists.number]);
    const bool republicans_are = is_broken(state.tally[republicans.number]);
    if (nationalists_are && republicans_are) return EndedBy::BothBroken;
    if (nationalists_are) return EndedBy::NationalistsBroken;
    if (republicans_are) return EndedBy::RepublicansBroken;
    if (state.turn >= state.last_turn) return EndedBy::Time;
    return std::nullopt;
}

int points_of(Side side, const std::vector<Objective>& objectives,
              const std::array<Tally, 2>& tally)
{
    const Tally& enemy = tally[enemy_of(side).number];
    int points = points_for_battalion * enemy.battalions_lost + points_for_base * enemy.bases_lost;
    for (const Objective& objective : objectives)
        if (objective.holder == side.number) points += points_for_ground * objective.worth;
    return points;
}

Ending ending_of(EndedBy ended, const std::vector<Objective>& objectives,
                 const std::array<Tally, 2>& tally)
{
    const int ours = points_of(nationalists, objectives, tally);
    const int theirs = points_of(republicans, objectives, tally);
    std::optional<Side> winner;
    if (ended == EndedBy::NationalistsBroken) winner = republicans;
    if (ended == EndedBy::RepublicansBroken) winner = nationalists;
    if (ended == EndedBy::Time && ours != theirs)
        winner = ours > theirs ? nationalists : republicans;
    return {words_for(ended, winner), winner, {ours, theirs}};
}

}  // namespace galloper::land_and_freedom
