#include "common/table/sight.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"

namespace galloper {

__extension__ typedef __int128 Wide;

// A part of a line of sight, in 2^40ths of the whole of it. That is finer than a millionth of a
// tenth of a millimetre on any table, and no crossing lies halfway between two of them: it is a
// fraction whose lower part is smaller than that. So it is rounded alike whichever end one looks
// from.
struct Stretch {
    std::int64_t from = 0;
    std::int64_t to = 0;
};
static constexpr std::int64_t whole_line = std::int64_t{1} << 40;

static Area box_of(Point a, Point b)
{
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

static bool meet(const Area& a, const Area& b)
{
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

// Positive where p lies to the left of the way from a to b, negative to the right, 0 on its line.
static std::int64_t side_of(Point a, Point b, Point p)
{
    return across(a, b) * along(a, p) - along(a, b) * across(a, p);
}

static bool cross(Point a, Point b, Point c, Point d)
{
    const auto splits = [](std::int64_t one, std::int64_t other) {
        return (one <= 0 && other >= 0) || (one >= 0 && other <= 0);
    };
    return meet(box_of(a, b), box_of(c, d)) && splits(side_of(a, b, c), side_of(a, b, d)) &&
           splits(side_of(c, d, a), side_of(c, d, b));
}

static bool touches(const Polygon& outline, Point a, Point b)
{
    Point c = outline.back();
    for (const Point d : outline) {
        if (cross(a, b, c, d)) return true;
        c = d;
    }
    return false;
}

// Where on the line from a to b the edge from c to d crosses it; both ends of the line count for
// what lies beyond them.
static std::int64_t crossing(Point a, Point b, Point c, Point d)
{
    std::int64_t part = across(a, c) * along(c, d) - along(a, c) * across(c, d);
    std::int64_t whole = across(a, b) * along(c, d) - along(a, b) * across(c, d);
    if (whole < 0) {
        part = -part;
        whole = -whole;
    }
    if (part <= 0) return 0;
    if (part >= whole) return whole_line;
    return static_cast<std::int64_t>((Wide{2} * part * whole_line + whole) / (Wide{2} * whole));
}

// Adds what the line has in common with the ground, with points that are on the line taken for
// points to its left or for points to its right: no corner is on it then.
static void add_stretches(const Polygon& outline, Point a, Point b, bool on_line_is_left,
                          std::vector<Stretch>& stretches)
{
    std::vector<std::int64_t> crossings;
    const std::int64_t least_left = on_line_is_left ? 0 : 1;
    Point c = outline.back();
    bool left = side_of(a, b, c) >= least_left;
    for (const Point d : outline) {
        const bool next = side_of(a, b, d) >= least_left;
        if (next != left) crossings.push_back(crossing(a, b, c, d));
        left = next;
        c = d;
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
        if (crossings[i] < crossings[i + 1]) stretches.push_back({crossings[i], crossings[i + 1]});
}

// A line along an edge runs in the ground, whichever side that is on.
static void add_stretches(const Polygon& outline, Point a, Point b, std::vector<Stretch>& stretches)
{
    bool any_left = false;
    bool any_right = false;
    bool any_on = false;
    for (const Point p : outline) {
        const std::int64_t side = side_of(a, b, p);
        any_left = any_left || side > 0;
        any_right = any_right || side < 0;
        any_on = any_on || side == 0;
    }
    if (any_left && (any_right || any_on)) add_stretches(outline, a, b, false, stretches);
    if (any_on) add_stretches(outline, a, b, true, stretches);
}

// Whether the stretches come to more than `reach`, which is less than the line. Each has been
// rounded by up to half a part at either end, and is given back as much: what is exactly as long
// as one may see is not more.
static bool exceed(std::vector<Stretch> stretches, Point a, Point b, Length reach)
{
    std::sort(stretches.begin(), stretches.end(),
              [](Stretch one, Stretch other) { return one.from < other.from; });
    std::int64_t all = 0;
    std::int64_t end = -1;
    for (const Stretch stretch : stretches) {
        if (stretch.to <= end) continue;
        all += stretch.to - std::max(stretch.from, end) - (stretch.from > end ? 1 : 0);
        end = stretch.to;
    }
    const Wide allowed = Wide{reach.tenths} * whole_line;
    return all > 0 && Wide{all} * all * squared_distance(a, b) > allowed * allowed;
}

SightLines::SightLines(std::vector<Obstacle> obstacles, Length see_into)
    : obstacles_(std::move(obstacles)), see_into_(see_into)
{
    check(see_into >= Length{}, "sight goes some way or none");
    std::erase_if(obstacles_, [](const Obstacle& it) { return it.outline.size() < 3; });
    bounds_.reserve(obstacles_.size());
    for (const Obstacle& obstacle : obstacles_) {
        Area bounds{obstacle.outline.front(), obstacle.outline.front()};
        for (const Point p : obstacle.outline) {
            bounds.low = {std::min(bounds.low.x, p.x), std::min(bounds.low.y, p.y)};
            bounds.high = {std::max(bounds.high.x, p.x), std::max(bounds.high.y, p.y)};
        }
        bounds_.push_back(bounds);
    }
}

int SightLines::height_at(Point p) const
{
    int height = 0;
    for (std::size_t i = 0; i < obstacles_.size(); ++i)
        if (obstacles_[i].height > height && bounds_[i].holds(p) && holds(obstacles_[i].outline, p))
            height = obstacles_[i].height;
    return height;
}

bool SightLines::clear(Point a, Point b) const
{
    const Area box = box_of(a, b);
    const bool sees_through_all = within(a, b, see_into_);
    std::vector<Stretch> dense;
    int top = -1;  // of the higher end, once it is asked for
    for (std::size_t i = 0; i < obstacles_.size(); ++i) {
        if (!meet(bounds_[i], box)) continue;
        const Obstacle& it = obstacles_[i];
        if (it.height > std::max(top, 0) && touches(it.outline, a, b)) {
            if (top < 0) top = std::max(height_at(a), height_at(b));
            if (it.height > top) return false;
        }
        if (it.dense && !sees_through_all) add_stretches(it.outline, a, b, dense);
    }
    return dense.empty() || !exceed(std::move(dense), a, b, see_into_);
}

}  // namespace galloper
