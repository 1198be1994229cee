#pragma once

#include <optional>

#include "common/rulesets/land_and_freedom/sums/fire.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"
#include "common/rulesets/land_and_freedom/sums/pace.h"

// Where on a way defensive fire comes due, of plain values, so that a walk and its forecast cannot
// differ. Distances are asked first, arcs next and lines of sight last: a way leads past a hundred
// bases, and hardly one of them has a word to say. [LAF-52] [LAF-53]
namespace galloper::land_and_freedom {

// Who watches, and how near a mover must have come to him.
struct Watch {
    Firer firer{};
    Length from{};
};

// A way, and where on it the move ends.
struct Walk {
    const Course& course;
    Length ends{};
};

// How far it throws any dice at all at that mover: in disorder a rifle base has none at long range.
// [LAF-40] [LAF-42]
Length throws_within(const Firer& firer, const Target& mover, SmallArmsVsTank rule);

// Whether fire is due where the mover has come. A line of sight that was blocked is looked along
// anew at every fifth millimetre, and where the move ends. [LAF-52]
bool is_due(const Lie& lie, const Watch& watch, const Walk& walk, Length gone);

// The first such point over `from` and up to `to`.
std::optional<Length> first_due(const Lie& lie, const Watch& watch, const Walk& walk, Length from,
                                Length to);

}  // namespace galloper::land_and_freedom
