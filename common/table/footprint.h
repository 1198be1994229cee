#pragma once

#include <array>

#include "common/table/point.h"

// The ground that a base covers, and how far two bases are apart. Bases are rectangles or discs;
// range between them runs between nearest edges, and they are in contact when edges or corners
// touch. [GEN-9]
namespace galloper {

// A rectangle that may stand askew: front left, front right, rear right, rear left, as somebody in
// it who looks ahead would name them. Whoever makes one from other corners keeps it convex, with
// sides of a millimetre or more.
struct Quad {
    std::array<Point, 4> corners{};
    friend constexpr bool operator==(const Quad&, const Quad&) = default;
};

// The rectangle with its centre at a point: `width` across the facing and `depth` along it, both
// from a millimetre up to the side of a table. Corners are rounded to the nearest tenth of a
// millimetre, a half away from the centre, so that the same base turned about is the same shape.
// The facing is any vector but (0, 0), and its length does not matter.
Quad footprint(Point at, Facing facing, Length width, Length depth);

// The least distance between two outlines, rounded up to the next tenth of a millimetre; 0 when
// they touch or overlap. [GEN-1, GEN-9]
Length gap(const Quad& a, const Quad& b);

// Whether they share more than edges and corners: two bases side by side do not. [GEN-18]
bool overlap(const Quad& a, const Quad& b);

// Edges belong to it.
bool holds(const Quad& quad, Point p);

// A base as rulesets know it. A round one is `width` across and looks any way; with a width of 0
// any is a mere point, which covers no ground. All lie on a table (see Area).
struct Footprint {
    Point at{};
    Facing facing{};
    Length width{};
    Length depth{};
    bool round = false;
    friend constexpr bool operator==(const Footprint&, const Footprint&) = default;
};

// The corners of a rectangular base, and of the square around a round one.
Quad corners_of(const Footprint& base);

Length gap(const Footprint& a, const Footprint& b);
Length gap(const Footprint& base, Point p);

bool overlap(const Footprint& a, const Footprint& b);
bool holds(const Footprint& base, Point p);

// Whether the gap is at most `reach`: the same answer as gap(a, b) <= reach, and mostly by their
// centres alone. What asks at every step of a way should ask this. [GEN-2]
bool in_range(const Footprint& a, const Footprint& b, Length reach);
bool in_range(const Footprint& base, Point p, Length reach);

}  // namespace galloper
