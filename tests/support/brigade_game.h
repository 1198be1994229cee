#pragma once

#include "common/rulesets/land_and_freedom/rules.h"
#include "common/rulesets/land_and_freedom/seats.h"
#include "common/rulesets/land_and_freedom/verbs.h"
#include "tests/support/offered_game.h"

namespace galloper::land_and_freedom {

// The posts of a match of that scenario under these options.
inline Posts posts_of(const Scenario& scenario, const Options& options)
{
    return posts_at(seats(scenario, options));
}

// A game of Land and Freedom with all its seats.
class OfferedBrigade : public galloper::OfferedGame<Rules, Verb> {
public:
    OfferedBrigade(const Scenario& scenario, const Options& options, std::uint64_t seed = 1)
        : galloper::OfferedGame<Rules, Verb>(scenario, options, posts_of(scenario, options), seed)
    {
    }
};

}  // namespace galloper::land_and_freedom
