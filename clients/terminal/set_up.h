#pragma once

#include <filesystem>
#include <string>

#include "clients/terminal/hot_seat.h"
#include "common/game/scenario.h"

namespace galloper::terminal {

// A scenario by the path of its file, or by its name somewhere below `folder`.
Result<Scenario, std::string> find_scenario(const std::filesystem::path& folder,
                                            const std::string& wanted);

// A game of a scenario for one keyboard. `wanted` is the path of its file, or its name somewhere
// below `folder`. The words say why there is none.
Result<HotSeat, std::string> set_up(const std::filesystem::path& folder, const std::string& wanted,
                                    const Options& chosen);

}  // namespace galloper::terminal
