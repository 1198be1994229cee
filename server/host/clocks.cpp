#include "server/host/clocks.h"

#include <algorithm>
#include <utility>

#include "common/match/proceedings.h"

namespace galloper {

namespace {

const Deadline* find(const std::vector<Deadline>& all, Seat seat)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [seat](const Deadline& one) { return one.seat == seat; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool is_told_to_all(const Match::Step& step)
{
    return std::any_of(step.tellings.begin(), step.tellings.end(), [](const Match::Telling& one) {
        return one.told->viewer.is_public() && !one.update.empty();
    });
}

namespace {

// Whether the seat that took the step has answered what it was asked. What is said to the house
// answers nothing, else a draw offered and withdrawn would stop the clock. Nor does a draft, which
// spectators are not told of: nobody can see by his clock that somebody else was.
bool renews_the_clock(const Match::Step& step)
{
    if (step.deed.cause == Cause::Default) return true;
    if (step.deed.cause == Cause::Renewed || is_house_verb(step.deed.action.verb)) return false;
    return is_told_to_all(step);
}

std::vector<Deadline> of_those_awaited(const std::vector<Deadline>& due, const SentPicture& picture)
{
    std::vector<Deadline> known;
    for (const Seat seat : picture.awaited)
        if (const Deadline* one = find(due, seat)) known.push_back(*one);
    return known;
}

}  // namespace

Clocks::Clocks(std::uint32_t decision, std::vector<Seat> machines)
    : decision_(decision), machines_(std::move(machines))
{
}

bool Clocks::is_counted(Seat seat) const
{
    return run() && std::find(machines_.begin(), machines_.end(), seat) == machines_.end();
}

void Clocks::begin(const Match& match, ServiceTime now)
{
    due_.clear();
    mend(match, now);
    for (const Viewer viewer : match.viewers())
        known_[viewer] = of_those_awaited(due_, match.picture(viewer));
}

bool Clocks::mend(const Match& match, ServiceTime now)
{
    bool any = false;
    for (const Seat seat : match.awaited()) {
        if (!is_counted(seat) || find(due_, seat) != nullptr) continue;
        due_.push_back({{}, seat, now + decision_});
        any = true;
    }
    return any;
}

std::vector<Deadline> Clocks::after(const Match::Step& step, ServiceTime now) const
{
    std::vector<Deadline> due;
    for (const Seat seat : step.tellings.back().told->picture.awaited) {
        if (!is_counted(seat)) continue;
        const Deadline* old = find(due_, seat);
        const bool keeps = old != nullptr && !(seat == step.deed.seat && renews_the_clock(step));
        due.push_back({{}, seat, keeps ? old->due : now + decision_});
    }
    return due;
}

std::vector<Viewer> Clocks::took(const Match::Step& step, const std::vector<Deadline>& due)
{
    std::map<Viewer, std::vector<Deadline>> before;
    for (const Match::Telling& telling : step.tellings)
        before[telling.told->viewer] = due_as_known_to(telling.told->viewer);

    due_ = due;
    std::vector<Viewer> changed;
    for (const Match::Telling& telling : step.tellings) {
        const Viewer viewer = telling.told->viewer;
        if (!telling.update.empty()) known_[viewer] = of_those_awaited(due, telling.told->picture);
        if (due_as_known_to(viewer) != before[viewer]) changed.push_back(viewer);
    }
    return changed;
}

std::vector<Deadline> Clocks::due_as_known_to(Viewer viewer) const
{
    if (viewer.is_truth()) return due_;
    const auto known = known_.find(viewer);
    std::vector<Deadline> due = known == known_.end() ? std::vector<Deadline>{} : known->second;
    if (!viewer.seat()) return due;
    std::erase_if(due, [&](const Deadline& one) { return viewer.is(one.seat); });
    if (const Deadline* own = find(due_, *viewer.seat())) due.push_back(*own);
    std::sort(due.begin(), due.end(),
              [](const Deadline& a, const Deadline& b) { return a.seat < b.seat; });
    return due;
}

std::vector<KnownClock> Clocks::save() const
{
    std::vector<KnownClock> saved;
    for (const Deadline& one : due_) saved.push_back({Viewer::truth(), one.seat, one.due});
    for (const auto& [viewer, known] : known_)
        for (const Deadline& one : known)
            if (!viewer.is_truth()) saved.push_back({viewer, one.seat, one.due});
    return saved;
}

void Clocks::load(const std::vector<KnownClock>& saved)
{
    due_.clear();
    known_.clear();
    for (const KnownClock& one : saved) {
        std::vector<Deadline>& of = one.viewer.is_truth() ? due_ : known_[one.viewer];
        of.push_back({{}, one.seat, one.due});
    }
}

}  // namespace galloper
