#pragma once

#include <string>
#include <vector>

#include "common/game/report.h"

namespace galloper {

// The great moments of a report, in the order in which they were said.
inline std::vector<std::string> moments(const Report& report)
{
    std::vector<std::string> moments;
    for (const Line& line : report.lines)
        if (!line.moment.empty()) moments.push_back(line.moment);
    return moments;
}

}  // namespace galloper
