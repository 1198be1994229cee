#pragma once

#include <string>
#include <utility>

#include "common/rulesets/land_and_freedom/settings.h"
#include "common/rulesets/land_and_freedom/terms.h"

// What headquarters have and give, from plain numbers. [LAF-5] to [LAF-29]
namespace galloper::land_and_freedom {

constexpr int d3_of(int d6) { return (d6 + 1) / 2; }  // [GEN-6]

// With what a headquarters throws for its points. [LAF-3] [LAF-5] [LAF-29]
constexpr bool throws_d3(Level level) { return acts(level); }

// What may be committed to the control roll: the points of a disordered headquarters are its own
// recovery's first. [LAF-11] [LAF-15]
constexpr int most_to_bid(int allowance, bool disordered)
{
    const int most = allowance - (disordered ? 1 : 0);
    return most > 0 ? most : 0;
}

// What is left to give after the bid and after the point that a disordered headquarters pays for
// itself. [LAF-11] [LAF-15]
constexpr int left_to_give(int allowance, int bid, bool disordered)
{
    return most_to_bid(allowance - bid, disordered);
}

// A headquarters recovers by itself, at once, if it has a point left for that, and not in the turn
// in which it was disordered. [LAF-11] [LAF-13]
constexpr bool can_recover_itself(int allowance, int bid, int disordered_in, int turn)
{
    return allowance - bid > 0 && disordered_in < turn;
}

// At which level a base of such a unit, with so many points, is freed of its disorder. [LAF-12]
constexpr int freed_at(DisorderClears rule, Level level, int points)
{
    const bool with_its_unit = rule == DisorderClears::OwnPhase && acts(level) && points > 1;
    return with_its_unit ? points : 1;
}

inline std::string counted(int number, std::string thing)  // "1 point", "3 points"
{
    return std::to_string(number) + " " + std::move(thing) + (number == 1 ? "" : "s");
}

// How points get from one headquarters to another. [LAF-8]
enum class Carry : std::uint8_t { AtHand, Radio, Rider, Nothing };

}  // namespace galloper::land_and_freedom
