#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/ruleset.h"
#include "common/rulesets/land_and_freedom/options.h"
#include "common/rulesets/land_and_freedom/terms.h"

namespace galloper::land_and_freedom {

// Of which level a scenario's "battalion HQ" is the headquarters; nothing for other pieces.
std::optional<Level> commanded_by(const std::string& kind);

// A formation as a scenario has it: its headquarters' piece.
struct Command {
    int number = 0;
    int under = 0;  // 0 is none
    Level level = Level::Battalion;
    std::string label{};
};

// Those of a side, ascending by number.
std::vector<Command> commands_of(const Scenario& scenario, Side side);

// The seats of a match: each side has one commander, or two who share its brigades (its battalions
// where there is one brigade), what stands above them going with the first. Nationalists first.
Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario, const Options& options);

}  // namespace galloper::land_and_freedom
