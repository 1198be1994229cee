#include "common/table/point.h"

#include <algorithm>

namespace galloper {

static Area bounds_of(const Polygon& outline)
{
    Area bounds{outline.front(), outline.front()};
    for (const Point corner : outline) {
        bounds.low = {std::min(bounds.low.x, corner.x), std::min(bounds.low.y, corner.y)};
        bounds.high = {std::max(bounds.high.x, corner.x), std::max(bounds.high.y, corner.y)};
    }
    return bounds;
}

// Positive where p lies to the left of the way from a to b, negative to the right, 0 on its line.
static std::int64_t side_of(Point a, Point b, Point p)
{
    return across(a, b) * along(a, p) - along(a, b) * across(a, p);
}

static bool on_edge(Point a, Point b, Point p)
{
    return side_of(a, b, p) == 0 && bounds_of({a, b}).holds(p);
}

bool holds(const Polygon& outline, Point p)
{
    // What is far outside would overflow the products below, and clients may send any point.
    if (outline.empty() || !bounds_of(outline).holds(p)) return false;

    // Counts the edges crossed by a ray to the right. An edge owns its lower end and not its upper,
    // so that a ray through a corner counts once where the outline goes on and never or twice where
    // it turns back.
    bool inside = false;
    Point a = outline.back();
    for (const Point b : outline) {
        if (on_edge(a, b, p)) return true;
        const bool rises = a.y < b.y;
        const Point lower = rises ? a : b;
        const Point upper = rises ? b : a;
        if (lower.y <= p.y && p.y < upper.y && side_of(lower, upper, p) > 0) inside = !inside;
        a = b;
    }
    return inside;
}

Polygon outline_of(Area area)
{
    return {area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}};
}

}  // namespace galloper
