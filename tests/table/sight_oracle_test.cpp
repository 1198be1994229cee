// Lines of sight over ground at random, against many sampled points of each.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "common/table/path.h"
#include "common/table/sight.h"
#include "tests/support/chance.h"

namespace galloper {
namespace {

// Twelve ways to look, for outlines that go once around their middle.
constexpr std::array<Facing, 12> around{{{8, 0},
                                         {7, 4},
                                         {4, 7},
                                         {0, 8},
                                         {-4, 7},
                                         {-7, 4},
                                         {-8, 0},
                                         {-7, -4},
                                         {-4, -7},
                                         {0, -8},
                                         {4, -7},
                                         {7, -4}}};

// In braces: the order of draws must not be the compiler's.
Point any_point(Chance& chance) { return {{chance.between(0, 600)}, {chance.between(0, 600)}}; }

Obstacle any_obstacle(Chance& chance)
{
    Obstacle obstacle{.height = chance.between(0, 3), .dense = chance.coin()};
    const Point middle = any_point(chance);
    for (const Facing way : around)
        if (!chance.one_in(3)) {
            const int size = chance.between(1, 30);
            obstacle.outline.push_back(
                {middle.x + Length{way.x * size}, middle.y + Length{way.y * size}});
        }
    return obstacle;
}

// What many points of the line say: how much of it is wood, in 10000ths, and how high it comes.
struct Looked {
    int dense = 0;
    int height = 0;
};
Looked look(const std::vector<Obstacle>& obstacles, Point a, Point b)
{
    constexpr std::int32_t fine = 100;  // points are hundredths of a tenth
    std::vector<Obstacle> finer = obstacles;
    for (Obstacle& it : finer)
        for (Point& p : it.outline) p = {p.x * fine, p.y * fine};
    Looked looked;
    constexpr int parts = 2000;
    for (int part = 0; part < parts; ++part) {
        const Point p{a.x * fine + Length{static_cast<std::int32_t>(across(a, b) * fine *
                                                                    (2 * part + 1) / (2 * parts))},
                      a.y * fine + Length{static_cast<std::int32_t>(along(a, b) * fine *
                                                                    (2 * part + 1) / (2 * parts))}};
        bool dense = false;
        for (const Obstacle& it : finer) {
            if (!it.dense && it.height <= looked.height) continue;
            if (!holds(it.outline, p)) continue;
            dense = dense || it.dense;
            looked.height = std::max(looked.height, it.height);
        }
        if (dense) looked.dense += 10'000 / parts;
    }
    return looked;
}

TEST(SightLinesOracle, SaysWhatSampledPointsSay)
{
    Chance chance(21);
    int blocked = 0;
    int clear = 0;
    int sure = 0;
    for (int i = 0; i < 400; ++i) {
        std::vector<Obstacle> obstacles;
        for (int many = chance.between(1, 4); many > 0; --many)
            if (Obstacle it = any_obstacle(chance); it.outline.size() > 2) obstacles.push_back(it);
        const Point a = any_point(chance);
        const Point b = any_point(chance);
        const Length see_into{chance.between(0, 300)};
        const SightLines sight(obstacles, see_into);

        const bool found = sight.clear(a, b);
        EXPECT_EQ(sight.clear(b, a), found);
        (found ? clear : blocked)++;

        const Looked looked = look(obstacles, a, b);
        const int top = std::max(sight.height_at(a), sight.height_at(b));
        // In 10000ths of a tenth; a sample to either side of each edge is as may be.
        const std::int64_t wood = std::int64_t{looked.dense} * distance(a, b).tenths;
        const std::int64_t allowed = std::int64_t{see_into.tenths} * 10'000;
        const std::int64_t unsure = std::int64_t{300} * distance(a, b).tenths;
        const bool hidden = looked.height > top || wood > allowed + unsure;
        const bool seen = looked.height <= top && wood < allowed - unsure;
        EXPECT_FALSE(found && hidden);
        EXPECT_FALSE(!found && seen);
        if (hidden || seen) ++sure;
    }
    EXPECT_GT(blocked, 100);
    EXPECT_GT(clear, 100);
    EXPECT_GT(sure, 350);
}

// A table turned about, or seen in a mirror, is seen alike: no side has the better of a rounding.
TEST(SightLinesOracle, IsTheSameOnATableTurnedAbout)
{
    Chance chance(22);
    for (int i = 0; i < 5000; ++i) {
        std::vector<Obstacle> obstacles;
        for (int many = chance.between(1, 3); many > 0; --many)
            if (Obstacle it = any_obstacle(chance); it.outline.size() > 2) obstacles.push_back(it);
        std::vector<Obstacle> turned = obstacles;
        std::vector<Obstacle> mirrored = obstacles;
        for (Obstacle& it : turned)
            for (Point& p : it.outline) p = {Length{600} - p.x, Length{600} - p.y};
        for (Obstacle& it : mirrored)
            for (Point& p : it.outline) p = {p.y, p.x};
        const Point a = any_point(chance);
        const Point b = any_point(chance);
        const Length see_into{chance.between(0, 100)};
        const bool found = SightLines(obstacles, see_into).clear(a, b);
        EXPECT_EQ(SightLines(turned, see_into)
                      .clear({Length{600} - a.x, Length{600} - a.y},
                             {Length{600} - b.x, Length{600} - b.y}),
                  found);
        EXPECT_EQ(SightLines(mirrored, see_into).clear({a.y, a.x}, {b.y, b.x}), found);
    }
}

}  // namespace
}  // namespace galloper
