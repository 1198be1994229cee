// Bases thrown down at random, against distances and ground taken from many sampled points.

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "common/table/footprint.h"
#include "common/table/path.h"
#include "tests/support/chance.h"

namespace galloper {
namespace {

// Within a few centimetres, so that many of them touch.
Footprint any_base(Chance& chance, int spread)
{
    const Facing facing{chance.between(-60, 60), chance.between(-60, 60)};
    return {.at = {{chance.between(0, spread)}, {chance.between(0, spread)}},
            .facing = facing == Facing{0, 0} ? Facing{} : facing,
            .width = {chance.between(20, 120)},
            .depth = {chance.between(20, 120)},
            .round = chance.one_in(4)};
}

// Points are taken in sixteenths of a tenth of a millimetre.
constexpr std::int32_t fine = 16;
constexpr Point finer(Point p) { return {p.x * fine, p.y * fine}; }

// The outline in small steps; of a disc the centre alone, its radius is taken off in the end.
std::vector<Point> sampled(const Footprint& base)
{
    if (base.round) return {finer(base.at)};
    constexpr std::int32_t parts = 64;
    std::vector<Point> points;
    const Quad quad = corners_of(base);
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = finer(quad.corners[i]);
        const Point b = finer(quad.corners[(i + 1) % 4]);
        for (std::int32_t part = 0; part < parts; ++part)
            points.push_back({{a.x.tenths + (b.x - a.x).tenths * part / parts},
                              {a.y.tenths + (b.y - a.y).tenths * part / parts}});
    }
    return points;
}

std::int64_t sampled_gap(const Footprint& a, const Footprint& b)
{
    Length least{std::numeric_limits<std::int32_t>::max()};
    const std::vector<Point> other = sampled(b);
    for (const Point p : sampled(a))
        for (const Point q : other) least = std::min(least, distance(p, q));
    const Length discs = (a.round ? a.width : Length{}) + (b.round ? b.width : Length{});
    return std::max(least.tenths - discs.tenths * fine / 2, 0);
}

// Whether p, in sixteenths, lies in the base, and not nearer to its edge than a tenth.
bool well_within(const Footprint& base, Point p)
{
    if (base.round) {
        const std::int64_t radius = base.width.tenths * fine / 2 - fine;
        return squared_distance(finer(base.at), p) < radius * radius;
    }
    const Quad quad = corners_of(base);
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = finer(quad.corners[i]);
        const Point b = finer(quad.corners[(i + 1) % 4]);
        const std::int64_t inward = along(a, b) * across(a, p) - across(a, b) * along(a, p);
        if (inward <= std::int64_t{distance(a, b).tenths} * fine) return false;
    }
    return true;
}

bool share_ground(const Footprint& a, const Footprint& b)
{
    for (std::int32_t x = -90; x <= 90; ++x)
        for (std::int32_t y = -90; y <= 90; ++y) {
            const Point p = finer({a.at.x + Length{x}, a.at.y + Length{y}});
            if (well_within(a, p) && well_within(b, p)) return true;
        }
    return false;
}

// Each of the corners to the nearest: (2k - 1)^2 s <= n^2 < (2k + 1)^2 s, where k is what came out
// of n / (2 * the root of s).
void expect_nearest(std::int32_t k, std::int64_t n, std::int64_t s)
{
    k = n < 0 ? -k : k;
    EXPECT_GE(k, 0);
    EXPECT_TRUE(k == 0 || (2 * k - 1) * (2 * k - 1) * s <= n * n);
    EXPECT_GT((2 * k + 1) * (2 * k + 1) * s, n * n);
}

TEST(FootprintOracle, CornersAreTheNearestPoints)
{
    Chance chance(11);
    for (int i = 0; i < 2000; ++i) {
        const Footprint base = any_base(chance, 0);
        const std::int64_t x = base.facing.x;
        const std::int64_t y = base.facing.y;
        const std::int64_t w = base.width.tenths;
        const std::int64_t d = base.depth.tenths;
        const Quad quad = footprint({}, base.facing, base.width, base.depth);
        expect_nearest(quad.corners[0].x.tenths, d * x - w * y, x * x + y * y);
        expect_nearest(quad.corners[0].y.tenths, d * y + w * x, x * x + y * y);
        expect_nearest(quad.corners[1].x.tenths, d * x + w * y, x * x + y * y);
        expect_nearest(quad.corners[1].y.tenths, d * y - w * x, x * x + y * y);
    }
}

