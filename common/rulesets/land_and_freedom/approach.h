#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/measures.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"

// How bases get at what they are to assault.
namespace galloper::land_and_freedom {

// One base's straight way to its place against the target.
struct Approach {
    PieceId base{};
    Point from{};
    Facing faced{};
    Spot to{};
};

// Those of the bases that may assault the target and can reach a place against it, or against one
// of them who has, in that order. Each takes the nearest place that is free. [LAF-57] [LAF-58]
std::vector<Approach> approaches_to(const State& state, const Lie& lie, PieceId target,
                                    const std::vector<PieceId>& bases);

}  // namespace galloper::land_and_freedom
