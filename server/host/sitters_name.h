#pragma once

#include <optional>
#include <string>

namespace galloper {

// A name that somebody wants to be called by: 1 to 40 characters, at least one of which can be seen
// and none of which moves the cursor, turns the direction of writing or is there without being
// seen, so that no two names look alike and are not. Joiners and selectors, which keyboards put
// into signs of their own accord, are left out of it. Nothing where it is none.
std::optional<std::string> name_for_a_seat(const std::string& words);

}  // namespace galloper
