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
// anything of the truth is looked at. No rule has to check form again.
std::optional<Refusal> check_action(const std::vector<SentOffer>& offers, const SentAction& action);

}  // namespace galloper
