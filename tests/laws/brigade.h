#pragma once

#include "common/rulesets/land_and_freedom/rules.h"
#include "tests/laws/walk.h"

// What the laws need to know of Land and Freedom.
namespace galloper::laws {

// Tables with one seat a side, and with two; between them every value of the options.
const std::vector<Setting>& brigades_with_one_seat();
const std::vector<Setting>& brigades_with_two_seats();

}  // namespace galloper::laws
