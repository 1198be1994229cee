#pragma once

#include <string>
#include <vector>

#include "common/game/action.h"
#include "common/game/picture.h"
#include "tests/support/chance.h"

namespace galloper {

// An action that no offer of the picture allows, and what is wrong with it.
struct Mutant {
    std::string flaw{};
    SentAction action{};
};

// Takes a legal action and spoils it in every way that its offer's limits give occasion for.
std::vector<Mutant> mutants(const SentPicture& picture, const SentAction& legal, Chance& chance);

}  // namespace galloper
