#include "common/rulesets/land_and_freedom/sums/melee.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace galloper::land_and_freedom {
namespace {

constexpr Assailed in_the_open{Arm::Rifle, false, false};
constexpr Assailed in_a_village{Arm::Rifle, true, false};
constexpr Assailed in_a_trench{Arm::Rifle, false, true};
constexpr Assailed tank{Arm::Tank, false, false};

Footprint square_at(Point at, Facing facing) { return footprint_of(Arm::Rifle, at, facing); }

// [LAF-57] The three cases of the printed rules.
TEST(MeleeSums, ThereIsMeleeInVillagesInTrenchesAndOfInfantryAgainstTanks)
{
    EXPECT_FALSE(may_assault(Arm::Rifle, in_the_open));
    EXPECT_TRUE(may_assault(Arm::Rifle, in_a_village));
    EXPECT_TRUE(may_assault(Arm::Rifle, in_a_trench));
    EXPECT_TRUE(may_assault(Arm::Rifle, tank));
    EXPECT_TRUE(may_assault(Arm::Mmg, tank));
    EXPECT_TRUE(may_assault(Arm::Headquarters, tank));  // [LAF-63]
}

// [LAF-57] [LAF-68a] [LAF-49]
TEST(MeleeSums, TanksRunNobodyOverAndGunsTrucksAndIndividualsDoNotAssault)
{
    EXPECT_FALSE(may_assault(Arm::Tank, in_the_open));
    EXPECT_FALSE(may_assault(Arm::Tank, tank));
    EXPECT_TRUE(may_assault(Arm::Tank, in_a_village));
    for (const Arm arm :
         {Arm::At, Arm::Mortar, Arm::Truck, Arm::Motorcycle, Arm::Cavalry, Arm::Spotter})
        EXPECT_FALSE(may_assault(arm, in_a_village));
}

// [LAF-58] 5 and 6 pass; 6 alone; 4, 5 and 6.
TEST(MeleeSums, BraveryIsFiveOrMoreOnOneDie)
{
    EXPECT_EQ(faces_that_pass({}), 2);
    EXPECT_EQ(faces_that_pass({.one_is_disordered = true}), 1);
    EXPECT_EQ(faces_that_pass({.headquarters_joins = true}), 3);
    EXPECT_EQ(faces_that_pass({.one_is_disordered = true, .headquarters_joins = true}), 2);
}

// [LAF-59] [GEN-4]
TEST(MeleeSums, AttackersAddTheirBasesAndTheDefenderTwoAndHisCover)
{
    EXPECT_EQ(sum_of(modifiers(Attack{0})), 0);
    EXPECT_EQ(sum_of(modifiers(Attack{3})), 3);
    EXPECT_EQ(sum_of(modifiers(Defence{})), 2);
    EXPECT_EQ(sum_of(modifiers(Defence{.in_cover = true})), 3);
    EXPECT_EQ(sum_of(modifiers(Defence{.disordered = true})), 1);
    EXPECT_EQ(sum_of(modifiers(Defence{.in_cover = true, .disordered = true})), 2);
}

// [LAF-64]
TEST(MeleeSums, ATankHasNoCoverFromThoseWhoClimbOnIt)
{
    EXPECT_EQ(sum_of(modifiers(Defence{.arm = Arm::Tank, .in_cover = true})), 2);
}

// [LAF-59] [LAF-61] With 2 against 2 the dice alone decide: 15 of 36 each way, 6 ties. With 1
// against 2 the attacker needs 2 more: 4 + 3 + 2 + 1 = 10, and 1 more ties: 5.
TEST(MeleeSums, OddsAreExact)
{
    EXPECT_EQ(odds_of(Attack{2}, Defence{}), (MeleeOdds{15, 6, 36}));
    EXPECT_EQ(odds_of(Attack{1}, Defence{}), (MeleeOdds{10, 5, 36}));
    EXPECT_EQ(odds_of(Attack{0}, Defence{.in_cover = true}), (MeleeOdds{3, 3, 36}));
}

// [LAF-58] [GEN-9] Bases are 4 cm square: edge on edge their centres are 4 cm apart.
TEST(MeleeSums, TheNearestPlaceIsSquarelyInFront)
{
    const Footprint target = square_at({50_cm, 50_cm}, {0, -1});

    const auto spots = spots_against(target, Arm::Rifle, {50_cm, 40_cm});

    ASSERT_EQ(spots.size(), 20u);  // five on each side
    EXPECT_EQ(spots[0], (Spot{{50_cm, 46_cm}, {0, 1}}));
    // Half a base along, to either side: 52 and 48.
    EXPECT_EQ(spots[1].at.y, 46_cm);
    EXPECT_EQ(std::abs(spots[1].at.x.tenths - 5000), 200);
}

// [GEN-1] [GEN-9] [GEN-18]
TEST(MeleeSums, EveryPlaceTouchesAndNoneOverlapsHoweverTheTargetStands)
{
    for (const Facing facing :
         {Facing{0, 1}, Facing{1, 1}, Facing{3, 4}, Facing{-70'003, 12'345}, Facing{2, -1}})
        for (const Arm arm : {Arm::Rifle, Arm::Spotter}) {
            const Footprint target = footprint_of(arm, {50_cm, 50_cm}, facing);
            for (const Spot& spot : spots_against(target, Arm::Rifle, {40_cm, 40_cm})) {
                const Footprint stands = square_at(spot.at, spot.facing);
                EXPECT_FALSE(overlap(stands, target));
                EXPECT_TRUE(in_contact(stands, target));
            }
        }
}

// [GEN-9]
TEST(MeleeSums, AMillimetreApartIsNoContact)
{
    EXPECT_TRUE(in_contact(square_at({50_cm, 50_cm}, {0, 1}), square_at({54_cm, 54_cm}, {0, 1})));
    EXPECT_FALSE(in_contact(square_at({50_cm, 50_cm}, {0, 1}),
                            square_at({50_cm, 54_cm + Length{10}}, {0, 1})));
}

}  // namespace
}  // namespace galloper::land_and_freedom
