#include "common/rulesets/land_and_freedom/sums/fire.h"

#include <gtest/gtest.h>

#include <array>

namespace galloper::land_and_freedom {
namespace {

constexpr auto allowed = SmallArmsVsTank::Allowed;
constexpr std::array<Band, 3> bands{Band::Short, Band::Medium, Band::Long};

std::array<int, 3> row(Arm arm, Model model = Model::T26)
{
    std::array<int, 3> dice{};
    for (std::size_t i = 0; i < bands.size(); ++i) dice[i] = printed_dice(arm, model, bands[i]);
    return dice;
}

Footprint base_at(int x_cm, int y_cm, Facing facing = {0, 1})
{
    return footprint_of(Arm::Rifle, {Length{x_cm * 100}, Length{y_cm * 100}}, facing);
}

Firer firer(Arm arm, Point at = {})
{
    Firer firer;
    firer.arm = arm;
    firer.stands = footprint_of(arm, at, {0, 1});
    return firer;
}

Target target(Arm arm, bool in_cover = false)
{
    Target target;
    target.arm = arm;
    target.in_cover = in_cover;
    target.stands = footprint_of(arm, {{}, 30_cm}, {0, -1});  // it faces the firer
    return target;
}

int dice(const Firer& firer, const Target& target, Band band)
{
    return volley(firer, target, band, allowed).dice;
}

// [LAF-38] [GEN-2] [GEN-25]
TEST(FireSums, ARangeOnTheLimitIsInTheNearerColumn)
{
    EXPECT_EQ(band_at(Length{0}), Band::Short);
    EXPECT_EQ(band_at(10_cm), Band::Short);
    EXPECT_EQ(band_at(10_cm + Length{1}), Band::Medium);
    EXPECT_EQ(band_at(20_cm), Band::Medium);
    EXPECT_EQ(band_at(20_cm + Length{1}), Band::Long);
    EXPECT_EQ(band_at(40_cm), Band::Long);
    EXPECT_EQ(band_at(40_cm + Length{1}), std::nullopt);
}

// [LAF-38] The printed table, cell by cell.
TEST(FireSums, TheTableIsAsPrinted)
{
    EXPECT_EQ(row(Arm::Rifle), (std::array{3, 2, 1}));
    EXPECT_EQ(row(Arm::Mmg), (std::array{3, 2, 2}));
    EXPECT_EQ(row(Arm::At), (std::array{3, 2, 1}));
    EXPECT_EQ(row(Arm::Tank, Model::T26), (std::array{3, 2, 1}));
    EXPECT_EQ(row(Arm::Tank, Model::Pz1), (std::array{4, 3, 2}));
}

// [LAF-50] Half of 4, 3 and 2.
TEST(FireSums, ATanketteHasHalfTheDiceOfAPz1)
{
    EXPECT_EQ(row(Arm::Tank, Model::Tankette), (std::array{2, 1, 1}));
}

// [LAF-49] [LAF-46]
TEST(FireSums, AHeadquartersFiresAsRiflesAndOthersNotAtAll)
{
    EXPECT_EQ(row(Arm::Headquarters), (std::array{3, 2, 1}));
    for (const Arm arm : {Arm::Mortar, Arm::Truck, Arm::Motorcycle, Arm::Cavalry, Arm::Spotter}) {
        EXPECT_EQ(row(arm), (std::array{0, 0, 0}));
        EXPECT_FALSE(fires_directly(arm));
    }
    for (const Arm arm : {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Tank, Arm::Headquarters})
        EXPECT_TRUE(fires_directly(arm));
}

// [LAF-39] [LAF-49]
TEST(FireSums, SubmachineGunsAddADieAtShortRangeAlone)
{
    Firer rifles = firer(Arm::Rifle);
    rifles.smg = true;
    Firer headquarters = firer(Arm::Headquarters);
    headquarters.smg = true;

    EXPECT_EQ(dice(rifles, target(Arm::Rifle), Band::Short), 4);
    EXPECT_EQ(dice(rifles, target(Arm::Rifle), Band::Medium), 2);
    EXPECT_EQ(dice(rifles, target(Arm::Rifle), Band::Long), 1);
    EXPECT_EQ(dice(headquarters, target(Arm::Rifle), Band::Short), 3);
}

// [LAF-40]
TEST(FireSums, AtATargetInCoverOnlyASixHits)
{
    for (const Arm arm : {Arm::Rifle, Arm::Mmg, Arm::Tank, Arm::Headquarters}) {
        EXPECT_EQ(volley(firer(arm), target(Arm::Rifle), Band::Short, allowed).hits_from, 5);
        EXPECT_EQ(volley(firer(arm), target(Arm::Rifle, true), Band::Short, allowed).hits_from, 6);
    }
    EXPECT_EQ(hits_among({.dice = 3, .hits_from = 5}, {4, 5, 6}), 2);
    EXPECT_EQ(hits_among({.dice = 3, .hits_from = 6}, {4, 5, 6}), 1);
}

// [LAF-40] [LAF-46]
TEST(FireSums, CoverDoesNotHelpAgainstAntiTankGunsArtilleryAndAircraft)
{
    EXPECT_EQ(volley(firer(Arm::At), target(Arm::Rifle, true), Band::Short, allowed).hits_from, 5);
    for (const StrikeKind kind :
         {StrikeKind::Mortar, StrikeKind::Artillery, StrikeKind::Fighter, StrikeKind::Bomber})
        EXPECT_EQ(strike_at(kind, target(Arm::Rifle, true)).hits_from, 5);
}

// [LAF-27]
TEST(FireSums, ARiderIsShotAtAsIfInTheOpenAndHisMotorcycleIsNoSoftVehicle)
{
    const Volley volley = land_and_freedom::volley(firer(Arm::Rifle), target(Arm::Motorcycle, true),
                                                   Band::Short, allowed);

    EXPECT_EQ(volley.dice, 3);
    EXPECT_EQ(volley.hits_from, 5);
}

// [LAF-40]
TEST(FireSums, ADisorderedFirerHasADieFewerAndNeverLessThanNone)
{
    Firer rifles = firer(Arm::Rifle);
    rifles.disordered = true;
    Firer truck = firer(Arm::Truck);
    truck.disordered = true;

    EXPECT_EQ(dice(rifles, target(Arm::Rifle), Band::Short), 2);
    EXPECT_EQ(dice(rifles, target(Arm::Rifle), Band::Long), 0);
    EXPECT_EQ(dice(truck, target(Arm::Rifle), Band::Long), 0);
}

// [LAF-40]
TEST(FireSums, AnybodyHasADieMoreAtASoftVehicle)
{
    for (const Arm arm : {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Tank, Arm::Headquarters})
        EXPECT_EQ(dice(firer(arm), target(Arm::Truck), Band::Short),
                  dice(firer(arm), target(Arm::Rifle), Band::Short) + 1);
    EXPECT_EQ(strike_at(StrikeKind::Bomber, target(Arm::Truck)).dice, 3);
}

// [LAF-41] The tank looks along y; 45 degrees either side of that is its front, edges included.
TEST(FireSums, AnAntiTankGunHasADieMoreOutsideATanksFront)
{
    Target tank = target(Arm::Tank);
    tank.stands = base_at(50, 50, {0, 1});
    const auto dice_from = [&](int x, int y) {
        return dice(firer(Arm::At, {Length{x * 100}, Length{y * 100}}), tank, Band::Short);
    };

    EXPECT_EQ(dice_from(50, 60), 3);  // straight ahead
    EXPECT_EQ(dice_from(60, 60), 3);  // 45 degrees
    EXPECT_EQ(dice_from(40, 60), 3);
    EXPECT_EQ(dice_from(61, 60), 4);  // a little more
    EXPECT_EQ(dice_from(60, 50), 4);  // flank
    EXPECT_EQ(dice_from(50, 40), 4);  // rear
}

// [LAF-41]
TEST(FireSums, NobodyElseHasOneAndNothingElseHasAFlank)
{
    Target tank = target(Arm::Tank);
    tank.stands.facing = {0, 1};  // away from the firer
    Target rifles = target(Arm::Rifle);
    rifles.stands.facing = {0, 1};

    EXPECT_EQ(dice(firer(Arm::Tank), tank, Band::Short), 3);
    EXPECT_EQ(dice(firer(Arm::At), rifles, Band::Short), 3);
}

// [LAF-40] [GEN-4] 3 at short range, 1 for the guns, 1 for the vehicle, 1 less: 4 dice.
TEST(FireSums, ModifiersAddUp)
{
    Firer rifles = firer(Arm::Rifle);
    rifles.smg = true;
    rifles.disordered = true;

    const Volley volley =
        land_and_freedom::volley(rifles, target(Arm::Truck, true), Band::Short, allowed);

    EXPECT_EQ(volley.dice, 4);
    EXPECT_EQ(volley.hits_from, 6);
    EXPECT_EQ(volley.modifiers.size(), 3u);
}

// [LAF-42]
TEST(FireSums, WhatSmallArmsDoToTanksIsAnOption)
{
    const auto at_tank = [](const Firer& firer, SmallArmsVsTank rule) {
        return volley(firer, target(Arm::Tank), Band::Short, rule);
    };
    Firer pz1 = firer(Arm::Tank);
    pz1.model = Model::Pz1;

    EXPECT_EQ(at_tank(firer(Arm::Rifle), allowed).dice, 3);
    EXPECT_TRUE(at_tank(firer(Arm::Rifle), allowed).destroys);
    EXPECT_EQ(at_tank(firer(Arm::Rifle), SmallArmsVsTank::DisorderOnly).dice, 3);
    EXPECT_FALSE(at_tank(firer(Arm::Rifle), SmallArmsVsTank::DisorderOnly).destroys);
    EXPECT_EQ(at_tank(firer(Arm::Rifle), SmallArmsVsTank::None).dice, 0);
    EXPECT_EQ(at_tank(pz1, SmallArmsVsTank::None).dice, 0);  // machine guns
    for (const Arm gun : {Arm::At, Arm::Tank}) {
        EXPECT_EQ(at_tank(firer(gun), SmallArmsVsTank::None).dice, 3);
        EXPECT_TRUE(at_tank(firer(gun), SmallArmsVsTank::DisorderOnly).destroys);
    }
    EXPECT_TRUE(
        volley(firer(Arm::Rifle), target(Arm::Truck), Band::Short, SmallArmsVsTank::DisorderOnly)
            .destroys);
}

// [LAF-43] 45 degrees either side, edges included.
TEST(FireSums, AnEntrenchedBaseFiresOnlyForwards)
{
    Firer entrenched = firer(Arm::Rifle, {50_cm, 50_cm});
    entrenched.entrenched = true;
    const auto bears_on = [&](int x, int y) {
        Target there = target(Arm::Rifle);
        there.stands = base_at(x, y);
        return bears(entrenched, there);
    };

    EXPECT_TRUE(bears_on(50, 70));
    EXPECT_TRUE(bears_on(70, 70));
    EXPECT_FALSE(bears_on(71, 70));
    EXPECT_FALSE(bears_on(70, 50));
    entrenched.entrenched = false;
    EXPECT_TRUE(bears_on(50, 20));
}

// [LAF-46]
TEST(FireSums, AMortarThrowsOneDieAndOthersFromOffTheTableTwo)
{
    EXPECT_EQ(strike_at(StrikeKind::Mortar, target(Arm::Rifle)).dice, 1);
    EXPECT_EQ(strike_at(StrikeKind::Artillery, target(Arm::Rifle)).dice, 2);
    EXPECT_EQ(strike_at(StrikeKind::Fighter, target(Arm::Rifle)).dice, 2);
    EXPECT_EQ(strike_at(StrikeKind::Bomber, target(Arm::Rifle)).dice, 2);
}

// [LAF-40] [LAF-46] The printed factor knows no exception: 1 less is none, and a truck gives it
// back.
TEST(FireSums, AMortarInDisorderHasADieFewer)
{
    EXPECT_EQ(strike_at(StrikeKind::Mortar, target(Arm::Rifle), true).dice, 0);
    EXPECT_EQ(strike_at(StrikeKind::Mortar, target(Arm::Truck), true).dice, 1);
}

// [LAF-45] One hit disorders, two destroy, and they add up.
TEST(FireSums, HitsAddUpWhileABaseIsDisordered)
{
    EXPECT_EQ(effect_of(0, false, true, Hits::Cumulative), Effect::None);
    EXPECT_EQ(effect_of(1, false, true, Hits::Cumulative), Effect::Disorders);
    EXPECT_EQ(effect_of(2, false, true, Hits::Cumulative), Effect::Destroys);
    EXPECT_EQ(effect_of(0, true, true, Hits::Cumulative), Effect::None);
    EXPECT_EQ(effect_of(1, true, true, Hits::Cumulative), Effect::Destroys);
}

// [LAF-45]
TEST(FireSums, ByTheHouseRuleOnlyTwoHitsOfOneFiringDestroy)
{
    EXPECT_EQ(effect_of(1, true, true, Hits::PerVolley), Effect::None);
    EXPECT_EQ(effect_of(2, true, true, Hits::PerVolley), Effect::Destroys);
    EXPECT_EQ(effect_of(1, false, true, Hits::PerVolley), Effect::Disorders);
}

// [LAF-42]
TEST(FireSums, WhatOnlyDisordersNeverDestroys)
{
    EXPECT_EQ(effect_of(3, false, false, Hits::Cumulative), Effect::Disorders);
    EXPECT_EQ(effect_of(3, true, false, Hits::Cumulative), Effect::None);
}

// [LAF-38] Each die hits with 1 in 3. Of the 27 ways of three dice 8 hit nothing, 3 * 4 once, and
// the other 7 twice or more.
TEST(FireSums, OddsAreExact)
{
    EXPECT_EQ(odds_of({.dice = 3}, false, Hits::Cumulative), (FireOdds{8, 12, 7, 27}));
    EXPECT_EQ(odds_of({.dice = 3}, true, Hits::Cumulative), (FireOdds{8, 0, 19, 27}));
    EXPECT_EQ(odds_of({.dice = 3}, true, Hits::PerVolley), (FireOdds{20, 0, 7, 27}));
    EXPECT_EQ(odds_of({.dice = 1}, false, Hits::Cumulative), (FireOdds{2, 1, 0, 3}));
    EXPECT_EQ(odds_of({.dice = 0}, false, Hits::Cumulative), (FireOdds{1, 0, 0, 1}));
}

// [LAF-40] In cover 1 in 6: of the 36 ways of two dice 25 hit nothing, 10 once and 1 twice.
TEST(FireSums, OddsInCoverAreExact)
{
    EXPECT_EQ(odds_of({.dice = 2, .hits_from = 6}, false, Hits::Cumulative),
              (FireOdds{25, 10, 1, 36}));
}

// [LAF-42]
TEST(FireSums, OddsOfWhatOnlyDisorders)
{
    EXPECT_EQ(odds_of({.dice = 3, .destroys = false}, false, Hits::Cumulative),
              (FireOdds{8, 19, 0, 27}));
}

}  // namespace
}  // namespace galloper::land_and_freedom
