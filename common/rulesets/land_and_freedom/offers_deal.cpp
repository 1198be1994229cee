// [LAF-3] [LAF-21] to [LAF-23] [LAF-29] What a general may deal out before the first turn.

#include <algorithm>

#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/dealing.h"
#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

namespace {

std::vector<PieceId> seats_of(const Known& known, const std::vector<int>& formations)
{
    std::vector<PieceId> seats;
    for (const int number : formations)
        if (const auto seat = seat_of_command(known, number)) seats.push_back(*seat);
    return seats;
}

std::vector<Stable> counted_up(const std::vector<int>& formations)
{
    std::vector<Stable> stables;
    for (const int number : formations) {
        const auto same = [number](const Stable& stable) { return stable.formation == number; };
        const auto found = std::find_if(stables.begin(), stables.end(), same);
        if (found == stables.end())
            stables.push_back({number, 1});
        else
            ++found->count;
    }
    return stables;
}

bool is_among(const std::vector<PieceId>& candidates, PieceId one)
{
    return std::find(candidates.begin(), candidates.end(), one) != candidates.end();
}

// What a draft names, as far as it can be named still.
std::vector<PieceId> named(const Known& known, const std::vector<int>& formations,
                           const std::vector<PieceId>& candidates, int most)
{
    std::vector<PieceId> seats = seats_of(known, formations);
    std::erase_if(seats, [&](PieceId seat) { return !is_among(candidates, seat); });
    if (seats.size() > static_cast<std::size_t>(most)) seats.resize(static_cast<std::size_t>(most));
    return seats;
}

std::vector<Share> named(const Known& known, const std::vector<Stable>& stables,
                         const std::vector<PieceId>& candidates, int most)
{
    std::vector<Share> shares;
    for (const Stable& stable : stables) {
        const auto seat = seat_of_command(known, stable.formation);
        const int points = std::min(stable.count, most);
        if (!seat || !is_among(candidates, *seat) || points == 0) continue;
        shares.push_back({*seat, points});
        most -= points;
    }
    return shares;
}

// So many in all, among these.
void ask_among(Offer& offer, const char* label, const std::vector<PieceId>& seats, int most)
{
    AskPoints<PieceId> ask;
    for (const PieceId seat : seats) ask.among.push_back({seat, most});
    ask.most = most;
    offer.asks.push_back({label, std::move(ask)});
}

// [LAF-22]
void offer_radios(const Known& known, const Deal& deal, Side side, std::vector<Offer>& offers)
{
    const int sets = known.means[side.number].radios - static_cast<int>(deal.spotters.size());
    std::vector<PieceId> takers = seats_of(known, dealing::radio_takers(known, side, deal));
    if (sets <= 0 || takers.empty()) return;
    Offer offer =
        make_offer(Verb::GiveRadios, {},
                   "Give " + counted(sets, "radio") + " to headquarters or tanks", "LAF-22");
    offer.proposed.emplace_back(named(known, deal.radios, takers, sets));
    offer.asks.push_back({"Who gets one", AskPieces<PieceId>{std::move(takers), 0, sets}});
    offers.push_back(std::move(offer));
}

// [LAF-29]
void offer_spotters(const Known& known, const Deal& deal, Side side, std::vector<Offer>& offers)
{
    const int sets = known.means[side.number].radios;
    const std::vector<PieceId> homes = seats_of(known, dealing::spotter_homes(known, side));
    if (sets == 0 || homes.empty() || !dealing::has_strikes(known, side)) return;
    Offer offer = make_offer(Verb::MakeSpotters, {}, "Turn radios into spotters", "LAF-29");
    ask_among(offer, "How many set out with which headquarters", homes, sets);
    offer.proposed.emplace_back(named(known, counted_up(deal.spotters), homes, sets));
    offers.push_back(std::move(offer));
}

// [LAF-23]
void offer_riders(const Known& known, Verb verb, const std::vector<Stable>& dealt, int riders,
                  const char* what, std::vector<Offer>& offers)
{
    const auto side = known.side();
    const std::vector<PieceId> homes = seats_of(known, dealing::stables(known, *side));
    if (riders == 0 || homes.empty()) return;
    Offer offer = make_offer(verb, {}, "Give out " + counted(riders, what), "LAF-23");
    ask_among(offer, "How many to which headquarters", homes, riders);
    offer.proposed.emplace_back(named(known, dealt, homes, riders));
    offers.push_back(std::move(offer));
}

// [LAF-3]
void offer_assignments(const Known& known, const Deal& deal, Side side, std::vector<Offer>& offers)
{
    const std::vector<int> choices = dealing::choices(known, side);
    std::vector<std::string> named;
    for (const int number : choices)
        named.push_back(number == 0 ? "by itself, with points of its own"
                                    : "with " + known.find_formation(number)->label);
    const AskChoice words{std::move(named)};
    for (const PieceId id : dealing::assignable(known, side)) {
        const int now = dealing::assigned_to(known, deal, id);
        const auto at = std::find(choices.begin(), choices.end(), now) - choices.begin();
        Offer offer = make_offer(Verb::Assign, id, "Choose with whom it fights", "LAF-3");
        offer.asks.push_back({"How", words});
        offer.proposed.emplace_back(Chosen{static_cast<int>(at)});
        offers.push_back(std::move(offer));
    }
}

}  // namespace

void offer_deal(const Known& known, const Desk& desk, std::vector<Offer>& offers)
{
    const auto side = known.side();
    if (known.phase != Phase::Deal || !desk.general || desk.sealed || !side) return;
    const KnownMeans& means = known.means[side->number];
    offer_radios(known, desk.deal, *side, offers);
    offer_spotters(known, desk.deal, *side, offers);
    offer_riders(known, Verb::GiveMotorcycles, desk.deal.motorcycles, means.motorcycles,
                 "motorcycle", offers);
    offer_riders(known, Verb::GiveCavalry, desk.deal.cavalry, means.cavalry, "mounted messenger",
                 offers);
    offer_assignments(known, desk.deal, *side, offers);
    Offer seal = make_offer(Verb::SealDeal, {}, "Deal them out so", "LAF-3");
    seal.is_default = true;
    offers.push_back(std::move(seal));
}

}  // namespace galloper::land_and_freedom
