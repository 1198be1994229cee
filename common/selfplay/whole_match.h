#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "common/bot/brain.h"
#include "common/dice/keyed_dice.h"
#include "common/match/match.h"

namespace galloper {

// What a whole match between machines came to.
struct WholeMatch {
    bool over = false;  // or it was stopped after `most` steps
    int steps = 0;
    int turns = 0;  // the gauge called "turn" as it stood at the end; 0 where there is none
    std::optional<Ending> ending{};
    std::map<Side, int> answers{};  // steps taken, by side
    // Of those that everybody is told of: what is written on a draft counts once, as it is sealed.
    std::map<Side, int> open_answers{};
    int hand_overs = 0;   // how often the other side's turn to answer came
    int longest_run = 0;  // of open answers by one side
    std::set<std::string> verbs{};
};

// Plays a match to its end with a brain in every seat, from pictures, offers and forecasts alone.
// Each step's dice are the match key's. One match can be watched step by step.
class BotMatch {
public:
    using Watch = std::function<void(const Match::Step&)>;

    BotMatch(std::shared_ptr<const Game> game, const Posts& posts, const Key& dice,
             std::uint64_t seed, const HandleKey& handles = {}, bool closed = false)
        : match_(std::move(game), posts, handles, closed), dice_(dice)
    {
        for (std::size_t i = 0; i < posts.size(); ++i)
            brains_.push_back(std::make_unique<Brain>(seed * 1'000 + i));
    }

    WholeMatch play(int most)
    {
        while (!match_.ending() && result_.steps < most)
            if (!step()) break;
        result_.over = match_.ending().has_value();
        result_.ending = match_.ending();
        for (const Gauge& gauge : match_.picture(Viewer::truth()).gauges)
            if (gauge.name == "turn") result_.turns = gauge.value;
        return result_;
    }

    const Match& match() const { return match_; }

    // Every so many steps whoever is asked lets his time run out.
    void dozes_every(int steps) { dozes_every_ = steps; }

    // What a seat would do instead of what its brain chooses, if anything.
    using Whim = std::function<std::optional<SentAction>(Seat, const SentPicture&)>;
    void has_whims(Whim whim) { whim_ = std::move(whim); }

    // Is shown each step before it is taken.
    void watched_by(Watch watch) { watch_ = std::move(watch); }

private:
    // The first seat that does something. Whoever is awaited comes last, or the others would never
    // say what they may say at any time.
    bool step()
    {
        const bool dozes = dozes_every_ > 0 && (result_.steps + 1) % dozes_every_ == 0;
        if (dozes && !match_.awaited().empty()) {
            KeyedDice dice(dice_, match_.step() + 1);
            const Seat seat = match_.awaited().front();
            take(seat, match_.prepare_default(seat, dice));
            return true;
        }
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < match_.posts().size(); ++i)
            seats.push_back(Seat{static_cast<std::uint8_t>(i)});
        const std::vector<Seat>& awaited = match_.awaited();
        std::stable_partition(seats.begin(), seats.end(), [&](Seat seat) {
            return std::find(awaited.begin(), awaited.end(), seat) == awaited.end();
        });
        for (const Seat seat : seats)
            if (const auto action = choose(seat)) {
                KeyedDice dice(dice_, match_.step() + 1);
                take(seat, match_.prepare(seat, match_.number(seat), *action, dice));
                return true;
            }
        return false;
    }

    std::optional<SentAction> choose(Seat seat)
    {
        if (whim_)
            if (auto whim = whim_(seat, match_.picture(seat))) return whim;
        const auto foresee = [&](const SentAction& action) -> std::optional<Forecast> {
            auto forecast = match_.forecast(seat, action);
            if (!forecast) return std::nullopt;
            return std::move(*forecast);
        };
        return brains_[seat.number]->choose(match_.picture(seat), foresee);
    }

    void take(Seat seat, Result<Match::Step, Refusal> step)
    {
        check(static_cast<bool>(step), "a brain was refused");
        const auto public_number = match_.number(Viewer::everybody());
        const std::string verb = step->deed.action.verb;
        if (watch_) watch_(*step);
        match_.take(std::move(*step));

        const Side side = match_.posts()[seat.number].side;
        ++result_.steps;
        ++result_.answers[side];
        result_.verbs.insert(verb);
        if (match_.number(Viewer::everybody()) > public_number) count_open(side);
    }

    void count_open(Side side)
    {
        ++result_.open_answers[side];
        if (last_ && *last_ != side) {
            ++result_.hand_overs;
            run_ = 0;
        }
        last_ = side;
        result_.longest_run = std::max(result_.longest_run, ++run_);
    }

    Match match_;
    Key dice_;
    std::vector<std::unique_ptr<Brain>> brains_{};
    int dozes_every_ = 0;
    Whim whim_{};
    Watch watch_{};
    WholeMatch result_{};
    std::optional<Side> last_{};
    int run_ = 0;
};

}  // namespace galloper
