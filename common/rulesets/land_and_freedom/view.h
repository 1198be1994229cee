#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/known.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"

// What offers, forecasts and counsel ask of what a viewer knows: measures.h over again, on Known.
namespace galloper::land_and_freedom {

Point place_of(const Known& known, const KnownBase& base);
Footprint footprint_of(const Known& known, const KnownBase& base);
Length between(const Known& known, const KnownBase& a, const KnownBase& b);
bool within_reach(const Known& known, const KnownBase& a, const KnownBase& b, Length reach);
const KnownFormation* unit_of(const Known& known, const KnownBase& base);
std::vector<PieceId> bases_of(const Known& known, int formation);
std::optional<PieceId> seat_of_command(const Known& known, int formation);
std::optional<PieceId> seat_of_command(const Known& known, int formation, Point from);
bool in_command(const Known& known, const KnownBase& base);
bool sees(const Known& known, const Lie& lie, const KnownBase& from, const KnownBase& to);
bool in_cover(const Known& known, const Lie& lie, const KnownBase& base);
bool is_built_up(const Known& known, const Lie& lie, const KnownBase& base);
bool in_a_trench(const Known& known, const Lie& lie, const KnownBase& base);

// Of one's own side: whether the unit may go at the level that is called. [LAF-16] [LAF-30]
bool may_go(const Known& known, const KnownFormation& unit);

// The viewer's own drafted orders for a base, or nullptr.
const BaseOrder* draft_of(const Known& known, PieceId base);

// Whether the viewer's seat commands the base's formation.
bool is_mine(const Known& known, const KnownBase& base);

}  // namespace galloper::land_and_freedom
