#include "common/rulesets/bravado/sums/throws.h"

#include <gtest/gtest.h>

namespace galloper::bravado {
namespace {

constexpr DiceKind ordinary = DiceKind::Ordinary;
constexpr DiceKind average = DiceKind::Average;

// [GEN-6]
TEST(Throws, TheAverageDieShowsTwoThreeThreeFourFourFive)
{
    int sum = 0;
    for (int face = 1; face <= 6; ++face) sum += average_number(face);

    EXPECT_EQ(sum, 21);  // six faces with a mean of 3.5
    EXPECT_EQ(number_on(average, 1), 2);
    EXPECT_EQ(number_on(average, 3), 3);
    EXPECT_EQ(number_on(average, 4), 4);
    EXPECT_EQ(number_on(average, 6), 5);
}

// [BRV-16] 27.8 % against 16.7 %.
TEST(Throws, AverageDiceDoubleByNumberInTenOfThirtySixWays)
{
    EXPECT_EQ(ways_double(ordinary, AvdDouble::Number), 6);
    EXPECT_EQ(ways_odd_double(ordinary, AvdDouble::Number), 3);
    EXPECT_EQ(ways_double(average, AvdDouble::Number),
              10);  // 2-2 and 5-5 once, 3-3 and 4-4 fourfold
    EXPECT_EQ(ways_odd_double(average, AvdDouble::Number), 5);
}

// [BRV-16]
TEST(Throws, ByFaceTheTwoThreesOfAnAverageDieAreNoDouble)
{
    EXPECT_TRUE((TwoDice{average, 2, 3}.is_double(AvdDouble::Number)));
    EXPECT_FALSE((TwoDice{average, 2, 3}.is_double(AvdDouble::Face)));
    EXPECT_EQ(ways_double(average, AvdDouble::Face), 6);
    EXPECT_EQ(ways_odd_double(average, AvdDouble::Face), 3);
}

// [BRV-17]
TEST(Throws, ADoubleIsOddByItsNumberAndNotByItsFace)
{
    EXPECT_TRUE((TwoDice{average, 2, 2}.is_odd_double(AvdDouble::Face)));   // 3-3
    EXPECT_FALSE((TwoDice{average, 1, 1}.is_odd_double(AvdDouble::Face)));  // 2-2
    EXPECT_FALSE((TwoDice{average, 5, 5}.is_odd_double(AvdDouble::Face)));  // 4-4
    EXPECT_TRUE((TwoDice{ordinary, 5, 5}.is_odd_double(AvdDouble::Number)));
}

// [GEN-3] [BRV-17] The table at the head of the chapter.
TEST(Throws, BelowLeavesOutTheNumberThatOrLessTakesIn)
{
    EXPECT_EQ(all_ways - ways_or_less(ordinary, 8), 10);
    EXPECT_EQ(ways_below(ordinary, 8), 21);
    EXPECT_EQ(all_ways - ways_or_less(average, 8), 5);  // 4+5 fourfold, 5+5 once
    EXPECT_EQ(ways_below(average, 8), 23);
}

// [BRV-62]
TEST(Throws, AnAverageDieHasNoOne)
{
    const auto shows_a_one = [](TwoDice thrown) { return thrown.shows_a_one(); };

    EXPECT_EQ(ways(ordinary, shows_a_one), 11);  // 36 - 5 * 5
    EXPECT_EQ(ways(average, shows_a_one), 0);
}

// [GEN-4]
TEST(Throws, ModifiersAreSummedFirst)
{
    EXPECT_EQ(sum_of({{"leader", 1}, {"covering fire", 2}, {"close range", -2}}), 1);
    EXPECT_EQ(sum_of({}), 0);
}

TEST(Throws, TheLogShowsTheNumbersAndNotTheFaces)
{
    EXPECT_EQ(shown({average, 1, 6}), (std::vector<Die>{{0, 2}, {0, 5}}));
    EXPECT_EQ(shown({ordinary, 1, 6}), (std::vector<Die>{{6, 1}, {6, 6}}));
}

}  // namespace
}  // namespace galloper::bravado
