// What is said of a match as a whole, and when its truth opens.

#include <algorithm>

#include "server/host/disclosure.h"
#include "server/host/live_match.h"

namespace galloper {

namespace {

play::v1::Stage stage_of(MatchStage stage)
{
    switch (stage) {
        case MatchStage::Waiting:
            return play::v1::STAGE_WAITING;
        case MatchStage::Playing:
            return play::v1::STAGE_PLAYING;
        case MatchStage::Over:
            return play::v1::STAGE_OVER;
        case MatchStage::Parked:
            return play::v1::STAGE_PARKED;
    }
    return play::v1::STAGE_UNSPECIFIED;
}

}  // namespace

void LiveMatch::describe(Asker asker, const std::string& token)
{
    with_ready(asker, [this, asker, token] {
        std::optional<Seat> seat;
        if (!token.empty()) {
            seat = seat_of(token);
            if (!seat) return house_.refuse(asker, unknown_match());
        }
        play::v1::ServerFrame frame;
        *frame.mutable_match() = card(seat);
        house_.answer(asker, std::move(frame));
    });
}

bool LiveMatch::is_over_for_all() const
{
    return galloper::is_over_for_all(record_) && (!record_.twin || !both_ended_.empty());
}

bool LiveMatch::truth_is_open() const
{
    return is_over_for_all() && is_open(record_, house_.calendar());
}

// That one of a duplicate has ended is its own seats' alone until both have: whoever plays the
// other and knows its name would hear how fast the cards fell there.
MatchStage LiveMatch::stage_for(std::optional<Seat> seat) const
{
    const bool kept_quiet = record_.stage == MatchStage::Over && !seat && !is_over_for_all();
    return kept_quiet ? MatchStage::Playing : record_.stage;
}

play::v1::MatchCard LiveMatch::card(std::optional<Seat> seat) const
{
    const NewMatch& match = record_.match;
    play::v1::MatchCard card;
    card.set_match(name_);
    card.set_stage(stage_of(stage_for(seat)));
    card.set_scenario(match.scenario);
    card.set_title(title_);
    card.set_ruleset(match.ruleset);
    for (const auto& [name, value] : match.options) (*card.mutable_options())[name] = value;
    card.set_clock(match.decision);
    card.set_commitment(match.commitment.data(), match.commitment.size());
    card.set_duplicate(record_.twin.has_value());
    card.set_disclosure(wire_of(match.disclosure));
    card.set_days(match.days);
    card.set_imported(record_.imported);

    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const Seat place{static_cast<std::uint8_t>(i)};
        play::v1::SeatCard& about = *card.add_seats();
        about.set_seat(place.number);
        about.set_post(match.seats[i].name);
        about.set_side(match.seats[i].post.side.number);
        about.set_machine(match.seats[i].machine);
        about.set_present(attendance_.present(place));
        if (record_.taken[i]) about.set_name(record_.taken[i]->name);
    }
    if (seat) {
        card.set_your_seat(seat->number);
        card.set_your_turn(match_ ? is_asked(*seat)
                                  : std::find(asked_.begin(), asked_.end(), *seat) != asked_.end());
    }
    // Whoever only watches hears of it when it opens.
    if (seat)
        for (const Seat one : record_.consented) card.add_consented(one.number);
    if (!is_over_for_all()) return card;

    if (ending_) card.set_result(ending_->words);
    for (const play::v1::Compared& one : both_ended_) *card.add_compared() = one;
    if (const auto day = opens_at(record_)) card.set_opens(*day);
    if (!truth_is_open()) return card;

    card.set_open(true);
    card.set_secret(match.secret.data(), match.secret.size());
    for (const auto& sitting : record_.taken) card.add_entropy(sitting ? sitting->entropy : "");
    return card;
}

// Looks whether the other match of a duplicate is over too, and then does `then`. Until the answer
// is there this match counts as having something in hand, so that it is not forgotten. One that is
// still played need not wake for it: it looks for this one when it ends.
void LiveMatch::meet_twin(std::function<void()> then)
{
    twin_is_unread_ = false;
    if (record_.stage != MatchStage::Over || !record_.twin || !both_ended_.empty()) return then();
    house_.store().find(*record_.twin, from_store<std::optional<StoredMatch>>(
                                           [this, then = std::move(then)](auto twin) {
                                               if (twin && *twin) return found_twin(**twin, then);
                                               twin_is_unread_ = true;
                                               then();
                                           }));
}

void LiveMatch::found_twin(const StoredMatch& stored, std::function<void()> then)
{
    if (stored.stage != MatchStage::Over) return then();
    LiveMatch& twin = house_.match(stored.match.name);
    ++waiting_for_store_;
    twin.when_read([this, &twin, then = std::move(then)](const std::optional<Trouble>& trouble) {
        --waiting_for_store_;
        twin_is_unread_ = trouble.has_value();
        if (!trouble) compare_with(twin);
        then();
        house_.idle();
    });
}

void LiveMatch::compare_with(LiveMatch& twin)
{
    if (!ending_ || !twin.ending_ || twin.record_.stage != MatchStage::Over) return;
    for (LiveMatch* one : {this, &twin}) {
        const LiveMatch& other = one == this ? twin : *this;
        one->record_.twins_opening = opening_of(other.record_);
        if (!one->both_ended_.empty()) continue;
        one->both_ended_ = {one->compared(), other.compared()};
        one->send_cards();
    }
}

play::v1::Compared LiveMatch::compared() const
{
    play::v1::Compared about;
    about.set_match(name_);
    about.set_result(ending_->words);
    for (const int score : ending_->scores) about.add_scores(score);
    return about;
}

}  // namespace galloper
