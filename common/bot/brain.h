#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "common/game/forecast.h"
#include "common/game/picture.h"

namespace galloper {

// Plays any seat of any ruleset from what that seat is sent and nothing else: its picture, its
// offers and what the forecasts say. It knows no rules. What there is to be said for an offer is
// the ruleset's merit; the brain tries an offer's proposed answers and some variations of them and
// takes what its forecast makes the best of.
//
// It remembers what it has done in a situation, and so ends: a draft that can be changed until it
// is sealed is written once and sealed.
class Brain {
public:
    // What an action would come to, or nothing where it cannot be told. It is only asked about
    // actions that fit the offers in the picture.
    using Foresee = std::function<std::optional<Forecast>(const SentAction&)>;

    // `effort` bounds the forecasts asked for one choice. The seed makes games differ; the same
    // seed with the same pictures plays the same game.
    explicit Brain(std::uint64_t seed, int effort = 60) : chance_(seed), effort_(effort) {}

    // What the seat does now. Nothing where it is not asked and has nothing to gain: then others
    // are to act, or nobody.
    std::optional<SentAction> choose(const SentPicture& picture, const Foresee& foresee);

private:
    using OfferKey = std::pair<std::string, std::optional<Handle>>;

    void look_at(const SentPicture& picture);
    int weight_of_the_past(const SentOffer& offer) const;
    std::uint64_t draw(std::uint64_t below);

    // How much more than its offer's merit the best way of taking it may come to: an offer that
    // lies farther back is not looked into.
    static constexpr int margin = 60;

    std::uint64_t chance_;
    int effort_;
    std::vector<Gauge> gauges_{};      // as they stood when times_ began to be counted
    std::map<OfferKey, int> times_{};  // how often an offer was taken since the gauges moved
    std::string situation_{};
    std::set<OfferKey> done_{};  // taken in this very situation
};

// The best that can be found without chance or memory, for a player who asks what to do. Nothing
// where nothing is offered.
std::optional<SentAction> suggest(const SentPicture& picture, const Brain::Foresee& foresee,
                                  int effort = 60);

}  // namespace galloper
