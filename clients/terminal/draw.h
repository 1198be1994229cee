#pragma once

#include <string>

#include "clients/terminal/roster.h"

// A picture as lines of text. None is over 100 columns unless the words in it are.
namespace galloper::terminal {

// The table seen from above, north up: each piece by its number on the roster, ground by the first
// letter of its kind, the inside of cones by colons. Where several pieces stand, the lowest and a
// plus.
std::string draw_table(const SentPicture& picture, const Roster& roster);

// What stands where: pieces by side, ground, gauges and facts.
std::string list_pieces(const SentPicture& picture, const Roster& roster);
std::string list_ground(const SentPicture& picture);
std::string list_standing(const SentPicture& picture);

}  // namespace galloper::terminal
