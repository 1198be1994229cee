#pragma once

#include <vector>

#include "common/table/point.h"

// Lines of sight between two points: a straight line that a hill higher than both its ends blocks,
// and more than so much of wood or building. Bases never block. [GEN-17]
namespace galloper {

// Ground that hinders sight. A hill has a height in levels above the table; ground that is dense (a
// wood, a building) is looked into, but not far. A wooded hill is both.
struct Obstacle {
    Polygon outline{};
    int height = 0;
    bool dense = false;
};

// What stands on one table, made ready to be asked often. A plain value: whoever has the ground
// makes one and throws it away when the ground changes.
class SightLines {
public:
    // `see_into` is how far sight goes through dense ground in all, not below 0. Printed for one
    // wood or building; here stretches through several add up, and ground that two of them cover
    // counts once, so that a wood drawn in two pieces is still one wood. [GEN-17]
    SightLines(std::vector<Obstacle> obstacles, Length see_into);

    // The same both ways. Outlines belong to their ground: a line along the edge of a wood runs in
    // it, and one that touches the corner of a hill is blocked. Both points lie on a table.
    bool clear(Point a, Point b) const;

    // Of the highest hill that holds the point, and 0 on the table.
    int height_at(Point p) const;

private:
    std::vector<Obstacle> obstacles_;
    std::vector<Area> bounds_;  // by obstacle
    Length see_into_{};
};

}  // namespace galloper
