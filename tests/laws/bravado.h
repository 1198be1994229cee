#pragma once

#include <vector>

#include "common/rulesets/bravado/rules.h"
#include "tests/laws/walk.h"

// What the laws need to know of Bravado.
namespace galloper::laws {

// Tables with one seat on each side that is played, and with two seats on the attack's side;
// between them every way of playing the defence and every value of the options.
const std::vector<Setting>& bravado_with_one_seat();
const std::vector<Setting>& bravado_with_two_seats();

}  // namespace galloper::laws
