#pragma once

#include "common/rulesets/bravado/sums/nerve.h"
#include "common/rulesets/bravado/sums/throws.h"

// Leaders: rallying, falling and being replaced.
namespace galloper::bravado {

// The Bravado that the dice of a rally are held against. `thrown` is the average die thrown for a
// team at 0, which gives way to the leader's own unless he has none left. [BRV-57]
constexpr int rally_bravado(int leader, int team, int thrown, RallyZero zero)
{
    if (team > 0) return leader;
    return zero == RallyZero::Temporary || leader == 0 ? thrown : leader;
}

// The same as a chance, over the average die as well where one is thrown.
struct RallyChance {
    int good = 0;
    int in = all_ways;
};
RallyChance rally_chance(DiceKind kind, int leader, int team, const Rally& test, RallyZero zero);

// A natural leader comes forward on a D10 of 1 or 10. [BRV-52]
constexpr bool natural_leader_appears(int d10) { return d10 == 1 || d10 == 10; }

}  // namespace galloper::bravado
