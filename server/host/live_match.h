#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "common/archive/log_rows.h"
#include "common/bot/brain.h"
#include "common/game/scenario.h"
#include "common/match/match.h"
#include "common/rulesets/rulesets.h"
#include "server/host/attendance.h"
#include "server/host/clocks.h"
#include "server/host/house.h"
#include "server/ops/logging.h"

namespace galloper {

// One match that somebody wants something of: it wakes, is played and told of, and falls asleep.
//
// It does one thing at a time. What would change it waits in a queue; a step is decided, stored,
// and only when the store has it taken and told, and only then is the next begun. Whoever attaches
// in between sees the last step that is stored.
//
// A request is answered exactly once, through its asker. Where our own code turns out to be wrong
// the match is parked: players hear only that, the reason is the operator's.
class LiveMatch {
public:
    LiveMatch(House& house, std::string name);
    ~LiveMatch();
    LiveMatch(const LiveMatch&) = delete;
    LiveMatch& operator=(const LiveMatch&) = delete;

    // Requests.
    void sit_down(Asker asker, const play::v1::SitDown& request);
    void describe(Asker asker, const std::string& token);
    void attach(Asker asker, const play::v1::Attach& request);
    void consent(Asker asker, const std::string& token);

    // A page of what a viewer was told, from a number on. `done` comes after the answer.
    void read_past(Asker asker, Viewer viewer, std::uint32_t from, std::function<void()> done);

    // It is over: as far as it can, it comes to stand in a checkpoint. `then` always comes.
    void come_to_rest(std::function<void()> then);
    void act(Asker asker, Seat seat, const play::v1::Act& request);
    void forecast(Asker asker, Seat seat, const play::v1::AskForecast& request);

    // A visitor goes, or looks elsewhere from now on.
    void detach(std::uint64_t visitor);
    std::optional<Viewer> viewer_of(std::uint64_t visitor) const
    {
        return attendance_.viewer_of(visitor);
    }

    // Somebody sits down who has just made the match. `then` answers him once it is stored.
    using Sat = std::function<void()>;
    void sit_at_once(Asker asker, Seat seat, const Sitting& sitting, const Sat& then);

    // A deadline may be due: if it still stands, the seat's default is played.
    void time_is_up(Seat seat);

    // A match that waits for nobody begins by itself.
    void wake();

    // How far the other match of a duplicate is from opening now.
    void hear_of_twin(const Opening& twins);

    // One that is parked is read again and played on. Gives why not, in words for an operator, or
    // nothing.
    void unpark(std::function<void(const std::string& trouble)> then);

    // About four times a second: who came and went, what has to be tried again, whether it is time
    // to sleep.
    void tick();

    // Begins nothing more, and writes a checkpoint of what is not in one.
    void stop();

    bool in_hand() const { return busy_ || waiting_for_store_ > 0; }
    bool can_be_forgotten() const;
    bool awake() const { return match_ != nullptr; }
    bool parked() const { return record_.stage == MatchStage::Parked; }

private:
    // One that is meeting its twin has been read, but nobody is answered yet.
    enum class State { Asleep, Waking, Meeting, Ready };
    using Woken = std::function<void(std::optional<Trouble>)>;

    // Whose command a step is. Number 0 is no client's. A seat's second device may come to the same
    // number; what it asks for tells its command from the first one's.
    struct Command {
        std::optional<Asker> asker{};
        Seat seat{};
        std::uint32_t number = 0;
        Digest asks{};
    };

    // Something that changes the match. It begins when nothing else is in hand and ends with
    // finished(); who asked for it is told if it never comes to that.
    struct Work {
        std::optional<Asker> asker{};
        std::function<void()> begin{};
        std::optional<Command> command{};  // that it carries out
    };

    // What a seat was answered last, so that the same command is answered the same.
    struct Answered {
        std::uint32_t command = 0;
        std::optional<play::v1::Refused> refused{};
        std::uint32_t number = 0;
        std::optional<Digest> asks{};  // not known of what was answered before the match woke
    };

    // What a machine has settled on, and when others may hear of it. Without an action it is the
    // seat's default.
    struct Settled {
        std::optional<SentAction> action{};
        std::chrono::milliseconds not_before{};
    };

