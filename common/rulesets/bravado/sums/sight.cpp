// Whether ground screens a point from a gun, for the house rule that lets it. [BRV-9]

#include <algorithm>

#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

// On which side of the line from a to b the point lies: 1, 0 or -1.
static int side_of(Point a, Point b, Point p)
{
    const std::int64_t turn = across(a, b) * along(a, p) - along(a, b) * across(a, p);
    return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

static bool in_box(Point a, Point b, Point p)
{
    return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
           p.y <= std::max(a.y, b.y);
}

static bool meet(Point a, Point b, Point c, Point d)
{
    const int c_side = side_of(a, b, c);
    const int d_side = side_of(a, b, d);
    const int a_side = side_of(c, d, a);
    const int b_side = side_of(c, d, b);
    if (c_side * d_side < 0 && a_side * b_side < 0) return true;
    return (c_side == 0 && in_box(a, b, c)) || (d_side == 0 && in_box(a, b, d)) ||
           (a_side == 0 && in_box(c, d, a)) || (b_side == 0 && in_box(c, d, b));
}

static int height_at(Point at, const std::vector<Terrain>& ground)
{
    int height = 0;
    for (const Terrain& piece : ground)
        if (piece.height > height && holds(piece.outline, at)) height = piece.height;
    return height;
}

// Both ends are lower than the piece and so outside it: the way meets it only across its outline.
static bool crosses(Point from, Point to, const Polygon& outline)
{
    for (std::size_t i = 0; i < outline.size(); ++i)
        if (meet(from, to, outline[i], outline[(i + 1) % outline.size()])) return true;
    return false;
}

bool screened(Point from, Point to, const std::vector<Terrain>& ground)
{
    for (const Terrain& piece : ground)
        if (piece.solid() && crosses(from, to, piece.outline) &&
            piece.height > height_at(from, ground) && piece.height > height_at(to, ground))
            return true;
    return false;
}

}  // namespace galloper::bravado
