#pragma once

#include "common/base/save.h"
#include "common/game/ruleset.h"
#include "common/rulesets/land_and_freedom/known.h"
#include "common/rulesets/land_and_freedom/state.h"

namespace galloper::land_and_freedom {

// A scenario or options that cannot be played are a Fault, in words for whoever wrote them.
Result<State, Fault> setup(const Scenario& scenario, const Options& options, const Posts& posts,
                           Dice& dice);
Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice);
Result<State, Refusal> edit(const State& truth, const Edit& edit);

// The face of this ruleset to the rest of the house.
struct Rules {
    using State = land_and_freedom::State;
    using Known = land_and_freedom::Known;
    static constexpr auto setup = land_and_freedom::setup;
    static constexpr auto act = land_and_freedom::act;
    static constexpr auto edit = land_and_freedom::edit;
    static constexpr auto known_to = land_and_freedom::known_to;
    static constexpr auto picture = land_and_freedom::picture;
    static constexpr auto offers = land_and_freedom::offers;
    static constexpr auto forecast = land_and_freedom::forecast;
    static std::string save(const State& state) { return save_text(state); }
    static Result<State, Unreadable> load(std::string_view text) { return load_text<State>(text); }
};

static_assert(Ruleset<Rules>);

}  // namespace galloper::land_and_freedom
