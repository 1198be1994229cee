// [BRV-2] What the defence may do.

#include <algorithm>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/offering.h"

namespace galloper::bravado {

namespace {

std::vector<Polygon> defence_zones(const Known& known)
{
    std::vector<Polygon> outlines;
    for (const Zoned& zone : known.zones)
        if (zone.name == "defence") outlines.push_back(zone.outline);
    return outlines;
}

}  // namespace

// The cards lie where chance has put them; each can be laid elsewhere until all are sealed.
void offer_cards(const Known& known, std::vector<Offer>& offers)
{
    for (const KnownCard& card : known.cards) {
        Offer offer = make_offer(Verb::Lay, card.id, "Lay this card elsewhere", "BRV-2");
        offer.asks.push_back(
            {"Where the middle of its front edge lies, and which way it faces; at most two cards "
             "within 4 inches",
             AskPlace{defence_zones(known), true}});
        // By hand a card may have been put where its player could not have laid it.
        const auto zones = defence_zones(known);
        if (std::any_of(zones.begin(), zones.end(),
                        [&](const Polygon& zone) { return holds(zone, card.at); }))
            offer.proposed.emplace_back(counsel_place(known, card));
        offers.push_back(std::move(offer));
    }
    Offer seal = make_offer(Verb::SealCards, {}, "The cards lie as they should", "BRV-2");
    seal.is_default = true;
    offers.push_back(std::move(seal));
}

// [GEN-13] With live reactions the guns' player is asked instead.
void offer_aim_by(const Known& known, std::vector<Offer>& offers)
{
    if (!chooses_aim(known.settings.defence)) return;
    if (known.settings.reactions == Reactions::Live || !known.aim_by) return;
    Offer offer = make_offer(Verb::AimBy, {}, "Standing order to your guns", "BRV-31");
    offer.asks.push_back({"Where the rule leaves a choice of directions",
                          AskChoice{{"take the smallest swing", "take the one farthest left",
                                     "take the one farthest right"}}});
    offer.proposed.emplace_back(Chosen{static_cast<int>(*known.aim_by)});
    offers.push_back(std::move(offer));
}

}  // namespace galloper::bravado
