#include "common/table/going.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"

namespace galloper {

static Area box_of(Point a, Point b)
{
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

static Area box_of(const Polygon& outline)
{
    Area box{outline.front(), outline.front()};
    for (const Point p : outline) {
        const Area both = box_of(box.low, p);
        box = {both.low, box_of(box.high, p).high};
    }
    return box;
}

static bool apart(const Area& a, const Area& b)
{
    constexpr Length margin{1};
    return a.high.x + margin < b.low.x || b.high.x + margin < a.low.x ||
           a.high.y + margin < b.low.y || b.high.y + margin < a.low.y;
}

// Whether c and d lie on one side of the line from a to b, both by more than a tenth of a
// millimetre.
static bool beside(Point a, Point b, Point c, Point d)
{
    const std::int64_t x = across(a, b);
    const std::int64_t y = along(a, b);
    const std::int64_t margin = (x < 0 ? -x : x) + (y < 0 ? -y : y);
    const std::int64_t of_c = x * along(a, c) - y * across(a, c);
    const std::int64_t of_d = x * along(a, d) - y * across(a, d);
    return std::min(of_c, of_d) > margin || std::max(of_c, of_d) < -margin;
}

Patches::Patches(std::vector<Polygon> outlines) : outlines_(std::move(outlines))
{
    std::erase_if(outlines_, [](const Polygon& outline) { return outline.size() < 3; });
    bounds_.reserve(outlines_.size());
    for (const Polygon& outline : outlines_) bounds_.push_back(box_of(outline));
}

bool Patches::hold(Point p) const
{
    for (std::size_t i = 0; i < outlines_.size(); ++i)
        if (bounds_[i].holds(p) && holds(outlines_[i], p)) return true;
    return false;
}

bool Patches::border_along(Point a, Point b) const
{
    const Area box = box_of(a, b);
    for (std::size_t i = 0; i < outlines_.size(); ++i) {
        if (apart(bounds_[i], box)) continue;
        Point c = outlines_[i].back();
        for (const Point d : outlines_[i]) {
            if (!apart(box_of(c, d), box) && !beside(a, b, c, d) && !beside(c, d, a, b))
                return true;
            c = d;
        }
    }
    return false;
}

Going::Going(std::vector<Polygon> roads, std::vector<Polygon> impassable,
             std::vector<Polygon> crossings)
    : roads_(std::move(roads)), impassable_(std::move(impassable)), crossings_(std::move(crossings))
{
}

// Points along a track, `step` apart from `first` on, sorted into runs of what holds of them alike.
// A straight stretch that no border comes near is of one kind; any other is halved.
template <class Holds, class Border>
class Runs {
public:
    struct Run {
        std::int32_t end = 0;  // the number of the point after the last
        bool holds = false;
    };

    Runs(const Track& track, Length first, Length step, Holds holds, Border border)
        : track_(track), first_(first), step_(step), holds_(holds), border_(border)
    {
    }

    std::vector<Run> over(std::int32_t many)
    {
        const Length whole = track_.whole();
        Length end{};
        std::int32_t next = 0;
        const std::vector<Point> corners = track_.trace({}, whole);
        for (std::size_t i = 1; i < corners.size(); ++i) {
            end = end + distance(corners[i - 1], corners[i]);
            if (end < first_) continue;
            const std::int32_t upto = std::min(many, (end - first_).tenths / step_.tenths + 1);
            if (next < upto) split(next, upto - 1);
            next = std::max(next, upto);
        }
        if (next < many) split(next, many - 1);  // at or beyond the end: all the same point
        return std::move(runs_);
    }

private:
    Point point(std::int32_t i) const { return track_.at(first_ + step_ * i); }

    void split(std::int32_t from, std::int32_t last)
    {
        const Point a = point(from);
        if (from == last || !border_(a, point(last))) return add(last + 1, holds_(a));
        const std::int32_t middle = from + (last - from) / 2;
        split(from, middle);
        split(middle + 1, last);
    }

    void add(std::int32_t end, bool holds)
    {
        if (!runs_.empty() && runs_.back().holds == holds)
            runs_.back().end = end;
        else
            runs_.push_back({end, holds});
    }

    const Track& track_;
    Length first_;
    Length step_;
    Holds holds_;
    Border border_;
    std::vector<Run> runs_{};
};

Length Going::open(const Track& track, Length from) const
{
    if (impassable_.empty() || from >= track.whole()) return std::max(from, track.whole());

    const auto holds = [this](Point p) { return passable(p); };
    const auto border = [this](Point a, Point b) {
        return impassable_.border_along(a, b) || crossings_.border_along(a, b);
    };
    const auto runs =
        Runs(track, from, Length{1}, holds, border).over((track.whole() - from).tenths + 1);
    const std::size_t run = runs.front().holds ? 0 : 1;
    return run < runs.size() ? from + Length{runs[run].end - 1} : from;
}

Way::Way(const Track& track, const Going& going)
{
    constexpr std::int32_t millimetre = 10;
    const Length whole = track.whole();
    const auto holds = [&](Point p) { return going.on_road(p); };
    const auto border = [&](Point a, Point b) { return going.roads().border_along(a, b); };
    Runs runs(track, {millimetre / 2}, {millimetre}, holds, border);
    for (const auto& run : runs.over((whole.tenths + millimetre - 1) / millimetre))
        runs_.push_back({std::min(whole, Length{run.end * millimetre}), run.holds});
}

std::int64_t Way::cost(Length gone, Rates rates) const
{
    std::int64_t cost = 0;
    Length at{};
    for (const Run run : runs_) {
        if (gone <= at) break;
        const Length end = std::min(gone, run.end);
        cost += rates.cost(end - at, run.road);
        at = end;
    }
    return cost;
}

Length Way::affordable(Length from, std::int64_t share, Rates rates) const
{
    check(rates.road > Length{} && rates.country > Length{}, "who moves gets on everywhere");
    Length at = from;
    for (const Run run : runs_) {
        if (run.end <= at) continue;
        const std::int64_t tenths = std::max<std::int64_t>(share, 0) / rates.cost({1}, run.road);
        if (tenths < (run.end - at).tenths) return at + Length{static_cast<std::int32_t>(tenths)};
        share -= rates.cost(run.end - at, run.road);
        at = run.end;
    }
    return at;
}

Length affordable(const Track& track, Rates rates, const Going& going, Length from,
                  std::int64_t share)
{
    return std::min(going.open(track, from), Way(track, going).affordable(from, share, rates));
}

Length affordable(const Track& track, Rates rates, const Going& going)
{
    return affordable(track, rates, going, {}, rates.whole());
}

}  // namespace galloper
