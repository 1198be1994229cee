#pragma once

#include <string>
#include <utility>

#include "common/dice/dice.h"
#include "common/game/ruleset.h"
#include "common/rulesets/land_and_freedom/state.h"

namespace galloper::land_and_freedom {

// A scenario being read. The first thing that is wrong stays in `trouble`, and reading ends.
struct Reading {
    const Scenario& scenario;
    State state{};
    std::string trouble{};

    PieceId fresh_id() { return PieceId{state.next_id++}; }
    bool fail(std::string words)
    {
        if (trouble.empty()) trouble = std::move(words);
        return false;
    }
    bool fail(const ScenarioPiece& piece, const std::string& words)
    {
        return fail("\"" + (piece.label.empty() ? piece.kind : piece.label) + "\" " + words);
    }
};

// muster.cpp: formations, and the bases that belong to them. [LAF-1] [LAF-4] [LAF-50] [LAF-68c]
bool muster(Reading& reading);

// means.cpp: what headquarters have to give [LAF-5], radios and riders [LAF-21], strikes [LAF-30].
bool read_means(Reading& reading, Dice& dice);

// setup.cpp: everything as the scenario has it, before anybody has been asked anything.
Result<State, Fault> lay_out(const Scenario& scenario, const Settings& settings, const Posts& posts,
                             Dice& dice);

}  // namespace galloper::land_and_freedom
