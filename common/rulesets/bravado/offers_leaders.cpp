// [BRV-49] [BRV-54] [BRV-59a] What leaders may do while orders are written.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/offering.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

// A platoon leader goes to the teams of his platoon, a company commander to any, and a commissar
// alone goes where he likes; with his commander he goes along. [BRV-59]
bool may_join(const KnownLeader& leader, const KnownTeam& team)
{
    if (leader.team == team.id) return false;
    if (!within(leader.at, team.at, inches(leader.bravado))) return false;
    return leader.rank != Rank::PlatoonLeader || leader.formation == team.formation;
}

// [BRV-12] Leaders change team before the first of them rallies. [BRV-52] A natural leader is one
// of his team's figures and stays.
bool may_change(const Known& known, const KnownLeader& leader, const KnownSheet& sheet)
{
    if (leader.rank == Rank::NaturalLeader || (sheet.own && sheet.own->leaders_set)) return false;
    if (leader.changed || leader.rallied) return false;  // once a turn [BRV-49]
    const auto commands = [](const KnownLeader& other) {
        return other.rank == Rank::CompanyCommander;
    };
    return leader.rank != Rank::Commissar ||
           std::none_of(known.leaders.begin(), known.leaders.end(), commands);
}

void offer_change(const Known& known, const KnownSheet& sheet, const KnownLeader& leader,
                  std::vector<Offer>& offers)
{
    if (!may_change(known, leader, sheet)) return;
    AskPiece<PieceId> where;
    for (const KnownTeam& team : known.teams)
        if (may_join(leader, team)) where.candidates.push_back(team.id);
    if (where.candidates.empty()) return;
    Offer offer = make_offer(Verb::ChangeTeam, leader.id, "Go to another team", "BRV-49");
    offer.proposed.emplace_back(counsel_team(known, leader, where.candidates));
    offer.asks.push_back({"Which team", std::move(where)});
    offers.push_back(std::move(offer));
}

// One attempt a leader and turn, and none for one who is down to lead. [BRV-54] [BRV-59a]
void offer_rally(const Known& known, const KnownSheet& sheet, const KnownLeader& leader,
                 std::vector<Offer>& offers)
{
    if (!can_rally(leader) || leader.rallied || is_down_to_lead(sheet, leader.id)) return;
    const KnownTeam* team = pinned_with(known, leader);
    if (!team) return;
    offers.push_back(make_offer(Verb::Rally, leader.id, "Rally " + team->label, "BRV-54"));
}

// Only a platoon leader's +1 is for leading. [BRV-59a]
void offer_lead(const KnownSheet& sheet, const KnownLeader& leader, std::vector<Offer>& offers)
{
    if (leader.rank != Rank::PlatoonLeader || leader.rallied) return;
    if (is_down_to_lead(sheet, leader.id))
        offers.push_back(
            make_offer(Verb::DoNotLead, leader.id, "Do not lead this turn", "BRV-59a"));
    else
        offers.push_back(
            make_offer(Verb::Lead, leader.id, "Lead this turn: +1, but he can be hit", "BRV-59a"));
}

}  // namespace

void offer_leaders(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers)
{
    for (const KnownLeader& leader : known.leaders) {
        if (!sheet.commands(leader.formation)) continue;
        offer_change(known, sheet, leader, offers);
        offer_rally(known, sheet, leader, offers);
        offer_lead(sheet, leader, offers);
    }
}

}  // namespace galloper::bravado
