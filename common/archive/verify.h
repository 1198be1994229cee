#pragma once

#include <functional>
#include <string>
#include <vector>

#include "common/archive/match_file.h"

// Whether a match file is true: that it is what was played, decided by the rules that it
// names, with dice that nobody chose.
namespace galloper::archive {

enum class Verdict { Good, NotDone, Wrong };

struct Finding {
    std::string what{};   // "chain", "transcripts", "rules", "secret", "dice"
    std::string words{};  // the first thing that is wrong, by step or update
    Verdict verdict = Verdict::Good;
    friend bool operator==(const Finding&, const Finding&) = default;
};

// Five findings, in this order, the first wrong thing of each named:
//   chain        every part of every row hashes to the links, up to the last
//   transcripts  each viewer's numbers run 1, 2, 3 ... and his updates fold from his first picture
//   rules        set-up and deeds, with the dice that are recorded, decide the same states and tell
//                every viewer the same bytes; NotDone where this build's rules are another version
//   secret       it fits the commitment
//   dice         secret and entropy give every die of every step, the set-up's included
std::vector<Finding> verify(const MatchFile& match);

bool all_good(const std::vector<Finding>& findings);

}  // namespace galloper::archive
