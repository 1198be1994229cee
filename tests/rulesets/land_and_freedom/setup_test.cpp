// From a scenario to the first state. [LAF-1] [LAF-3] [LAF-4] [LAF-5] [LAF-21] [LAF-50] [LAF-68c]

#include <gtest/gtest.h>

#include <algorithm>

#include "common/dice/loaded_dice.h"
#include "common/rulesets/land_and_freedom/muster.h"
#include "common/rulesets/land_and_freedom/seats.h"
#include "tests/rulesets/land_and_freedom/scenarios.h"
#include "tests/support/brigade_field.h"
#include "tests/support/seeded_dice.h"

namespace galloper::land_and_freedom {
namespace {

Posts posts_of(const Scenario& scenario, const Options& options)
{
    Posts posts;
    const auto all = seats(scenario, options);
    if (!all) return {Post{nationalists, {}, Sight::Side}, Post{republicans, {}, Sight::Side}};
    for (const ScenarioSeat& seat : *all) posts.push_back(seat.post);
    return posts;
}

Result<State, Fault> laid_out(const Scenario& scenario, const Options& options, Dice& dice)
{
    const auto settled = settle(scenario, options);
    if (!settled) return Err{settled.error()};
    return lay_out(scenario, settled->settings, posts_of(scenario, options), dice);
}

State laid_out(const Scenario& scenario, const Options& options = {})
{
    SeededDice dice(1, 0);
    auto made = laid_out(scenario, options, dice);
    EXPECT_TRUE(made) << (made ? "" : made.error().words);
    return made ? std::move(*made) : State{};
}

std::string fault_of(const Scenario& scenario, const Options& options = {})
{
    SeededDice dice(1, 0);
    const auto made = laid_out(scenario, options, dice);
    return made ? "" : made.error().words;
}

const Base& base_called(const State& state, const std::string& label)
{
    for (const Base& base : state.bases)
        if (base.label == label) return base;
    ADD_FAILURE() << "no base " << label;
    return state.bases.front();
}

// [LAF-1] [LAF-2] [LAF-10]
TEST(Mustered, AHeadquartersIsABaseAndThePlaceOfItsFormation)
{
    const State state = laid_out(laws_scenario());

    const Formation& brigade = state.formation(10);
    EXPECT_EQ(brigade.level, Level::Brigade);
    EXPECT_EQ(brigade.under, 1);
    EXPECT_EQ(brigade.label, "Tenth");
    EXPECT_EQ(state.base(*brigade.hq).label, "Tenth HQ");
    EXPECT_EQ(state.base(*brigade.hq).arm, Arm::Headquarters);
    EXPECT_EQ(state.formation(11).bases_at_start, 2);
    EXPECT_EQ(state.tally[nationalists.number].battalions_at_start, 2);
    EXPECT_EQ(state.tally[nationalists.number].bases_at_start, 10);
    EXPECT_EQ(state.tally[republicans.number].bases_at_start, 9);
}

// [LAF-1]
TEST(Mustered, HeadquartersMayBeNamedInAnyOrder)
{
    Scenario scenario = laws_scenario();
    std::reverse(scenario.pieces.begin(), scenario.pieces.end());
    const State state = laid_out(scenario);
    const State as_usual = laid_out(laws_scenario());

    for (const int number : {1, 10, 11}) {
        EXPECT_EQ(state.formation(number).label, as_usual.formation(number).label);
        EXPECT_EQ(state.formation(number).under, as_usual.formation(number).under);
        EXPECT_EQ(state.formation(number).bases_at_start,
                  as_usual.formation(number).bases_at_start);
    }
}

// [LAF-39] [LAF-50] [LAF-68c] [GEN-24]
TEST(Mustered, TraitsSayWhatABaseHas)
{
    const State state = laid_out(laws_scenario());

    EXPECT_TRUE(base_called(state, "Company 112").smg);
    EXPECT_FALSE(base_called(state, "Company 111").smg);
    EXPECT_TRUE(base_called(state, "Company 221").entrenched);
    EXPECT_EQ(base_called(state, "Tank 20").model, Model::T26);
    EXPECT_EQ(base_called(state, "Company 111").facing, (Facing{0, 1}));
    EXPECT_EQ(base_called(state, "Company 211").facing, (Facing{0, -1}));
}

// [LAF-2] [LAF-3] [LAF-4] What is in no battalion acts by itself; a truck goes with its gun.
TEST(Mustered, WhatIsInNoBattalionIsADetachment)
{
    const State state = laid_out(laws_scenario());

    const Base& gun = base_called(state, "Gun 10");
    const Formation& alone = state.formation(gun.formation);
    EXPECT_EQ(alone.level, Level::Detachment);
    EXPECT_EQ(alone.under, 10);
    EXPECT_EQ(alone.label, "Gun 10");
    EXPECT_EQ(base_called(state, "Truck 10").formation, gun.formation);
    EXPECT_EQ(state.formation(base_called(state, "Mortar 20").formation).under, 20);
    EXPECT_EQ(state.desk_of(gun.formation).seat, nationalist);
}

// [LAF-65] A tank in a battalion acts with it and is no loss to its morale.
TEST(Mustered, ATankInABattalionIsAttachedToIt)
{
    const State state = laid_out(small_scenario());

    EXPECT_EQ(base_called(state, "Tank 2").formation, 21);
    EXPECT_TRUE(base_called(state, "Tank 2").attached);
    EXPECT_EQ(state.formation(21).bases_at_start, 1);
}

// [LAF-3] Unless it is to fight alone, with the battalion's commander to lead it.
TEST(Mustered, ATankThatIsIndependentOfItsBattalionIsADetachment)
{
    Scenario scenario = small_scenario();
    for (ScenarioPiece& piece : scenario.pieces)
        if (piece.label == "Tank 2") piece.traits.emplace_back("independent");
    const State state = laid_out(scenario);

    const Base& tank = base_called(state, "Tank 2");
    EXPECT_FALSE(tank.attached);
    EXPECT_EQ(state.formation(tank.formation).level, Level::Detachment);
    EXPECT_EQ(state.desk_of(tank.formation).seat, republican);
}

// [LAF-3] The general may still think otherwise.
TEST(Mustered, WhomTheScenarioWouldHaveFightAloneIsProposed)
{
    const State state = laid_out(laws_scenario());

    const auto& assigned = state.general(republicans).deal.assigned;
    ASSERT_EQ(assigned.size(), 1u);
    EXPECT_EQ(assigned[0].base, base_called(state, "Tank 20").id);
    EXPECT_EQ(assigned[0].under, 0);
    EXPECT_TRUE(state.general(nationalists).deal.assigned.empty());
}

// [LAF-5] [GEN-6] A D3 for a battalion is half a die, rounded up: 3 makes 2, 5 makes 3.
TEST(Mustered, HeadquartersThrowOnceForTheirPoints)
{
    LoadedDice dice;
    dice.load("priority points", {3, 5});
    const auto state = laid_out(small_scenario(), {}, dice);

    ASSERT_TRUE(state);
    EXPECT_EQ(state->formation(11).allowance, 2);
    EXPECT_EQ(state->formation(21).allowance, 3);
    EXPECT_TRUE(dice.all_rolled());
}

// [LAF-5] In the order of their numbers: army, brigade and two battalions, and a brigade with two.
TEST(Mustered, BrigadesAndArmiesThrowAWholeDie)
{
    LoadedDice dice;
    dice.load("priority points", {6, 5, 1, 6, 4, 2, 3});
    dice.load("messengers", {1, 1, 1, 1, 1, 1});
    const auto state = laid_out(laws_scenario(), {}, dice);

    ASSERT_TRUE(state);
    EXPECT_EQ(state->formation(1).allowance, 6);
    EXPECT_EQ(state->formation(10).allowance, 5);
    EXPECT_EQ(state->formation(11).allowance, 1);
    EXPECT_EQ(state->formation(12).allowance, 3);
    EXPECT_EQ(state->formation(20).allowance, 4);
}

// [LAF-5]
TEST(Mustered, AllowancesMayBeTheScenarios)
{
    const State state = laid_out(laws_scenario(), {{"points.roll", "scenario"}});

    EXPECT_EQ(state.formation(1).allowance, 4);
    EXPECT_EQ(state.formation(10).allowance, 2);
    EXPECT_EQ(fault_of(small_scenario(), {{"points.roll", "scenario"}}), "");

    Scenario without = small_scenario();
    without.numbers.erase("points 21");
    EXPECT_EQ(fault_of(without, {{"points.roll", "scenario"}}),
              "The scenario gives \"Second\" no points.");
    EXPECT_EQ(fault_of(without), "");
}

// [LAF-21] 3 radios leave the Republicans 2 of five, whatever they throw.
TEST(Mustered, RepublicansGetNoMoreMessengersThanAreLeftOfFive)
{
    LoadedDice dice;
    dice.load("priority points", {1, 1, 1, 1, 1, 1, 1});
    dice.load("messengers", {3, 1, 4, 4, 2, 4});
    const auto state = laid_out(laws_scenario(), {}, dice);

    ASSERT_TRUE(state);
    const Means& theirs = state->means[republicans.number];
    EXPECT_EQ(state->means[nationalists.number].radios, 3);
    EXPECT_EQ(state->means[nationalists.number].motorcycles, 1);
    EXPECT_EQ(state->means[nationalists.number].cavalry, 4);
    EXPECT_EQ(theirs.radios, 2);
    EXPECT_EQ(theirs.motorcycles, 2);
    EXPECT_EQ(theirs.cavalry, 1);
}

// [LAF-21] [LAF-23] Battalions alone send nobody.
TEST(Mustered, WithoutABrigadeThereAreNoMessengers)
{
    const State state = laid_out(small_scenario());

    EXPECT_EQ(state.means[0], Means{});
    EXPECT_EQ(state.means[1], Means{});
}

// [LAF-21] [LAF-30]
TEST(Mustered, AScenarioFixesStrikesAndMayFixMessengers)
{
    Scenario scenario = laws_scenario();
    scenario.numbers["radios 0"] = 1;
    scenario.numbers["cavalry 1"] = 0;
    const State state = laid_out(scenario);

    EXPECT_EQ(state.means[0].radios, 1);
    EXPECT_EQ(state.means[1].cavalry, 0);
    EXPECT_EQ(state.means[0].artillery, 2);
    EXPECT_EQ(state.means[0].bombers, 1);
    EXPECT_EQ(state.means[1].fighters, 1);
    EXPECT_EQ(state.means[1].artillery, 0);
}

// [GEN-22]
TEST(Mustered, ObjectivesAreHeldByTheSideThatTheirZoneNames)
{
    const State state = laid_out(laws_scenario());

    ASSERT_EQ(state.objectives.size(), 2u);
    EXPECT_EQ(state.objectives[0].worth, 2);
    EXPECT_EQ(state.objectives[0].holder, republicans.number);
    EXPECT_EQ(state.objectives[1].worth, 1);
    EXPECT_EQ(state.last_turn, 3);
    EXPECT_EQ(laid_out(small_scenario()).last_turn, 8);
}

// [LAF-35]
TEST(Mustered, ABaseMayBeginAboardATruck)
{
    Scenario scenario = laws_scenario();
    for (ScenarioPiece& piece : scenario.pieces)
        if (piece.label == "Gun 10") piece.traits = {"aboard Truck 10"};
    const State state = laid_out(scenario);

    const Base& truck = base_called(state, "Truck 10");
    EXPECT_EQ(base_called(state, "Gun 10").aboard, truck.id);
    EXPECT_EQ(base_called(state, "Gun 10").at, truck.at);
}

// [LAF-15] The first seat of each side has what stands highest.
TEST(Mustered, TheGeneralHasTheHighestHeadquarters)
{
    const State state = laid_out(laws_scenario(), {{"commanders", "2"}});

    ASSERT_EQ(state.desks.size(), 4u);
    EXPECT_TRUE(state.desks[0].general);
    EXPECT_FALSE(state.desks[1].general);
    EXPECT_TRUE(state.desks[2].general);
    EXPECT_TRUE(state.desks[0].commands(1));
    EXPECT_TRUE(state.desks[1].commands(12));
    EXPECT_FALSE(state.desks[1].commands(10));
}

TEST(BrigadeSeats, EachSideHasOneOrTwo)
{
    const auto one = *seats(laws_scenario(), {});
    ASSERT_EQ(one.size(), 2u);
    EXPECT_EQ(one[0].name, "Nationalists");
    EXPECT_EQ(one[1].post.side, republicans);

    const auto two = *seats(laws_scenario(), {{"commanders", "2"}});
    ASSERT_EQ(two.size(), 4u);
    EXPECT_EQ(two[0].post.formations, (std::vector<int>{1, 10, 11}));
    EXPECT_EQ(two[1].post.formations, (std::vector<int>{12}));
    EXPECT_EQ(two[1].name, "Twelfth");
    EXPECT_EQ(two[2].name, "Twentieth");
    EXPECT_EQ(two[3].post.formations, (std::vector<int>{22}));
    EXPECT_EQ(seats(small_scenario(), {{"commanders", "2"}}).error().words,
              "A side has more commanders than brigades or battalions.");
}

// Whole brigades where there are several, with the army's headquarters in the first seat.
TEST(BrigadeSeats, CommandersShareBrigades)
{
    Scenario scenario = laws_scenario();
    for (ScenarioPiece& piece : scenario.pieces)
        if (piece.label == "Twelfth") piece.kind = "brigade HQ";

    const auto two = *seats(scenario, {{"commanders", "2"}});

    EXPECT_EQ(two[0].post.formations, (std::vector<int>{1, 10, 11}));
    EXPECT_EQ(two[1].post.formations, (std::vector<int>{12}));
}

// [GEN-19]
TEST(BrigadeSeats, UnderFogOfTheCommanderEachSeesAlone)
{
    const Options options{{"commanders", "2"}, {"fog", "commander"}};
    EXPECT_EQ(seats(laws_scenario(), options)->front().post.sight, Sight::Own);
    EXPECT_EQ(seats(laws_scenario(), {{"commanders", "2"}})->front().post.sight, Sight::Side);
}

TEST(BrigadeSeats, AScenarioMayNameThem)
{
    Scenario scenario = laws_scenario();
    scenario.seats = {{"Colonel Romero", Post{republicans, {22}, Sight::Side}}};

    EXPECT_EQ(seats(scenario, {{"commanders", "2"}})->back().name, "Colonel Romero");
}

// At most 24, so that the laws can walk it often.
TEST(BrigadeScenario, TheLawsHasFewPieces)
{
    const Scenario scenario = laws_scenario();
    EXPECT_LE(scenario.pieces.size() + scenario.ground.size(), 24u);
}

}  // namespace
}  // namespace galloper::land_and_freedom
