#pragma once

#include <string_view>

#include "common/game/ruleset.h"

namespace galloper::wire {

// A scenario from the text of its file (proto/galloper/scenario/v1 says how it is written). `name`
// is the file's, without its ending. Whether the ruleset can set it up is the ruleset's to say.
//
// The fault names all that was found wrong, a line each: "platoon-attack, line 12: ...".
Result<Scenario, Fault> read_scenario(std::string_view name, std::string_view text);

}  // namespace galloper::wire
