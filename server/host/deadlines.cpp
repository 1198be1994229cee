#include "server/host/deadlines.h"

namespace galloper {

void Deadlines::put(MatchId match, const std::vector<Deadline>& deadlines)
{
    for (const Deadline& old : of(match)) by_time_.erase({old.due, old.match, old.seat});
    by_match_.erase(match);
    if (deadlines.empty()) return;

    for (const Deadline& one : deadlines) by_time_.insert({one.due, one.match, one.seat});
    by_match_[match] = deadlines;
}

std::vector<Deadline> Deadlines::of(MatchId match) const
{
    const auto found = by_match_.find(match);
    return found == by_match_.end() ? std::vector<Deadline>{} : found->second;
}

std::vector<Deadline> Deadlines::due(ServiceTime now) const
{
    std::vector<Deadline> due;
    for (const auto& [time, match, seat] : by_time_) {
        if (time > now) break;
        due.push_back({match, seat, time});
    }
    return due;
}

}  // namespace galloper
