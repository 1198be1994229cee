#pragma once

#include "common/rulesets/bravado/known.h"

namespace galloper::bravado {

// shapes.cpp: cones with their bands, zones, the ways of written orders and of a halted move.
void draw_shapes(const Known& known, Picture& picture);

// counts.cpp: turn and phase, and what holds for the whole table in words.
void draw_counts(const Known& known, Picture& picture);

}  // namespace galloper::bravado
