#include "common/rulesets/land_and_freedom/glimpses.h"

#include <algorithm>

namespace galloper::land_and_freedom {

Glimpses::Glimpses(const State& state, PieceId mover, Length gone)
    : mover_(mover), began_(gone), looked_(gone)
{
    look(state, gone);
}

// What was seen the last time and is seen now was seen all the way.
void Glimpses::look(const State& state, Length gone)
{
    const Base* mover = state.find_base(mover_);
    if (!mover) return;
    for (const Eyes& eyes : all_eyes(state.settings, state.posts)) {
        if (eyes.side == mover->side || !state.is_seen(eyes.number, mover_)) continue;
        const auto last = std::find_if(seen_.begin(), seen_.end(), [&](const Glimpse& glimpse) {
            return glimpse.eyes.number == eyes.number && glimpse.to == looked_;
        });
        if (last == seen_.end())
            seen_.push_back({eyes, gone, gone});
        else
            last->to = gone;
    }
    looked_ = gone;
}

static std::vector<Point> way_shown(const Course& course, Length from, Length to)
{
    if (from <= to) return course.track().trace(from, to);
    return {course.at(from), course.at(to)};  // a step back, to where there is room
}

void Glimpses::show_parts(Step& step, const Course& course, Length to) const
{
    for (const Glimpse& glimpse : seen_)
        if (const Length end = std::min(glimpse.to, to); glimpse.from < end)
            step.report.motions.push_back({audience_of(step.state, glimpse.eyes), mover_,
                                           way_shown(course, glimpse.from, end), true});
}

void Glimpses::show(Step& step, const Course& course, Length to) const
{
    if (to == began_) return;
    const Side side = step.state.base(mover_).side;
    const bool open = step.state.settings.fog == Fog::None;
    step.report.motions.push_back(
        {open ? Audience::everyone() : Audience::of(step.state.posts, side), mover_,
         way_shown(course, began_, to)});
    if (!open) show_parts(step, course, to);  // the whole is not theirs
}

}  // namespace galloper::land_and_freedom
