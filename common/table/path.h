#pragma once

#include <optional>
#include <vector>

#include "common/table/point.h"

namespace galloper {

// The corners of a move after its starting point, the last one being where it means to end.
using Path = std::vector<Point>;

// Rounded up to the next tenth of a millimetre, leg by leg, so that many short legs never come to
// less than one long one. [GEN-1]
Length distance(Point a, Point b);
Length length(Point from, const Path& path);

// A path as it is walked: where it begins, its corners, and for every whole distance along it the
// point where the walker stands. A halted move keeps the whole track and the distance gone, so
// stopping and resuming cannot change what it costs or meets. [GEN-11]
class Track {
public:
    Track(Point from, const Path& path);

    Length whole() const { return ends_.empty() ? Length{} : ends_.back(); }

    // The point at a distance from the start: in proportion between the ends of its leg, either
    // coordinate to the nearest tenth of a millimetre and a half away from where the leg begins.
    // Corners are exact. Before the start it is the start, beyond the end the end.
    Point at(Length gone) const;

    // What a mover has traced between two distances: both points and the corners between them.
    std::vector<Point> trace(Length from, Length to) const;

    // The least whole distance in [from, to] whose rounded point fulfils the test, or nothing. The
    // test is asked at every tenth of a millimetre, so it need not be convex.
    template <class Test>
    std::optional<Length> first(Length from, Length to, Test test) const
    {
        for (Length gone = from; gone <= to; gone = gone + Length{1})
            if (test(at(gone))) return gone;
        return std::nullopt;
    }

private:
    std::vector<Point> corners_;  // the start first
    std::vector<Length> ends_;    // by leg: the distance from the start to its end
};

}  // namespace galloper