    // A seat that the house plays. `idle_at` is the number of the picture in which it had nothing
    // to do.
    struct Machine {
        Brain brain;
        std::optional<std::uint32_t> idle_at{};
        std::optional<Settled> settled{};
    };

    // live_match.cpp: one thing at a time.
    void when_ready(Woken then);
    void when_read(Woken then);
    void start_waking();
    void with_ready(Asker asker, std::function<void()> then);
    bool enqueue(Work work);  // false where it was refused
    void begin_next();
    void finished();
    bool guarded(const std::function<void()>& work);  // false where it turned out to be wrong
    void park(const std::string& why, bool for_good = true);
    void store_parking(const std::string& why);
    void read_again(std::function<void(const std::string& trouble)> then);
    void lose_touch(const StoreError& error);
    void log(ops::Level level, const std::string& what) const;
    void refuse_in_hand(const Trouble& trouble);
    void refuse_waiting(const Trouble& trouble);
    void checkpoint(std::function<void(bool)> then);
    void fall_asleep();
    bool has_nothing_to_do() const;
    Visitor* present(Asker asker);
    Attendance::Send sender();
    template <class T>
    Store::Then<T> from_store(std::function<void(Result<T, StoreError>)> then);

    // waking.cpp: what is stored becomes a match again.
    void found(const StoredMatch& record);
    void woken(std::optional<Trouble> trouble);
    void loaded(const Loaded& stored);
    void loaded_of_another_build(const Loaded& stored, int its);
    void restored();
    void look_around();
    void restore_packed(const Loaded& stored);
    void mend_stage();
    void mend_clocks();
    void has_been_read(const std::optional<Trouble>& trouble);
    void restore(const Loaded& stored);
    std::unique_ptr<Match> begun(const Loaded& stored);
    void repeat(const LogRow& stored);
    Match::Step over_again(const Row& row) const;
    void remember_as_told(const Row& row);
    std::shared_ptr<const Game> set_up_game(Dice& dice) const;
    MatchKey set_up_key() const;
    MatchKey dice_key() const;
    Posts posts() const;

    // renewing.cpp: a match goes on under another build of its rules.
    struct AsTold {
        std::vector<SentPicture> pictures{};  // of the viewers, one after the other
        std::uint32_t number = 0;             // that the last of them stands at
    };
    void renew(const std::shared_ptr<AsTold>& as_told);
    void read_first_picture(const std::shared_ptr<AsTold>& as_told);
    void read_on(const std::shared_ptr<AsTold>& as_told);
    void store_renewal(Match::Step step);
    void could_not_renew(const StoreError& error);
    void is_renewed();

    // past.cpp: paging back.
    void read_page(Asker asker, Viewer viewer, std::uint32_t from,
                   const std::function<void()>& done);
    void add_first_picture(Asker asker, Viewer viewer,
                           const std::shared_ptr<play::v1::ServerFrame>& frame,
                           const std::function<void()>& done);

    // seating.cpp: who sits where, and the set-up when the last has sat down.
    std::optional<Seat> seat_of(const std::string& token) const;
    void take_place(Asker asker, Seat seat, const Sitting& sitting, const Sat& then);
    bool all_sit() const;
    void set_up();
    void set_up_is_stored(std::unique_ptr<Match> match, const Digest& link, Clocks clocks);

    // attaching.cpp: who is told, and what he missed.
    struct Wish {
        std::uint32_t have = 0;
        bool fresh = false;
        bool past = false;
    };
    void attach_as(Asker asker, Viewer viewer, Wish wish);
    void catch_up(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                  std::uint32_t have);
    void read_what_he_missed(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                             std::uint32_t have);
    void send_past(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                   std::uint32_t have);
    void send_past(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer,
                   std::vector<StoredUpdate> told);
    void send_fresh(Attendance::Ticket ticket, std::uint64_t visitor, Viewer viewer);
    void has_caught_up(Attendance::Ticket ticket, std::uint64_t visitor, std::uint32_t upto);
    void send_clocks(std::uint64_t visitor);
    enum class To { Everybody, Seats };
    void send_cards(To whom = To::Everybody);

