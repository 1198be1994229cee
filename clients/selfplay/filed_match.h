#pragma once

#include <string>
#include <vector>

#include "common/archive/match_file.h"
#include "common/game/ruleset.h"
#include "common/selfplay/whole_match.h"

namespace galloper {

// What machines are to play.
struct FiledGame {
    std::string scenario{};  // the name of its file
    std::string text{};      // and what stands in it
    Options options{};       // what is not the scenario's own
    std::uint64_t seed = 1;
    int most_steps = 5'000;
    std::vector<std::string> players{};  // by seat, who is said to sit there; else it is the house
    int dozes_every = 0;                 // as BotMatch has it, and so
    BotMatch::Whim whims{};              // these
    bool duplicate = false;              // set up as one of a pair, and closed at its end
};

// Plays it to its end and gives the match as a server would file it: secret, everybody's entropy
// and all keys follow from the seed.
Result<archive::MatchFile, Fault> filed_match(const FiledGame& wish);

}  // namespace galloper
