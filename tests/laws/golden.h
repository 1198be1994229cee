#pragma once

#include "tests/laws/walk.h"

// The states that random games come to, as one number for each ruleset's version. It is the same on
// every compiler and machine, so a change of it is a change of the rules: their version rises then.
namespace galloper::laws {

std::string hex(const Digest& digest);

// One digest over every state of some random games of these settings.
template <Ruleset R>
std::string digest_of_games(const std::vector<Setting>& settings, std::uint64_t seeds)
{
    Digest digest{};
    const Law<R> add = [&digest](const Scene<R>& scene) {
        digest = hash_of(Parts("golden").add(digest).add(scene.step.state_hash).bytes());
        return Complaint();
    };
    for (const Setting& setting : settings)
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            check(Walk<R>(seed, setting, {add}).play().empty(), "a game for the digest went wrong");
    return hex(digest);
}

inline constexpr const char* how_to_write_it_anew =
    "The same games come to other states. If that is meant, raise the ruleset's version once "
    "matches of it are stored anywhere, and run this with GALLOPER_GOLDEN=write.";

// What tests/golden/digests.txt has for this ruleset and version: lines of name, version, digest.
// With GALLOPER_GOLDEN=write in the environment the line is written first.
std::string golden_digest(const std::string& ruleset, int version, const std::string& found);

}  // namespace galloper::laws
