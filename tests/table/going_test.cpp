#include "common/table/going.h"

#include <gtest/gtest.h>

#include "common/base/check.h"

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Point at(std::int32_t x, std::int32_t y) { return {{x}, {y}}; }

Polygon box(Point low, Point high) { return outline_of({low, high}); }

// 20 by 12 cm. A road from left to right and a river from below to above; where they meet there is
// a bridge, and above it a ford.
const Polygon road = box(at(0, 500), at(2000, 530));
const Polygon river = box(at(1000, 0), at(1080, 1200));
const Polygon bridge = box(at(990, 490), at(1090, 540));
const Polygon ford = box(at(1000, 900), at(1080, 950));
const Going valley({road}, {river}, {bridge, ford});

// As a column on foot: 15 cm on roads, 10 over country.
constexpr Rates on_foot{15_cm, 10_cm};

// [LAF-33]
TEST(Going, IsPassableOverRiversAtBridgesAndFordsAlone)
{
    EXPECT_TRUE(valley.passable(at(999, 100)));
    EXPECT_FALSE(valley.passable(at(1000, 100)));  // banks belong to the river
    EXPECT_TRUE(valley.passable(at(1081, 100)));
    EXPECT_TRUE(valley.passable(at(1040, 515)));
    EXPECT_TRUE(valley.passable(at(1040, 540)));
    EXPECT_FALSE(valley.passable(at(1040, 541)));
    EXPECT_TRUE(valley.passable(at(1040, 900)));
    EXPECT_TRUE(Going().passable(at(1040, 100)));
}

TEST(Going, ABridgeUnderARoadIsRoadAndAFordIsNot)
{
    EXPECT_TRUE(valley.on_road(at(1040, 515)));
    EXPECT_FALSE(valley.on_road(at(1040, 540)));
    EXPECT_FALSE(valley.on_road(at(1040, 920)));
    EXPECT_TRUE(valley.on_road(at(0, 500)));
    EXPECT_FALSE(valley.on_road(at(0, 499)));
}

TEST(Going, AWalkerStopsAtTheLastPointBeforeTheWater)
{
    EXPECT_EQ(valley.open(Track(at(400, 200), {at(1500, 200)})), Length{599});  // at x = 999
    EXPECT_EQ(valley.open(Track(at(400, 515), {at(1500, 515)})), Length{1100});
    // 3, 4, 5 up to the river, then along it, then into it.
    const Track bank(at(697, 300), {at(997, 700), at(997, 800), at(1500, 800)});
    EXPECT_EQ(valley.open(bank), Length{500 + 100 + 2});
    EXPECT_EQ(valley.open(bank, {550}), Length{602});
    // Over the bridge and back into the river beside it.
    EXPECT_EQ(valley.open(Track(at(900, 515), {at(1040, 515), at(1040, 700)})), Length{140 + 25});
}

TEST(Going, WhoStandsInTheRiverMayWalkOutOfIt)
{
    EXPECT_EQ(valley.open(Track(at(1040, 200), {at(1500, 200)})), Length{460});
    EXPECT_EQ(valley.open(Track(at(1040, 200), {at(1040, 300)})), Length{});
    // Out by the left bank, and back to it at x = 999.
    EXPECT_EQ(valley.open(Track(at(1040, 200), {at(900, 200), at(1040, 200)})), Length{140 + 99});
}

// [LAF-32]
TEST(GoingWay, SharesOfTheAllowanceOnRoadAndOffAddToOne)
{
    const Track off_the_road(at(0, 515), {at(900, 515), at(900, 615), at(900, 1200)});
    const Way way(off_the_road, valley);

    // The road ends at y = 530, at 915: the millimetre from 910 to 920 has its middle on it.
    EXPECT_EQ(way.cost({920}, on_foot), 920 * 1000);
    EXPECT_EQ(way.cost({930}, on_foot), 920 * 1000 + 10 * 1500);
    // 1500 * 1000 - 920 * 1000 = 580000 are left, at 1500 a tenth: 386.67 tenths.
    EXPECT_EQ(way.affordable({}, on_foot.whole(), on_foot), Length{920 + 386});
    EXPECT_EQ(affordable(off_the_road, on_foot, valley), Length{1306});
}

TEST(GoingWay, OfOneKindIsAsLongAsItsRate)
{
    EXPECT_EQ(affordable(Track(at(0, 515), {at(2000, 515)}), on_foot, valley), 15_cm);
    EXPECT_EQ(affordable(Track(at(0, 300), {at(0, 1500)}), on_foot, Going()), 10_cm);
    EXPECT_EQ(affordable(Track(at(0, 300), {at(900, 300)}), on_foot, valley), 9_cm);
    EXPECT_EQ(affordable(Track(at(0, 300), {at(2000, 300)}), on_foot, valley), Length{999});
    EXPECT_EQ(affordable(Track(at(0, 300), {at(2000, 300)}), {1_cm, 1_cm}, valley), 1_cm);
    EXPECT_EQ(affordable(Track(at(0, 300), {}), on_foot, valley), Length{});
}

// [GEN-11]
TEST(GoingWay, CostsTheSameWhereverOneStopped)
{
    const Track track(at(100, 450), {at(300, 600), at(800, 510), at(960, 520), at(1300, 505)});
    const Length end = affordable(track, on_foot, valley);
    const Way way(track, valley);
    for (Length stop{}; stop <= end; stop = stop + Length{7}) {
        const std::int64_t left = on_foot.whole() - way.cost(stop, on_foot);
        EXPECT_EQ(affordable(track, on_foot, valley, stop, left), end);
    }
}

// [LAF-24]
TEST(GoingWay, IsGoneOnAlongWithANewAllowance)
{
    const Track track(at(0, 515), {at(2000, 515)});
    EXPECT_EQ(affordable(track, on_foot, valley, 3_cm, on_foot.whole()), 18_cm);
    EXPECT_EQ(affordable(track, on_foot, valley, 15_cm, on_foot.whole()), 20_cm);
    EXPECT_EQ(affordable(track, on_foot, valley, 15_cm, 0), 15_cm);
    EXPECT_EQ(affordable(track, on_foot, valley, 15_cm, -1), 15_cm);
    EXPECT_THROW(affordable(track, {15_cm, {}}, valley), Broken);
}

}  // namespace
}  // namespace galloper
