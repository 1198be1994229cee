// What a seat may do now, worked out from what it knows alone.

#include <algorithm>

#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

namespace {

// What the game waits for.
void offer_answers(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers)
{
    if (resumes_by_hand(known))
        return offers.push_back(make_offer(Verb::Resume, {}, "Go on with the turn", "LAF-14"));
    switch (known.phase) {
        case Phase::Deal:
            return offer_deal(known, desk, offers);
        case Phase::Bids:
            return offer_bid(known, desk, offers);
        case Phase::Allocation:
        case Phase::ShareOut:
            return offer_points(known, lie, desk, offers);
        case Phase::Activation:
            return offer_level(known, lie, desk, offers);
        case Phase::Pick:
            return offer_pick(known, offers);
        case Phase::Riding:
        case Phase::Over:
            return;
    }
}

// Whether an enemy's move has halted for a question: what has been ordered for it stands, also for
// those who are not asked, or who have answered. [LAF-53]
bool halts_before_them(const Known& known)
{
    return known.window && !known.to_act.empty() && known.side() != known.to_act.front();
}

// What may be written down at any time, for later: orders while levels are in play, standing orders
// from the first turn on. [LAF-19] [LAF-53] [LAF-17]
void offer_drafts(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers)
{
    if (known.phase == Phase::Deal) return;
    if (known.phase == Phase::Activation) offer_orders(known, lie, desk, offers);
    if (!halts_before_them(known)) offer_fire_orders(known, lie, desk, offers);
    if (known.phase != Phase::Pick) offer_pick_orders(known, desk, offers);
}

void weigh(const Known& known, const Lie& lie, Seat seat, Offer& offer)
{
    if (offer.proposed.size() != offer.asks.size()) return;
    offer.merit = merit_of(known, lie, seat, {offer.verb, offer.piece, offer.proposed});
}

// Whether the game goes on when it is taken. What is only written down is no answer.
bool answers(const Offer& offer)
{
    switch (verb_of(offer.verb)) {
        case Verb::SealDeal:
        case Verb::Bid:
        case Verb::SealPoints:
        case Verb::SealShares:
        case Verb::Go:
        case Verb::Pass:
        case Verb::PickHigher:
        case Verb::PickLower:
        case Verb::FireNow:
        case Verb::HoldFire:
        case Verb::Resume:
            return true;
        case Verb::GiveRadios:
        case Verb::GiveMotorcycles:
        case Verb::GiveCavalry:
        case Verb::MakeSpotters:
        case Verb::Assign:
        case Verb::Allot:
        case Verb::Recover:
        case Verb::PlanStrike:
        case Verb::TakeBackStrikes:
        case Verb::SendByRider:
        case Verb::SendByRadio:
        case Verb::MoveUnit:
        case Verb::FireUnit:
        case Verb::Move:
        case Verb::Haul:
        case Verb::Fire:
        case Verb::Assault:
        case Verb::Call:
        case Verb::TakeBack:
        case Verb::TakeBackUnit:
        case Verb::FireOrders:
        case Verb::PickOrders:
            return false;
    }
    return false;
}

// Exactly one, for a seat that is awaited: the best of those that answer. A player whose time runs
// out has done with what he was writing, as it stands.
void choose_default(std::vector<Offer>& offers)
{
    Offer* best = nullptr;
    for (Offer& offer : offers) {
        if (offer.is_default) return;
        const bool can_be = answers(offer) && offer.proposed.size() == offer.asks.size();
        if (can_be && (!best || offer.merit > best->merit)) best = &offer;
    }
    if (best) best->is_default = true;
}

}  // namespace

std::vector<Offer> offers(const Known& known)
{
    std::vector<Offer> offers;
    const auto seat = known.viewer.seat();
    const Desk* desk = known.own_desk();
    if (!seat || !desk || known.phase == Phase::Over) return offers;
    const std::vector<Seat> seats = awaited(known);
    const bool asked = std::find(seats.begin(), seats.end(), *seat) != seats.end();
    const Lie lie(known.ground);
    offers.reserve(2 * known.bases.size());  // there are hardly ever more

    if (asked && known.window) {
        offer_window(known, lie, offers);
    } else {
        if (asked) offer_answers(known, lie, *desk, offers);
        offer_drafts(known, lie, *desk, offers);
    }
    for (Offer& offer : offers) weigh(known, lie, *seat, offer);
    if (asked) choose_default(offers);
    return offers;
}

}  // namespace galloper::land_and_freedom
