#pragma once

#include "common/rulesets/bravado/known.h"
#include "common/rulesets/bravado/verbs.h"

// The parts of offers(). Each adds what a seat may do to the list.
namespace galloper::bravado {

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

// offers_cards.cpp: laying the cards, and how the guns choose their aim. [BRV-2]
void offer_cards(const Known& known, std::vector<Offer>& offers);
void offer_aim_by(const Known& known, std::vector<Offer>& offers);

// offers_orders.cpp: one sheet, for the seat that writes it. [BRV-12]
void offer_orders(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers);
void offer_standing(const KnownSheet& sheet, std::vector<Offer>& offers);

// offers_leaders.cpp
void offer_leaders(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers);

// offers_answers.cpp: the answers to the open question, and the end of the turn.
void offer_answers(const Known& known, std::vector<Offer>& offers);
void offer_end_of_turn(const Known& known, const KnownSheet& sheet, std::vector<Offer>& offers);

}  // namespace galloper::bravado
