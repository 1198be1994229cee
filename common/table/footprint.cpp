#include "common/table/footprint.h"

#include <algorithm>
#include <limits>
#include <span>

#include "common/base/check.h"
#include "common/table/root.h"

namespace galloper {

// Squares of products of lengths on the largest table outgrow 64 bits; on usual tables they do not.
__extension__ typedef __int128 Wide;
static constexpr std::int32_t squares_fit = 1'500'000'000;  // 4 * n * n below 2^63

// n / (2 * the root of s) to the nearest whole number, a half away from nought: the greatest k with
// (2k - 1)^2 * s <= n^2.
static Length half_of_part(std::int64_t n, std::uint64_t s)
{
    const std::uint64_t size = static_cast<std::uint64_t>(n < 0 ? -n : n);
    const auto square =
        size < squares_fit ? size * size / s : static_cast<std::uint64_t>(Wide{n} * n / s);
    const std::int64_t odd = s == 1 ? static_cast<std::int64_t>(size)
                                    : root_rounded_down(static_cast<std::int64_t>(square));
    const auto k = static_cast<std::int32_t>((odd + 1) / 2);
    return {n < 0 ? -k : k};
}

// Most bases look straight along an edge of the table, and so need no roots.
static Facing shortened(Facing facing)
{
    const auto sign = [](std::int32_t part) { return part < 0 ? -1 : part > 0 ? 1 : 0; };
    return facing.x == 0 || facing.y == 0 ? Facing{sign(facing.x), sign(facing.y)} : facing;
}

Quad footprint(Point at, Facing facing, Length width, Length depth)
{
    check(facing != Facing{0, 0}, "a base looks somewhere");
    facing = shortened(facing);
    const std::int64_t x = facing.x;
    const std::int64_t y = facing.y;
    const auto whole = static_cast<std::uint64_t>(x * x) + static_cast<std::uint64_t>(y * y);
    const std::int64_t w = width.tenths;
    const std::int64_t d = depth.tenths;
    const Point right{half_of_part(w * y + d * x, whole), half_of_part(d * y - w * x, whole)};
    const Point left{half_of_part(d * x - w * y, whole), half_of_part(d * y + w * x, whole)};
    return {{Point{at.x + left.x, at.y + left.y}, Point{at.x + right.x, at.y + right.y},
             Point{at.x - left.x, at.y - left.y}, Point{at.x - right.x, at.y - right.y}}};
}

Quad corners_of(const Footprint& base)
{
    const Length depth = base.round ? base.width : base.depth;
    const Facing facing = base.facing == Facing{0, 0} ? Facing{} : base.facing;
    return footprint(base.at, facing, base.width, depth);
}

using Corners = std::span<const Point>;

// Positive where p lies to the left of the way from a to b, negative to the right, 0 on its line.
static std::int64_t side_of(Point a, Point b, Point p)
{
    return across(a, b) * along(a, p) - along(a, b) * across(a, p);
}

static std::int64_t turn_of(Corners quad)
{
    const std::int64_t turn = side_of(quad[0], quad[1], quad[2]);
    return turn < 0 ? -1 : turn > 0 ? 1 : 0;
}

// Whether one side of the quad has all of the others' corners beyond it, or at most on its line.
// Of two convex shapes that are apart one always has such a side.
static bool parts(Corners quad, Corners others, std::int64_t at_most)
{
    const std::int64_t turn = turn_of(quad);
    Point a = quad.back();
    for (const Point b : quad) {
        const auto beyond = [&](Point p) { return turn * side_of(a, b, p) <= at_most; };
        if (std::all_of(others.begin(), others.end(), beyond)) return true;
        a = b;
    }
    return false;
}

static bool apart(Corners a, Corners b) { return parts(a, b, -1) || parts(b, a, -1); }

// Four times the square of a distance, rounded down and up to whole numbers: four times, since the
// radius of a round base may be half of a tenth of a millimetre.
struct Squares {
    std::int64_t down = 0;
    std::int64_t up = 0;
};

static Squares squares_of(std::int64_t n) { return {4 * n, 4 * n}; }

// The square of off / the root of whole.
static Squares squares_of(std::int64_t off, std::int64_t whole)
{
    if (-squares_fit < off && off < squares_fit) {
        const std::int64_t square = 4 * off * off;
        const std::int64_t down = square / whole;
        return {down, down * whole == square ? down : down + 1};
    }
    const Wide square = Wide{4} * off * off;
    const auto down = static_cast<std::int64_t>(square / whole);
    return {down, Wide{down} * whole == square ? down : down + 1};
}

// From a point to the nearest of the way from a to b, of whose line it lies `off` times the length
// of the way.
static Squares squares_to_side(Point a, Point b, Point p, std::int64_t off)
{
    const std::int64_t whole = squared_distance(a, b);
    const std::int64_t gone = across(a, b) * across(a, p) + along(a, b) * along(a, p);
    if (gone <= 0) return squares_of(squared_distance(a, p));
    if (gone >= whole) return squares_of(squared_distance(b, p));
    return squares_of(off, whole);
}

// From the nearest of some points, none of which lies within. Only the sides beyond which a point
// lies can be nearest to it.
static Squares squares_to_sides(Corners quad, Corners points)
{
    const std::int64_t turn = turn_of(quad);
    Squares least{std::numeric_limits<std::int64_t>::max(),
                  std::numeric_limits<std::int64_t>::max()};
    Point a = quad.back();
    for (const Point b : quad) {
        for (const Point p : points) {
            const std::int64_t off = turn * side_of(a, b, p);
            if (off > 0) continue;
            const Squares found = squares_to_side(a, b, p, off);
            least = {std::min(least.down, found.down), std::min(least.up, found.up)};
        }
        a = b;
    }
    return least;
}

// A base without what is round about it: a rectangle, or the centre of a disc.
struct Core {
    std::array<Point, 4> points{};
    std::size_t many = 1;
    std::int64_t width = 0;  // of the disc

