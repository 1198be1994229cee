// [LAF-6] to [LAF-12] [LAF-30] What a seat may write about points before it seals.

#include <algorithm>

#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/giving.h"
#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

namespace {

// One headquarters, or a detachment that gives to itself.
struct Giver {
    const KnownFormation& formation;
    PieceId piece;
    int purse = 0;
};

// What the draft gives, as far as it can still be given.
std::vector<Share> drafted(const Known& known, const Desk& desk, int from,
                           const std::vector<int>& takers, int most)
{
    std::vector<Share> shares;
    for (const Allotment& allotment : desk.allotments) {
        const int points = std::min(allotment.points, most);
        const bool can_take = std::binary_search(takers.begin(), takers.end(), allotment.to);
        if (allotment.from != from || !can_take || points == 0) continue;
        shares.push_back({*seat_of_command(known, allotment.to), points});
        most -= points;
    }
    return shares;
}

// "Give out 4 points, 1 drafted": what is in the draft stands before the points are sealed.
std::string words_for_giving(int most, const std::vector<Share>& shares)
{
    int drafted = 0;
    for (const Share& share : shares) drafted += share.points;
    const std::string words = "Give out " + counted(most, "point");
    if (drafted == 0) return words;
    return words +
           (drafted == most ? ", all drafted" : ", " + std::to_string(drafted) + " drafted");
}

// [LAF-6] [LAF-7]
void offer_allotment(const Known& known, const Desk& desk, const Giver& giver,
                     std::vector<Offer>& offers)
{
    const int from = giver.formation.number;
    const int most =
        giver.purse - giving::recovering(desk, from) - giving::in_strikes(known, desk, from);
    const std::vector<int> takers = giving::takers(known, desk, giver.formation);
    if (most <= 0 || takers.empty()) return;
    std::vector<Share> shares = drafted(known, desk, from, takers, most);
    Offer offer = make_offer(Verb::Allot, giver.piece, words_for_giving(most, shares), "LAF-6");
    AskPoints<PieceId> ask;
    ask.most = most;
    for (const int to : takers) ask.among.push_back({*seat_of_command(known, to), most});
    offer.proposed.emplace_back(std::move(shares));
    offer.asks.push_back({"To whom", std::move(ask)});
    offers.push_back(std::move(offer));
}

// [LAF-12] Points that are given out already come back for it.
void offer_recovery(const Known& known, const Desk& desk, const Giver& giver,
                    std::vector<Offer>& offers)
{
    const int from = giver.formation.number;
    std::vector<PieceId> bases = giving::may_recover(known, desk, giver.formation);
    const int most = std::min(static_cast<int>(bases.size()),
                              giver.purse - giving::in_strikes(known, desk, from));
    if (most <= 0) return;
    Offer offer = make_offer(Verb::Recover, giver.piece, "Pay to lift disorder", "LAF-12");
    std::vector<PieceId> now;
    for (const Recovery& recovery : desk.recoveries)
        if (recovery.from == from && std::binary_search(bases.begin(), bases.end(), recovery.base))
            now.push_back(recovery.base);
    if (now.size() > static_cast<std::size_t>(most)) now.resize(static_cast<std::size_t>(most));
    offer.proposed.emplace_back(std::move(now));
    offer.asks.push_back({"Of which bases", AskPieces<PieceId>{std::move(bases), 0, most}});
    offers.push_back(std::move(offer));
}

// [LAF-30]
void offer_strikes(const Known& known, const Desk& desk, const Giver& giver,
                   std::vector<Offer>& offers)
{
    const KnownBase* spotter = known.find_base(giver.piece);
    if (!spotter || spotter->arm != Arm::Spotter) return;
    const int taken = giving::in_strikes(known, desk, giver.formation.number);
    const int left = giver.purse - giving::recovering(desk, giver.formation.number) - taken;
    std::vector<std::string> words;
    for (const StrikeKind kind : giving::strikes_left(known, giver.formation.side, desk))
        for (const auto& [known_kind, word] : words_of(kind))
            if (known_kind == kind) words.emplace_back(word);
    if (left > 0 && !words.empty()) {
        Offer offer = make_offer(Verb::PlanStrike, giver.piece, "Plan a strike", "LAF-30");
        offer.asks = {{"What", AskChoice{std::move(words)}},
                      {"In the phase of which number", AskNumber{1, left}}};
        offer.proposed = {Chosen{0}, Number{left}};
        offers.push_back(std::move(offer));
    }
    if (taken > 0)
        offers.push_back(make_offer(Verb::TakeBackStrikes, giver.piece,
                                    "Take this spotter's strikes back", "LAF-30"));
}

// [LAF-22] [LAF-23] A choice only for who has both.
void offer_senders(const Known& known, const Desk& desk, const Giver& giver,
                   std::vector<Offer>& offers)
{
    const int from = giver.formation.number;
    if (!giving::has_radio(known, giver.formation) || giving::riders_of(known, from).empty())
        return;
    const bool by_rider = std::binary_search(desk.by_rider.begin(), desk.by_rider.end(), from);
    offers.push_back(by_rider ? make_offer(Verb::SendByRadio, giver.piece,
                                           "Send by radio where both have one", "LAF-22")
                              : make_offer(Verb::SendByRider, giver.piece,
                                           "Send by rider also where both have a radio", "LAF-23"));
}

void offer_points_of(const Known& known, const Desk& desk, const KnownFormation& formation,
                     std::vector<Offer>& offers)
{
    const KnownBase* piece = giving::giver_of(known, formation);
    const int purse = giving::purse(known, desk, formation);
    if (!piece || purse <= 0) return;
    const Giver giver{formation, piece->id, purse};
    offer_allotment(known, desk, giver, offers);
    offer_recovery(known, desk, giver, offers);
    if (known.phase == Phase::Allocation) offer_strikes(known, desk, giver, offers);
    offer_senders(known, desk, giver, offers);
}

}  // namespace

void offer_points(const Known& known, const Lie&, const Desk& desk, std::vector<Offer>& offers)
{
    const bool shares = known.phase == Phase::ShareOut;
    if ((known.phase != Phase::Allocation && !shares) || desk.sealed) return;
    for (const int number : desk.formations)
        if (const KnownFormation* formation = known.find_formation(number))
            offer_points_of(known, desk, *formation, offers);
    Offer seal = shares ? make_offer(Verb::SealShares, {}, "Share them out so", "LAF-6")
                        : make_offer(Verb::SealPoints, {}, "Give out points so", "LAF-14");
    seal.is_default = true;
    offers.push_back(std::move(seal));
}

}  // namespace galloper::land_and_freedom
