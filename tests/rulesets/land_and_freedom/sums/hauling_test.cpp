// Riding in vehicles.

#include <gtest/gtest.h>

#include <algorithm>

#include "common/rulesets/land_and_freedom/sums/hauling.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-35] One base, of whatever kind, but no vehicle and no rider.
TEST(Hauling, ATruckCarriesWhatIsNoVehicle)
{
    for (const Arm arm :
         {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Mortar, Arm::Headquarters, Arm::Spotter})
        EXPECT_TRUE(can_carry(Arm::Truck, arm));
    for (const Arm arm : {Arm::Truck, Arm::Tank, Arm::Motorcycle, Arm::Cavalry})
        EXPECT_FALSE(can_carry(Arm::Truck, arm));
}

// [LAF-29] A spotter can mount a single vehicle.
TEST(Hauling, ATankCarriesASpotterAlone)
{
    EXPECT_TRUE(can_carry(Arm::Tank, Arm::Spotter));
    EXPECT_FALSE(can_carry(Arm::Tank, Arm::Rifle));
    EXPECT_FALSE(can_carry(Arm::Rifle, Arm::Spotter));
}

// [LAF-35] Set down touching, whichever way the vehicle stands, and on nobody's feet.
TEST(Hauling, WhoeverIsSetDownTouches)
{
    for (const Facing facing : {Facing{0, 1}, Facing{3, 4}, Facing{-7, 5}, Facing{1, -1}}) {
        const Footprint truck = footprint_of(Arm::Truck, cm(50, 50), facing);
        for (const Arm arm : {Arm::At, Arm::Spotter})
            for (const Point at : set_down_places(truck, arm)) {
                const Footprint there = footprint_of(arm, at, facing);
                EXPECT_FALSE(overlap(truck, there));
                EXPECT_LE(gap(truck, there), touching);
            }
    }
}

// Behind it first: it drives on.
TEST(Hauling, WhoeverIsSetDownStandsBehindIfHeCan)
{
    const Footprint truck = footprint_of(Arm::Truck, cm(50, 50), {0, 1});
    const Point first = set_down_places(truck, Arm::At).front();

    EXPECT_EQ(first.x, 50_cm);
    EXPECT_LT(first.y, 46_cm + Length{1});  // two halves of 4 cm
}

}  // namespace
}  // namespace galloper::land_and_freedom
