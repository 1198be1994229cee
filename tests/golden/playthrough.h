#pragma once

#include <string>

namespace galloper::golden {

// One platoon against a defence that lays its cards and aims, played by the brain on both sides to
// the end: step by step, what the truth, each seat and the public were told. It is the same on
// every machine. `golden` (tests/tools) writes it to tests/golden/platoon.txt; a change of it is
// read there as a diff, seat by seat.
std::string platoon();

}  // namespace galloper::golden
