#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/edit.h"
#include "common/rulesets/land_and_freedom/state.h"

// The parts of edit(). Each returns why it is refused, or nothing.
namespace galloper::land_and_freedom {

bool is_a_piece(const State& state, PieceId id);

// placing.cpp: bases set down, moved, turned and taken away. What is taken away by hand is no loss:
// it is as if it had never been there. [GEN-18]
std::string place(State& state, const edits::PlacePiece& edit);
std::string move(State& state, PieceId piece, Point to);
std::string turn(State& state, PieceId piece, Facing facing);
std::string remove(State& state, PieceId piece);

// setting.cpp: points, what a base is like, turns, the clock and who holds which ground.
std::string set_stat(State& state, const edits::SetStat& edit);
std::string set_badge(State& state, const edits::SetBadge& edit);
std::string set_fact(State& state, const Fact& fact);

// mending.cpp: closes what an edit has left hanging: what is written down for the gone, a unit that
// cannot go on, a move whose base is gone or stands elsewhere, a question about such a move, and
// what is seen.
void mend(State& state);

}  // namespace galloper::land_and_freedom
