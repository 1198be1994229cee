#include "common/rulesets/land_and_freedom/sums/watch.h"

#include <algorithm>
#include <array>

namespace galloper::land_and_freedom {

namespace {

bool bears_on(const Watch& watch, const Footprint& there)
{
    Target mover;
    mover.stands = there;
    return in_range(watch.firer.stands, there, watch.from) && bears(watch.firer, mover);
}

bool clear_to(const Lie& lie, const Watch& watch, const Footprint& there)
{
    return lie.sight.clear(watch.firer.stands.at, there.at);
}

// Where a line that is blocked is looked along again.
bool looks_again(const Walk& walk, Length gone)
{
    return gone == walk.ends || gone.tenths % sight_stride.tenths == 0;
}

bool was_inside(const Watch& watch, const Walk& walk, Length before)
{
    return before > Length{} && bears_on(watch, walk.course.footprint(before));
}

}  // namespace

Length throws_within(const Firer& firer, const Target& mover, SmallArmsVsTank rule)
{
    if (!firer.disordered && rule != SmallArmsVsTank::None) return long_range;
    constexpr std::array bands{std::pair{Band::Long, long_range},
                               std::pair{Band::Medium, medium_range},
                               std::pair{Band::Short, short_range}};
    for (const auto& [band, within] : bands)
        if (volley(firer, mover, band, rule).dice > 0) return within;
    return {};
}

bool is_due(const Lie& lie, const Watch& watch, const Walk& walk, Length gone)
{
    const Footprint there = walk.course.footprint(gone);
    if (!bears_on(watch, there)) return false;
    const Length before{(gone.tenths - 1) / stride.tenths * stride.tenths};
    const bool looks = looks_again(walk, gone) || !was_inside(watch, walk, before);
    return looks && clear_to(lie, watch, there);
}

std::optional<Length> first_due(const Lie& lie, const Watch& watch, const Walk& walk, Length from,
                                Length to)
{
    bool inside = was_inside(watch, walk, from);
    return first_near(walk.course, from, to, watch.firer.stands.at, watch.from + half_across * 2,
                      [&](Length gone) {
                          const Footprint there = walk.course.footprint(gone);
                          const bool entered = !inside;
                          inside = bears_on(watch, there);
                          if (!inside) return gone + stride;
                          const bool looks = entered || looks_again(walk, gone);
                          if (looks && clear_to(lie, watch, there)) return gone;
                          const Length again = std::min(next_on(sight_stride, gone), walk.ends);
                          return std::max(again, gone + Length{1});
                      });
}

}  // namespace galloper::land_and_freedom
