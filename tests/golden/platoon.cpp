#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/seats.h"
#include "tests/golden/playthrough.h"
#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/seeded_dice.h"

namespace galloper::golden {

std::string platoon()
{
    const Scenario scenario = bravado::small_scenario();
    const Options options{{"defence", "commands"}, {"reactions", "live"}};
    Playing playing{.seed = 7};
    const auto seats = bravado::seats(scenario, options);
    check(bool(seats), "a scenario without seats");
    for (const ScenarioSeat& seat : *seats) playing.posts.push_back(seat.post);
    SeededDice dice(playing.seed, 0);
    auto state = bravado::setup(scenario, options, playing.posts, dice);
    check(bool(state), "a scenario that cannot be set up");
    playing.game = std::make_shared<GameOf<bravado::Rules>>(std::move(*state));
    return play_out(playing);
}

}  // namespace galloper::golden
