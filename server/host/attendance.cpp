#include "server/host/attendance.h"

#include <algorithm>
#include <utility>

namespace galloper {

Attendance::Ticket Attendance::arrive(VisitorId visitor, Viewer viewer)
{
    leave(visitor);
    attached_.push_back({++last_ticket_, visitor, viewer, true, {}});
    return last_ticket_;
}

bool Attendance::waiting(Ticket ticket) const
{
    return std::any_of(attached_.begin(), attached_.end(), [&](const Attached& one) {
        return one.ticket == ticket && one.catching_up;
    });
}

void Attendance::caught_up(Ticket ticket, std::uint32_t upto, const Send& send)
{
    for (Attached& one : attached_) {
        if (one.ticket != ticket) continue;
        one.catching_up = false;
        for (const Numbered& held : std::exchange(one.held, {}))
            if (held.number > upto) send(one.visitor, held.frame);
    }
}

void Attendance::leave(VisitorId visitor)
{
    std::erase_if(attached_, [&](const Attached& one) { return one.visitor == visitor; });
}

std::optional<Viewer> Attendance::viewer_of(VisitorId visitor) const
{
    for (const Attached& one : attached_)
        if (one.visitor == visitor) return one.viewer;
    return std::nullopt;
}

std::optional<Attendance::VisitorId> Attendance::holder_of(Seat seat) const
{
    for (const Attached& one : attached_)
        if (one.viewer.is(seat)) return one.visitor;
    return std::nullopt;
}

std::vector<Attendance::VisitorId> Attendance::everybody() const
{
    std::vector<VisitorId> all;
    for (const Attached& one : attached_) all.push_back(one.visitor);
    return all;
}

std::vector<Attendance::VisitorId> Attendance::tell(Viewer viewer, std::uint32_t number,
                                                    const Frame& frame, const Send& send)
{
    recall(viewer, number, frame);
    std::vector<VisitorId> too_slow;
    for (Attached& one : attached_) {
        if (one.viewer != viewer) continue;
        if (!one.catching_up) {
            send(one.visitor, frame);
        } else if (one.held.size() < most_held) {
            one.held.push_back({number, frame});
        } else {
            too_slow.push_back(one.visitor);
        }
    }
    return too_slow;
}

void Attendance::recall(Viewer viewer, std::uint32_t number, Frame frame)
{
    std::deque<Numbered>& recent = recent_[viewer];
    recent.push_back({number, std::move(frame)});
    if (recent.size() > kept) recent.pop_front();
}

std::optional<std::vector<Frame>> Attendance::since(Viewer viewer, std::uint32_t have,
                                                    std::uint32_t upto) const
{
    std::vector<Frame> frames;
    if (have == upto) return frames;

    const auto recent = recent_.find(viewer);
    if (recent == recent_.end() || recent->second.front().number > have + 1) return std::nullopt;
    for (const Numbered& one : recent->second)
        if (one.number > have && one.number <= upto) frames.push_back(one.frame);
    return frames;
}

}  // namespace galloper
