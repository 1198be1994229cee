#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/rulesets/land_and_freedom/known.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"
#include "common/rulesets/land_and_freedom/verbs.h"

// The parts of offers(), forecast() and merit. Each offers_*.cpp adds what a seat may do to the
// list.
namespace galloper::land_and_freedom {

inline Offer make_offer(Verb verb, std::optional<PieceId> piece, std::string label,
                        std::string rule)
{
    Offer offer;
    offer.verb = word_of(verb);
    offer.piece = piece;
    offer.label = std::move(label);
    offer.rule = std::move(rule);
    return offer;
}

// offers_deal.cpp, offers_clock.cpp (bids, the pick, its standing order), offers_points.cpp
// (allocation, share-out): for the viewer's own desk.
void offer_deal(const Known& known, const Desk& desk, std::vector<Offer>& offers);
void offer_bid(const Known& known, const Desk& desk, std::vector<Offer>& offers);
void offer_pick(const Known& known, std::vector<Offer>& offers);
void offer_pick_orders(const Known& known, const Desk& desk, std::vector<Offer>& offers);
void offer_points(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers);

// offers_orders.cpp (a unit's orders, Go and Pass), offers_fire_orders.cpp (standing defensive
// fire, and the answers to a window).
void offer_orders(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers);
void offer_level(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers);
void offer_fire_orders(const Known& known, const Lie& lie, const Desk& desk,
                       std::vector<Offer>& offers);
void offer_window(const Known& known, const Lie& lie, std::vector<Offer>& offers);

// Costs and odds of one action as its seat would see them. forecast.cpp asks the first that knows
// the verb: forecast_points.cpp (deal, bids, points), forecast_orders.cpp (orders, Go, windows).
bool foresee_points(const Known& known, const Lie& lie, const Action& action, Forecast& forecast);
bool foresee_orders(const Known& known, const Lie& lie, const Action& action, Forecast& forecast);

// How much there is to be said for an offer as proposed, 0 to 100: merit.cpp asks merit_points.cpp
// and merit_orders.cpp.
int merit_of(const Known& known, const Lie& lie, Seat seat, const Action& action);
int merit_of_points(const Known& known, const Lie& lie, const Desk& desk, const Action& action);
int merit_of_orders(const Known& known, const Lie& lie, const Desk& desk, const Action& action);

}  // namespace galloper::land_and_freedom