TEST(FootprintOracle, TurnedAboutItIsTheSameShape)
{
    Chance chance(12);
    for (int i = 0; i < 500; ++i) {
        const Footprint base = any_base(chance, 0);
        const auto [x, y] = base.facing;
        const Quad quad = footprint({}, {x, y}, base.width, base.depth);
        const Quad quarter = footprint({}, {y, -x}, base.width, base.depth);
        const Quad half = footprint({}, {-x, -y}, base.width, base.depth);
        for (std::size_t c = 0; c < 4; ++c) {
            const Point p = quad.corners[c];
            EXPECT_EQ(quarter.corners[c], (Point{p.y, Length{} - p.x}));
            EXPECT_EQ(half.corners[c], quad.corners[(c + 2) % 4]);
        }
    }
}

// The nearest sampled points are never nearer than the outlines are, and farther by less than a
// step, which is at most 120 / 64 of a tenth.
TEST(FootprintOracle, GapIsTheLeastSampledDistance)
{
    Chance chance(13);
    int apart = 0;
    for (int i = 0; i < 150; ++i) {
        const Footprint a = any_base(chance, 200);
        const Footprint b = any_base(chance, 200);
        const Length found = gap(a, b);
        EXPECT_EQ(gap(b, a), found);
        if (share_ground(a, b)) {
            EXPECT_EQ(found, Length{});
            continue;
        }
        const std::int64_t seen = sampled_gap(a, b);
        EXPECT_LE((found.tenths - 1) * fine, seen);
        EXPECT_LE(seen, (found.tenths + 1) * fine);
        if (found > Length{}) ++apart;
    }
    EXPECT_GT(apart, 40);
}

TEST(FootprintOracle, OverlapIsGroundInCommon)
{
    Chance chance(14);
    int shared = 0;
    for (int i = 0; i < 150; ++i) {
        const Footprint a = any_base(chance, 150);
        const Footprint b = any_base(chance, 150);
        EXPECT_EQ(overlap(a, b), overlap(b, a));
        if (share_ground(a, b)) {
            EXPECT_TRUE(overlap(a, b));
            ++shared;
        }
        EXPECT_FALSE(overlap(a, b) && gap(a, b) > Length{});
        // What overlaps by less than the samples show is next to lying apart.
        if (overlap(a, b) && !share_ground(a, b)) {
            Footprint smaller = a;
            smaller.width = a.width - Length{12};
            smaller.depth = a.depth - Length{12};
            EXPECT_FALSE(overlap(smaller, b));
        }
    }
    EXPECT_GT(shared, 40);
}

TEST(FootprintOracle, RangeIsTheGapCompared)
{
    Chance chance(15);
    for (int i = 0; i < 20'000; ++i) {
        const Footprint a = any_base(chance, 300);
        const Footprint b = any_base(chance, 300);
        const Length around = gap(a, b) + Length{chance.between(-2, 2)};
        const Length anywhere{chance.between(-1, 300)};
        for (const Length reach : {around, anywhere}) {
            EXPECT_EQ(in_range(a, b, reach), gap(a, b) <= reach);
            EXPECT_EQ(in_range(a, b.at, reach), gap(a, b.at) <= reach);
        }
        EXPECT_EQ(holds(a, b.at), gap(a, b.at) == Length{});
    }
}

TEST(FootprintOracle, QuadsAndBasesSayTheSame)
{
    Chance chance(16);
    for (int i = 0; i < 2000; ++i) {
        Footprint a = any_base(chance, 200);
        Footprint b = any_base(chance, 200);
        a.round = b.round = false;
        EXPECT_EQ(gap(corners_of(a), corners_of(b)), gap(a, b));
        EXPECT_EQ(overlap(corners_of(a), corners_of(b)), overlap(a, b));
        EXPECT_EQ(holds(corners_of(a), b.at), holds(a, b.at));
        const Quad quad = corners_of(a);
        EXPECT_EQ(holds(a, b.at), holds(Polygon(quad.corners.begin(), quad.corners.end()), b.at));
    }
}

}  // namespace
}  // namespace galloper
