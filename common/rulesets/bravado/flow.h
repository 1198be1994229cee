#pragma once

#include "common/rulesets/bravado/step.h"

// The frame's own parts of a step. See step.h for how they are called.
namespace galloper::bravado {

// turn.cpp: a new turn, from the replacement of leaders to the open sheets. [BRV-12]
void begin_turn(Step& step);

// cover_at_end.cpp: step 9 begins. Each sheet whose standing answer leaves it to the player, and
// that has a team it may matter for, is asked; for the others it is settled here. Then, the answer
// of a player who was asked.
void begin_cover(Step& step);
void end_with_cover(Step& step, Sheet& sheet, const std::vector<PieceId>& teams);

}  // namespace galloper::bravado
