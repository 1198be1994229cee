#pragma once

#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "server/store/rows.h"

namespace galloper {

// All deadlines there are, those of sleeping matches too: the one thing that a start reads of
// every match. A copy of what is stored; it follows the store and is never ahead of it.
class Deadlines {
public:
    // Replaces all those of one match.
    void put(MatchId match, const std::vector<Deadline>& deadlines);

    std::vector<Deadline> of(MatchId match) const;

    bool empty() const { return by_time_.empty(); }

    // Those that are due, the earliest first.
    std::vector<Deadline> due(ServiceTime now) const;

private:
    using Entry = std::tuple<ServiceTime, MatchId, Seat>;
    std::set<Entry> by_time_{};
    std::map<MatchId, std::vector<Deadline>> by_match_{};
};

}  // namespace galloper
