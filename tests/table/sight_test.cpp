#include "common/table/sight.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Point at(std::int32_t x, std::int32_t y) { return {{x}, {y}}; }

Polygon box(Point low, Point high) { return outline_of({low, high}); }

// A hill of a level between x = 100 and x = 200, and one of two levels between 300 and 400.
const SightLines hills({{.outline = box(at(100, 0), at(200, 1000)), .height = 1},
                        {.outline = box(at(300, 0), at(400, 1000)), .height = 2}},
                       2_cm);

// [GEN-17]
TEST(SightLines, IsBlockedByAHillHigherThanBothEnds)
{
    EXPECT_FALSE(hills.clear(at(0, 500), at(250, 500)));   // over the low hill, from the table
    EXPECT_TRUE(hills.clear(at(150, 500), at(250, 500)));  // from the low hill down
    EXPECT_FALSE(hills.clear(at(150, 500), at(500, 500)));
    EXPECT_TRUE(hills.clear(at(0, 500), at(350, 500)));  // the high hill looks over the low one
    EXPECT_TRUE(hills.clear(at(0, 500), at(50, 600)));
    EXPECT_TRUE(hills.clear(at(0, 1001), at(500, 1001)));
}

TEST(SightLines, AHillHoldsItsEdge)
{
    EXPECT_EQ(hills.height_at(at(99, 500)), 0);
    EXPECT_EQ(hills.height_at(at(100, 500)), 1);
    EXPECT_EQ(hills.height_at(at(400, 1000)), 2);
    EXPECT_TRUE(hills.clear(at(100, 500), at(250, 500)));
    EXPECT_FALSE(hills.clear(at(0, 1000), at(250, 1000)));  // along the edge
    EXPECT_FALSE(hills.clear(at(50, 950), at(150, 1050)));  // by the corner (100, 1000)
    EXPECT_TRUE(hills.clear(at(49, 950), at(149, 1050)));
}

TEST(SightLines, TheHighestOfHillsUponHillsCounts)
{
    const SightLines sight({{.outline = box(at(0, 0), at(900, 900)), .height = 1},
                            {.outline = box(at(300, 300), at(600, 600)), .height = 2}},
                           2_cm);
    EXPECT_EQ(sight.height_at(at(450, 450)), 2);
    EXPECT_EQ(sight.height_at(at(100, 450)), 1);
    EXPECT_FALSE(sight.clear(at(100, 450), at(800, 450)));
    EXPECT_TRUE(sight.clear(at(100, 450), at(450, 450)));
    EXPECT_TRUE(sight.clear(at(100, 200), at(800, 200)));
}

// [GEN-17]
TEST(SightLines, GoesTwoCentimetresIntoWoodAndNotMore)
{
    const SightLines wood({{.outline = box(at(1000, 0), at(2000, 1000)), .dense = true}}, 2_cm);

    EXPECT_TRUE(wood.clear(at(500, 500), at(1200, 500)));
    EXPECT_FALSE(wood.clear(at(500, 500), at(1201, 500)));
    EXPECT_TRUE(wood.clear(at(1300, 500), at(1500, 500)));  // both in it
    EXPECT_FALSE(wood.clear(at(1300, 500), at(1501, 500)));
    EXPECT_TRUE(wood.clear(at(1300, 500), at(1420, 660)));  // 3, 4, 5: 200
    EXPECT_FALSE(wood.clear(at(1300, 500), at(1420, 661)));
    // Across the corner (1000, 0) on 3, 4, 5: in at (1000, 120) and out at (1160, 0), 200.
    EXPECT_TRUE(wood.clear(at(600, 420), at(1320, -120)));
    EXPECT_FALSE(wood.clear(at(600, 421), at(1320, -119)));
}

