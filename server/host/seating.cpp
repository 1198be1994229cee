// Who sits where, and the set-up when the last has sat down.

#include <utility>

#include "common/dice/keyed_dice.h"
#include "common/match/recorded_dice.h"
#include "server/host/creating.h"
#include "server/host/disclosure.h"
#include "server/host/live_match.h"
#include "server/host/sitters_name.h"
#include "server/host/stored_matches.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

constexpr std::size_t least_entropy = 16;
constexpr std::size_t most_entropy = 64;

Trouble taken() { return {play::v1::REASON_TAKEN, "Somebody sits there already."}; }

}  // namespace

std::optional<Seat> LiveMatch::seat_of(const std::string& token) const
{
    return galloper::seat_of(record_, token);
}

bool LiveMatch::all_sit() const
{
    for (std::size_t i = 0; i < record_.match.seats.size(); ++i)
        if (!record_.match.seats[i].machine && !record_.taken[i]) return false;
    return true;
}

void LiveMatch::sit_down(Asker asker, const play::v1::SitDown& request)
{
    with_ready(asker, [this, asker, request] {
        const std::optional<Seat> seat = seat_of(request.token());
        if (!seat) return house_.refuse(asker, unknown_match());
        if (parked()) return house_.refuse(asker, galloper::parked());
        const std::optional<std::string> name = name_for_a_seat(request.name());
        if (!name)
            return house_.refuse(asker, {play::v1::REASON_BAD_ANSWER,
                                         "A name has 1 to 40 characters, all of them visible."});
        const std::size_t entropy = request.entropy().size();
        if (entropy < least_entropy || entropy > most_entropy)
            return house_.refuse(asker, {play::v1::REASON_BAD_ANSWER,
                                         "16 to 64 random bytes have to come with it."});

        sit_at_once(asker, *seat, {*name, request.entropy()}, [this, asker, seat] {
            play::v1::ServerFrame frame;
            frame.mutable_sat_down()->set_match(name_);
            frame.mutable_sat_down()->set_seat(seat->number);
            house_.answer(asker, std::move(frame));
        });
    });
}

void LiveMatch::sit_at_once(Asker asker, Seat seat, const Sitting& sitting, const Sat& then)
{
    with_ready(asker, [this, asker, seat, sitting, then] {
        enqueue({asker,
                 [this, asker, seat, sitting, then] { take_place(asker, seat, sitting, then); }});
    });
}

// The same person's second try is answered like the first: what makes him the same is the entropy,
// which nobody else has seen.
void LiveMatch::take_place(Asker asker, Seat seat, const Sitting& sitting, const Sat& then)
{
    if (const std::optional<Sitting>& place = record_.taken[seat.number]) {
        asker_in_hand_.reset();
        if (same(hash_of_token(place->entropy), hash_of_token(sitting.entropy)))
            then();
        else
            house_.refuse(asker, taken());
        return finished();
    }

    house_.store().sit(record_.id, seat, sitting,
                       from_store<Done>([this, seat, sitting, then](auto result) {
                           if (!result) {
                               const bool late = result.error().kind == StoreError::Kind::Conflict;
                               refuse_in_hand(late ? taken() : try_again());
                               return finished();
                           }
                           record_.taken[seat.number] = sitting;
                           card_changed_ = true;
                           asker_in_hand_.reset();
                           then();
                           if (all_sit() && !stopped_) return set_up();
                           finished();
                       }));
}

// Everybody's entropy is stored by now and no die has been thrown before.
void LiveMatch::set_up()
{
    if (record_.stage != MatchStage::Waiting) return finished();
    KeyedDice dice(set_up_key(), 0);
    RecordingDice recorded(dice);
    const auto match = std::make_shared<std::unique_ptr<Match>>(
        std::make_unique<Match>(set_up_game(recorded), posts(), record_.match.handles,
                                stays_closed(record_)));
    const Match& begun = **match;

    LogRow row{.row = set_up_row(begun, recorded.take(), record_.match.handles),
               .time = house_.service_time(),
               .clock = house_.calendar()};
    row.link = link_after({}, row.row, record_.match.handles);
    Clocks clocks = clocks_;
    clocks.begin(begun, row.time);
    Beside beside{.stage = MatchStage::Playing};
    if (!clocks.due().empty()) beside.deadlines = of_this_match(clocks.due());

    house_.store().append(record_.id, row, std::move(beside),
                          from_store<Done>([this, match, link = row.link, clocks](auto result) {
                              if (parked()) return;
                              if (!result) {
                                  log(ops::Level::Warning,
                                      "is not set up yet: " + result.error().words);
                                  return finished();
                              }
                              set_up_is_stored(std::move(*match), link, clocks);
                          }));
}

void LiveMatch::set_up_is_stored(std::unique_ptr<Match> match, const Digest& link, Clocks clocks)
{
    match_ = std::move(match);
    link_ = link;
    clocks_ = std::move(clocks);
    scenario_.reset();
    record_.stage = MatchStage::Playing;
    last_action_ = all_told_at_ = house_.now();
    house_.deadlines().put(record_.id, of_this_match(clocks_.due()));

    send_cards();
    for (const std::uint64_t visitor : attendance_.everybody()) {
        house_.send(visitor, fresh(0, match_->picture(*attendance_.viewer_of(visitor))));
        send_clocks(visitor);
    }
    checkpoint([](bool) {});
    finished();
}

}  // namespace galloper
