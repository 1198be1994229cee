#pragma once

#include <string_view>

#include "common/base/ids.h"

namespace galloper {

// What a draw is for. What a draw gives depends on its purpose, its piece and on how many draws
// these two have already had in this step, and on nothing else: one roll more or less elsewhere
// shifts no other.
struct Purpose {
    std::string_view what;
    PieceId who{};
};

// The only source of chance. Lent to setup() and act() for one step; never part of a state.
class Dice {
public:
    virtual ~Dice() = default;

    // A whole number from 1 to sides, each as likely as the other. sides is at least 1.
    virtual int roll(Purpose purpose, int sides) = 0;

    int d6(Purpose purpose) { return roll(purpose, 6); }
    int d10(Purpose purpose) { return roll(purpose, 10); }
};

}  // namespace galloper
