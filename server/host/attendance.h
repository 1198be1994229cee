#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "common/base/ids.h"
#include "server/host/session.h"

namespace galloper {

// Who is connected to one match, and what each viewer was told last. Pure bookkeeping: it sends
// through the function it is given, and knows visitors by the number of their session.
class Attendance {
public:
    using VisitorId = std::uint64_t;
    using Send = std::function<void(VisitorId, const Frame&)>;

    // As many updates of a viewer are kept at hand as the design allows an awake match.
    static constexpr std::size_t kept = 64;

    // What may wait for somebody who is still being sent what he missed. More, and he is let go.
    static constexpr std::size_t most_held = 256;

    // Lines a visitor up for what the viewer is told from now on. It is held for him until he has
    // caught up. Whoever held the viewer's seat before must have left. The ticket is the arrival's
    // own: if he leaves and comes again it is worth nothing.
    using Ticket = std::uint64_t;
    Ticket arrive(VisitorId visitor, Viewer viewer);
    bool waiting(Ticket ticket) const;

    // He has been sent everything up to a number: what was held beyond it follows.
    void caught_up(Ticket ticket, std::uint32_t upto, const Send& send);
    void leave(VisitorId visitor);

    std::optional<Viewer> viewer_of(VisitorId visitor) const;
    std::optional<VisitorId> holder_of(Seat seat) const;
    bool present(Seat seat) const { return holder_of(seat).has_value(); }
    bool empty() const { return attached_.empty(); }
    std::vector<VisitorId> everybody() const;

    // Keeps an update at hand and sends it to whoever looks with these eyes. Gives back who had to
    // wait too long.
    std::vector<VisitorId> tell(Viewer viewer, std::uint32_t number, const Frame& frame,
                                const Send& send);

    // Keeps it at hand and sends it to nobody: what a match that wakes up had told before.
    void recall(Viewer viewer, std::uint32_t number, Frame frame);

    // The viewer's updates after number `have` up to number `upto`, if all are at hand.
    std::optional<std::vector<Frame>> since(Viewer viewer, std::uint32_t have,
                                            std::uint32_t upto) const;

    // The match falls asleep: nothing is at hand any more, whoever is connected stays so.
    void forget() { recent_.clear(); }

private:
    struct Numbered {
        std::uint32_t number = 0;
        Frame frame{};
    };
    struct Attached {
        Ticket ticket = 0;
        VisitorId visitor = 0;
        Viewer viewer = Viewer::everybody();
        bool catching_up = true;
        std::vector<Numbered> held{};
    };

    std::vector<Attached> attached_{};  // in the order of their arrival
    std::map<Viewer, std::deque<Numbered>> recent_{};
    Ticket last_ticket_ = 0;
};

}  // namespace galloper
