#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/state.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"

// What the chapters ask of the truth. Each has its like on Known in view.h, and both call the same
// sum in sums/, so that what is offered and what is done cannot differ.
namespace galloper::land_and_freedom {

// Where a base stands: that of what carries it, if it is carried.
Point place_of(const State& state, const Base& base);
Footprint footprint_of(const State& state, const Base& base);

// Between nearest edges. [GEN-9] [LAF-70]
Length between(const State& state, const Base& a, const Base& b);
bool within_reach(const State& state, const Base& a, const Base& b, Length reach);

// The unit (battalion or detachment) with which a base acts; nothing for a headquarters of a
// brigade or an army, for its riders and for what is not in a unit. [LAF-2]
const Formation* unit_of(const State& state, const Base& base);

// All the bases of a formation that stand on the table, ascending by id, without riders.
std::vector<PieceId> bases_of(const State& state, int formation);

// The piece that stands for a formation where something is measured to it or sent to it: its
// headquarters; where that is destroyed or it never had one, the base of it that is nearest to
// `from`, or the first; nothing where none is left. [LAF-8]
std::optional<PieceId> seat_of_command(const State& state, int formation);
std::optional<PieceId> seat_of_command(const State& state, int formation, Point from);

// Whether the base may act when its unit does: near enough to its headquarters, or to the nearest
// other base where that is gone. [LAF-9]
bool in_command(const State& state, const Base& base);

// Whether one sees the other: the ground between does not stop the line. Arcs are fire's own
// business. [LAF-43] [GEN-17]
bool sees(const State& state, const Lie& lie, const Base& from, const Base& to);

bool in_cover(const State& state, const Lie& lie, const Base& base);     // [LAF-69]
bool is_built_up(const State& state, const Lie& lie, const Base& base);  // [LAF-57]
bool in_a_trench(const State& state, const Lie& lie, const Base& base);  // [LAF-57] [LAF-68c]

}  // namespace galloper::land_and_freedom
