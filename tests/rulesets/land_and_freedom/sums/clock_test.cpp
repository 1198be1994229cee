// What the clock comes to, by plain numbers.

#include "common/rulesets/land_and_freedom/sums/clock.h"

#include <gtest/gtest.h>

namespace galloper::land_and_freedom {
namespace {

// [LAF-17]
TEST(ClockSums, EitherDieIsTaken)
{
    EXPECT_EQ(drop_of(2, 5, ClockPick::Higher), 5);
    EXPECT_EQ(drop_of(2, 5, ClockPick::Lower), 2);
    EXPECT_EQ(drop_of(4, 4, ClockPick::Lower), 4);
    EXPECT_EQ(clock_after(14, 5), 9);
    EXPECT_EQ(clock_after(3, 5), 0);
}

// [GEN-21] A question whose answers come to the same thing is none.
TEST(ClockSums, AChoiceBetweenTwoThatBothEndTheTurnIsNone)
{
    EXPECT_TRUE(dice_differ(14, 2, 5));
    EXPECT_FALSE(dice_differ(14, 3, 3));
    EXPECT_TRUE(dice_differ(3, 2, 5));
    EXPECT_FALSE(dice_differ(2, 2, 5));
}

// [LAF-17] Of the 36 ways of two dice 11 show a 6 as the higher, and 1 as the lower.
TEST(ClockSums, WaysAreCountedOverAllDice)
{
    EXPECT_EQ(ways_to_last(14, 0, ClockPick::Higher).good, 1);
    EXPECT_EQ(ways_to_last(6, 1, ClockPick::Higher).good, 36 - 11);
    EXPECT_EQ(ways_to_last(6, 1, ClockPick::Lower).good, 36 - 1);
    // Two throws leave something of 3 if they take 1 and 1: 1 way each, or 11 each.
    EXPECT_EQ(ways_to_last(3, 2, ClockPick::Higher).good, 1);
    EXPECT_EQ(ways_to_last(3, 2, ClockPick::Lower).good, 11 * 11);
    EXPECT_EQ(ways_to_last(3, 2, ClockPick::Lower).in, 36 * 36);
}

// [LAF-16] The printed check: with four levels in play above it, level 1 comes in 7% of turns if
// the controller takes the higher die, and in 88% if the lower.
TEST(ClockSums, LevelOneBelowFourOthers)
{
    EXPECT_EQ(percent_to_act(14, 4, ClockPick::Higher), 7);
    EXPECT_EQ(percent_to_act(14, 4, ClockPick::Lower), 88);
    EXPECT_EQ(percent_to_act(14, 0, ClockPick::Higher), 100);
    EXPECT_EQ(percent_to_act(14, 13, ClockPick::Lower), 0);
}

// In hundredths: one phase for certain, and one more for each throw that leaves something. What is
// beyond ten throws is below a hundredth.
int phases_a_turn(ClockPick pick)
{
    std::int64_t hundredths = 0;
    for (int throws = 0; throws <= most_throws; ++throws) {
        const Ways ways = ways_to_last(14, throws, pick);
        hundredths += 100 * ways.good / ways.in;
    }
    return static_cast<int>(hundredths);
}

// [LAF-16] The printed averages: 3.6 phases with the higher die, 6.0 with the lower. Each of eleven
// terms is rounded down by less than a hundredth.
TEST(ClockSums, ATurnHasSoManyPhasesOnAverage)
{
    EXPECT_NEAR(phases_a_turn(ClockPick::Higher), 360, 11);
    EXPECT_NEAR(phases_a_turn(ClockPick::Lower), 600, 11);
}

}  // namespace
}  // namespace galloper::land_and_freedom
