#include "tests/rulesets/land_and_freedom/scenarios.h"

#include "common/rulesets/land_and_freedom/terms.h"

namespace galloper::land_and_freedom {

namespace {

constexpr Point spot(int x, int y) { return {Length{100 * x}, Length{100 * y}}; }

struct Writing {
    Scenario scenario{};

    ScenarioPiece& piece(std::string kind, std::string label, Side side, int formation, Point at,
                         std::vector<std::string> traits = {})
    {
        ScenarioPiece& made = scenario.pieces.emplace_back();
        made.kind = std::move(kind);
        made.label = std::move(label);
        made.side = side;
        made.formation = formation;
        made.at = at;
        made.traits = std::move(traits);
        return made;
    }
    void headquarters(std::string kind, std::string label, Side side, int formation, int under,
                      Point at)
    {
        piece(std::move(kind), std::move(label), side, formation, at).stats = {{"under", under}};
        scenario.numbers["points " + std::to_string(formation)] = under == 0 ? 4 : 2;
    }
    void ground(std::string kind, std::string label, Point low, Point high)
    {
        Ground& made = scenario.ground.emplace_back();
        made.kind = std::move(kind);
        made.label = std::move(label);
        made.outline = outline_of(Area{low, high});
    }
};

void muster_nationalists(Writing& to)
{
    const Side side = nationalists;
    to.headquarters("army HQ", "Column", side, 1, 0, spot(6, 5));
    to.headquarters("brigade HQ", "Tenth", side, 10, 1, spot(46, 6));
    to.headquarters("battalion HQ", "Eleventh", side, 11, 10, spot(30, 12));
    to.piece("rifles", "Company 111", side, 11, spot(26, 20));
    to.piece("rifles", "Company 112", side, 11, spot(33, 20), {"SMG"});
    to.headquarters("battalion HQ", "Twelfth", side, 12, 10, spot(66, 12));
    to.piece("rifles", "Company 121", side, 12, spot(60, 20));
    to.piece("machine gun", "Gunners 12", side, 12, spot(70, 20));
    to.piece("anti-tank gun", "Gun 10", side, 10, spot(46, 14));
    to.piece("truck", "Truck 10", side, 10, spot(50, 14), {"with Gun 10"});
}

void muster_republicans(Writing& to)
{
    const Side side = republicans;
    to.headquarters("brigade HQ", "Twentieth", side, 20, 0, spot(48, 64));
    to.headquarters("battalion HQ", "Twenty-first", side, 21, 20, spot(30, 54));
    to.piece("rifles", "Company 211", side, 21, spot(28, 43));
    to.piece("rifles", "Company 212", side, 21, spot(38, 48));
    to.headquarters("battalion HQ", "Twenty-second", side, 22, 20, spot(66, 56));
    to.piece("rifles", "Company 221", side, 22, spot(62, 44), {"entrenched"});
    to.piece("machine gun", "Gunners 22", side, 22, spot(70, 46));
    to.piece("tank", "Tank 20", side, 20, spot(48, 50), {"T26", "independent"});
    to.piece("mortar", "Mortar 20", side, 20, spot(54, 62));
}

}  // namespace

Scenario laws_scenario()
{
    Writing to;
    Scenario& scenario = to.scenario;
    scenario.name = "laws";
    scenario.title = "Two small brigades";
    scenario.ruleset = "land-and-freedom";
    scenario.sides = {"Nationalists", "Republicans"};
    scenario.table = {{}, spot(90, 70)};
    muster_nationalists(to);
    muster_republicans(to);
    to.ground("village", "Hamlet", spot(24, 40), spot(34, 46));
    to.ground("trench", "Trench", spot(58, 42), spot(66, 46));
    to.ground("river", "Stream", spot(0, 28), spot(40, 30));
    to.ground("bridge", "Bridge", spot(16, 27), spot(22, 31));
    to.ground("wood", "Olives", spot(50, 28), spot(58, 34));
    scenario.zones = {{"Hamlet", republicans, outline_of({spot(24, 40), spot(34, 46)})},
                      {"Bridge", nationalists, outline_of({spot(12, 24), spot(26, 34)})}};
    scenario.numbers["turns"] = 3;
    scenario.numbers["worth Hamlet"] = 2;
    scenario.numbers["artillery 0"] = 2;
    scenario.numbers["bombers 0"] = 1;
    scenario.numbers["fighters 1"] = 1;
    return scenario;
}

Scenario small_scenario()
{
    Writing to;
    to.scenario.name = "small";
    to.scenario.title = "A battalion a side";
    to.scenario.ruleset = "land-and-freedom";
    to.scenario.sides = {"Nationalists", "Republicans"};
    to.scenario.table = {{}, spot(60, 60)};
    to.headquarters("battalion HQ", "First", nationalists, 11, 0, spot(30, 5));
    to.piece("rifles", "Company 1", nationalists, 11, spot(20, 10));
    to.piece("machine gun", "Gunners 1", nationalists, 11, spot(40, 10));
    to.headquarters("battalion HQ", "Second", republicans, 21, 0, spot(30, 55));
    to.piece("rifles", "Company 2", republicans, 21, spot(20, 50));
    to.piece("tank", "Tank 2", republicans, 21, spot(40, 50), {"T26"});
    return to.scenario;
}

}  // namespace galloper::land_and_freedom
