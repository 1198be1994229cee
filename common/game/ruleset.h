#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "common/base/result.h"
#include "common/base/save.h"
#include "common/dice/dice.h"
#include "common/game/action.h"
#include "common/game/check_action.h"
#include "common/game/edit.h"
#include "common/game/forecast.h"
#include "common/game/picture.h"
#include "common/game/report.h"
#include "common/game/scenario.h"

namespace galloper {

template <class State>
struct Outcome {
    State next;
    Report report{};
    int elapsed = 0;  // game minutes that the step took
};

// Why a match cannot be set up as asked, in words for whoever wrote the scenario or chose options.
struct Fault {
    std::string words{};
    friend bool operator==(const Fault&, const Fault&) = default;
};

// What a ruleset gives. Everything else is built on these.
//
// State is all that is true. Known is all that one viewer knows, in a type of its own, filled field
// by field from nothing; known_to() is the only function that sees both. What takes a Known lives
// in files that cannot even name State, and tests/tidy_test.cpp holds them to it.
//
// setup() may be refused; act() is only ever called with an action that was offered to the seat;
// forecast() makes no step, and `acting` is whose action it is.
template <class R>
concept Ruleset = requires(const typename R::State& truth, const typename R::Known& known,
                           const Scenario& scenario, const Options& options, const Posts& posts,
                           Viewer viewer, Seat seat, const Action& action, const Edit& edit,
                           Dice& dice, std::string_view text)
{
    requires std::equality_comparable<typename R::State>;
    requires std::equality_comparable<typename R::Known>;

    {
        R::setup(scenario, options, posts, dice)
        } -> std::same_as<Result<typename R::State, Fault>>;
    {
        R::act(truth, seat, action, dice)
        } -> std::same_as<Outcome<typename R::State>>;
    {
        R::edit(truth, edit)
        } -> std::same_as<Result<typename R::State, Refusal>>;
    {
        R::known_to(truth, viewer)
        } -> std::same_as<typename R::Known>;
    {
        R::picture(known)
        } -> std::same_as<Picture>;
    {
        R::offers(known)
        } -> std::same_as<std::vector<Offer>>;
    {
        R::forecast(known, seat, action)
        } -> std::same_as<Forecast>;
    {
        R::save(truth)
        } -> std::same_as<std::string>;
    {
        R::load(text)
        } -> std::same_as<Result<typename R::State, Unreadable>>;
};

// What a viewer's knowledge looks like: picture and offers are made of what is known alone.
template <Ruleset R>
Picture drawn(const typename R::Known& known)
{
    Picture picture = R::picture(known);
    picture.offers = R::offers(known);
    return picture;
}

// The one way to look at a table.
template <Ruleset R>
Picture look(const typename R::State& truth, Viewer viewer)
{
    return drawn<R>(R::known_to(truth, viewer));
}

// The same, but nothing where this viewer knows just what he knew of an earlier truth.
template <Ruleset R>
std::optional<Picture> look_anew(const typename R::State& earlier, const typename R::State& later,
                                 Viewer viewer)
{
    const typename R::Known known = R::known_to(later, viewer);
    if (R::known_to(earlier, viewer) == known) return std::nullopt;
    return drawn<R>(known);
}

}  // namespace galloper
