// The answers to what the game asks.

#include <algorithm>

#include "common/rulesets/bravado/counsel.h"
#include "common/rulesets/bravado/offering.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

// The first whole inch that is not less.
int whole_inches(Length length)
{
    return (length.tenths + inches(1).tenths - 1) / inches(1).tenths;
}

std::string label_of(const Known& known, PieceId id)
{
    const KnownTeam* team = known.find_team(id);
    return team ? team->label : "the team";
}

struct OfferAnswers {
    const Known& known;
    std::vector<Offer>& offers;

    void add(Verb verb, PieceId piece, std::string label, std::string rule) const
    {
        offers.push_back(make_offer(verb, piece, std::move(label), std::move(rule)));
    }

    // [BRV-14]
    void operator()(const questions::SetOut& question) const
    {
        add(Verb::GoOn, question.team, "Go on as ordered, into the cone", "BRV-14");
        Offer stop = make_offer(
            Verb::StopShort, question.team,
            "Stop short (clear of the cone for " + in_inches(question.free) + ")", "BRV-14");
        const int most = whole_inches(question.rate);
        stop.asks.push_back({"How many inches it goes", AskNumber{0, most}});
        stop.proposed.emplace_back(Number{std::min(question.free.tenths / inches(1).tenths, most)});
        offers.push_back(std::move(stop));
    }
    void operator()(const questions::Reveal& question) const
    {
        add(Verb::GoOn, question.team, "Go on", "BRV-25");
        add(Verb::StopHere, question.team, "Stop here", "BRV-25");
    }
    void operator()(const questions::PressOn& question) const
    {
        const KnownTeam* team = known.find_team(question.team);
        const bool in_cone = team && in_a_cone(known, team->at);
        add(Verb::PressOn, question.team,
            "Press on, " + in_inches(left_of_move(known)) + " left: " +
                std::to_string(question.need) + " or less",
            "BRV-37");
        add(Verb::TakeCover, question.team,
            in_cone ? "Take cover here, in the cone" : "Take cover here", "BRV-37");
    }
    void operator()(const questions::Bayonet& question) const
    {
        for (const PieceId team : question.candidates)
            add(Verb::GoIn, team, "Go in with the bayonet: " + label_of(known, team), "BRV-48");
        add(Verb::HoldBack, question.thrower, "Nobody goes in now", "BRV-48");
    }
    void operator()(const questions::Exposed& question) const
    {
        add(Verb::TakeCover, question.team, "Take cover", "BRV-43");
        add(Verb::StayUp, question.team, "Stay in the open", "BRV-43");
    }
    void operator()(const questions::Aim& question) const
    {
        Offer offer = make_offer(Verb::Aim, question.gun, "Aim this gun", "BRV-31");
        std::vector<std::string> ways;
        for (const auto& direction : question.directions) {
            std::string words;
            for (const PieceId team : direction.covers)
                words += (words.empty() ? "" : ", ") + label_of(known, team);
            ways.push_back(words.empty() ? "along its front" : "at " + words);
        }
        offer.asks.push_back({"Which way", AskChoice{std::move(ways)}});
        offer.proposed.emplace_back(Chosen{0});
        offers.push_back(std::move(offer));
    }
};

}  // namespace

void offer_answers(const Known& known, std::vector<Offer>& offers)
{
    std::visit(OfferAnswers{known, offers}, *known.pending);
}

// [BRV-12] step 9, [BRV-40]
void offer_end_of_turn(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers)
{
    AskPieces<PieceId> who;
    std::vector<PieceId> proposed;
    for (const KnownTeam& team : known.teams) {
        if (!sheet.commands(team.formation) || team.in_cover) continue;
        who.candidates.push_back(team.id);
        if (counsel_cover(known, team)) proposed.push_back(team.id);
    }
    who.most = static_cast<int>(who.candidates.size());
    Offer offer = make_offer(Verb::EndTurn, {}, "End the turn", "BRV-40");
    offer.asks.push_back({"Who takes cover", std::move(who)});
    offer.proposed.emplace_back(std::move(proposed));
    offer.is_default = true;
    offers.push_back(std::move(offer));
}

}  // namespace galloper::bravado
