#include "tests/laws/brigade.h"

#include "common/rulesets/land_and_freedom/seats.h"
#include "tests/rulesets/land_and_freedom/scenarios.h"

namespace galloper::laws {
namespace {

// Two turns: what is begun in one is ended in the next, and a third brings nothing new.
Scenario in_two_turns()
{
    Scenario scenario = land_and_freedom::laws_scenario();
    scenario.numbers["turns"] = 2;
    return scenario;
}

// Over the stream: the Nationalists stand before the village, the trench and the tank, so that
// random moves come to assaults.
Scenario at_close_quarters()
{
    Scenario scenario = in_two_turns();
    std::erase_if(scenario.ground, [](const Ground& ground) { return ground.kind == "river"; });
    for (ScenarioPiece& piece : scenario.pieces)
        if (piece.side == land_and_freedom::nationalists && piece.kind != "army HQ")
            piece.at.y.tenths += 1'700;
    return scenario;
}

Setting setting(const std::string& name, const std::string& commanders, Options options,
                Scenario scenario = in_two_turns())
{
    constexpr std::uint64_t every_other = 2;
    options["commanders"] = commanders;
    Setting made{name + ", commanders " + commanders,
                 std::move(scenario),
                 std::move(options),
                 {},
                 every_other};
    auto seats = land_and_freedom::seats(made.scenario, made.options);
    check(static_cast<bool>(seats), seats ? "" : seats.error().words.c_str());
    for (const ScenarioSeat& seat : *seats) made.posts.push_back(seat.post);
    return made;
}

std::vector<Setting> settings(const std::string& commanders)
{
    return {
        setting("open", commanders, {}),
        setting("open and live", commanders,
                {{"reactions", "live"}, {"points.roll", "each-turn"}, {"hits", "per-volley"}}),
        setting("fog", commanders,
                {{"fog", "side"}, {"disorder.clears", "own-phase"}, {"command.radius", "none"}}),
        setting("fog and live", commanders,
                {{"fog", "side"}, {"reactions", "live"}, {"smallArmsVsTank", "disorder-only"}}),
        setting("commanders in fog", commanders,
                {{"fog", "commander"}, {"points.roll", "scenario"}, {"smallArmsVsTank", "none"}}),
        setting("commanders in fog, live", commanders,
                {{"fog", "commander"}, {"reactions", "live"}, {"clock.phase", "unit"}}),
        setting("close", commanders, {}, at_close_quarters()),
        setting("close and live", commanders,
                {{"reactions", "live"}, {"points.roll", "scenario"}, {"command.radius", "none"}},
                at_close_quarters()),
        setting("close in fog", commanders,
                {{"fog", commanders == "1" ? "side" : "commander"}, {"points.roll", "scenario"}},
                at_close_quarters()),
    };
}

}  // namespace

const std::vector<Setting>& brigades_with_one_seat()
{
    static const std::vector<Setting> all = settings("1");
    return all;
}

const std::vector<Setting>& brigades_with_two_seats()
{
    static const std::vector<Setting> all = settings("2");
    return all;
}

}  // namespace galloper::laws
