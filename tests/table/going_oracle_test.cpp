// Tracks at random over roads and rivers at random, looked at point by point.

#include <gtest/gtest.h>

#include "tests/table/any_going.h"

namespace galloper {
namespace {

constexpr int side = 800;

Point any_point(Chance& chance) { return any_point(chance, side); }
Going any_going(Chance& chance) { return any_going(chance, side); }

Track any_track(Chance& chance)
{
    const Point from = any_point(chance);
    Path path;
    for (int many = chance.between(0, 4); many > 0; --many)
        path.push_back(chance.one_in(5) && !path.empty() ? path.back() : any_point(chance));
    return {from, path};
}

Length slow_open(const Going& going, const Track& track, Length from)
{
    Length gone = from;
    while (gone < track.whole() && !going.passable(track.at(gone))) gone = gone + Length{1};
    if (!going.passable(track.at(gone))) return from;
    while (gone < track.whole() && going.passable(track.at(gone + Length{1})))
        gone = gone + Length{1};
    return gone;
}

std::int64_t slow_cost(const Going& going, const Track& track, Rates rates, Length from, Length to)
{
    std::int64_t cost = 0;
    for (Length gone = from; gone < to; gone = gone + Length{1}) {
        const Length middle{gone.tenths / 10 * 10 + 5};
        cost += rates.cost({1}, going.on_road(track.at(middle)));
    }
    return cost;
}

TEST(GoingOracle, OpensWhatPointByPointIsPassable)
{
    Chance chance(31);
    int stopped = 0;
    for (int i = 0; i < 600; ++i) {
        const Going going = any_going(chance);
        const Track track = any_track(chance);
        const Length from{chance.coin() ? 0 : chance.between(0, track.whole().tenths)};
        const Length found = going.open(track, from);
        EXPECT_EQ(found, slow_open(going, track, from));
        if (found < track.whole()) ++stopped;
    }
    EXPECT_GT(stopped, 200);
}

TEST(GoingOracle, CostsWhatMillimetreByMillimetreComesTo)
{
    Chance chance(32);
    int mixed = 0;
    for (int i = 0; i < 600; ++i) {
        const Going going = any_going(chance);
        const Track track = any_track(chance);
        const Rates rates{{chance.between(1, 500)}, {chance.between(1, 500)}};
        const Way way(track, going);
        const Length gone{chance.between(0, track.whole().tenths)};
        const std::int64_t cost = way.cost(gone, rates);
        EXPECT_EQ(cost, slow_cost(going, track, rates, {}, gone));
        const std::int64_t country = rates.cost(gone, false);
        if (cost != country && cost != rates.cost(gone, true)) ++mixed;
    }
    EXPECT_GT(mixed, 100);
}

TEST(GoingOracle, AffordsTheFarthestThatTheShareAndTheGroundAllow)
{
    Chance chance(33);
    for (int i = 0; i < 600; ++i) {
        const Going going = any_going(chance);
        const Track track = any_track(chance);
        const Rates rates{{chance.between(1, 1500)}, {chance.between(1, 1500)}};
        const Length from{chance.coin() ? 0 : chance.between(0, track.whole().tenths)};
        const Length to = affordable(track, rates, going, from, rates.whole());

        EXPECT_LE(from, to);
        EXPECT_LE(slow_cost(going, track, rates, from, to), rates.whole());
        const bool at_the_water = to == slow_open(going, track, from);
        const Length next = to + Length{1};
        EXPECT_TRUE(at_the_water || slow_cost(going, track, rates, from, next) > rates.whole());
    }
}

}  // namespace
}  // namespace galloper
