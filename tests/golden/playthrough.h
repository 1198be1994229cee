#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "common/game/game.h"

// Whole games played by the brain on all sides to the end: step by step, what the truth, each seat
// and the public were told. They are the same on every machine, and stand in files beside this one;
// a change of one is read there as a diff, seat by seat.
namespace galloper::golden {

struct Playing {
    std::uint64_t seed = 1;
    std::shared_ptr<const Game> game{};  // set up with the dice of this seed
    Posts posts{};
    Length unit = inches(1);  // that places are written in
};

std::string play_out(const Playing& playing);

// One platoon against a defence that lays its cards and aims: platoon.txt, which `golden`
// (tests/tools) writes anew.
std::string platoon();

// The first morning of Brunete as its scenario's file has it, a battalion a side: villanueva.txt,
// which `golden_villanueva` writes anew.
std::string villanueva();

}  // namespace galloper::golden
