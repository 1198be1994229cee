// What is wrong with a scenario is said in words to whoever wrote it.

#include <gtest/gtest.h>

#include <functional>

#include "common/rulesets/land_and_freedom/muster.h"
#include "tests/rulesets/land_and_freedom/scenarios.h"
#include "tests/support/seeded_dice.h"

namespace galloper::land_and_freedom {
namespace {

using Spoil = std::function<void(Scenario&)>;

std::string fault_of(const Spoil& spoil)
{
    Scenario scenario = small_scenario();
    spoil(scenario);
    SeededDice dice(1, 0);
    const Posts posts{Post{nationalists, {}, Sight::Side}, Post{republicans, {}, Sight::Side}};
    const auto made = lay_out(scenario, {}, posts, dice);
    return made ? "" : made.error().words;
}

ScenarioPiece& piece_called(Scenario& scenario, const std::string& label)
{
    for (ScenarioPiece& piece : scenario.pieces)
        if (piece.label == label) return piece;
    ADD_FAILURE() << "no piece " << label;
    return scenario.pieces.front();
}

Spoil trait_of(const std::string& label, const std::string& trait)
{
    return [=](Scenario& s) { piece_called(s, label).traits.push_back(trait); };
}

TEST(BadScenario, ASoundOneHasNoFault)
{
    EXPECT_EQ(fault_of([](Scenario&) {}), "");
}

TEST(BadScenario, TheTableAndItsSides)
{
    EXPECT_EQ(fault_of([](Scenario& s) { s.table.low.x = 1_cm; }),
              "The table must begin at (0, 0) and be no larger than 10 metres.");
    EXPECT_EQ(fault_of([](Scenario& s) { s.sides.pop_back(); }),
              "Land and Freedom has two sides: name both.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  s.ground = {Ground{{}, "swamp", "Bog", {{}, {}, {}}}};
              }),
              "Land and Freedom knows no ground called \"swamp\".");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  s.ground = {Ground{{}, "road", "Lane", {}}};
              }),
              "\"Lane\" has no outline.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  s.ground = {Ground{{}, "hill", "Knoll", {{}, {}, {}}}};
              }),
              "\"Knoll\" is a hill without a height.");  // [LAF-43]
}

// [LAF-1]
TEST(BadScenario, TheChainOfCommand)
{
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "First").formation = 1000; }),
              "\"First\" commands a formation from 1 to 999.");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Second").formation = 11; }),
              "\"Second\" commands what another headquarters does.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  piece_called(s, "First").stats = {{"under", 21}};
              }),
              "\"First\" is under nothing that commands it.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  piece_called(s, "First").stats = {{"over", 21}};
              }),
              "\"First\" has no stat \"over\".");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Company 1").formation = 12; }),
              "\"Company 1\" belongs to no formation of its side.");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "First").kind = "brigade HQ"; }),
              "\"Company 1\" belongs to a battalion.");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Company 1").kind = "mortar"; }),
              "\"Company 1\" belongs to a brigade or an army.");  // [LAF-4]
    EXPECT_EQ(fault_of([](Scenario& s) {
                  std::erase_if(s.pieces, [](const ScenarioPiece& p) {
                      return p.kind == "rifles" && p.side == republicans;
                  });
              }),
              "\"Second\" has no company.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  std::erase_if(s.pieces,
                                [](const ScenarioPiece& p) { return p.side == republicans; });
              }),
              "Each side has a battalion at least.");
}

