// Who is told of a match, and what he missed.

#include <algorithm>
#include <utility>

#include "server/host/live_match.h"

namespace galloper {

namespace {

// Whoever missed more is sent the whole picture.
constexpr std::uint32_t most_missed = 512;

// Whoever wants to read what has happened is sent no more than this of it.
constexpr std::uint32_t most_past = 200;

}  // namespace

void LiveMatch::attach(Asker asker, const play::v1::Attach& request)
{
    with_ready(asker, [this, asker, request] {
        if (present(asker) == nullptr) return;
        std::optional<Seat> seat;
        if (!request.token().empty()) {
            seat = seat_of(request.token());
            if (!seat) return house_.refuse(asker, unknown_match());
        }
        if (parked()) return house_.refuse(asker, galloper::parked());

        // In the other match of a duplicate the same cards lie in the same places.
        if (!seat && record_.twin && !is_over_for_all())
            return house_.refuse(asker, {play::v1::REASON_NOT_POSSIBLE,
                                         "This match has a twin with the same cards. It can be "
                                         "watched when both are over."});
        if (record_.stage == MatchStage::Over && !match_)
            return house_.refuse(
                asker, {play::v1::REASON_NOT_POSSIBLE, "This match is over. It can be replayed."});
        const Viewer viewer = seat ? Viewer(*seat) : Viewer::everybody();
        attach_as(asker, viewer, {request.have(), request.fresh(), request.past()});
    });
}

void LiveMatch::attach_as(Asker asker, Viewer viewer, Wish wish)
{
    Visitor& visitor = *present(asker);
    if (visitor.attached != nullptr) visitor.attached->detach(asker.visitor);
    if (viewer.seat()) {
        if (const auto holder = attendance_.holder_of(*viewer.seat())) {
            house_.close(*holder, Close::Replaced, "this seat has been taken up elsewhere");
            detach(*holder);
        }
        card_changed_ = true;
    }

    // From here on whatever is told to these eyes is held for him.
    const Attendance::Ticket ticket = attendance_.arrive(asker.visitor, viewer);
    visitor.attached = this;

    play::v1::ServerFrame frame;
    play::v1::Attached& attached = *frame.mutable_attached();
    *attached.mutable_match() = card(viewer.seat());
    if (match_) attached.set_number(match_->number(viewer));
    if (viewer.seat()) attached.set_last_command(last_command_of(*viewer.seat()));
    for (const Coaching& line : coaching_) {
        play::v1::Coaching& sent = *attached.add_coaching();
        sent.set_when(line.when);
        sent.set_words(line.words);
    }
    house_.answer(asker, std::move(frame));

    if (!match_) return attendance_.caught_up(ticket, 0, sender());  // it waits for players
    const std::uint32_t now = match_->number(viewer);
    if (wish.fresh && wish.past && wish.have < now)
        return send_past(ticket, asker.visitor, viewer, wish.have);
    if (wish.fresh || wish.have > now) return send_fresh(ticket, asker.visitor, viewer);
    catch_up(ticket, asker.visitor, viewer, wish.have);
}

void LiveMatch::detach(std::uint64_t visitor)
{
    const std::optional<Viewer> viewer = attendance_.viewer_of(visitor);
    if (!viewer) return;
    if (viewer->seat()) card_changed_ = true;
    attendance_.leave(visitor);
    if (Visitor* gone = house_.find(visitor)) gone->attached = nullptr;
}

void LiveMatch::catch_up(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                         std::uint32_t have)
{
    const std::uint32_t now = match_->number(viewer);
    if (const auto missed = attendance_.since(viewer, have, now)) {
        for (const Frame& frame : *missed) house_.send(visitor, frame);
        return has_caught_up(ticket, visitor, now);
    }
    if (now - have > most_missed) return send_fresh(ticket, visitor, viewer);
    read_what_he_missed(ticket, visitor, viewer, have);
}

void LiveMatch::read_what_he_missed(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                                    std::uint32_t have)
{
    const std::uint32_t upto = match_->number(viewer);
    house_.store().transcript(
        record_.id, viewer, have + 1, upto - have,
        from_store<std::vector<StoredUpdate>>(
            [this, ticket, visitor, viewer, have, upto](auto missed) {
                if (!attendance_.waiting(ticket)) return;
                if (!missed || !match_)
                    return house_.close(visitor, Close::TryLater, "come back in a moment");

                std::size_t bytes = 0;
                for (const StoredUpdate& update : *missed) bytes += update.bytes.size();
                const bool whole = missed->size() == upto - have;
                const Frame picture = fresh(match_->number(viewer), match_->picture(viewer));
                if (!whole || bytes > picture->size()) return send_fresh(ticket, visitor, viewer);

                for (const StoredUpdate& update : *missed) house_.send(visitor, told(update.bytes));
                has_caught_up(ticket, visitor, upto);
            }));
}

void LiveMatch::send_past(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                          std::uint32_t have)
{
    const std::uint32_t upto = match_->number(viewer);
    const std::uint32_t most = std::min(upto - have, most_past);
    house_.store().transcript(
        record_.id, viewer, upto - most + 1, most,
        from_store<std::vector<StoredUpdate>>([this, ticket, visitor, viewer](auto told) {
            if (!attendance_.waiting(ticket)) return;
            if (!told || !match_)
                return house_.close(visitor, Close::TryLater, "come back in a moment");
            send_past(ticket, visitor, viewer, std::move(*told));
        }));
}

// Steps that were taken meanwhile are in the fresh picture; their news is held and not sent again.
void LiveMatch::send_past(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                          std::vector<StoredUpdate> told)
{
    house_.store().first_picture(
        record_.id, viewer,
        from_store<std::string>(
            [this, ticket, visitor, viewer, told = std::move(told)](auto first) {
                if (!attendance_.waiting(ticket)) return;
                if (!first || !match_)
                    return house_.close(visitor, Close::TryLater, "come back in a moment");
                house_.send(visitor, past(*first, told));
                send_fresh(ticket, visitor, viewer);
            }));
}

void LiveMatch::send_fresh(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer)
{
    const std::uint32_t number = match_->number(viewer);
    house_.send(visitor, fresh(number, match_->picture(viewer)));
    has_caught_up(ticket, visitor, number);
}

void LiveMatch::has_caught_up(Attendance::Ticket ticket, std::uint64_t visitor, std::uint32_t upto)
{
    attendance_.caught_up(ticket, upto, sender());
    send_clocks(visitor);
}

void LiveMatch::send_clocks(std::uint64_t visitor)
{
    const std::optional<Viewer> viewer = attendance_.viewer_of(visitor);
    if (!clocks_.run() || !viewer) return;
    play::v1::ServerFrame frame;
    frame.mutable_clocks();
    for (const Deadline& one : clocks_.due_as_known_to(*viewer)) {
        const ServiceTime left = std::max(ServiceTime{}, one.due - house_.service_time());
        play::v1::Clock& clock = *frame.mutable_clocks()->add_clocks();
        clock.set_seat(one.seat.number);
        clock.set_left(static_cast<std::uint32_t>(left.count()));
    }
    house_.send(visitor, frame_of(frame));
}

// Somebody sat down, came or went, or it ended: everybody hears how it stands now.
void LiveMatch::send_cards(To whom)
{
    if (whom == To::Everybody) {
        card_changed_ = false;
        was_open_ = truth_is_open();
    }
    for (const std::uint64_t visitor : attendance_.everybody()) {
        const std::optional<Seat> seat = attendance_.viewer_of(visitor)->seat();
        if (whom == To::Seats && !seat) continue;
        play::v1::ServerFrame frame;
        *frame.mutable_changed() = card(seat);
        house_.send(visitor, frame_of(frame));
    }
}

}  // namespace galloper
