#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace galloper::terminal {

struct Rehearsing {
    std::string file{};
    std::vector<std::string> viewers{};  // none: everybody
    std::string scenarios = "common/rulesets";
};

// Plays a rehearsal, prints what its viewers are told, and then what was not as the file has it.
// What it gives is for the shell: 0 where all was, 1 where something was not, 2 without a file.
int rehearse_file(const Rehearsing& rehearsing, std::ostream& out, std::ostream& faults);

}  // namespace galloper::terminal
