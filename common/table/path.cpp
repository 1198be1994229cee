#include "common/table/path.h"

#include <algorithm>

#include "common/base/check.h"
#include "common/table/root.h"

namespace galloper {

Length distance(Point a, Point b)
{
    return {static_cast<std::int32_t>(root_rounded_up(squared_distance(a, b)))};
}

Length length(Point from, const Path& path)
{
    Length total{};
    for (const Point corner : path) {
        total = total + distance(from, corner);
        from = corner;
    }
    return total;
}

Track::Track(Point from, const Path& path)
{
    corners_.reserve(path.size() + 1);
    ends_.reserve(path.size());
    corners_.push_back(from);
    for (const Point corner : path) {
        ends_.push_back(whole() + distance(corners_.back(), corner));
        corners_.push_back(corner);
    }
}

// d * way / whole to the nearest whole number, a half away from nought.
static Length part_of(std::int64_t d, std::int64_t way, std::int64_t whole)
{
    const std::int64_t size = (2 * (d < 0 ? -d : d) * way + whole) / (2 * whole);
    return {static_cast<std::int32_t>(d < 0 ? -size : size)};
}

Point Track::at(Length gone) const
{
    if (gone <= Length{}) return corners_.front();
    if (gone >= whole()) return corners_.back();

    const auto end = std::lower_bound(ends_.begin(), ends_.end(), gone);
    const auto leg = static_cast<std::size_t>(end - ends_.begin());
    const Length begin = leg == 0 ? Length{} : ends_[leg - 1];
    const Point a = corners_[leg];
    const Point b = corners_[leg + 1];
    const std::int32_t way = (gone - begin).tenths;
    const std::int32_t all = (*end - begin).tenths;
    return {a.x + part_of(across(a, b), way, all), a.y + part_of(along(a, b), way, all)};
}

std::vector<Point> Track::trace(Length from, Length to) const
{
    check(from <= to, "a way is traced forwards");
    std::vector<Point> way{at(from)};
    for (std::size_t leg = 0; leg < ends_.size(); ++leg)
        if (from < ends_[leg] && ends_[leg] < to && corners_[leg + 1] != way.back())
            way.push_back(corners_[leg + 1]);
    way.push_back(at(to));
    return way;
}

}  // namespace galloper
