#pragma once

#include "common/rulesets/land_and_freedom/state.h"

// The drafts that a seat finds on its desk, so that it need do no more than seal them. They are
// made of what its own side knows.
namespace galloper::land_and_freedom {

// What each of its headquarters gives in this phase. [LAF-6] [LAF-12]
void draft_points(const State& state, Desk& desk);

// What a general deals out. [LAF-22] [LAF-23] [LAF-29]
void draft_deal(const State& state, Desk& desk);

}  // namespace galloper::land_and_freedom
