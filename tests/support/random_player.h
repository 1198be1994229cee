#pragma once

#include <optional>

#include "common/game/action.h"
#include "common/game/picture.h"
#include "tests/support/chance.h"

namespace galloper {

// Answers whatever an offer asks at random within its limits, often at the limits themselves. It
// knows no rules and sees only what was sent to its seat.
SentAnswer random_answer(const SentAsk& ask, Chance& chance);
SentAction random_answers(const SentOffer& offer, Chance& chance);

// Whether the ask can be answered at all: a list of candidates may be empty.
bool answerable(const SentAsk& ask);

// Takes one of the game's own offers, or one of the house's: rarely where the game offers anything,
// and hardly ever gives up, or few games would come to their end.
std::optional<SentAction> random_action(const SentPicture& picture, Chance& chance);

}  // namespace galloper
