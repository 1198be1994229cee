// [LAF-15] to [LAF-17] Bids for the clock, and what is taken from it.

#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/levels.h"
#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/sums/clock.h"

namespace galloper::land_and_freedom {

namespace {

Offer make_pick(const Known& known, Verb verb, ClockPick pick)
{
    const int drop = drop_of(known.clock_dice[0], known.clock_dice[1], pick);
    return make_offer(verb, {}, "Take " + std::to_string(drop) + " from the clock", "LAF-17");
}

}  // namespace

bool may_go(const Known& known, const KnownFormation& unit)
{
    return unit.own && levels::may_go(known, unit, unit.own->points);
}

// [LAF-15] [GEN-14]
void offer_bid(const Known& known, const Desk& desk, std::vector<Offer>& offers)
{
    if (known.phase != Phase::Bids || !desk.general || desk.sealed) return;
    const int most = giving::most_to_bid(known, desk);
    Offer offer = make_offer(Verb::Bid, {}, "Commit points to the throw for the clock", "LAF-15");
    offer.asks.push_back({"Points, of this turn's", AskNumber{0, most}});
    offer.proposed = {Number{0}};
    offer.is_default = true;
    offers.push_back(std::move(offer));
}

// [LAF-17] The controller's general picks. Whoever has units to come takes the lower, if nobody
// answers.
void offer_pick(const Known& known, std::vector<Offer>& offers)
{
    const Desk* desk = known.own_desk();
    if (known.phase != Phase::Pick || !desk || !desk->general || known.side() != known.control)
        return;
    Offer higher = make_pick(known, Verb::PickHigher, ClockPick::Higher);
    Offer lower = make_pick(known, Verb::PickLower, ClockPick::Lower);
    (levels::some_are_to_come(known, known.control) ? lower : higher).is_default = true;
    offers.push_back(std::move(higher));
    offers.push_back(std::move(lower));
}

void offer_pick_orders(const Known& known, const Desk& desk, std::vector<Offer>& offers)
{
    if (!desk.general || known.phase == Phase::Over) return;
    Offer offer = make_offer(Verb::PickOrders, {}, "Standing order for the clock", "LAF-16");
    offer.asks.push_back(
        {"When the clock is yours",
         AskChoice{{"ask me each time", "take the higher number", "take the lower number"}}});
    offer.proposed = {Chosen{static_cast<int>(desk.pick)}};
    offers.push_back(std::move(offer));
}

}  // namespace galloper::land_and_freedom
