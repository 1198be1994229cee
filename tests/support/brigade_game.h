#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/rules.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

// A game of Land and Freedom from its set-up on, played through the offers that its seats are made,
// with dice that a seed makes.
class OfferedBrigade {
public:
    State state{};

    OfferedBrigade(const Scenario& scenario, const Options& options, std::uint64_t seed = 1);

    std::vector<Offer> offered(Seat seat) const { return offers(known_to(state, seat)); }
    std::optional<Offer> offer(Seat seat, Verb verb, std::optional<PieceId> piece = {}) const;

    // Takes an offer that must have been made. Answers that are left out are those proposed.
    void play(Seat seat, Verb verb, std::optional<PieceId> piece = {},
              std::optional<std::vector<Answer>> answers = {});

    // Plays the default of whoever is awaited first.
    void play_default();

    std::vector<Seat> awaited_now() const { return awaited(known_to(state, Viewer::everybody())); }
    bool is_awaited(Seat seat) const;

    // Of the last step.
    const Report& report() const { return report_; }
    int elapsed() const { return elapsed_; }
    std::vector<std::string> heard(Viewer viewer) const;

private:
    std::uint64_t seed_;
    std::uint64_t step_ = 0;
    Report report_{};
    int elapsed_ = 0;
};

// The posts of a match of that scenario under these options.
Posts posts_of(const Scenario& scenario, const Options& options);

}  // namespace galloper::land_and_freedom
