#pragma once

#include <vector>

#include "common/game/picture.h"

namespace galloper {

// Ways of taking an offer that are worth a thought: what it proposes first, then for one ask at a
// time something else that fits it. A way shortened, or towards a piece on the table; another
// candidate; another choice; more or less. Some may still not be legal together: check_action says.
std::vector<SentAction> variations(const SentPicture& picture, const SentOffer& offer);

}  // namespace galloper
