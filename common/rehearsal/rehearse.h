#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/ids.h"
#include "common/base/result.h"
#include "common/game/scenario.h"

namespace galloper::rehearsal {

// What was told of one step, or of the table as it stood at first.
struct Scene {
    struct Block {
        Viewer viewer;
        std::string text{};
    };
    std::string heading{};        // empty at first
    std::vector<Block> blocks{};  // of those who were told something
};

struct Rehearsed {
    std::vector<ScenarioSeat> seats{};
    std::vector<Scene> scenes{};
    std::string faults{};  // what was not as the file has it, a line each; empty if all was
};

// Where scenarios come from by name: this layer reads no files.
using FindScenario = std::function<Result<Scenario, std::string>(const std::string& name)>;

// Plays a rehearsal (proto/galloper/scenario/v1/rehearsal.proto) from the text of its file, with
// its twins. It stops at the first step that cannot be taken, and goes on after whatever else is
// not as expected. `name` is the file's, for the faults.
Rehearsed rehearse(std::string_view name, std::string_view text, const FindScenario& find);

// The scenes as text, for these viewers as a file would name them; for everybody where there are
// none. The error says who there is.
Result<std::string, std::string> transcript(const Rehearsed& rehearsed,
                                            const std::vector<std::string>& viewers = {});

}  // namespace galloper::rehearsal
