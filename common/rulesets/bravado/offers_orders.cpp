// [BRV-12] step 3: what a seat may write on its sheet.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/offering.h"
#include "common/rulesets/bravado/sums/assault.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

template <class Test>
std::vector<PieceId> guns_that(const Known& known, Test test)
{
    std::vector<PieceId> ids;
    for (const KnownGun& gun : known.guns)
        if (test(gun)) ids.push_back(gun.id);
    return ids;
}

PieceId nearest(const Known& known, Point at, const std::vector<PieceId>& guns)
{
    return *std::min_element(guns.begin(), guns.end(), [&](PieceId a, PieceId b) {
        return squared_distance(known.find_gun(a)->at, at) <
               squared_distance(known.find_gun(b)->at, at);
    });
}

// An order that names a gun, if there is one that it can be given for.
void offer_at_a_gun(const Known& known, const KnownTeam& team, Offer offer,
                    std::vector<PieceId> guns, std::vector<Offer>& offers)
{
    if (guns.empty()) return;
    offer.proposed.emplace_back(nearest(known, team.at, guns));
    offer.asks.push_back({"Which gun", AskPiece<PieceId>{std::move(guns)}});
    offers.push_back(std::move(offer));
}

// [BRV-15] [BRV-44] A way is an intention; dice, guns and other teams may shorten it.
void offer_way(const Known& known, const KnownTeam& team, std::vector<Offer>& offers)
{
    const std::string upto = std::to_string(team.bravado) + " inches";
    Offer offer = team.in_cover ? make_offer(Verb::LeaveCover, team.id,
                                             "Leave cover and move up to " + upto, "BRV-44")
                                : make_offer(Verb::Move, team.id, "Move up to " + upto, "BRV-15");
    offer.asks.push_back({"The way", AskPath{team.at, longest_way(known, team), known.table}});
    offer.proposed.emplace_back(counsel_way(known, team));
    offers.push_back(std::move(offer));
}

// [BRV-63]
void offer_assault(const Known& known, const KnownTeam& team, std::vector<Offer>& offers)
{
    const auto in_reach = [&](const KnownGun& gun) {
        return gun.state != GunState::Out && gun.at != team.at &&
               in_assault_reach(team.at, gun.at, team.bravado);
    };
    const std::string label = team.in_cover ? "Leave cover and assault" : "Assault";
    offer_at_a_gun(known, team, make_offer(Verb::Assault, team.id, label + " the gun", "BRV-63"),
                   guns_that(known, in_reach), offers);
}

// Whether the sheet already has covering fire from the other arm: it is either all light machine
// guns or all rifles in one turn. [BRV-46]
bool other_arm_covers(const Known& known, const KnownSheet& sheet, const KnownTeam& team)
{
    if (!sheet.written) return false;
    for (const Order& order : sheet.written->orders) {
        const KnownTeam* other = known.find_team(order.team);
        if (other && std::holds_alternative<deeds::CoveringFire>(order.deed) &&
            is_rifle(*other) != is_rifle(team))
            return true;
    }
    return false;
}

void offer_fire(const Known& known, const KnownSheet& sheet, const KnownTeam& team,
                std::vector<Offer>& offers)
{
    const auto fires_within = [&](Length range) {
        return guns_that(known, [&](const KnownGun& gun) {
            return gun.state == GunState::Firing && within(gun.at, team.at, range);
        });
    };
    if (team.arm == Arm::Lmg)  // [BRV-47]
        offer_at_a_gun(known, team,
                       make_offer(Verb::DirectFire, team.id, "Fire at the gun", "BRV-47"),
                       fires_within(lmg_range), offers);
    if (!other_arm_covers(known, sheet, team))  // [BRV-46]
        offer_at_a_gun(known, team,
                       make_offer(Verb::CoveringFire, team.id, "Give covering fire", "BRV-46"),
                       fires_within(fire_range_of(team)), offers);
    if (team.in_cover)  // [BRV-48]
        offer_at_a_gun(known, team, make_offer(Verb::Grenade, team.id, "Throw a grenade", "BRV-48"),
                       fires_within(grenade_range), offers);
}

// [BRV-13] One deed a team, and none for a pinned one [BRV-45].
void offer_deeds(const Known& known, const KnownSheet& sheet, const KnownTeam& team,
                 std::vector<Offer>& offers)
{
    if (draft_of(sheet, team.id)) {
        offers.push_back(
            make_offer(Verb::TakeBack, team.id, "Take this team's order back", "BRV-12"));
        return;
    }
    if (team.pinned) return;
    if (team.bravado > 0) {
        offer_way(known, team, offers);
        offer_assault(known, team, offers);
    }
    offer_fire(known, sheet, team, offers);
}

}  // namespace

void offer_standing(const KnownSheet& sheet, std::vector<Offer>& offers)
{
    if (!sheet.own) return;
    const Standing& standing = sheet.own->standing;
    Offer offer = make_offer(Verb::StandingAnswers, {}, "Standing answers", "BRV-37");
    offer.asks = {{"When the game asks you something",
                   AskChoice{{"ask me each time", "go by the numbers below"}}},
                  {"Go on while a team has at least so many figures", AskNumber{1, 5}},
                  {"and at least so many chances in 36", AskNumber{0, 36}},
                  {"As the turn ends, teams in the open",
                   AskChoice{{"ask me if one is in a cone", "ask me always", "take cover in a cone",
                              "stay in the open"}}}};
    offer.proposed = {Chosen{standing.asks ? 0 : 1}, Number{standing.figures},
                      Number{standing.good}, Chosen{static_cast<int>(standing.cover)}};
    offers.push_back(std::move(offer));
}

void offer_orders(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers)
{
    for (const KnownTeam& team : known.teams)
        if (sheet.commands(team.formation)) offer_deeds(known, sheet, team, offers);
    offer_leaders(known, sheet, offers);
    offer_standing(sheet, offers);
    Offer seal = make_offer(Verb::Seal, {}, "Give these orders", "BRV-12");
    seal.is_default = true;
    offers.push_back(std::move(seal));
}

}  // namespace galloper::bravado
