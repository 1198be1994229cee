// Assaults from the bravery die to the end. Two rifle bases stand 10 cm before a base in a village:
// within their reach over country.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Assaults : public testing::Test {
protected:
    Assaults()
    {
        field.battalion(nationalists, own, 0, cm(50, 10));
        field.battalion(republicans, other, 0, cm(50, 60));
        field.ground("village", square(cm(40, 26), cm(60, 40)));
        left = field.rifles(own, cm(47, 20));
        right = field.rifles(own, cm(53, 20));
        // It has moved, and so does not fire as they come.
        target = field.base(other, {.at = cm(50, 30), .facing = {0, -1}, .moved = true});
        for (int i = 0; i < 4; ++i)
            field.base(other, {.at = cm(120 + 5 * i, 100), .facing = {0, -1}, .moved = true});
    }
    void assault_it() { field.go(own, {assault(left, target), assault(right, target)}); }
    Field field{};
    PieceId left{};
    PieceId right{};
    PieceId target{};
};

// [LAF-58] One die for all: 4 is not enough. Nobody moves, and their move is used up.
TEST_F(Assaults, WhoeverIsNotBraveStaysAndHasMoved)
{
    field.dice("bravery", {4});

    assault_it();

    EXPECT_EQ(field.find(left).at, cm(47, 20));
    EXPECT_EQ(field.find(right).at, cm(53, 20));
    EXPECT_TRUE(field.find(left).moved);
    EXPECT_TRUE(field.find(right).moved);
    EXPECT_FALSE(field.gone(target));
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-9] Judged as the unit begins to act, wherever its headquarters goes first: from 19 and 25 cm
// away to 29 and 35.
TEST_F(Assaults, AHeadquartersThatGoesFirstLeavesNobodyBehind)
{
    field.state.base(field.hq(own)).at = cm(24, 20);
    field.dice("bravery", {4});

    field.go(own,
             {move(field.hq(own), {cm(14, 20)}), assault(left, target), assault(right, target)});

    EXPECT_EQ(field.find(field.hq(own)).at, cm(14, 20));
    EXPECT_TRUE(field.find(left).moved);
    EXPECT_TRUE(field.find(right).moved);
}

// [LAF-59] The attackers throw 4 and add 1 for each of two: 6. The defender throws 2 and adds 2,
// and 1 for cover: 5. [LAF-62] It is captured. [LAF-60] It is fought for once, by both together.
TEST_F(Assaults, TheHigherTotalCaptures)
{
    field.dice("bravery", {5}).dice("melee", {4, 2});

    assault_it();

    EXPECT_TRUE(field.gone(target));
    EXPECT_EQ(field.state.tally[republicans.number].bases_lost, 1);
    EXPECT_FALSE(field.gone(left));
    EXPECT_FALSE(field.gone(right));
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-59] 1 and 2 are 3, against 3 and 3. [LAF-62] All that took part are captured.
TEST_F(Assaults, WhoeverLosesTheMeleeIsCaptured)
{
    field.dice("bravery", {6}).dice("melee", {1, 3});

    assault_it();

    EXPECT_TRUE(field.gone(left));
    EXPECT_TRUE(field.gone(right));
    EXPECT_FALSE(field.gone(target));
}

// [LAF-61] 3 and 2 against 2 and 3: they go back to where they set out, and nobody is lost.
TEST_F(Assaults, ATieIsTheDefenders)
{
    field.dice("bravery", {6}).dice("melee", {3, 2});

    assault_it();

    EXPECT_EQ(field.find(left).at, cm(47, 20));
    EXPECT_EQ(field.find(right).at, cm(53, 20));
    EXPECT_FALSE(field.gone(target));
}

}  // namespace
}  // namespace galloper::land_and_freedom
