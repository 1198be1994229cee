#pragma once

#include "common/rulesets/rulesets.h"

// A game for the tests of the host, small enough to know by heart and with everything that the host
// must be able to carry: hidden faces, a question in the middle of a move, a draft, a step that
// nobody else hears of, a default, and a rule that is broken.
//
// A few face-down cards, each with a face of 1 to 6 that the keeper (side 1) knows. Seats take
// turns. Whoever has the turn turns a card: a face of 4 or more asks him at once whether to press
// on (another turn) or to stop. Or he passes, which is the default. When every card lies open the
// game is over; the attackers (side 0) score the faces that they turned, the keeper the rest.
namespace galloper::toy {

// In a picture a card's hidden face is nowhere; an open one has the badge "face N", and to the
// keeper a hidden one has the load "secret face N".
const RulesetEntry& entry();

// Which build of the toy's rules this is, to be turned by a test of upgrades.
struct Build {
    int version = 1;
    std::string card = "a card";  // what a card is called
    bool reads_states = true;
};
void set_build(const Build& build);

const RulesetEntry* find(std::string_view name);

// The scenario of a text such as "cards 3" or "cards 3 attackers 2 keepers 0"; a fault for any
// other text. Its minutes are its cards.
Result<Scenario, Fault> read(std::string_view name, std::string_view text);

}  // namespace galloper::toy
