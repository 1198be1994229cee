#include "common/rulesets/bravado/sums/leaders.h"

namespace galloper::bravado {

RallyChance rally_chance(DiceKind kind, int leader, int team, const Rally& test, RallyZero zero)
{
    constexpr int average_faces = 6;
    const int added = sum_of(modifiers(test));
    if (team > 0 || (zero == RallyZero::Leader && leader > 0))
        return {ways_below(kind, leader + added), all_ways};
    RallyChance chance{0, all_ways * average_faces};
    for (int face = 1; face <= average_faces; ++face)
        chance.good += ways_below(kind, average_number(face) + added);
    return chance;
}

}  // namespace galloper::bravado
