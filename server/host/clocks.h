#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "common/match/match.h"
#include "server/store/rows.h"

namespace galloper {

// Whether spectators are told of the step: then it is nobody's own business any more.
bool is_told_to_all(const Match::Step& step);

// Until when each seat of one match may decide, and what of that each viewer knows. Pure
// bookkeeping: a step comes with the service time at which it was taken, so the same rows give the
// same clocks again when the match wakes.
//
// Others see a seat's clock as of the last step that they were told of: a clock that jumped with
// nothing told would tell of a step. A seat's own clock is its own.
class Clocks {
public:
    // Seconds for a decision, 0 for no limit; and whose time is not counted.
    Clocks() = default;
    Clocks(std::uint32_t decision, std::vector<Seat> machines);

    bool run() const { return decision_.count() > 0; }

    // Everybody looks at the table for the first time.
    void begin(const Match& match, ServiceTime now);

    // How they run after a step that is not yet taken. Whoever goes on being asked goes on with the
    // time he had: steps that others take do not lengthen it, nor does what he writes into a draft.
    std::vector<Deadline> after(const Match::Step& step, ServiceTime now) const;

    // The step has been taken, and these are what after() gave. Gives the viewers to whom clocks
    // run otherwise now than they knew.
    std::vector<Viewer> took(const Match::Step& step, const std::vector<Deadline>& due);

    // Seats whose time is counted and for whom nothing stands get as much as anybody: the match was
    // parked, say. Whether there are any.
    bool mend(const Match& match, ServiceTime now);

    // As they are, in the order of seats; no match is named in it.
    const std::vector<Deadline>& due() const { return due_; }
    void set_due(std::vector<Deadline> due) { due_ = std::move(due); }
    std::vector<Deadline> due_as_known_to(Viewer viewer) const;

    std::vector<KnownClock> save() const;
    void load(const std::vector<KnownClock>& saved);

private:
    bool is_counted(Seat seat) const;

    std::chrono::seconds decision_{};
    std::vector<Seat> machines_{};
    std::vector<Deadline> due_{};
    std::map<Viewer, std::vector<Deadline>> known_{};
};

}  // namespace galloper
