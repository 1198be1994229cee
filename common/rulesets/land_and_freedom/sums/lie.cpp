#include "common/rulesets/land_and_freedom/sums/lie.h"

#include "common/rulesets/land_and_freedom/terms.h"

namespace galloper::land_and_freedom {

namespace {

template <class Test>
std::vector<Polygon> outlines_that(const std::vector<Terrain>& ground, Test test)
{
    std::vector<Polygon> outlines;
    for (const Terrain& terrain : ground)
        if (test(terrain)) outlines.push_back(terrain.outline);
    return outlines;
}

std::vector<Obstacle> obstacles_of(const std::vector<Terrain>& ground)
{
    std::vector<Obstacle> obstacles;
    for (const Terrain& terrain : ground)
        if (terrain.is_dense() || terrain.height > 0)
            obstacles.push_back({terrain.outline, terrain.height, terrain.is_dense()});
    return obstacles;
}

}  // namespace

Lie::Lie(const std::vector<Terrain>& ground)
    : sight(obstacles_of(ground), sight_into),
      going(outlines_that(ground, [](const Terrain& t) { return t.is_road(); }),
            outlines_that(ground, [](const Terrain& t) { return t.is_water(); }),
            outlines_that(ground, [](const Terrain& t) { return t.crosses_water(); })),
      cover(outlines_that(ground, [](const Terrain& t) { return t.is_cover(); })),
      built_up(outlines_that(ground, [](const Terrain& t) { return t.is_built_up(); })),
      trenches(outlines_that(ground, [](const Terrain& t) { return t.is_trench(); }))
{
}

}  // namespace galloper::land_and_freedom
