#pragma once

#include "common/rulesets/land_and_freedom/step.h"

namespace galloper::land_and_freedom {

// To whoever was not told the last line that is not said so.
void say_otherwise(Step& step, std::string text, std::vector<PieceId> about, std::string rule,
                   std::vector<Revealed> reveals);

// That a unit does something, to everybody. Under fog which of the enemy's tanks, guns and spotters
// it is cannot be told. [GEN-19]
void say_of_unit(Step& step, const Formation& unit, const std::string& does, std::string rule,
                 std::vector<Revealed> reveals);

// The line said last is of this base's end: a great moment where it is a headquarters. Whoever is
// told of the base sees what it is.
void mark_headquarters(Step& step, PieceId base);

// What the running unit has still to do comes out in another step than that in which it began.
void say_it_goes_on(Step& step);

}  // namespace galloper::land_and_freedom
