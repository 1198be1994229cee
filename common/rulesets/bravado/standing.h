#pragma once

#include "common/rulesets/bravado/step.h"

namespace galloper::bravado {

// standing.cpp: answers the open question if its player has left a standing answer to it, and says
// whether it did. [GEN-13] [GEN-21]
bool answer_as_standing(Step& step);

// answers.cpp: what an answer does. Each closes the question first, which must be the open one.
void answer_on(Step& step);                      // SetOut, Reveal, PressOn: go on
void answer_stop(Step& step, Length at_most);    // SetOut: no farther than this along the way
void answer_halt(Step& step);                    // Reveal: stop here
void answer_cover(Step& step);                   // PressOn, Exposed: take cover
void answer_stay_up(Step& step);                 // Exposed
void answer_bayonet(Step& step, PieceId team);   // Bayonet: this one goes in
void answer_nobody(Step& step);                  // Bayonet: nobody of this seat does
void answer_aim(Step& step, std::size_t which);  // Aim: a direction by its place in the question

}  // namespace galloper::bravado
