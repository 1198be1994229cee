#pragma once

#include <string>

#include "common/rehearsal/rehearse.h"

// Rehearsals as they lie in the tree, and the scenarios that they name.
namespace galloper::rehearsal {

std::string read_file(const std::string& path);
Result<Scenario, std::string> find_scenario(const std::string& name);

}  // namespace galloper::rehearsal
