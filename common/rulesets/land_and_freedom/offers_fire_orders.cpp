// [LAF-53]: standing orders for defensive fire, and the answers to a window.

#include <algorithm>

#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/sums/fire.h"
#include "common/rulesets/land_and_freedom/sums/standing.h"
#include "common/rulesets/land_and_freedom/view.h"

namespace galloper::land_and_freedom {

namespace {

// The first leaves it to the rule; the others stand in the order of FireAt.
const AskChoice& choices(const Settings& settings)
{
    static const AskChoice standing{{"as usual", "first entry", "medium", "short", "hold"}};
    static const AskChoice live{{"as usual", "first entry", "medium", "short", "hold", "ask"}};
    return settings.reactions == Reactions::Live ? live : standing;
}

int index_of(const std::optional<FireAt>& order)
{
    return order ? static_cast<int>(*order) + 1 : 0;
}

void offer_order(const AskChoice& choice, PieceId piece, const char* label,
                 const std::optional<FireAt>& now, std::vector<Offer>& offers)
{
    Offer offer = make_offer(Verb::FireOrders, piece, label, "LAF-53");
    offer.asks.push_back({"Fires from", choice});
    offer.proposed.emplace_back(Chosen{index_of(now)});
    offers.push_back(std::move(offer));
}

}  // namespace

// Of a headquarters they are its whole formation's.
void offer_fire_orders(const Known& known, const Lie&, const Desk& desk, std::vector<Offer>& offers)
{
    const AskChoice& choice = choices(known.settings);
    for (const KnownBase& base : known.bases) {
        if (!desk.commands(base.formation) || !fires_directly(base.arm)) continue;
        const KnownFormation* formation = known.find_formation(base.formation);
        if (formation && formation->hq == base.id)
            offer_order(choice, base.id,
                        acts(formation->level) ? "Defensive fire of all" : "Defensive fire",
                        written_for(desk.fire_orders, base.formation), offers);
        else
            offer_order(choice, base.id, "Defensive fire", written_for(desk.fire_orders, base.id),
                        offers);
    }
}

void offer_window(const Known& known, const Lie&, std::vector<Offer>& offers)
{
    if (!known.window || !known.window->candidates) return;
    const std::vector<PieceId>& candidates = *known.window->candidates;
    if (!candidates.empty()) {
        const int many = static_cast<int>(candidates.size());
        const KnownBase* mover = known.find_base(known.window->mover);
        Offer fire = make_offer(Verb::FireNow, {},
                                "Fire at " + (mover ? mover->label : "it") + " here", "LAF-53");
        fire.asks.push_back({"Who fires", AskPieces<PieceId>{candidates, 1, many}});
        fire.proposed.emplace_back(candidates);
        offers.push_back(std::move(fire));
    }
    offers.push_back(make_offer(Verb::HoldFire, {}, "Nobody fires here", "LAF-53"));
}

}  // namespace galloper::land_and_freedom