// [LAF-39] [LAF-50] [LAF-68c] [LAF-35]
TEST(BadScenario, KindsAndTraits)
{
    EXPECT_EQ(fault_of([](Scenario& s) { s.pieces[1].kind = "elephants"; }),
              "Land and Freedom knows no piece called \"elephants\".");
    EXPECT_EQ(fault_of(trait_of("Company 1", "brave")),
              "\"Company 1\" cannot be called \"brave\".");
    EXPECT_EQ(fault_of(trait_of("Gunners 1", "SMG")), "\"Gunners 1\" cannot be called \"SMG\".");
    EXPECT_EQ(fault_of(trait_of("Tank 2", "entrenched")),
              "\"Tank 2\" cannot be called \"entrenched\".");
    EXPECT_EQ(fault_of(trait_of("Tank 2", "Pz1")),
              "\"Tank 2\" is a T26, a Pz1 or a tankette: say which.");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Tank 2").traits.clear(); }),
              "\"Tank 2\" is a T26, a Pz1 or a tankette: say which.");
    EXPECT_EQ(fault_of(trait_of("Company 1", "aboard Truck 1")),
              "\"Company 1\" is aboard no truck of its side.");
}

// [GEN-18] [LAF-33] [GEN-24]
TEST(BadScenario, Places)
{
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Company 1").at.x = 70_cm; }),
              "\"Company 1\" is not on the table.");
    // From 20 to 38 the centres are 18 apart; 3.9 would overlap, 4 would not.
    const auto beside = [](Length away) {
        return [away](Scenario& s) {
            piece_called(s, "Company 1").at = piece_called(s, "Gunners 1").at;
            piece_called(s, "Company 1").at.x = 40_cm - away;
        };
    };
    EXPECT_EQ(fault_of(beside(Length{399})), "\"Gunners 1\" stands where \"Company 1\" does.");
    EXPECT_EQ(fault_of(beside(4_cm)), "");
    EXPECT_EQ(fault_of([](Scenario& s) { piece_called(s, "Gunners 1").label = "Company 1"; }),
              "Two bases of one side are called \"Company 1\".");

    const Polygon everywhere = outline_of({{}, {60_cm, 60_cm}});
    EXPECT_EQ(fault_of([&](Scenario& s) {
                  s.ground = {Ground{{}, "river", "Ebro", everywhere}};
              }),
              "\"First\" stands in the water.");
    EXPECT_EQ(fault_of([&](Scenario& s) {
                  s.ground = {Ground{{}, "river", "Ebro", everywhere},
                              Ground{{}, "ford", "Ford", everywhere}};
              }),
              "");
}

TEST(BadScenario, Numbers)
{
    EXPECT_EQ(fault_of([](Scenario& s) { s.numbers["artilery 0"] = 1; }),
              "There is no number called \"artilery 0\".");
    EXPECT_EQ(fault_of([](Scenario& s) { s.numbers["points 5"] = 1; }),
              "There is no number called \"points 5\".");
    EXPECT_EQ(fault_of([](Scenario& s) { s.numbers["radios 0"] = -1; }),
              "The number \"radios 0\" goes from 0 to 99.");
    EXPECT_EQ(fault_of([](Scenario& s) { s.numbers["turns"] = 0; }),
              "A game has from 1 to 100 turns.");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  s.zones = {{"Hill", {}, {{}, {}, {}}}, {"Hill", {}, {{}, {}, {}}}};
              }),
              "Two objectives are called \"Hill\".");
    EXPECT_EQ(fault_of([](Scenario& s) {
                  s.zones = {{"Hill", {}, {}}};
              }),
              "\"Hill\" has no outline.");
}

TEST(BadScenario, Posts)
{
    SeededDice dice(1, 0);
    const auto fault = [&](const Posts& posts) {
        const auto made = lay_out(small_scenario(), {}, posts, dice);
        return made ? "" : made.error().words;
    };
    const Post all{nationalists, {}, Sight::Side};
    const Post others{republicans, {}, Sight::Side};

    EXPECT_EQ(fault({all, others}), "");
    EXPECT_EQ(fault({all}), "A formation is commanded by nobody.");
    EXPECT_EQ(fault({all, others, others}),
              "A formation is commanded by two seats, or is not there.");
    EXPECT_EQ(fault({all, Post{republicans, {11}, Sight::Side}}),
              "A formation is commanded by two seats, or is not there.");
}

}  // namespace
}  // namespace galloper::land_and_freedom
