#include <fstream>
#include <iterator>

#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"
#include "tests/golden/playthrough.h"
#include "tests/support/seeded_dice.h"

namespace galloper::golden {

std::string villanueva()
{
    std::ifstream in(SOURCE_ROOT "/common/rulesets/land_and_freedom/scenarios/villanueva.txtpb");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto scenario = wire::read_scenario("villanueva", text);
    check(bool(scenario), "a scenario that cannot be read");
    const RulesetEntry* ruleset = find_ruleset(scenario->ruleset);
    Playing playing{.seed = 4, .unit = Length{100}};
    const auto seats = ruleset->seats(*scenario, {});
    check(bool(seats), "a scenario without seats");
    for (const ScenarioSeat& seat : *seats) playing.posts.push_back(seat.post);
    SeededDice dice(playing.seed, 0);
    auto game = ruleset->setup(*scenario, {}, playing.posts, dice);
    check(bool(game), "a scenario that cannot be set up");
    playing.game = std::move(*game);
    return play_out(playing);
}

}  // namespace galloper::golden
