#pragma once

#include "common/base/save.h"
#include "common/game/ruleset.h"
#include "common/rulesets/bravado/known.h"
#include "common/rulesets/bravado/state.h"

namespace galloper::bravado {

// A scenario or options that cannot be played are a Fault, in words for whoever wrote them.
Result<State, Fault> setup(const Scenario& scenario, const Options& options, const Posts& posts,
                           Dice& dice);
Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice);
Result<State, Refusal> edit(const State& truth, const Edit& edit);

// The face of this ruleset to the rest of the house.
struct Rules {
    using State = bravado::State;
    using Known = bravado::Known;
    static constexpr auto setup = bravado::setup;
    static constexpr auto act = bravado::act;
    static constexpr auto edit = bravado::edit;
    static constexpr auto known_to = bravado::known_to;
    static constexpr auto picture = bravado::picture;
    static constexpr auto offers = bravado::offers;
    static constexpr auto forecast = bravado::forecast;
    static std::string save(const State& state) { return save_text(state); }
    static Result<State, Unreadable> load(std::string_view text) { return load_text<State>(text); }
};

static_assert(Ruleset<Rules>);

}  // namespace galloper::bravado
