// Decide, store, tell.

#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "common/dice/keyed_dice.h"
#include "common/match/proceedings.h"
#include "server/host/live_match.h"

namespace galloper {

namespace {

constexpr std::uint64_t steps_between_checkpoints = 50;

// How far a command's number may be ahead of the last one answered.
constexpr std::uint64_t furthest_command = 1'000;

Trouble not_an_action() { return {play::v1::REASON_BAD_ANSWER, "That is no action."}; }

Trouble not_begun() { return {play::v1::REASON_NOT_POSSIBLE, "The match waits for players."}; }

}  // namespace

void LiveMatch::act(Asker asker, Seat seat, const play::v1::Act& request)
{
    const auto action = wire::unpack(request.action());
    if (!action || request.command() == 0) return house_.refuse(asker, not_an_action());

    const Command command{asker, seat, request.command(), hash_of(wire::encode(*action))};
    with_ready(asker, [this, command, made_on = request.made_on(), action = *action] {
        enqueue({command.asker,
                 [this, command, made_on, action] { act_now(command, made_on, action); }, command});
    });
}

// Those that wait or are in hand are as good as answered: whoever takes the seat up meanwhile must
// not give one of their numbers to something else.
std::uint32_t LiveMatch::last_command_of(Seat seat) const
{
    const auto answered = answered_.find(seat);
    std::uint32_t last = answered == answered_.end() ? 0 : answered->second.command;
    const std::uint64_t furthest = last + furthest_command;
    const auto look = [&](const std::optional<Command>& command) {
        if (command && command->seat == seat && command->number <= furthest)
            last = std::max(last, command->number);
    };
    look(command_in_hand_);
    for (const Work& work : queue_) look(work.command);
    return last;
}

// The same command again is answered the same. Where something else was asked for under that number
// it is another device's, and this one is told to look again.
bool LiveMatch::was_answered(const Command& command)
{
    const Answered& last = answered_[command.seat];
    if (command.number > last.command) return false;
    if (command.number == last.command && last.asks.value_or(command.asks) == command.asks)
        answer(command, last);
    else
        refuse_in_hand({play::v1::REASON_STALE, "That number was answered long ago."});
    return true;
}

void LiveMatch::act_now(const Command& command, std::uint32_t made_on, const SentAction& action)
{
    if (was_answered(command)) return finished();
    // A number far ahead would leave the seat none to go on with.
    if (command.number > answered_[command.seat].command + furthest_command) {
        refuse_in_hand({play::v1::REASON_BAD_ANSWER, "Commands are numbered one by one."});
        return finished();
    }
    if (!match_) {
        refuse_in_hand(not_begun());
        return finished();
    }

    KeyedDice dice(dice_key(), match_->step() + 1);
    auto step = match_->prepare(command.seat, made_on, action, dice);
    if (step) return store_step(command, std::move(*step));

    Answered answered{command.number, play::v1::Refused(), match_->number(command.seat),
                      command.asks};
    wire::pack(step.error(), *answered.refused);
    answered_[command.seat] = answered;
    answer(command, answered);
    finished();
}

void LiveMatch::time_is_up(Seat seat)
{
    when_ready([this, seat](std::optional<Trouble> trouble) {
        if (trouble || !times_up_.insert(seat).second) return;
        if (!enqueue({std::nullopt, [this, seat] { default_now(seat); }})) times_up_.erase(seat);
    });
}

void LiveMatch::default_now(Seat seat)
{
    times_up_.erase(seat);
    std::vector<Deadline> deadlines = house_.deadlines().of(record_.id);
    const auto due = std::find_if(deadlines.begin(), deadlines.end(), [&](const Deadline& one) {
        return one.seat == seat && one.due <= house_.service_time();
    });
    if (due == deadlines.end() || !match_ || house_.now() < not_before_) return finished();

    KeyedDice dice(dice_key(), match_->step() + 1);
    auto step = match_->prepare_default(seat, dice);
    check(static_cast<bool>(step), "a seat whose time runs has a default");
    store_step({std::nullopt, seat, 0, {}}, std::move(*step));
}

void LiveMatch::store_step(const Command& command, Match::Step step)
{
    const auto updates = std::make_shared<const std::vector<std::string>>(encode_updates(step));
    LogRow row{.row = row_of(step, match_->viewers(), *updates),
               .time = house_.service_time(),
               .clock = house_.calendar(),
               .command = command.number};
    row.link = link_after(link_, row.row, record_.match.handles);

    const SentPicture& truth = step.tellings.back().told->picture;
    Beside beside;
    if (truth.ending) {
        beside.stage = MatchStage::Over;
        beside.words = truth.ending->words;
        beside.ended = row.clock;
    }
    const std::vector<Deadline> deadlines = of_this_match(clocks_.after(step, row.time));
    if (deadlines != house_.deadlines().of(record_.id)) beside.deadlines = deadlines;

    const auto stored = std::make_shared<Match::Step>(std::move(step));
    house_.store().append(record_.id, row, std::move(beside),
                          from_store<Done>([this, command, stored, updates, link = row.link,
                                            clock = row.clock, deadlines](auto result) {
                              if (!match_) return;  // parked meanwhile
                              if (result) {
                                  if (stored->tellings.back().told->picture.ending)
                                      record_.ended = clock;
                                  return step_is_stored(command, std::move(*stored), *updates, link,
                                                        deadlines);
                              }
                              if (result.error().kind != StoreError::Kind::TryAgain)
                                  return lose_touch(result.error());
                              not_before_ = house_.now() + std::chrono::seconds(1);
                              refuse_in_hand(try_again());
                              finished();
                          }));
}

void LiveMatch::step_is_stored(const Command& command, Match::Step step,
                               const std::vector<std::string>& updates, const Digest& link,
                               const std::vector<Deadline>& deadlines)
{
    link_ = link;
    match_->take(step);
    const std::vector<Viewer> clocks_changed = clocks_.took(step, deadlines);
    last_action_ = house_.now();
    if (is_told_to_all(step)) all_told_at_ = house_.now();
    house_.deadlines().put(record_.id, deadlines);
    house_.count_step();

    tell(step, updates);
    for (const std::uint64_t visitor : attendance_.everybody())
        if (std::find(clocks_changed.begin(), clocks_changed.end(),
                      *attendance_.viewer_of(visitor)) != clocks_changed.end())
            send_clocks(visitor);
    if (command.number != 0) {
        const std::uint32_t number = match_->number(command.seat);
        answered_[command.seat] = {command.number, std::nullopt, number, command.asks};
        carried_out_[command.seat] = {command.seat, command.number, number};
        answer(command, answered_[command.seat]);
    }

    if (match_->ending() && record_.stage == MatchStage::Playing) {
        record_.stage = MatchStage::Over;
        ending_ = match_->picture(Viewer::everybody()).ending;
        send_cards();
        meet_twin([] {});
        house_.packer().add(record_.id);
    }
    if (match_->step() >= checkpointed_ + steps_between_checkpoints) checkpoint([](bool) {});
    finished();
}

// The public comes after the seats, since whoever plays should not hear of his own match from a
// spectator first. The truth has no listeners in a running match.
void LiveMatch::tell(const Match::Step& step, const std::vector<std::string>& updates)
{
    for (std::size_t i = 0; i < updates.size(); ++i) {
        const Viewer viewer = match_->viewers()[i];
        if (updates[i].empty() || viewer.is_truth()) continue;
        const auto too_slow =
            attendance_.tell(viewer, step.tellings[i].number, told(updates[i]), sender());
        for (const std::uint64_t visitor : too_slow)
            house_.close(visitor, Close::TryLater, "too much has happened; come back");
    }
}

void LiveMatch::answer(const Command& command, const Answered& answered)
{
    asker_in_hand_.reset();
    if (!command.asker) return;
    play::v1::ServerFrame frame;
    frame.mutable_acted()->set_command(answered.command);
    frame.mutable_acted()->set_number(answered.number);
    if (answered.refused) *frame.mutable_acted()->mutable_refused() = *answered.refused;
    house_.answer(*command.asker, std::move(frame));
}

std::vector<Deadline> LiveMatch::of_this_match(std::vector<Deadline> due) const
{
    for (Deadline& one : due) one.match = record_.id;
    return due;
}

void LiveMatch::forecast(Asker asker, Seat seat, const play::v1::AskForecast& request)
{
    const auto action = wire::unpack(request.action());
    if (!action) return house_.refuse(asker, not_an_action());

    with_ready(asker, [this, asker, seat, action = *action] {
        if (parked()) return house_.refuse(asker, galloper::parked());
        if (!match_) return house_.refuse(asker, not_begun());
        const auto forecast = match_->forecast(seat, action);
        play::v1::ServerFrame frame;
        if (forecast)
            wire::pack(*forecast, *frame.mutable_forecast());
        else
            wire::pack(forecast.error(), *frame.mutable_refused());
        house_.answer(asker, std::move(frame));
    });
}

}  // namespace galloper
