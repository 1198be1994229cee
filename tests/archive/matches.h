#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "clients/selfplay/filed_match.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"

// Matches for the tests of match files, played by machines.
namespace galloper::archive {

// How many of each ruleset: GALLOPER_FILED_MATCHES, for a long run, or this many.
inline std::uint64_t matches(std::uint64_t usual)
{
    const char* wish = std::getenv("GALLOPER_FILED_MATCHES");
    return wish == nullptr ? usual : std::strtoull(wish, nullptr, 10);
}

// Tests run at the same time, each in a process of its own.
inline std::string file_of_this_test()
{
    return testing::TempDir() + "test-" + std::to_string(::getpid()) + ".galloper";
}

inline FiledGame game_in(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return {.scenario = file.stem().string(), .text = text.str(), .players = {"Ada"}};
}

// The scenario of a ruleset that takes the fewest minutes, or the most.
inline FiledGame scenario_of(const RulesetEntry& ruleset, bool longest)
{
    FiledGame found;
    int its_minutes = 0;
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(SOURCE_ROOT "/common/rulesets")) {
        if (file.path().extension() != ".txtpb") continue;
        FiledGame game = game_in(file.path());
        const Scenario scenario = *wire::read_scenario(game.scenario, game.text);
        if (scenario.ruleset != ruleset.name) continue;
        const bool better = longest ? scenario.minutes > its_minutes
                                    : its_minutes == 0 || scenario.minutes < its_minutes;
        if (!better) continue;
        its_minutes = scenario.minutes;
        found = std::move(game);
    }
    return found;
}

inline FiledGame shortest_of(const RulesetEntry& ruleset) { return scenario_of(ruleset, false); }
inline FiledGame longest_of(const RulesetEntry& ruleset) { return scenario_of(ruleset, true); }

inline MatchFile played(FiledGame game, std::uint64_t seed)
{
    game.seed = seed;
    return *filed_match(game);
}

// One short match of the first ruleset, for all who only look.
inline const MatchFile& a_match()
{
    static const MatchFile match = played(shortest_of(all_rulesets().front()), 1);
    return match;
}

}  // namespace galloper::archive
