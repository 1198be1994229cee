#include "common/rulesets/bravado/sums/cone.h"

#include <gtest/gtest.h>

namespace galloper::bravado {
namespace {

constexpr Point muzzle{30_in, 30_in};
constexpr Facing south{0, -1};

constexpr Point ahead(Length forward, Length to_the_side = {})
{
    return {muzzle.x + to_the_side, muzzle.y - forward};
}

// [BRV-28] 4 inches wide at 18: 2 to each side at 18 inches ahead, were it not for the arc of the
// far edge. 17.8 ahead and 17.8 / 9 = 1.9777... to the side are 17.909... from the muzzle.
TEST(Cone, ItIsFourInchesWideAtEighteen)
{
    const Length forward{45'000};  // a ninth of it is exactly 5000
    constexpr Point far{{0}, {-45'000}};
    EXPECT_TRUE(in_arc({}, south, cone_spread, {{5'000}, far.y}));
    EXPECT_FALSE(in_arc({}, south, cone_spread, {{5'001}, far.y}));
    EXPECT_EQ(forward.tenths / 9, 5'000);

    // 2 inches to the side belong to 18 inches ahead: 508 * 9 = 4572 = 18 * 254.
    EXPECT_TRUE(in_arc(muzzle, south, cone_spread, ahead(18_in, 2_in)));
    EXPECT_TRUE(in_arc(muzzle, south, cone_spread, ahead(18_in, Length{-508})));
    EXPECT_FALSE(in_arc(muzzle, south, cone_spread, ahead(18_in, Length{509})));
}

// [BRV-28] [GEN-10]
TEST(Cone, ItsFarEdgeIsAnArcAndEveryEdgeCountsAsIn)
{
    EXPECT_TRUE(in_cone(muzzle, south, ahead(18_in)));
    EXPECT_FALSE(in_cone(muzzle, south, ahead(18_in + Length{1})));
    EXPECT_FALSE(in_cone(muzzle, south, ahead(18_in, 2_in)));  // 18.1 inches away
    EXPECT_TRUE(in_cone(muzzle, south, ahead(9_in, 1_in)));
    EXPECT_FALSE(in_cone(muzzle, south, ahead(9_in, 1_in + Length{1})));
    EXPECT_TRUE(in_cone(muzzle, south, muzzle));
    EXPECT_FALSE(in_cone(muzzle, south, ahead(Length{-254})));  // behind
}

// [BRV-63] Within half an inch of the muzzle is on the position.
TEST(Cone, WhoIsOnThePositionItselfIsNotUnderItsFire)
{
    EXPECT_TRUE(under_fire(muzzle, south, ahead(Length{128})));
    EXPECT_FALSE(under_fire(muzzle, south, ahead(Length{127})));
    EXPECT_FALSE(under_fire(muzzle, south, muzzle));
}

// [BRV-28] 1 inch in 9 to the right of (3, 4) is (3, 4) * 9 + (4, -3) = (31, 33).
TEST(Cone, AFacingNeedNotBeAUnitVector)
{
    EXPECT_TRUE(in_cone({}, {3, 4}, {{31}, {33}}));
    EXPECT_TRUE(in_cone({}, {300, 400}, {{31}, {33}}));
    EXPECT_FALSE(in_cone({}, {3, 4}, {{32}, {33}}));
}

// [BRV-29] [GEN-2] [GEN-25]
TEST(Cone, WhoStandsOnABoundaryIsInTheNearerBand)
{
    EXPECT_EQ(band_at(muzzle, ahead(6_in)), Band::Close);
    EXPECT_EQ(band_at(muzzle, ahead(6_in + Length{1})), Band::Effective);
    EXPECT_EQ(band_at(muzzle, ahead(12_in)), Band::Effective);
    EXPECT_EQ(band_at(muzzle, ahead(12_in + Length{1})), Band::Long);
    EXPECT_EQ(band_at(muzzle, ahead(18_in)), Band::Long);
    EXPECT_EQ(band_at(muzzle, ahead(18_in + Length{1})), std::nullopt);
}

// [BRV-30]
TEST(Traverse, NinetyDegreesTakeInWhatIsExactlySidewaysAndNothingBehind)
{
    EXPECT_TRUE(in_traverse(muzzle, south, Traverse::Quarter, ahead({}, 5_in)));
    EXPECT_TRUE(in_traverse(muzzle, south, Traverse::Quarter, ahead({}, Length{-1})));
    EXPECT_FALSE(in_traverse(muzzle, south, Traverse::Quarter, ahead(Length{-1}, 5_in)));
    EXPECT_TRUE(in_traverse(muzzle, south, Traverse::Half, ahead(Length{-1})));
    EXPECT_TRUE(in_traverse(muzzle, south, Traverse::Eighth, ahead(5_in, 5_in)));
    EXPECT_FALSE(in_traverse(muzzle, south, Traverse::Eighth, ahead(5_in, 5_in + Length{1})));
    EXPECT_FALSE(in_traverse(muzzle, south, Traverse::Eighth, ahead(Length{-1})));
}

Terrain block(const char* kind, int height, Area area)
{
    return {PieceId{900}, kind, "", outline_of(area), height};
}

// [BRV-9]
TEST(Screens, ABuildingHigherThanBothEndsStopsTheConeAndAWoodDoesNot)
{
    const Area between{{29_in, 20_in}, {31_in, 22_in}};

    EXPECT_TRUE(screened(muzzle, ahead(15_in), {block("building", 1, between)}));
    EXPECT_TRUE(screened(muzzle, ahead(15_in), {block("crest", 1, between)}));
    EXPECT_FALSE(screened(muzzle, ahead(15_in), {block("wood", 1, between)}));
    EXPECT_FALSE(screened(muzzle, ahead(5_in), {block("building", 1, between)}));
    EXPECT_FALSE(screened(muzzle, ahead(15_in, 6_in), {block("building", 1, between)}));
}

// [BRV-9]
TEST(Screens, WhoStandsOnTheBuildingOrAsHighIsNotScreenedByIt)
{
    const Terrain building = block("building", 1, {{29_in, 20_in}, {31_in, 22_in}});
    const Terrain hill = block("hill", 1, {{28_in, 28_in}, {32_in, 32_in}});

    EXPECT_FALSE(screened(muzzle, {30_in, 21_in}, {building}));
    EXPECT_FALSE(screened(muzzle, ahead(15_in), {building, hill}));  // the gun stands as high
    EXPECT_TRUE(screened(muzzle, ahead(15_in),
                         {block("building", 2, {{29_in, 20_in}, {31_in, 22_in}}), hill}));
}

// [BRV-9]
TEST(Screens, TouchingACornerIsEnough)
{
    EXPECT_TRUE(screened({}, {10_in, 0_in}, {block("building", 1, {{4_in, 0_in}, {5_in, 1_in}})}));
    EXPECT_FALSE(screened({}, {10_in, 0_in}, {block("building", 1, {{4_in, {1}}, {5_in, 1_in}})}));
}

}  // namespace
}  // namespace galloper::bravado
