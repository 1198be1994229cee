// [BRV-3] to [BRV-5a]: the deck, and where its cards lie.

#include "common/rulesets/bravado/cards.h"

#include <gtest/gtest.h>

#include <set>

#include "common/dice/loaded_dice.h"
#include "tests/support/seeded_dice.h"

namespace galloper::bravado {
namespace {

constexpr std::uint64_t many = 2000;

int pictures_among(const std::array<Face, cards_laid>& six)
{
    return static_cast<int>(
        std::count_if(six.begin(), six.end(), [](Face face) { return face.is_picture(); }));
}

// [BRV-3]
TEST(Deck, SixDifferentCardsAreLaidAndOneAtLeastIsAPicture)
{
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        SeededDice dice(seed, 0);
        const auto six = deal(dice);

        EXPECT_EQ(std::set<Face>(six.begin(), six.end()).size(), 6u);
        EXPECT_GE(pictures_among(six), 1);
        for (const Face face : six) {
            EXPECT_GE(face.rank, 1);
            EXPECT_LE(face.rank, 13);
        }
    }
}

// [BRV-3] All 52 cards are in the deck, and the picture that is taken first may end up anywhere.
TEST(Deck, EveryCardCanBeDrawnAndAPictureCanLieInEveryPlace)
{
    std::set<Face> seen;
    std::set<std::size_t> places;
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        SeededDice dice(seed, 0);
        const auto six = deal(dice);
        seen.insert(six.begin(), six.end());
        if (pictures_among(six) == 1)
            for (std::size_t i = 0; i < six.size(); ++i)
                if (six[i].is_picture()) places.insert(i);
    }

    EXPECT_EQ(seen.size(), 52u);
    EXPECT_EQ(places.size(), 6u);
}

// [BRV-3] Among the five that follow there are on average 5 x 11 / 51 pictures, so 2.08 in all. The
// mean of 2000 deals strays from it by less than 0.1: four times its standard error of 0.02.
TEST(Deck, OnAverageTwoGunsLieThere)
{
    int pictures = 0;
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        SeededDice dice(seed, 0);
        pictures += pictures_among(deal(dice));
    }

    EXPECT_GT(pictures, 3960);  // 1.98 a deal
    EXPECT_LT(pictures, 4360);  // 2.18
}

// [BRV-3] The draws are those of the rule: 1 of 12 pictures, then of 51, 50, 49, 48 and 47 cards,
// then the shuffle.
TEST(Deck, IsDrawnOneCardAfterAnother)
{
    LoadedDice dice;
    dice.load("picture card", {12});
    dice.load("deal", {51, 50, 49, 48, 47});
    dice.load("shuffle", {1, 5, 4, 3, 2});

    const auto six = deal(dice);

    EXPECT_TRUE(dice.all_rolled());
    EXPECT_TRUE(six[5].is_picture());  // first and last have changed places
    EXPECT_EQ(pictures_among(six), 1);
}

TEST(Deck, AFaceIsCalledByItsName)
{
    EXPECT_EQ(name_of({Suit::Spades, 12}), "the queen of spades");
    EXPECT_EQ(name_of({Suit::Hearts, 1}), "the ace of hearts");
    EXPECT_TRUE((Face{Suit::Clubs, 11}).is_picture());
    EXPECT_FALSE((Face{Suit::Clubs, 10}).is_picture());
}

// [BRV-5] [GEN-2] Two may lie together, three may not, and 4 inches is still together.
TEST(Spacing, AtMostOneOtherCardLiesWithinFourInches)
{
    EXPECT_TRUE(keeps_spacing({{0_in, 0_in}, {3_in, 0_in}, {20_in, 0_in}}));
    EXPECT_FALSE(keeps_spacing({{0_in, 0_in}, {3_in, 0_in}, {0_in, 3_in}}));
    EXPECT_FALSE(keeps_spacing({{0_in, 0_in}, {4_in, 0_in}, {8_in, 0_in}}));
    EXPECT_TRUE(keeps_spacing({{0_in, 0_in}, {4_in, 0_in}, {8_in + Length{1}, 0_in}}));
}

std::vector<CardSpot> spots_apart(int count, int gap)
{
    std::vector<CardSpot> spots;
    for (int i = 0; i < count; ++i) spots.push_back({{inches(i * gap), 0_in}, {0, -1}});
    return spots;
}

// [BRV-5a] Of nine places that lie well apart, six can be chosen in 9!/(6! 3!) = 84 ways.
TEST(Layouts, AllChoicesOfSixAreThere)
{
    EXPECT_EQ(layouts(spots_apart(9, 5)).size(), 84u);
    EXPECT_EQ(layouts(spots_apart(6, 5)).size(), 1u);
    EXPECT_TRUE(layouts(spots_apart(5, 5)).empty());
}

// [BRV-5] [BRV-5a] Nine places in a row 4 inches apart: no three neighbours may be chosen together.
// The three that are left out part the six into four runs of 0 to 2: as many ways as the factor of
// x^6 in (1 + x + x^2)^4 = 1 + 4x + 10x^2 + 16x^3 + 19x^4 + 16x^5 + 10x^6 + ..., which is 10.
TEST(Layouts, OnlyThoseThatKeepTheSpacingAreThere)
{
    const auto choices = layouts(spots_apart(9, 4));

    EXPECT_EQ(choices.size(), 10u);
    for (const Layout& layout : choices)
        for (std::size_t i = 2; i < layout.size(); ++i) EXPECT_GT(layout[i], layout[i - 2] + 2);
}

}  // namespace
}  // namespace galloper::bravado
