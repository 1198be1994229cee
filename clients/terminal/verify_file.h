#pragma once

#include <string>

#include "clients/terminal/console.h"

namespace galloper::terminal {

// Reads a match file and says what is true of it, a finding a line. 0 where nothing is wrong, 1
// where something is, 2 where it cannot be read: what verify returns to the shell.
int verify_file(Console& console, const std::string& file);

}  // namespace galloper::terminal
