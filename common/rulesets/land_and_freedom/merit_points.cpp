// How much is to be said for a deal, a bid or a draft of points. Each finds a sensible draft on the
// desk, so to seal it is as good as most changes to it.

#include <algorithm>

#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/levels.h"
#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

namespace {

constexpr int enough = 50;  // of what ends a draft

// A point for the clock is one that nobody moves on.
int bidding(const Action& action) { return enough - 2 * answer<Number>(action, 0).value; }

// Whoever has more units to come wants time.
int picking(const Known& known, bool higher)
{
    return higher == levels::some_are_to_come(known, known.control) ? enough - 10 : enough + 10;
}

bool sees_an_enemy(const Known& known, const Lie& lie, const KnownBase& spotter)
{
    return std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& other) {
        return other.side != spotter.side && sees(known, lie, spotter, other);
    });
}

// Early and with all there is, where it has somebody in sight.
int planning(const Known& known, const Lie& lie, const Action& action)
{
    const KnownBase* spotter = action.piece ? known.find_base(*action.piece) : nullptr;
    if (!spotter || !sees_an_enemy(known, lie, *spotter)) return 0;
    return enough + 10 + std::min(answer<Number>(action, 1).value, 5);
}

// What would lapse counts against a draft.
int allotting(const Known& known, const Desk& desk, const Action& action)
{
    const KnownBase* piece = action.piece ? known.find_base(*action.piece) : nullptr;
    const KnownFormation* from = piece ? known.find_formation(piece->formation) : nullptr;
    if (!from) return 0;
    int points = 0;
    for (const Share& share : answer<std::vector<Share>>(action, 0)) points += share.points;
    const int more = points - giving::allotted(desk, from->number);
    return more > 0 ? std::min(enough + 5 * more, 90) : 0;
}

}  // namespace

int merit_of_points(const Known& known, const Lie& lie, const Desk& desk, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::SealDeal || verb == Verb::SealPoints || verb == Verb::SealShares)
        return enough;
    if (verb == Verb::Bid) return std::max(bidding(action), 0);
    if (verb == Verb::PickHigher) return picking(known, true);
    if (verb == Verb::PickLower) return picking(known, false);
    if (verb == Verb::PlanStrike) return planning(known, lie, action);
    if (verb == Verb::Allot) return allotting(known, desk, action);
    return 0;
}

}  // namespace galloper::land_and_freedom
