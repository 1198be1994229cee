// Ways over ground at random: that they can be walked, that neither side has the better of them,
// and that none much quicker is found by looking at every centimetre.

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "common/table/mesh_search.h"
#include "common/table/route.h"
#include "tests/table/any_going.h"

namespace galloper {
namespace {

constexpr int side = 6'000;
constexpr Area table{{}, {{side}, {side}}};

Rates any_rates(Chance& chance)
{
    return {{chance.between(1'000, 4'000)}, {chance.between(1'000, 2'000)}};
}

TEST(RoutesOracle, CanBeWalkedAndCostNoMoreThanTheStraightLine)
{
    Chance chance(41);
    int round_about = 0;
    for (int i = 0; i < 120; ++i) {
        const Going going = any_going(chance, side);
        Routes routes(going, table);
        for (int ask = 0; ask < 4; ++ask) {
            const Rates rates = any_rates(chance);
            const Point from = any_point(chance, side);
            const Point to = any_point(chance, side);
            const auto path = routes.quickest(rates, from, to);
            const auto straight = cost_of(going, rates, from, {to});
            EXPECT_TRUE(path || !straight);
            if (!path) continue;
            EXPECT_EQ(path->back(), to);
            const auto cost = cost_of(going, rates, from, *path);
            EXPECT_TRUE(cost);
            EXPECT_TRUE(!straight || *cost < *straight || path->size() == 1);
            if (path->size() > 1) ++round_about;
        }
    }
    EXPECT_GT(round_about, 100);
}

Point turned(Point p) { return {Length{side} - p.x, Length{side} - p.y}; }

std::vector<Polygon> turned(const Patches& patches)
{
    std::vector<Polygon> outlines = patches.outlines();
    for (Polygon& outline : outlines)
        for (Point& p : outline) p = turned(p);
    return outlines;
}

TEST(RoutesOracle, AreTheSameForBothSides)
{
    Chance chance(42);
    for (int i = 0; i < 120; ++i) {
        const Going going = any_going(chance, side);
        const Going other(turned(going.roads()), turned(going.impassable()),
                          turned(going.crossings()));
        const Rates rates = any_rates(chance);
        const Point from = any_point(chance, side);
        const Point to = any_point(chance, side);
        const auto path = quickest(going, table, rates, from, to);
        auto mine = quickest(other, table, rates, turned(from), turned(to));
        ASSERT_EQ(path.has_value(), mine.has_value());
        if (!path) continue;
        for (Point& corner : *mine) corner = turned(corner);
        EXPECT_EQ(*path, *mine);
    }
}

// The cheapest way over points a centimetre apart, from each to all that are near.
std::optional<std::int64_t> slow_cost(const Going& going, Rates rates, Point from, Point to)
{
    constexpr int step = 100;
    constexpr int many = side / step + 1;
    constexpr auto never = std::numeric_limits<std::int64_t>::max();
    const auto point = [&](int node) {
        return node == many * many       ? from
               : node == many * many + 1 ? to
                                         : Point{{node % many * step}, {node / many * step}};
    };
    std::vector<std::int64_t> costs(many * many + 2, never);
    std::set<std::pair<std::int64_t, int>> open{{0, many * many}};
    costs[many * many] = 0;
    while (!open.empty()) {
        const auto [cost, node] = *open.begin();
        open.erase(open.begin());
        const Point p = point(node);
        if (node == many * many + 1) return cost;
        const auto reach = [&, from_cost = cost](int next) {
            const auto more = cost_of(going, rates, p, {point(next)});
            auto& least = costs[static_cast<std::size_t>(next)];
            if (!more || from_cost + *more >= least) return;
            open.erase({least, next});
            least = from_cost + *more;
            open.insert({least, next});
        };
        const int column = p.x.tenths / step;
        const int row = p.y.tenths / step;
        for (int x = column - 2; x <= column + 2; ++x)
            for (int y = row - 2; y <= row + 2; ++y)
                if (0 <= x && x < many && 0 <= y && y < many && (x != column || y != row))
                    reach(y * many + x);
        if (within(p, to, {2 * step})) reach(many * many + 1);
    }
    return std::nullopt;
}

TEST(RoutesOracle, AreNotMuchSlowerThanWhatEveryCentimetreGives)
{
    Chance chance(43);
    int found = 0;
    for (int i = 0; i < 10; ++i) {
        // Roads and rivers as they are drawn on tables: two centimetres and more.
        const Going going(any_bands(chance, side, 2, 200), any_bands(chance, side, 1, 100),
                          any_bands(chance, side, 2, 200));
        const Rates rates{{chance.between(2'500, 4'000)}, {1'500}};
        const Point from = any_point(chance, side);
        const Point to = any_point(chance, side);
        const auto path = quickest(going, table, rates, from, to);
        const auto slow = slow_cost(going, rates, from, to);
        ASSERT_EQ(path.has_value(), slow.has_value());
        if (!path) continue;
        ++found;
        EXPECT_LE(*cost_of(going, rates, from, *path), *slow + *slow / 10);
    }
    EXPECT_GT(found, 5);
}

}  // namespace
}  // namespace galloper
