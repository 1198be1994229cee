#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/sums/foot.h"
#include "common/table/going.h"

// How bases move, of plain values, so that a way and its forecast cannot differ.
namespace galloper::land_and_freedom {

// What a whole allowance comes to on roads and off them; nothing for what moves by truck alone.
// Riders and spotters have theirs of the same table. [LAF-32] [LAF-24] [LAF-29] [LAF-35]
Rates rates_of(Arm arm);

// How far a base comes along its way: as its allowance pays for, and short of water. [LAF-33]
Length can_go(Arm arm, const Track& track, const Going& going);

// Ways are examined at every millimetre, and lines of sight that were found blocked at every fifth.
inline constexpr Length stride{10};
inline constexpr Length sight_stride{50};

constexpr Length next_on(Length grid, Length gone)
{
    return {(gone.tenths / grid.tenths + 1) * grid.tenths};
}

// A way together with how its walker faces on it. Turning is free: vehicles and round bases look
// along the leg that they are on; a base on foot turns by quarters, so that it covers the same
// ground whichever way it goes and keeps its place in a rank. It is made ready for every millimetre
// up to a distance, which is as far as it is asked about. [LAF-34]
class Course {
public:
    Course(Arm arm, Point from, Facing faced, const Path& way, Length up_to);

    const Track& track() const { return track_; }
    Point at(Length gone) const
    {
        const bool ready = gone <= up_to_ && gone.tenths % stride.tenths == 0;
        return ready ? points_[static_cast<std::size_t>(gone.tenths / stride.tenths)]
                     : track_.at(gone);
    }
    Facing facing(Length gone) const;
    Footprint footprint(Length gone) const { return footprint_of(arm_, at(gone), facing(gone)); }

private:
    struct Leg {
        Length end{};
        Facing facing{};
    };
    Track track_;
    Arm arm_ = Arm::Rifle;
    Facing faced_{};
    Length up_to_{};
    std::vector<Leg> legs_{};
    std::vector<Point> points_{};  // by the millimetre
};

// No point of a base is farther from its centre.
inline constexpr Length half_across{284};

// The first distance over `from` and up to `to`, examined by the millimetre and at `to` itself, at
// which a walker meets the test. It is only asked where his centre is within `reach` of a point,
// and of a way that never comes there hardly anything is looked at. The test answers with the very
// distance where it is met, and else with where to ask next; the end is asked about in any case.
template <class Test>
std::optional<Length> first_near(const Course& course, Length from, Length to, Point centre,
                                 Length reach, Test test)
{
    constexpr Length rounded{2};  // a walker's points are
    for (Length gone = from; gone < to;) {
        gone = std::min(next_on(stride, gone), to);
        const Point at = course.at(gone);
        if (!within(at, centre, reach + rounded)) {
            // Nothing that is less farther on can come within reach.
            gone = gone + distance(at, centre) - reach - rounded - Length{1};
            continue;
        }
        const Length next = test(gone);
        if (next == gone) return gone;
        if (gone < to) gone = std::min(next, to) - Length{1};
    }
    return std::nullopt;
}

// The same way for a base that stands elsewhere, as far as the table reaches.
Path beside(const Path& way, Point leader, Point follower, const Area& table);

}  // namespace galloper::land_and_freedom
