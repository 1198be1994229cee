#pragma once

#include <stdexcept>
#include <string>

namespace galloper {

// Thrown when our own code is wrong. The host parks the match with these words and every other
// match plays on. Nothing in the core catches it, and nothing a player sends can cause it.
class Broken : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Holds what must be true if our own code is right. It is on in every build.
inline void check(bool holds, const char* what, const char* file = __builtin_FILE(),
                  int line = __builtin_LINE())
{
    if (holds) return;
    throw Broken(std::string(file) + ":" + std::to_string(line) + ": " + what);
}

}  // namespace galloper