TEST(SightLines, WoodExactlyAsDeepAsOneSeesIsSeenThrough)
{
    // Crossed at every slope and from every distance: 3, 4, 5 upon a strip that is 160 deep comes
    // to 200 exactly, whatever fractions of the line its ends are.
    const SightLines strip({{.outline = box(at(0, 0), at(9000, 160)), .dense = true}}, 2_cm);
    const SightLines deeper({{.outline = box(at(0, 0), at(9000, 161)), .dense = true}}, 2_cm);
    for (std::int32_t before = 0; before < 60; ++before)
        for (std::int32_t beyond = 0; beyond < 60; ++beyond) {
            const Point a = at(4000 - 3 * before, -4 * before);
            const Point b = at(4120 + 3 * beyond, 160 + 4 * beyond);
            EXPECT_TRUE(strip.clear(a, b));
            EXPECT_TRUE(strip.clear(b, a));
            EXPECT_EQ(deeper.clear(a, b), beyond == 0);
            EXPECT_EQ(deeper.clear(b, a), beyond == 0);
        }
}

// [GEN-17]
TEST(SightLines, StretchesOfWoodAddUpAndWhatTwoCoverCountsOnce)
{
    const auto strip = [](std::int32_t from, std::int32_t to) {
        return Obstacle{.outline = box(at(from, 0), at(to, 1000)), .dense = true};
    };
    const Point a = at(0, 500);
    const Point b = at(2000, 500);
    EXPECT_TRUE(SightLines({strip(500, 600), strip(900, 1000)}, 2_cm).clear(a, b));
    EXPECT_FALSE(SightLines({strip(500, 600), strip(900, 1001)}, 2_cm).clear(a, b));
    EXPECT_TRUE(SightLines({strip(500, 650), strip(550, 700)}, 2_cm).clear(a, b));
    EXPECT_FALSE(SightLines({strip(500, 650), strip(550, 701)}, 2_cm).clear(a, b));
    EXPECT_TRUE(SightLines({strip(500, 600), strip(600, 700)}, 2_cm).clear(a, b));
    EXPECT_TRUE(SightLines({strip(500, 700), strip(520, 540), strip(500, 700)}, 2_cm).clear(a, b));
}

TEST(SightLines, IntoAHorseshoeOnlyWhatIsWoodCounts)
{
    // A U open to the top: arms of 100, the ground between them free.
    const Polygon horseshoe{at(0, 0),     at(500, 0),   at(500, 500), at(400, 500),
                            at(400, 100), at(100, 100), at(100, 500), at(0, 500)};
    const SightLines sight({{.outline = horseshoe, .dense = true}}, 2_cm);
    EXPECT_TRUE(sight.clear(at(-300, 300), at(800, 300)));  // 100 and 100
    EXPECT_FALSE(sight.clear(at(-300, 50), at(800, 50)));
    EXPECT_TRUE(sight.clear(at(250, 300), at(800, 300)));
    EXPECT_FALSE(sight.clear(at(-300, 100), at(800, 100)));  // along the inner edge: it is wood
    EXPECT_FALSE(sight.clear(at(-300, 0), at(800, 0)));      // and so is the outer one
    EXPECT_TRUE(sight.clear(at(-300, 500), at(800, 500)));   // along both ends of the arms: 200
}

TEST(SightLines, OfOneselfIsClear)
{
    const SightLines sight({{.outline = box(at(0, 0), at(500, 500)), .height = 3, .dense = true}},
                           {});
    EXPECT_TRUE(sight.clear(at(100, 100), at(100, 100)));
    EXPECT_FALSE(sight.clear(at(100, 100), at(101, 100)));
    EXPECT_TRUE(SightLines({}, {}).clear(at(0, 0), at(100'000, 100'000)));
    EXPECT_TRUE(SightLines({{.outline = {}, .dense = true}}, {}).clear(at(0, 0), at(10, 10)));
}

TEST(SightLines, HoldsFromCornerToCornerOfTheLargestTable)
{
    const SightLines sight(
        {{.outline = box(at(40'000, 40'000), at(60'000, 60'000)), .dense = true}},
        {std::numeric_limits<std::int32_t>::max()});
    EXPECT_TRUE(sight.clear(at(0, 0), at(100'000, 100'000)));
    // 20000 * the root of 2 = 28284.27.
    const Obstacle wood{.outline = box(at(40'000, 40'000), at(60'000, 60'000)), .dense = true};
    EXPECT_FALSE(SightLines({wood}, {28'284}).clear(at(0, 0), at(100'000, 100'000)));
    EXPECT_TRUE(SightLines({wood}, {28'285}).clear(at(0, 0), at(100'000, 100'000)));
}

}  // namespace
}  // namespace galloper
