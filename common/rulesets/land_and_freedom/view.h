#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/known.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"

// What offers, forecasts and counsel ask of what a viewer knows: measures.h over again, on Known.
namespace galloper::land_and_freedom {

Footing footing_of(const Known& known, const KnownBase& base);
Length between(const Known& known, const KnownBase& a, const KnownBase& b);
int unit_of(const Known& known, const KnownBase& base);
std::vector<PieceId> bases_of(const Known& known, int formation);
std::optional<PieceId> seat_of_command(const Known& known, int formation);
bool in_command(const Known& known, const KnownBase& base);
bool sees(const Known& known, const KnownBase& from, const KnownBase& to);
bool in_cover(const Known& known, const KnownBase& base);
bool in_a_village(const Known& known, const KnownBase& base);

// The viewer's own drafted orders for a base, or nullptr.
const BaseOrder* draft_of(const Known& known, PieceId base);

// Its own side's bases that the viewer's seat commands.
bool is_mine(const Known& known, const KnownBase& base);

}  // namespace galloper::land_and_freedom
