#pragma once

#include <string>
#include <vector>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/sums/command.h"

// What the chapters on command use of one another: deal.cpp, clock.cpp, allocation.cpp, riders.cpp
// and recovery.cpp.
namespace galloper::land_and_freedom {

// recovery.cpp: whether some of the formation's bases are to recover, for points that have reached
// it; and at which level they do. [LAF-12]
bool is_to_recover(const State& state, const Formation& formation);
int recovery_level(const State& state, const Formation& formation);

// allocation.cpp: what the enemy has no part in is said to one seat alone.
void say_to_seat(Step& step, Seat seat, std::string text, std::vector<PieceId> about,
                 std::string rule);

// riders.cpp: riders who are not at home, and those at home who have a ride to lose, ride in this
// turn. [LAF-24] [LAF-27]
void begin_riding(State& state);

// deal.cpp: a formation's throw for its points, D3 or D6. [LAF-3] [LAF-5]
void throw_for_points(Step& step, Formation& formation, PieceId who);

// The free place beside a base that is nearest to a point; its own where there is none. [GEN-18]
Point place_beside(const Step& step, const Base& beside, const Base& newcomer, Point towards);

}  // namespace galloper::land_and_freedom
