#include <algorithm>
#include <array>

#include "common/rulesets/land_and_freedom/command.h"

namespace galloper::land_and_freedom {

namespace {

// Eight places on each of some squares around a point. A square base and a round one do not touch
// on the nearest, however they stand: the half diagonal of 4 cm and the half of 3 cm are 43.3 mm.
std::vector<Point> places_around(Point middle)
{
    constexpr std::array<int, 4> rings{440, 850, 1250, 1650};
    std::vector<Point> places;
    for (const int ring : rings)
        for (const int x : {-ring, 0, ring})
            for (const int y : {-ring, 0, ring})
                if (x != 0 || y != 0)
                    places.push_back({Length{middle.x.tenths + x}, Length{middle.y.tenths + y}});
    return places;
}

}  // namespace

Point place_beside(const Step& step, const Base& beside, const Base& newcomer, Point towards)
{
    const State& state = step.state;
    std::vector<Point> places = places_around(place_of(state, beside));
    std::stable_sort(places.begin(), places.begin() + 8, [&](Point a, Point b) {
        return squared_distance(a, towards) < squared_distance(b, towards);
    });
    for (const Point place : places)
        if (state.table.holds(place) && step.lie.going.passable(place) &&
            can_stand(state, step.lie, newcomer, place, newcomer.facing))
            return place;
    return place_of(state, beside);
}

}  // namespace galloper::land_and_freedom
