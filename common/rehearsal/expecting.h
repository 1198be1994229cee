#pragma once

#include "common/rehearsal/by_hand.h"

namespace galloper::rehearsal {

// Holds what each of its viewers sees now, and heard of the last step, against what is expected;
// each that is otherwise is a fault at its line.
void look(const Stage& stage, const file::Expect& expected, const wire::Entry& entry);

}  // namespace galloper::rehearsal