    Corners corners() const { return Corners(points).first(many); }
};

static Core core_of(const Footprint& base)
{
    if (base.round || base.width == Length{}) return {{base.at}, 1, base.width.tenths};
    return {footprint(base.at, base.facing, base.width, base.depth).corners, 4, 0};
}
static Core core_of(const Quad& quad) { return {quad.corners, 4, 0}; }
static Core core_of(Point p) { return {{p}, 1, 0}; }

static Squares squares_between(const Core& a, const Core& b)
{
    if (a.many == 1 && b.many == 1) return squares_of(squared_distance(a.points[0], b.points[0]));
    if (a.many == 1) return squares_between(b, a);
    if (b.many == 1)
        return parts(a.corners(), b.corners(), -1) ? squares_to_sides(a.corners(), b.corners())
                                                   : Squares{};
    if (!apart(a.corners(), b.corners())) return {};

    const Squares to_b = squares_to_sides(a.corners(), b.corners());
    const Squares to_a = squares_to_sides(b.corners(), a.corners());
    return {std::min(to_a.down, to_b.down), std::min(to_a.up, to_b.up)};
}

// The least g with 2 * distance <= 2 * g + both widths. [GEN-1]
static Length gap_of(const Core& a, const Core& b)
{
    const std::int64_t twice = root_rounded_up(squares_between(a, b).up) - a.width - b.width;
    return {twice <= 0 ? 0 : static_cast<std::int32_t>((twice + 1) / 2)};
}

static bool overlap_of(const Core& a, const Core& b)
{
    if (a.many == 4 && b.many == 4)
        return !parts(a.corners(), b.corners(), 0) && !parts(b.corners(), a.corners(), 0);
    const std::int64_t widths = a.width + b.width;
    return squares_between(a, b).down < widths * widths;
}

Length gap(const Quad& a, const Quad& b) { return gap_of(core_of(a), core_of(b)); }
Length gap(const Footprint& a, const Footprint& b) { return gap_of(core_of(a), core_of(b)); }
Length gap(const Footprint& base, Point p) { return gap_of(core_of(base), core_of(p)); }

bool holds(const Quad& quad, Point p) { return gap_of(core_of(quad), core_of(p)) == Length{}; }
bool holds(const Footprint& base, Point p) { return in_range(base, p, {}); }

// How far from its centre a base reaches at most, and how far in every direction; a tenth of a
// millimetre is left for the rounding of corners. A diagonal is at most the longer side and half
// of the shorter one.
static std::int64_t most_of(const Footprint& base)
{
    if (base.round || base.width == Length{}) return (base.width.tenths + 1) / 2;
    const auto [less, more] = std::minmax(base.width.tenths, base.depth.tenths);
    return (more + (less + 1) / 2 + 1) / 2 + 1;
}
static std::int64_t least_of(const Footprint& base)
{
    if (base.round || base.width == Length{}) return base.width.tenths / 2;
    return std::max(std::min(base.width.tenths, base.depth.tenths) / 2 - 1, 0);
}

bool overlap(const Footprint& a, const Footprint& b)
{
    const std::int64_t most = most_of(a) + most_of(b);
    return squared_distance(a.at, b.at) <= most * most && overlap_of(core_of(a), core_of(b));
}

bool overlap(const Quad& a, const Quad& b) { return overlap_of(core_of(a), core_of(b)); }

bool in_range(const Footprint& a, const Footprint& b, Length reach)
{
    if (reach < Length{}) return false;
    const std::int64_t square = squared_distance(a.at, b.at);
    const std::int64_t most = reach.tenths + most_of(a) + most_of(b);
    if (square > most * most) return false;
    const std::int64_t least = reach.tenths + least_of(a) + least_of(b);
    return square <= least * least || gap(a, b) <= reach;
}

bool in_range(const Footprint& base, Point p, Length reach)
{
    return in_range(base, Footprint{.at = p}, reach);
}

}  // namespace galloper
