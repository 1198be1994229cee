#include "tests/laws/bravado.h"

#include "common/rulesets/bravado/seats.h"
#include "tests/rulesets/bravado/scenarios.h"

namespace galloper::laws {
namespace {

// The same platoons on a table of a foot and a half, so that random moves come to grenades,
// bayonets and two cones at once.
Scenario at_close_quarters()
{
    Scenario scenario = bravado::laws_scenario();
    scenario.table = {{}, {inches(18), inches(15)}};
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i)
        scenario.pieces[i].at = {inches(2 + 3 * static_cast<int>(i % 6)),
                                 inches(3 * static_cast<int>(i / 6))};
    scenario.zones = {{"defence", bravado::defence, outline_of(scenario.table)}};
    scenario.ground.clear();
    for (std::size_t i = 0; i < scenario.spots.size(); ++i)
        scenario.spots[i].at = {inches(4 + 5 * static_cast<int>(i % 3)),
                                inches(3 + 5 * static_cast<int>(i / 3))};
    scenario.numbers = {{"turns", 6}};
    return scenario;
}

Setting setting(std::string name, Options options, Scenario scenario = bravado::laws_scenario())
{
    Setting made{std::move(name), std::move(scenario), std::move(options), {}};
    auto seats = bravado::seats(made.scenario, made.options);
    check(static_cast<bool>(seats), seats ? "" : seats.error().words.c_str());
    for (const ScenarioSeat& seat : *seats) made.posts.push_back(seat.post);
    return made;
}

std::vector<Setting> settings(const std::string& attackers)
{
    return {
        setting("auto, attackers " + attackers, {{"attackers", attackers}}),
        setting("commands, attackers " + attackers, {{"attackers", attackers},
                                                     {"defence", "commands"},
                                                     {"reactions", "live"},
                                                     {"losBlocks", "solid"},
                                                     {"avdDouble", "face"}}),
        setting("aims, attackers " + attackers, {{"attackers", attackers},
                                                 {"defence", "aims"},
                                                 {"gun.traverse", "180"},
                                                 {"exposed.dice", "none"},
                                                 {"rally.zero", "temp"}}),
        setting("places, attackers " + attackers, {{"attackers", attackers},
                                                   {"defence", "places"},
                                                   {"gun.traverse", "45"},
                                                   {"cone.drawnBy", "any"},
                                                   {"covering.modifies", "result"}}),
        // Twice as often as the others: few grenades are thrown, and fewer followed up.
        setting("close, attackers " + attackers, {{"attackers", attackers}}, at_close_quarters()),
        setting("close, attackers " + attackers, {{"attackers", attackers}}, at_close_quarters()),
        setting("close and told, attackers " + attackers,
                {{"attackers", attackers}, {"defence", "aims"}, {"gun.traverse", "180"}},
                at_close_quarters()),
        setting("close and live, attackers " + attackers,
                {{"attackers", attackers}, {"defence", "commands"}, {"reactions", "live"}},
                at_close_quarters()),
    };
}

}  // namespace

const std::vector<Setting>& bravado_with_one_seat()
{
    static const std::vector<Setting> all = settings("1");
    return all;
}

const std::vector<Setting>& bravado_with_two_seats()
{
    static const std::vector<Setting> all = settings("2");
    return all;
}

}  // namespace galloper::laws
