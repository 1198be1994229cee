#include "common/table/route.h"

#include <gtest/gtest.h>

#include "common/table/mesh_search.h"

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Point at(std::int32_t x, std::int32_t y) { return {{x}, {y}}; }

Polygon box(Point low, Point high) { return outline_of({low, high}); }

constexpr Area table{{}, {240_cm, 180_cm}};
constexpr Rates motorcycle{40_cm, 15_cm};
constexpr Rates cavalry{25_cm, 15_cm};

const Polygon river = box(at(12'000, 0), at(12'600, 18'000));
const Polygon bridge = box(at(11'900, 15'000), at(12'700, 15'400));

TEST(Routes, IsTheStraightLineWhereNothingIsBetter)
{
    const Going country;
    EXPECT_EQ(quickest(country, table, cavalry, at(100, 100), at(23'000, 17'000)),
              (Path{at(23'000, 17'000)}));
    EXPECT_EQ(quickest(country, table, cavalry, at(100, 100), at(100, 100)), (Path{at(100, 100)}));
    const Going road({box(at(0, 9'000), at(24'000, 9'300))}, {}, {});
    EXPECT_EQ(quickest(road, table, cavalry, at(0, 9'100), at(24'000, 9'200)),
              (Path{at(24'000, 9'200)}));
    // Roads that are slower than the country are no help.
    EXPECT_EQ(quickest(road, table, {10_cm, 20_cm}, at(0, 8'000), at(24'000, 8'000)),
              (Path{at(24'000, 8'000)}));
}

TEST(Routes, LeadNowhereFromOffTheTable)
{
    EXPECT_EQ(quickest({}, table, cavalry, at(-1, 0), at(100, 100)), std::nullopt);
    EXPECT_EQ(quickest({}, table, cavalry, at(100, 100), at(24'001, 0)), std::nullopt);
}

// Over country it pays to ride to the road on the slant, with country / road for the sine of the
// angle, as light does. From 25 cm beside it and two metres along it, and back again, that comes to
// 200 * country / road + 50 * cosine, in centimetres of country. [LAF-24]
TEST(Routes, GoRoundByTheRoadWhereThatIsQuicker)
{
    const Going road({box(at(0, 11'000), at(24'000, 11'300))}, {}, {});
    const Point from = at(2'000, 8'500);
    const Point to = at(22'000, 8'500);
    const auto least_country = [&](Rates rates) {
        const auto path = quickest(road, table, rates, from, to);
        EXPECT_TRUE(path);
        return *cost_of(road, rates, from, *path) / rates.cost({1}, false);
    };
    // 40 to 24: a sine of 3/5 and a cosine of 4/5, so 120 + 40.
    EXPECT_GE(least_country({40_cm, 24_cm}), 16'000);
    EXPECT_LE(least_country({40_cm, 24_cm}), 16'000 + 200);
    // 25 to 20: 4/5 and 3/5, so 160 + 30.
    EXPECT_GE(least_country({25_cm, 20_cm}), 19'000);
    EXPECT_LE(least_country({25_cm, 20_cm}), 19'000 + 200);
    // 25 to 24: 24/25 and 7/25, so 192 + 14, and straight on is 200.
    EXPECT_EQ(quickest(road, table, {25_cm, 24_cm}, from, to), (Path{to}));
}

// [LAF-33]
TEST(Routes, CrossRiversAtTheirBridges)
{
    const Going valley({}, {river}, {bridge});
    const auto path = quickest(valley, table, cavalry, at(9'000, 9'000), at(15'000, 9'000));

    ASSERT_TRUE(path);
    EXPECT_EQ(path->back(), at(15'000, 9'000));
    const Track track(at(9'000, 9'000), *path);
    EXPECT_EQ(valley.open(track), track.whole());
    // By the corners (12000, 15000) and (12600, 15000) it would be 6708.2 + 600 + 6462.2 = 13770.4:
    // nothing is shorter.
    EXPECT_GE(track.whole(), Length{13'770});
    EXPECT_LE(track.whole(), Length{13'770 + 200});
}

TEST(Routes, TakeTheNearerOfTwoBridges)
{
    const Polygon nearer = box(at(11'900, 5'000), at(12'700, 5'300));
    const Going valley({}, {river}, {bridge, nearer});
    const auto path = quickest(valley, table, cavalry, at(9'000, 9'000), at(15'000, 9'000));

    ASSERT_TRUE(path);
    for (const Point corner : *path) EXPECT_LE(corner.y, Length{9'000});
}

TEST(Routes, OverARiverWithoutABridgeThereAreNone)
{
    const Going valley({}, {river}, {});
    EXPECT_EQ(quickest(valley, table, cavalry, at(9'000, 9'000), at(15'000, 9'000)), std::nullopt);
    EXPECT_EQ(quickest(valley, table, cavalry, at(9'000, 9'000), at(12'300, 9'000)), std::nullopt);
    // Out of it there are.
    EXPECT_TRUE(quickest(valley, table, cavalry, at(12'300, 9'000), at(15'000, 9'000)));
    // A brook of two millimetres is as good as a river.
    const Going brook({}, {{at(0, 9'000), at(24'000, 5'000), at(24'000, 5'020), at(0, 9'020)}}, {});
    EXPECT_EQ(quickest(brook, table, cavalry, at(9'000, 1'000), at(15'000, 12'000)), std::nullopt);
}

TEST(Routes, FindBridgesAsNarrowAsTheyAreDrawn)
{
    for (const std::int32_t width : {150, 200, 300, 500})
        for (std::int32_t y = 3'000; y < 3'400; y += 37) {
            const Going valley({}, {river}, {box(at(11'990, y), at(12'610, y + width))});
            EXPECT_TRUE(quickest(valley, table, cavalry, at(9'000, 9'000), at(15'000, 9'000)))
                << width << " at " << y;
        }
}

TEST(Routes, FindBridgesThatLieAskew)
{
    // A river from corner to corner, 5 cm across; a bridge of 3 by 8 cm square to it. Facing
    // (4, 3) / 5 the banks' direction, so the bridge points to (-3, 4).
    const Polygon askew{at(0, 0), at(24'000, 18'000), at(23'700, 18'400), at(-300, 400)};
    for (std::int32_t along = 4'000; along < 4'400; along += 23) {
        const Point foot = at(4 * along / 5 * 4 + 100, 3 * along / 5 * 4 - 80);
        const Polygon across{foot, at(foot.x.tenths + 240, foot.y.tenths + 180),
                             at(foot.x.tenths + 240 - 480, foot.y.tenths + 180 + 640),
                             at(foot.x.tenths - 480, foot.y.tenths + 640)};
        const Going valley({}, {askew}, {across});
        EXPECT_TRUE(quickest(valley, table, cavalry, at(20'000, 2'000), at(2'000, 16'000)))
            << along;
    }
}

TEST(Routes, StayTheSameHoweverOftenTheyAreAskedFor)
{
    const Going valley({box(at(0, 15'100), at(24'000, 15'300))}, {river}, {bridge});
    Routes routes(valley, table);
    for (int i = 0; i < 3; ++i)
        for (const Point to : {at(15'000, 9'000), at(20'000, 1'000), at(2'000, 2'000)}) {
            const Point from = at(9'000, 7'000);
            EXPECT_EQ(routes.quickest(motorcycle, from, to),
                      quickest(valley, table, motorcycle, from, to));
            EXPECT_EQ(routes.quickest(cavalry, to, from),
                      quickest(valley, table, cavalry, to, from));
        }
}

}  // namespace
}  // namespace galloper
