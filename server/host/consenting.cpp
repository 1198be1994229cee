// A seat says that the truth may open, where that is by consent.

#include <algorithm>

#include "server/host/disclosure.h"
#include "server/host/live_match.h"

namespace galloper {

namespace {

Trouble not_by_consent()
{
    return {play::v1::REASON_NOT_POSSIBLE, "The truth of this match does not open by consent."};
}

Trouble not_yet()
{
    return {play::v1::REASON_NOT_POSSIBLE, "That can be said when the match is over."};
}

}  // namespace

void LiveMatch::consent(Asker asker, const std::string& token)
{
    with_ready(asker, [this, asker, token] {
        const std::optional<Seat> seat = seat_of(token);
        if (!seat) return house_.refuse(asker, unknown_match());
        if (parked()) return house_.refuse(asker, galloper::parked());
        if (record_.match.disclosure != Disclosure::ByConsent)
            return house_.refuse(asker, not_by_consent());
        if (record_.stage != MatchStage::Over) return house_.refuse(asker, not_yet());
        consent_of(asker, *seat);
    });
}

void LiveMatch::consent_of(Asker asker, Seat seat)
{
    house_.store().consent(record_.id, seat, house_.calendar(),
                           from_store<Done>([this, asker, seat](auto stored) {
                               if (!stored) return house_.refuse(asker, try_again());
                               has_consented(asker, seat);
                           }));
}

// The match's own seats hear of it, and everybody once it is open.
void LiveMatch::has_consented(Asker asker, Seat seat)
{
    std::vector<Seat>& all = record_.consented;
    const auto place = std::lower_bound(all.begin(), all.end(), seat);
    const bool is_new = place == all.end() || *place != seat;
    if (is_new) all.insert(place, seat);

    play::v1::ServerFrame frame;
    *frame.mutable_match() = card(seat);
    house_.answer(asker, std::move(frame));
    if (!is_new) return;
    send_cards(truth_is_open() ? To::Everybody : To::Seats);
    if (!record_.twin) return;
    house_.with_match(*record_.twin, [opening = opening_of(record_)](LiveMatch* twin) {
        if (twin != nullptr) twin->hear_of_twin(opening);
    });
}

// One that is asleep reads it when it wakes.
void LiveMatch::hear_of_twin(const Opening& twins)
{
    if (!record_.twins_opening) return;
    record_.twins_opening = twins;
    look_whether_it_opened();
}

void LiveMatch::look_whether_it_opened()
{
    if (truth_is_open() != was_open_) send_cards();
}

}  // namespace galloper
