#pragma once

#include "common/base/save.h"
#include "tests/support/outpost/state.h"

namespace galloper::outpost {

Result<State, Fault> setup(const Scenario& scenario, const Options& options, const Posts& posts,
                           Dice& dice);
Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice);
Result<State, Refusal> edit(const State& truth, const Edit& edit);

// A broken one, for a test of the laws, derives from it and hides one of these.
struct Rules {
    using State = outpost::State;
    using Known = outpost::Known;
    static Result<State, Fault> setup(const Scenario& scenario, const Options& options,
                                      const Posts& posts, Dice& dice)
    {
        return outpost::setup(scenario, options, posts, dice);
    }
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        return outpost::act(truth, seat, action, dice);
    }
    static Result<State, Refusal> edit(const State& truth, const Edit& change)
    {
        return outpost::edit(truth, change);
    }
    static Known known_to(const State& truth, Viewer viewer)
    {
        return outpost::known_to(truth, viewer);
    }
    static Picture picture(const Known& known) { return outpost::picture(known); }
    static std::vector<Offer> offers(const Known& known) { return outpost::offers(known); }
    static Forecast forecast(const Known& known, Seat acting, const Action& action)
    {
        return outpost::forecast(known, acting, action);
    }
    static std::string save(const State& state) { return save_text(state); }
    static Result<State, Unreadable> load(std::string_view text) { return load_text<State>(text); }
};

// The posts of a game with so many seats on each side.
Posts posts(int reds, int blues);

}  // namespace galloper::outpost
