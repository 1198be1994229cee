#pragma once

#include <string>
#include <vector>

#include "common/dice/blake.h"

// How a match's dice come to be beyond anybody's choice. The server draws a secret and publishes
// its commitment before the first entropy arrives; each seat gives entropy of its own; the match
// key, which all dice are drawn under, is made of the secret and all of it. When the truth opens
// the secret is revealed, and anyone can work out commitment, key and every roll again.
//
// To be said openly: who runs the server can foresee dice, and the last seat to give entropy could
// try out keys only together with him.
namespace galloper {

using Secret = Key;
using MatchKey = Key;

// BLAKE2b of the secret's 32 bytes.
Digest commitment_to(const Secret& secret);

// The key of a match's dice: the hash, keyed with the secret, of the text "match key" and then of
// each seat's entropy in seat order, all put together as Parts (common/dice/blake.h). A seat that
// the house plays gives none: an empty string.
MatchKey match_key(const Secret& secret, const std::vector<std::string>& entropy);

}  // namespace galloper
