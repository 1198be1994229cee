#pragma once

#include <memory>
#include <string>
#include <vector>

#include "common/archive/match_file.h"

// Whether a match file is true: that it is what was played, decided by the rules that it names,
// with dice that nobody chose.
namespace galloper::archive {

enum class Verdict { Good, NotDone, Wrong };

struct Finding {
    std::string what{};   // "chain", "transcripts", "rules", "secret", "dice"
    std::string words{};  // where it is wrong, the first thing that is: by step and update
    Verdict verdict = Verdict::Good;
    friend bool operator==(const Finding&, const Finding&) = default;
};

// Five findings, in this order, the first wrong thing of each named:
//   chain        every part of every row hashes to its link, and the last link stands in the head
//   transcripts  each viewer's numbers run 1, 2, 3 ... and each update is the difference of what
//                folds before it and after; the result is what the public was told
//   rules        set-up and deeds, with the dice that are recorded, decide the same states and tell
//                every viewer the same bytes; each deed was offered to its seat. NotDone where this
//                build's rules are another version
//   secret       it fits the commitment
//   dice         secret and entropy give every die of every step, the set-up's included
// They never quote what they find wrong. Nothing that unpack() has read makes them throw.
std::vector<Finding> verify(const MatchFile& match);

// The same a row at a time, for whoever has other things to do in between. Playing a step again
// takes about as long as deciding it did.
class Verification {
public:
    // The file has to stay until the end.
    explicit Verification(const MatchFile& match);
    ~Verification();
    Verification(const Verification&) = delete;
    Verification& operator=(const Verification&) = delete;

    // False when there are no more rows.
    bool go_on();

    // When there are no more rows.
    std::vector<Finding> findings() const;

private:
    struct Checks;
    std::unique_ptr<Checks> checks_;
};

// All are good; and nothing is wrong, but some may not have been done.
bool all_good(const std::vector<Finding>& findings);
bool nothing_wrong(const std::vector<Finding>& findings);

}  // namespace galloper::archive
