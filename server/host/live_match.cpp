#include "server/host/live_match.h"

#include <utility>

#include "common/base/check.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

// What may wait for one match. Seats are few and each is held to its rate; this is for those who
// come and go.
constexpr std::size_t most_waiting = 128;

constexpr std::chrono::seconds before_sleep{60};
constexpr std::chrono::seconds before_another_try{1};

}  // namespace

LiveMatch::LiveMatch(House& house, std::string name) : house_(house), name_(std::move(name)) {}
LiveMatch::~LiveMatch() = default;

// Nobody that is being sent away takes a seat any more.
Visitor* LiveMatch::present(Asker asker)
{
    Visitor* visitor = house_.find(asker.visitor);
    return visitor != nullptr && !visitor->leaving ? visitor : nullptr;
}

Attendance::Send LiveMatch::sender()
{
    return [this](std::uint64_t visitor, const Frame& frame) { house_.send(visitor, frame); };
}

void LiveMatch::log(ops::Level level, const std::string& what) const
{
    ops::log(level, "match " + std::to_string(record_.id.value) + " " + what);
}

void LiveMatch::when_ready(Woken then)
{
    if (stopped_ || house_.stopping()) return then(try_again());
    if (state_ == State::Ready) return then(std::nullopt);
    if (waiting_to_wake_.size() >= most_waiting) return then(try_again());

    waiting_to_wake_.push_back(std::move(then));
    if (state_ == State::Asleep) start_waking();
}

// Once it is known how it stands. The two matches of a duplicate ask this of one another: if each
// waited until the other was ready, neither would ever be.
void LiveMatch::when_read(Woken then)
{
    if (stopped_ || house_.stopping()) return then(try_again());
    if (state_ == State::Ready || state_ == State::Meeting) return then(std::nullopt);
    waiting_to_read_.push_back(std::move(then));
    if (state_ == State::Asleep) start_waking();
}

void LiveMatch::start_waking()
{
    state_ = State::Waking;
    house_.store().find(name_, from_store<std::optional<StoredMatch>>([this](auto result) {
                            if (!result) return woken(try_again());
                            if (!*result) return woken(unknown_match());
                            found(**result);
                        }));
}

void LiveMatch::with_ready(Asker asker, std::function<void()> then)
{
    when_ready([this, asker, then = std::move(then)](std::optional<Trouble> trouble) {
        if (trouble) return house_.refuse(asker, *trouble);
        if (!guarded(then)) house_.refuse(asker, galloper::parked());
    });
}

void LiveMatch::wake()
{
    when_ready([](std::optional<Trouble>) {});
}

bool LiveMatch::enqueue(Work work)
{
    if (stopped_ || parked() || queue_.size() >= most_waiting) {
        if (work.asker) house_.refuse(*work.asker, parked() ? galloper::parked() : try_again());
        return false;
    }
    queue_.push_back(std::move(work));
    begin_next();
    return true;
}

// Work may finish at once, within begin(): the loop then goes on, and does not nest.
void LiveMatch::begin_next()
{
    if (beginning_) return;
    beginning_ = true;
    while (!busy_ && !queue_.empty() && state_ == State::Ready) {
        const Work work = std::move(queue_.front());
        queue_.pop_front();
        busy_ = true;
        asker_in_hand_ = work.asker;
        command_in_hand_ = work.command;
        guarded(work.begin);
    }
    beginning_ = false;
}

void LiveMatch::finished()
{
    busy_ = false;
    asker_in_hand_.reset();
    command_in_hand_.reset();
    if (stopped_) return stop();
    begin_next();
    play_machines();
}

// The one place where our own faults are caught: whatever was in hand is over with, and the match
// is parked. Nothing of it reaches a player but that.
bool LiveMatch::guarded(const std::function<void()>& work)
{
    try {
        work();
        return true;
    } catch (const std::exception& broken) {
        park(broken.what());
        return false;
    }
}

void LiveMatch::park(const std::string& why, bool for_good)
{
    log(ops::Level::Error, "is parked: " + why);
    const bool was_over = record_.stage == MatchStage::Over;  // how it ended stays stored
    record_.stage = MatchStage::Parked;
    match_.reset();
    attendance_.forget();
    state_ = State::Ready;
    busy_ = false;
    command_in_hand_.reset();
    refuse_in_hand(galloper::parked());
    refuse_waiting(galloper::parked());
    house_.deadlines().put(record_.id, {});
    if (for_good && !was_over) store_parking(why);
    send_cards();
    woken(std::nullopt);
}

void LiveMatch::store_parking(const std::string& why)
{
    house_.store().put(
        record_.id,
        {.stage = MatchStage::Parked, .words = why, .deadlines = std::vector<Deadline>{}},
        from_store<Done>([this](auto result) {
            if (!result) log(ops::Level::Error, "is parked, and that was not stored");
        }));
}

