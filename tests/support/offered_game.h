#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/game/ruleset.h"
#include "tests/support/seeded_dice.h"

namespace galloper {

// The posts of a match that has these seats.
inline Posts posts_at(const Result<std::vector<ScenarioSeat>, Fault>& seats)
{
    check(bool(seats), "a scenario without its seats");
    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    return posts;
}

// A game from its set-up on, played through the offers that its seats are made, with dice that a
// seed makes. `Verb` is the ruleset's own.
template <Ruleset R, class Verb>
class OfferedGame {
public:
    typename R::State state{};

    OfferedGame(const Scenario& scenario, const Options& options, const Posts& posts,
                std::uint64_t seed)
        : seed_(seed)
    {
        SeededDice dice(seed_, step_);
        auto made = R::setup(scenario, options, posts, dice);
        check(bool(made), "a scenario that cannot be set up");
        state = std::move(*made);
    }

    std::vector<Offer> offered(Seat seat) const { return R::offers(R::known_to(state, seat)); }
    std::optional<Offer> offer(Seat seat, Verb verb, std::optional<PieceId> piece = {}) const
    {
        for (Offer& made : offered(seat))
            if (made.verb == word_of(verb) && made.piece == piece) return std::move(made);
        return std::nullopt;
    }

    // Takes an offer that must have been made. Answers that are left out are those proposed.
    void play(Seat seat, Verb verb, std::optional<PieceId> piece = {},
              std::optional<std::vector<Answer>> answers = {})
    {
        const auto made = offer(seat, verb, piece);
        check(made.has_value(), ("not offered: " + word_of(verb)).c_str());
        take(seat, *made, answers ? *answers : made->proposed);
    }

    // Plays the default of whoever is awaited first.
    void play_default()
    {
        const Seat seat = awaited_now().front();
        for (const Offer& made : offered(seat))
            if (made.is_default) return take(seat, made, made.proposed);
        check(false, "whoever is awaited has a default");
    }

    std::vector<Seat> awaited_now() const
    {
        return awaited(R::known_to(state, Viewer::everybody()));
    }
    bool is_awaited(Seat seat) const
    {
        const std::vector<Seat> seats = awaited_now();
        return std::find(seats.begin(), seats.end(), seat) != seats.end();
    }

    // Of the last step.
    const Report& report() const { return report_; }
    int elapsed() const { return elapsed_; }
    std::vector<std::string> heard(Viewer viewer) const
    {
        std::vector<std::string> words;
        for (const Line& line : report_.lines)
            if (line.to.includes(viewer)) words.push_back(line.text);
        return words;
    }

private:
    void take(Seat seat, const Offer& offer, std::vector<Answer> answers)
    {
        SeededDice dice(seed_, ++step_);
        const Action action{offer.verb, offer.piece, std::move(answers)};
        auto outcome = R::act(state, seat, action, dice);
        state = std::move(outcome.next);
        report_ = std::move(outcome.report);
        elapsed_ = outcome.elapsed;
    }

    std::uint64_t seed_;
    std::uint64_t step_ = 0;
    Report report_{};
    int elapsed_ = 0;
};

}  // namespace galloper
