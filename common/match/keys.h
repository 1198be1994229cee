#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

// How a match's dice come to be beyond anybody's choice. The server draws a secret and publishes
// its commitment before the first entropy arrives; each seat gives entropy of its own; the match
// key, which all dice are drawn under, is made of the secret and all of it. When the truth opens
// the secret is revealed, and anyone can work out commitment, key and every roll again.
//
// To be said openly: who runs the server can foresee dice, and the last seat to give entropy could
// try out keys only together with him.
namespace galloper {

using Digest = std::array<std::uint8_t, 32>;
using Secret = std::array<std::uint8_t, 32>;
using MatchKey = std::array<std::uint8_t, 32>;

// BLAKE2b of the secret's 32 bytes.
Digest commitment_to(const Secret& secret);

// BLAKE2b, keyed with the secret, of each seat's entropy in seat order, each preceded by its length
// as 8 bytes, the lowest first. A seat that the house plays gives none: an empty string.
MatchKey match_key(const Secret& secret, const std::vector<std::string>& entropy);

}  // namespace galloper
