// What a seat may do now, worked out from what it knows alone.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/offering.h"

namespace galloper::bravado {

namespace {

void offer_attack(const Known& known, const KnownSheet& sheet, bool asked,
                  std::vector<Offer>& offers)
{
    if (!asked) return;
    if (known.pending) return offer_answers(known, offers);
    if (resumes_by_hand(known))
        offers.push_back(make_offer(Verb::Resume, {}, "Go on with the turn", "BRV-12"));
    if (known.phase == Phase::Orders) offer_orders(known, sheet, offers);
    if (known.phase == Phase::Cover) offer_end_of_turn(known, sheet, offers);
}

void offer_defence(const Known& known, bool asked, std::vector<Offer>& offers)
{
    if (asked && known.phase == Phase::Deploy) offer_cards(known, offers);
    if (asked && known.pending) offer_answers(known, offers);
    offer_aim_by(known, offers);
}

void weigh(const Known& known, Seat seat, Offer& offer)
{
    if (offer.proposed.size() != offer.asks.size()) return;
    offer.merit = merit_of(known, seat, {offer.verb, offer.piece, offer.proposed});
}

// Exactly one, for a seat that is awaited: where no offer has said so itself, the best.
void choose_default(std::vector<Offer>& offers)
{
    if (offers.empty() ||
        std::any_of(offers.begin(), offers.end(), [](const Offer& o) { return o.is_default; }))
        return;
    const auto worse = [](const Offer& a, const Offer& b) { return a.merit < b.merit; };
    std::max_element(offers.begin(), offers.end(), worse)->is_default = true;
}

}  // namespace

std::vector<Offer> offers(const Known& known)
{
    std::vector<Offer> offers;
    const auto seat = known.viewer.seat();
    if (!seat || known.phase == Phase::Over) return offers;
    const std::vector<Seat> seats = awaited(known);
    const bool asked = std::find(seats.begin(), seats.end(), *seat) != seats.end();

    if (const KnownSheet* sheet = known.sheet_of(*seat))
        offer_attack(known, *sheet, asked, offers);
    else if (known.defender() == seat)
        offer_defence(known, asked, offers);
    for (Offer& offer : offers) weigh(known, *seat, offer);
    if (asked) choose_default(offers);
    return offers;
}

}  // namespace galloper::bravado
