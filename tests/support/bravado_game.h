#pragma once

#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/seats.h"
#include "common/rulesets/bravado/verbs.h"
#include "tests/support/offered_game.h"

namespace galloper::bravado {

// The posts of a match of that scenario under these options.
inline Posts posts_of(const Scenario& scenario, const Options& options)
{
    return posts_at(seats(scenario, options));
}

// A game of Bravado with all its seats.
class OfferedGame : public galloper::OfferedGame<Rules, Verb> {
public:
    OfferedGame(const Scenario& scenario, const Options& options, std::uint64_t seed = 1)
        : galloper::OfferedGame<Rules, Verb>(scenario, options, posts_of(scenario, options), seed)
    {
    }
};

}  // namespace galloper::bravado
