// A match wakes: its record, its newest checkpoint, and the steps after it played again.

#include <utility>

#include "common/base/check.h"
#include "common/dice/keyed_dice.h"
#include "common/match/recorded_dice.h"
#include "server/host/disclosure.h"
#include "server/host/live_match.h"
#include "server/lobby/catalogue.h"

namespace galloper {

void LiveMatch::woken(std::optional<Trouble> trouble)
{
    if (trouble && state_ == State::Waking) state_ = State::Asleep;
    has_been_read(trouble);
    for (const Woken& waiting : std::exchange(waiting_to_wake_, {})) waiting(trouble);
    if (trouble || stopped_) return;
    if (record_.stage == MatchStage::Waiting && all_sit())
        enqueue({std::nullopt, [this] { set_up(); }});
    begin_next();
    play_machines();
}

void LiveMatch::has_been_read(const std::optional<Trouble>& trouble)
{
    for (const Woken& waiting : std::exchange(waiting_to_read_, {})) waiting(trouble);
}

void LiveMatch::found(const StoredMatch& record)
{
    record_ = record;
    ruleset_ = house_.catalogue().ruleset(record.match.ruleset);
    check(ruleset_ != nullptr, "the ruleset of a stored match is one of this build's");
    auto scenario = house_.catalogue().read(record.match.scenario, record.match.scenario_text);
    check(static_cast<bool>(scenario), "the scenario of a stored match can be read");
    title_ = scenario->title;
    coaching_ = scenario->coaching;
    scenario_ = std::make_shared<const Scenario>(std::move(*scenario));
    record_.match.scenario_text.clear();
    std::vector<Seat> machines;
    for (std::size_t i = 0; i < record.match.seats.size(); ++i)
        if (record.match.seats[i].machine) machines.push_back(Seat{static_cast<std::uint8_t>(i)});
    clocks_ = Clocks(record.match.decision, std::move(machines));
    last_action_ = all_told_at_ = house_.now();

    if (record_.stage == MatchStage::Waiting || parked()) {
        state_ = State::Ready;
        return woken(std::nullopt);
    }
    house_.store().load(record_.id, from_store<Loaded>([this](auto stored) {
                            if (stored) return loaded(*stored);
                            if (stored.error().kind == StoreError::Kind::TryAgain)
                                return woken(try_again());
                            park(stored.error().words);
                        }));
}

void LiveMatch::loaded(const Loaded& stored)
{
    if (record_.packed) return restore_packed(stored);
    const int its = stored.checkpoint ? stored.checkpoint->version : record_.match.version;
    if (its != ruleset_->info().version) return loaded_of_another_build(stored, its);
    restore(stored);
    restored();
}

// It goes on if this build's rules can read it and come to the very states that are stored. If not
// it is parked, and nothing of that is stored: under the right build it wakes as it was.
void LiveMatch::loaded_of_another_build(const Loaded& stored, int its)
{
    try {
        restore(stored);
    } catch (const std::exception&) {
        return park("it needs version " + std::to_string(its) + " of its rules, this is " +
                        std::to_string(ruleset_->info().version),
                    false);
    }
    renew(std::make_shared<AsTold>());
}

void LiveMatch::restored()
{
    mend_stage();
    mend_clocks();
    look_around();
}

void LiveMatch::look_around()
{
    state_ = State::Meeting;
    has_been_read(std::nullopt);
    meet_twin([this] {
        if (state_ != State::Meeting) return;
        state_ = State::Ready;
        was_open_ = truth_is_open();
        woken(std::nullopt);
    });
}

// No step can be added to what lies in the archive. Where this build cannot read how it stood, or
// that was never here, it cannot be looked at as it stood, but replayed.
void LiveMatch::restore_packed(const Loaded& stored)
{
    try {
        if (stored.checkpoint) restore(stored);
    } catch (const std::exception& broken) {
        log(ops::Level::Info, std::string("can only be replayed: ") + broken.what());
        match_.reset();
    }
    const Summary& about = *record_.packed;
    ending_ = Ending{about.result, about.winner, about.scores};
    look_around();
}

// It was parked on the very step that ended it.
void LiveMatch::mend_stage()
{
    if (record_.stage != MatchStage::Playing || !match_->ending()) return;
    record_.stage = MatchStage::Over;
    record_.ended = house_.calendar();
    ending_ = match_->picture(Viewer::everybody()).ending;
    house_.store().put(
        record_.id,
        {.stage = MatchStage::Over, .words = match_->ending()->words, .ended = record_.ended},
        from_store<Done>([this](auto stored) {
            if (!stored) return log(ops::Level::Warning, "is over, which is not stored");
            house_.packer().add(record_.id);
        }));
}

// While it was parked nobody's time ran, and it was not kept how much there was.
void LiveMatch::mend_clocks()
{
    if (!clocks_.mend(*match_, house_.service_time())) return;
    const std::vector<Deadline> due = of_this_match(clocks_.due());
    house_.deadlines().put(record_.id, due);
    house_.store().put(record_.id, {.deadlines = due}, from_store<Done>([this](auto stored) {
                           if (!stored) log(ops::Level::Warning, "has clocks that are not stored");
                       }));
}

void LiveMatch::restore(const Loaded& stored)
{
    carried_out_.clear();
    match_ = begun(stored);
    for (const LogRow& row : stored.rows)
        if (row.row.step > match_->step()) repeat(row);
    scenario_.reset();
    clocks_.set_due(house_.deadlines().of(record_.id));
    link_ = stored.link;
    checkpointed_ = stored.checkpoint ? stored.checkpoint->step : 0;

    // What was refused since is not known any more, and asking again does no harm.
    for (const auto& [seat, reply] : carried_out_)
        if (answered_[seat].command < reply.command)
            answered_[seat] = {reply.command, std::nullopt, reply.number, std::nullopt};
    if (record_.stage == MatchStage::Over) ending_ = match_->picture(Viewer::everybody()).ending;
}

// The match as its checkpoint has it, or as it was set up.
std::unique_ptr<Match> LiveMatch::begun(const Loaded& stored)
{
    const HandleKey& key = record_.match.handles;
    if (stored.checkpoint) {
        auto match = Match::restore(stored.checkpoint->match, key, ruleset_->load);
        check(static_cast<bool>(match), "the checkpoint can be read");
        for (const Reply& reply : stored.checkpoint->replies) carried_out_[reply.seat] = reply;
        clocks_.load(stored.checkpoint->clocks);
        return std::make_unique<Match>(std::move(*match));
    }

    check(!stored.rows.empty() && stored.rows.front().row.step == 0, "row 0 is the set-up");
    const Row& set_up = stored.rows.front().row;
    RecordedDice dice(dice_of(set_up));
    auto match = std::make_unique<Match>(set_up_game(dice), posts(), key, stays_closed(record_));
    check(match->state_hash(salt_for(key, 0, "state")) == set_up.state,
          "the set-up comes out as it was stored");
    clocks_.begin(*match, stored.rows.front().time);
    return match;
}

void LiveMatch::repeat(const LogRow& stored)
{
    const Row& row = stored.row;
    const Match::Step step = over_again(row);
    check(step.number == row.step && step.state_hash == row.state,
          "a stored step comes out as it was stored");
    const std::vector<Deadline> due = clocks_.after(step, stored.time);
    match_->take(step);
    clocks_.took(step, due);

    remember_as_told(row);
    const Seat by = step.deed.seat;
    if (stored.command != 0) carried_out_[by] = {by, stored.command, match_->number(by)};
}

void LiveMatch::remember_as_told(const Row& row)
{
    for (const Row::Told& one : row.told) {
        check(match_->number(one.viewer) == one.number, "a viewer's numbers are as they were told");
        if (!one.viewer.is_truth()) attendance_.recall(one.viewer, one.number, told(one.update));
    }
}

Match::Step LiveMatch::over_again(const Row& row) const
{
    const Deed deed = deed_of(row);
    RecordedDice dice(dice_of(row));
    if (deed.cause != Cause::Renewed) return match_->repeat(deed, dice);
    std::vector<Update> told;
    for (const Viewer viewer : match_->viewers()) told.push_back(update_for(viewer, row));
    return match_->repeat_renewal(std::move(told));
}

std::shared_ptr<const Game> LiveMatch::set_up_game(Dice& dice) const
{
    check(scenario_ != nullptr, "a match is set up once");
    auto game = ruleset_->setup(*scenario_, record_.match.options, posts(), dice);
    check(static_cast<bool>(game), game ? "" : game.error().words.c_str());
    return *game;
}

MatchKey LiveMatch::dice_key() const
{
    std::vector<std::string> entropy;
    for (const auto& sitting : record_.taken)
        entropy.push_back(sitting ? sitting->entropy : std::string());
    return match_key(record_.match.secret, entropy);
}

// Both matches of a duplicate are set up alike, whoever plays them: from the secret alone, which
// they share.
MatchKey LiveMatch::set_up_key() const
{
    return record_.twin ? match_key(record_.match.secret, {}) : dice_key();
}

Posts LiveMatch::posts() const
{
    Posts posts;
    for (const NewSeat& seat : record_.match.seats) posts.push_back(seat.post);
    return posts;
}

}  // namespace galloper
