#pragma once

#include <cstdint>

#include "common/rulesets/land_and_freedom/terms.h"

// What the clock comes to, from plain numbers. [LAF-14] to [LAF-18]
namespace galloper::land_and_freedom {

// What is taken from the clock: either die, as its controller likes. [LAF-17]
constexpr int drop_of(int a, int b, ClockPick pick)
{
    const int higher = a > b ? a : b;
    return pick == ClockPick::Higher ? higher : a + b - higher;
}

// The clock stops at nought. [LAF-17]
constexpr int clock_after(int clock, int drop) { return clock > drop ? clock - drop : 0; }

// Whether it makes a difference which die is taken: they differ, and one of them at least leaves
// something on the clock. [GEN-21]
constexpr bool dice_differ(int clock, int a, int b)
{
    return a != b && clock_after(clock, drop_of(a, b, ClockPick::Lower)) > 0;
}

// Of all the ways in which so many throws of two dice can fall, those that leave something on the
// clock when the same pick is taken each time. For no more throws than can be counted.
struct Ways {
    std::int64_t good = 0;
    std::int64_t in = 1;
};
inline constexpr int most_throws = 10;
Ways ways_to_last(int clock, int throws, ClockPick pick);

// The chance in a hundred that a level acts when so many others are called before it, since that
// many throws come first: rounded from the exact count to the nearest whole. [LAF-16]
int percent_to_act(int clock, int levels_before, ClockPick pick);

}  // namespace galloper::land_and_freedom
