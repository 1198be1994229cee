#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "common/game/game.h"
#include "common/game/ruleset_info.h"

namespace galloper {

// What the house knows of a ruleset: what there is to read about it, and how to get a game of it.
struct RulesetEntry {
    std::string_view name;
    const RulesetInfo& (*info)();

    // The seats of a match of this scenario under these options, by seat number. setup() is given
    // their posts. Options that no value list knows, or that do not go together, are a Fault.
    Result<std::vector<ScenarioSeat>, Fault> (*seats)(const Scenario& scenario,
                                                      const Options& options);

    Result<std::shared_ptr<const Game>, Fault> (*setup)(const Scenario& scenario,
                                                        const Options& options, const Posts& posts,
                                                        Dice& dice);
    Result<std::shared_ptr<const Game>, Unreadable> (*load)(std::string_view text);
};

const std::vector<RulesetEntry>& all_rulesets();

// Null when there is no such ruleset.
const RulesetEntry* find_ruleset(std::string_view name);

}  // namespace galloper
