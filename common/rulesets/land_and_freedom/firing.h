#pragma once

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/sums/fire.h"

// What the chapters of fire use of one another.
namespace galloper::land_and_freedom {

// fire.cpp: the dice of a volley, thrown; the total of the throw is its hits.
Throw thrown_at(Step& step, const Volley& volley, PieceId thrower);

}  // namespace galloper::land_and_freedom
