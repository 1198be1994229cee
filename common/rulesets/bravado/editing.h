#pragma once

#include <string>

#include "common/game/edit.h"
#include "common/rulesets/bravado/state.h"

// The parts of edit(). Each returns why it is refused, or nothing.
namespace galloper::bravado {

bool is_a_piece(const State& state, PieceId id);

std::string place(State& state, const edits::PlacePiece& edit);
std::string move(State& state, PieceId piece, Point to);
std::string turn(State& state, PieceId piece, Facing facing);
std::string remove(State& state, PieceId piece);
std::string set_stat(State& state, const edits::SetStat& edit);
std::string set_badge(State& state, const edits::SetBadge& edit);
std::string set_face(State& state, const edits::SetFace& edit);
std::string set_fact(State& state, const Fact& fact);

// Closes what an edit has left hanging: a move whose team is gone or was set elsewhere, a question
// about pieces that are gone or no longer what it was put for, orders and places in order of teams
// that are gone, leaders without their team.
void mend(State& state);

}  // namespace galloper::bravado
