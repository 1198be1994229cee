#pragma once

#include <string>

#include "common/rulesets/bravado/known.h"

namespace galloper::bravado {

// shapes.cpp: cones with their bands, zones, the ways of written orders and of a halted move.
void draw_shapes(const Known& known, Picture& picture);

// counts.cpp: turn and phase, and what holds for the whole table in words.
void draw_counts(const Known& known, Picture& picture);

// picture.cpp: what a card or a gun is called on the table.
std::string label_of(const KnownCard& card);
std::string label_of(const KnownGun& gun);

}  // namespace galloper::bravado
