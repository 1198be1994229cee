#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/offer.h"

namespace galloper {

// Why something is refused. The kind is what a program acts on, the words are for the player, and
// neither says more than his own picture already implied.
struct Refusal {
    enum class Kind { NotOffered, BadAnswer, Stale, NotPossible };
    Kind kind = Kind::NotOffered;
    std::string words{};
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Holds an action against the offers as they were sent to this seat, handles and all, and so before
// anything of the truth is looked at. No rule has to check form again. Whatever a client sends is
// survived, and the first thing wrong with it is what is said:
//
//   1. an offer of that verb and piece stands                    else NotOffered
//   2. there are as many answers as asks                         else BadAnswer
//   3. ask by ask, the answer is of the ask's kind               else BadAnswer
//   4. it is in form: sizes, then places, names and numbers      else BadAnswer
//   5. it keeps the ask's limits: reach, counts, sums            else BadAnswer
//
// Stale and NotPossible are for others to say: whoever counts updates, and rulesets' edit().
std::optional<Refusal> check_action(const std::vector<SentOffer>& offers, const SentAction& action);

}  // namespace galloper
