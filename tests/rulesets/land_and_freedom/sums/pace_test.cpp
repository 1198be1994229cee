// How far bases go, and how a way is looked along.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/sums/pace.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

Going road_along_the_lower_edge() { return Going({square(cm(0, 0), cm(200, 10))}, {}, {}); }

Length goes(Arm arm, Point from, Path way)
{
    return can_go(arm, Track(from, way), road_along_the_lower_edge());
}

// [LAF-32] Off the road, as printed: infantry 10, a truck 10, a tank 15, riders 15.
TEST(Pace, OffTheRoadIsAsPrinted)
{
    const Path up{cm(50, 120)};
    EXPECT_EQ(goes(Arm::Rifle, cm(50, 20), up), 10_cm);
    EXPECT_EQ(goes(Arm::Mmg, cm(50, 20), up), 10_cm);
    EXPECT_EQ(goes(Arm::Headquarters, cm(50, 20), up), 10_cm);
    EXPECT_EQ(goes(Arm::Truck, cm(50, 20), up), 10_cm);
    EXPECT_EQ(goes(Arm::Tank, cm(50, 20), up), 15_cm);
    EXPECT_EQ(goes(Arm::Motorcycle, cm(50, 20), up), 15_cm);
    EXPECT_EQ(goes(Arm::Cavalry, cm(50, 20), up), 15_cm);
}

// [LAF-32] On it: infantry 15, a truck 30, a tank 20, a motorcycle 40, a horseman 25.
TEST(Pace, OnTheRoadIsAsPrinted)
{
    const Path along_it{cm(190, 5)};
    EXPECT_EQ(goes(Arm::Rifle, cm(10, 5), along_it), 15_cm);
    EXPECT_EQ(goes(Arm::Truck, cm(10, 5), along_it), 30_cm);
    EXPECT_EQ(goes(Arm::Tank, cm(10, 5), along_it), 20_cm);
    EXPECT_EQ(goes(Arm::Motorcycle, cm(10, 5), along_it), 40_cm);
    EXPECT_EQ(goes(Arm::Cavalry, cm(10, 5), along_it), 25_cm);
}

// [LAF-29] Double the rate of foot: twice 15 and twice 10.
TEST(Pace, ASpotterGoesAtDoubleTheRateOfFoot)
{
    EXPECT_EQ(goes(Arm::Spotter, cm(10, 5), {cm(190, 5)}), 30_cm);
    EXPECT_EQ(goes(Arm::Spotter, cm(50, 20), {cm(50, 120)}), 20_cm);
}

// [LAF-35] Anti-tank guns and mortars move in trucks alone.
TEST(Pace, GunsGoNowhereByThemselves)
{
    EXPECT_EQ(goes(Arm::At, cm(50, 20), {cm(50, 120)}), 0_cm);
    EXPECT_EQ(goes(Arm::Mortar, cm(10, 5), {cm(190, 5)}), 0_cm);
}

// [LAF-32] A truck that has gone 15 of its 30 on the road has half of its 10 left off it.
TEST(Pace, TheSharesOfRoadAndCountryAddUp)
{
    EXPECT_EQ(goes(Arm::Truck, cm(10, 10), {cm(25, 10), cm(25, 60)}), 20_cm);
}

// [LAF-34] Turning is free: a tank looks along the leg it is on, and before it sets out as it did.
TEST(Pace, AVehicleLooksAlongItsLeg)
{
    const Course course(Arm::Tank, cm(10, 10), {0, -1}, {cm(20, 10), cm(20, 30)}, 30_cm);

    EXPECT_EQ(course.facing(0_cm), (Facing{0, -1}));
    EXPECT_EQ(course.facing(10_cm), (Facing{1'000, 0}));
    EXPECT_EQ(course.facing(11_cm), (Facing{0, 2'000}));
}

// [LAF-34] Whoever goes half to the right and a little more ahead looks ahead, and the square that
// it stands on stays what it was.
TEST(Pace, FootTurnsByQuartersAndCoversTheSameGround)
{
    const Course ahead(Arm::Rifle, cm(10, 10), {0, 1}, {cm(15, 16)}, 10_cm);
    const Course aside(Arm::Rifle, cm(10, 10), {0, 1}, {cm(16, 15)}, 10_cm);
    const Course back(Arm::Rifle, cm(10, 10), {0, 1}, {cm(9, 2)}, 10_cm);

    EXPECT_EQ(ahead.facing(5_cm), (Facing{0, 1}));
    EXPECT_EQ(aside.facing(5_cm), (Facing{1, 0}));
    EXPECT_EQ(back.facing(5_cm), (Facing{0, -1}));
}

TEST(Pace, AWayIsLookedAlongByTheMillimetre)
{
    const Course course(Arm::Rifle, cm(0, 0), {0, 1}, {cm(100, 0)}, 100_cm);
    int asked = 0;
    const auto first = first_near(course, 0_cm, 100_cm, cm(90, 0), 10_cm, [&](Length gone) {
        ++asked;
        return course.at(gone).x >= Length{8'123} ? gone : gone + stride;
    });

    // 81.23 cm lies between the 812th millimetre and the next.
    EXPECT_EQ(first, Length{8'130});
    EXPECT_LT(asked, 20) << "nothing is asked where the point is out of reach";
}

// What lies at the very end is examined too, between two millimetres.
TEST(Pace, TheEndOfAWayIsLookedAt)
{
    const Course course(Arm::Rifle, cm(0, 0), {0, 1}, {{Length{1'005}, 0_cm}}, Length{1'005});
    const auto first = first_near(course, 0_cm, Length{1'005}, cm(10, 0), 10_cm, [&](Length gone) {
        return gone == Length{1'005} ? gone : gone + stride;
    });

    EXPECT_EQ(first, Length{1'005});
}

TEST(Pace, OthersTakeTheSameWayFromWhereTheyStand)
{
    const Area table{{}, {200_cm, 150_cm}};
    const Path way = beside({cm(20, 30), cm(25, 145)}, cm(20, 20), cm(24, 16), table);
    EXPECT_EQ(way, (Path{cm(24, 26), cm(29, 141)}));
    // Nobody is sent off the table.
    EXPECT_EQ(beside({cm(20, 148)}, cm(20, 20), cm(24, 26), table), (Path{cm(24, 150)}));
}

}  // namespace
}  // namespace galloper::land_and_freedom
