#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "common/match/keys.h"

namespace galloper {

using Chance = std::function<void(std::span<std::uint8_t>)>;

// The system's own random source, by libsodium.
Chance true_chance();

// The right to a seat: 16 bytes. It is shown once, to whoever created the match, and only its hash
// is kept, so that a stolen database gives nobody a seat.
std::string new_token(const Chance& chance);

// BLAKE2b of 32 bytes. The token is chance itself, so no salt is needed.
Digest hash_of_token(std::string_view token);

// Compares in a time that does not depend on where the two differ.
bool same(const Digest& a, const Digest& b);

// A match's name, as it stands in addresses: 16 letters and digits (80 bits) that nobody guesses.
// Letters that look alike are left out.
std::string new_match_name(const Chance& chance);

// Whether it has the form of such a name. Nothing else is ever looked up.
bool is_match_name(std::string_view name);

}  // namespace galloper