void LiveMatch::unpark(std::function<void(const std::string& trouble)> then)
{
    when_ready([this, then = std::move(then)](const std::optional<Trouble>& trouble) {
        if (trouble) return then(trouble->words);
        if (!parked()) return then("That match is not parked.");
        house_.store().unpark(record_.id, from_store<Done>([this, then](auto result) {
                                  if (!result) return then(result.error().words);
                                  read_again(then);
                              }));
    });
}

// As after a start, so that it is seen whether it can be played now. Whoever stayed is told.
void LiveMatch::read_again(std::function<void(const std::string& trouble)> then)
{
    state_ = State::Asleep;
    when_ready([this, then = std::move(then)](const std::optional<Trouble>& trouble) {
        send_cards();
        if (trouble) return then(trouble->words);
        then(parked() ? "It had to be parked again. The log says why." : "");
    });
}

// What we hold and what is stored are no longer the same, so what we hold is worth nothing. Whoever
// is connected comes back by the number he has, and the match is read again.
void LiveMatch::lose_touch(const StoreError& error)
{
    log(ops::Level::Error, "is read again: " + error.words);
    match_.reset();
    attendance_.forget();
    answered_.clear();
    carried_out_.clear();
    state_ = State::Asleep;
    refuse_in_hand(try_again());
    refuse_waiting(try_again());
    for (const std::uint64_t visitor : attendance_.everybody())
        house_.close(visitor, Close::TryLater, "come back in a moment");
    finished();
}

void LiveMatch::refuse_in_hand(const Trouble& trouble)
{
    if (asker_in_hand_) house_.refuse(*asker_in_hand_, trouble);
    asker_in_hand_.reset();
}

void LiveMatch::refuse_waiting(const Trouble& trouble)
{
    times_up_.clear();
    for (const Work& work : std::exchange(queue_, {}))
        if (work.asker) house_.refuse(*work.asker, trouble);
}

void LiveMatch::checkpoint(std::function<void(bool)> then)
{
    Checkpoint checkpoint{
        .step = match_->step(), .version = ruleset_->info().version, .match = match_->checkpoint()};
    for (const auto& [seat, reply] : carried_out_) checkpoint.replies.push_back(reply);
    checkpoint.clocks = clocks_.save();

    const std::uint64_t step = match_->step();
    house_.store().checkpoint(record_.id, std::move(checkpoint),
                              from_store<Done>([this, step, then = std::move(then)](auto result) {
                                  if (result)
                                      checkpointed_ = step;
                                  else
                                      log(ops::Level::Warning,
                                          "has no checkpoint: " + result.error().words);
                                  then(static_cast<bool>(result));
                              }));
}

void LiveMatch::come_to_rest(std::function<void()> then)
{
    when_ready([this, then = std::move(then)](const std::optional<Trouble>&) {
        if (!match_ || checkpointed_ == match_->step()) return then();
        checkpoint([then](bool) { then(); });
    });
}

bool LiveMatch::has_nothing_to_do() const
{
    return !in_hand() && queue_.empty() && waiting_to_wake_.empty() && waiting_to_read_.empty() &&
           !machine_turn_due_;
}

void LiveMatch::fall_asleep()
{
    if (checkpointed_ < match_->step()) {
        last_action_ = house_.now();  // if it fails, not before another minute
        return checkpoint([this](bool kept) {
            if (kept && has_nothing_to_do() && match_ && match_->step() == checkpointed_)
                fall_asleep();
        });
    }
    asked_.clear();
    for (const Viewer viewer : match_->viewers())
        if (viewer.seat() && is_asked(*viewer.seat())) asked_.push_back(*viewer.seat());
    match_.reset();
    attendance_.forget();
    machines_.clear();
    state_ = State::Asleep;
}

bool LiveMatch::can_be_forgotten() const
{
    if (!attendance_.empty() || !has_nothing_to_do()) return false;
    if (state_ == State::Ready && match_) return false;  // it falls asleep first
    return state_ != State::Waking && state_ != State::Meeting;
}

void LiveMatch::tick()
{
    if (card_changed_) send_cards();
    look_whether_it_opened();
    const auto now = house_.now();
    if (stopped_ || state_ != State::Ready || !has_nothing_to_do() || now < not_before_) return;

    if (record_.stage == MatchStage::Waiting && all_sit()) {
        not_before_ = now + before_another_try;
        enqueue({std::nullopt, [this] { set_up(); }});
        return;
    }
    if (twin_is_unread_) {
        not_before_ = now + before_another_try;
        return meet_twin([] {});
    }
    if (match_ && now - last_action_ >= before_sleep) return fall_asleep();
    play_machines();
}

void LiveMatch::stop()
{
    stopped_ = true;
    refuse_waiting(try_again());
    has_been_read(try_again());
    for (const Woken& waiting : std::exchange(waiting_to_wake_, {})) waiting(try_again());
    if (!busy_ && match_ && checkpointed_ < match_->step())
        guarded([this] { checkpoint([](bool) {}); });
}

}  // namespace galloper
