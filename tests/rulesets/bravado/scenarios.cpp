#include "tests/rulesets/bravado/scenarios.h"

#include "common/rulesets/bravado/terms.h"

namespace galloper::bravado {

namespace {

ScenarioPiece piece(std::string kind, std::string label, int formation, Point at,
                    std::vector<std::string> traits = {})
{
    ScenarioPiece made;
    made.kind = std::move(kind);
    made.label = std::move(label);
    made.formation = formation;
    made.at = at;
    made.traits = std::move(traits);
    return made;
}

Polygon rectangle(Point low, Point high) { return {low, {high.x, low.y}, high, {low.x, high.y}}; }

Ground terrain(std::string kind, std::string label, Point low, Point high, int height)
{
    Ground made;
    made.kind = std::move(kind);
    made.label = std::move(label);
    made.outline = rectangle(low, high);
    made.height = height;
    return made;
}

}  // namespace

Scenario small_scenario()
{
    Scenario scenario;
    scenario.name = "small";
    scenario.title = "One platoon";
    scenario.ruleset = "bravado";
    scenario.sides = {"Attack", "Defence"};
    scenario.table = {{}, {36_in, 36_in}};
    scenario.pieces = {
        piece("HQ team", "Headquarters", 1, {18_in, 0_in}, {"Internationals"}),
        piece("rifle team", "Rifles", 1, {12_in, 0_in}, {"Internationals"}),
        piece("LMG team", "Gunners", 1, {24_in, 0_in}, {"Internationals"}),
        piece("platoon leader", "Lieutenant", 1, {18_in, 0_in}),
    };
    scenario.zones = {{"defence", defence, rectangle({0_in, 16_in}, {36_in, 36_in})}};
    for (int i = 0; i < 9; ++i)
        scenario.spots.push_back({"spot " + std::to_string(i + 1),
                                  {inches(6 + 12 * (i % 3)), inches(20 + 6 * (i / 3))},
                                  {0, -1}});
    scenario.numbers = {{"turns", 8}};
    return scenario;
}

Scenario laws_scenario()
{
    Scenario scenario = small_scenario();
    scenario.name = "laws";
    scenario.title = "Two small platoons";
    scenario.pieces.push_back(
        piece("HQ team", "Second headquarters", 2, {6_in, 0_in}, {"militia"}));
    scenario.pieces.push_back(piece("LMG team", "Second gunners", 2, {3_in, 0_in}, {"militia"}));
    scenario.pieces.push_back(piece("platoon leader", "Sergeant", 2, {6_in, 0_in}));
    scenario.pieces.push_back(piece("HQ team", "Company", 0, {30_in, 0_in}, {"regulars"}));
    scenario.pieces.push_back(piece("company commander", "Captain", 0, {30_in, 0_in}));
    scenario.pieces.push_back(piece("commissar", "Commissar", 0, {30_in, 0_in}));
    scenario.ground = {terrain("building", "Farm", {16_in, 22_in}, {20_in, 25_in}, 2),
                       terrain("copse", "Olives", {4_in, 10_in}, {10_in, 14_in}, 0)};
    scenario.numbers = {{"turns", 5}};
    return scenario;
}

}  // namespace galloper::bravado