    // match_card.cpp: what is said of the match as a whole.
    play::v1::MatchCard card(std::optional<Seat> seat) const;
    bool is_over_for_all() const;
    bool truth_is_open() const;
    void consent_of(Asker asker, Seat seat);
    void has_consented(Asker asker, Seat seat);
    void look_whether_it_opened();
    MatchStage stage_for(std::optional<Seat> seat) const;
    void meet_twin(std::function<void()> then);
    void found_twin(const StoredMatch& stored, std::function<void()> then);
    void compare_with(LiveMatch& twin);
    play::v1::Compared compared() const;

    // playing.cpp: decide, store, tell.
    std::uint32_t last_command_of(Seat seat) const;
    bool was_answered(const Command& command);
    void act_now(const Command& command, std::uint32_t made_on, const SentAction& action);
    void default_now(Seat seat);
    void store_step(const Command& command, Match::Step step);
    void step_is_stored(const Command& command, Match::Step step,
                        const std::vector<std::string>& updates, const Digest& link,
                        const std::vector<Deadline>& deadlines);
    void tell(const Match::Step& step, const std::vector<std::string>& updates);
    void answer(const Command& command, const Answered& answered);
    std::vector<Deadline> of_this_match(std::vector<Deadline> due) const;

    // machines.cpp: the seats that the house plays.
    void play_machines();
    void machine_turn();
    bool is_asked(Seat seat) const;
    bool has_its_turn(Seat seat) const;
    std::optional<SentAction> machine_action(Seat seat);
    Result<Match::Step, Refusal> machine_step(Seat seat, const std::optional<SentAction>& action);
    void machine_acts(Seat seat, const std::optional<SentAction>& action);
    void house_answers(Seat seat, const SentAction& answer);
    bool waits_for_its_beat(Seat seat, const std::optional<SentAction>& action,
                            const Match::Step& step);

    House& house_;
    std::string name_;
    State state_ = State::Asleep;
    std::vector<Woken> waiting_to_wake_{};
    std::vector<Woken> waiting_to_read_{};

    StoredMatch record_{};  // from the first waking on; once it is set up without scenario_text
    const RulesetEntry* ruleset_ = nullptr;
    std::shared_ptr<const Scenario> scenario_{};  // while it waits
    std::string title_{};
    std::vector<Coaching> coaching_{};
    std::optional<Ending> ending_{};                // once it is over: as everybody knows it
    std::vector<play::v1::Compared> both_ended_{};  // a duplicate's, once both are over
    bool twin_is_unread_ = false;                   // to be tried again

    std::unique_ptr<Match> match_{};  // while it is awake and set up
    Digest link_{};                   // of its last stored step
    Clocks clocks_{};                 // likewise
    std::uint64_t checkpointed_ = 0;  // the last step that is in a checkpoint
    std::map<Seat, Answered> answered_{};
    std::map<Seat, Reply> carried_out_{};  // as a checkpoint keeps them
    std::map<Seat, Machine> machines_{};
    std::vector<Seat> asked_{};  // while it sleeps: whose turn it was

    Attendance attendance_{};
    bool card_changed_ = false;
    bool was_open_ = false;  // when the cards were sent last

    std::deque<Work> queue_{};
    std::optional<Asker> asker_in_hand_{};  // until he is answered
    std::optional<Command> command_in_hand_{};
    bool busy_ = false;
    bool beginning_ = false;
    bool machine_turn_due_ = false;
    bool stopped_ = false;
    int waiting_for_store_ = 0;
    std::set<Seat> times_up_{};  // defaults that wait in the queue
    std::chrono::milliseconds last_action_{};
    std::chrono::milliseconds not_before_{};   // after a failure, to try by itself again
    std::chrono::milliseconds all_told_at_{};  // when everybody was told of a step last
};

// Counts what the store still owes, so that the match is not forgotten meanwhile, and parks the
// match where what is done with the answer turns out to be wrong.
template <class T>
Store::Then<T> LiveMatch::from_store(std::function<void(Result<T, StoreError>)> then)
{
    ++waiting_for_store_;
    return [this, then = std::move(then)](Result<T, StoreError> result) {
        --waiting_for_store_;
        guarded([&] { then(std::move(result)); });
        house_.idle();
    };
}

}  // namespace galloper
