// Riding in trucks.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Trucks : public testing::Test {
protected:
    Trucks()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        truck = field.base(own, {.arm = Arm::Truck, .at = cm(60, 30)});
        gun = field.base(own, {.arm = Arm::At, .at = cm(60, 34)});
    }
    BaseOrder haul(Path way, std::optional<PieceId> load, bool sets_down = true) const
    {
        return {truck, {deeds::Haul{std::move(way), load, sets_down}}};
    }
    Field field{};
    PieceId truck{}, gun{};
};

// [LAF-35] Mounted, moved and dismounted in one turn, with no loss of the truck's movement.
TEST_F(Trucks, ATruckTakesAGunUpAndSetsItDown)
{
    field.go(own, {haul({cm(70, 30)}, gun)});

    EXPECT_EQ(field.find(truck).at, cm(70, 30));
    EXPECT_FALSE(field.find(gun).aboard);
    // It looks along its way, and the gun is set down behind it, touching.
    EXPECT_EQ(field.find(gun).at.y, 30_cm);
    EXPECT_LE(between(field.state, field.find(truck), field.find(gun)), Length{2});
    EXPECT_LT(field.find(gun).at.x, 67_cm);
}

// [LAF-20] It fires neither in its own time nor out of it.
TEST_F(Trucks, WhoeverWasCarriedFiresNoMore)
{
    field.base(other, {.arm = Arm::Tank, .at = cm(70, 50), .moved = true});

    field.go(own, {haul({cm(70, 30)}, gun), fire(gun, PieceId{5})});

    EXPECT_TRUE(field.find(gun).by_truck);
    EXPECT_TRUE(field.find(gun).moved);
    EXPECT_FALSE(can_fire_defensively(field.state, field.find(gun)));
    EXPECT_TRUE(field.was_said("{} cannot fire as ordered."));
}

// [LAF-9] [LAF-35] It is the truck that acts: 25 cm from its headquarters, with the gun beyond it.
TEST_F(Trucks, ATruckFetchesAGunThatIsOutOfCommand)
{
    field.state.base(truck).at = cm(79, 20);
    field.state.base(gun).at = cm(83, 20);

    field.go(own, {haul({cm(74, 20)}, gun)});

    EXPECT_LT(field.find(gun).at.x, 79_cm);
}

// [LAF-20] [LAF-19] Nobody gets past a truck by its doors and fires: to be taken up is his move.
TEST_F(Trucks, WhoeverWasTakenUpHasMovedThoughTheTruckDidNot)
{
    field.rifles(own, cm(64, 30));  // no room for the truck

    field.go(own, {haul({cm(61, 30)}, gun)});

    EXPECT_EQ(field.find(truck).at, cm(60, 30));
    EXPECT_TRUE(field.find(gun).moved);
    EXPECT_FALSE(can_fire_defensively(field.state, field.find(gun)));
}

// [LAF-35] Truck and base must touch as it mounts.
TEST_F(Trucks, WhoeverDoesNotTouchIsLeft)
{
    field.state.base(gun).at = cm(60, 35);

    field.go(own, {haul({cm(70, 30)}, gun)});

    EXPECT_EQ(field.find(gun).at, cm(60, 35));
    EXPECT_EQ(field.find(truck).at, cm(70, 30));
    EXPECT_TRUE(field.was_said("{} finds nobody to take up."));
}

// [LAF-35] One base a truck.
TEST_F(Trucks, ATruckCarriesOne)
{
    field.state.base(gun).aboard = truck;
    const PieceId rifles = field.rifles(own, cm(60, 34));

    field.go(own, {haul({cm(70, 30)}, rifles)});

    EXPECT_EQ(field.find(rifles).at, cm(60, 34));
}

// [LAF-35] It can stay aboard, and stands where the truck stands.
TEST_F(Trucks, WhoeverStaysAboardGoesAlong)
{
    field.go(own, {haul({cm(70, 30)}, gun, false)});

    EXPECT_EQ(field.find(gun).aboard, truck);
    EXPECT_EQ(field.find(gun).at, cm(70, 30));
}

// [LAF-19] To be carried is a move: whoever has moved or fired is not taken up.
TEST_F(Trucks, WhoeverHasMovedIsNotCarried)
{
    field.state.base(gun).fired = true;

    field.go(own, {haul({cm(70, 30)}, gun)});

    EXPECT_FALSE(field.find(gun).aboard);
    EXPECT_EQ(field.find(gun).at, cm(60, 34));
}

// [LAF-35] Where others stand behind it, beside it.
TEST_F(Trucks, ItIsSetDownWhereThereIsRoom)
{
    field.rifles(own, cm(66, 30));

    field.go(own, {haul({cm(70, 30)}, gun)});

    EXPECT_FALSE(field.find(gun).aboard);
    EXPECT_LE(between(field.state, field.find(truck), field.find(gun)), Length{2});
    const Lie lie(field.state.ground);
    EXPECT_TRUE(
        can_stand(field.state, lie, field.find(gun), field.find(gun).at, field.find(gun).facing));
}

// [LAF-36] [GEN-18] Three dice of a machine gun at 40 cm destroy it at y = 35, where it drives past
// a friend: whoever is in it does not come to stand on him.
TEST_F(Trucks, WhoeverIsInATruckThatIsLostFindsRoom)
{
    const PieceId friends = field.rifles(own, cm(60, 36));
    field.base(other, {.arm = Arm::Mmg, .at = cm(60, 79), .facing = {0, -1}});
    field.state.base(gun).aboard = truck;
    field.dice("fire", {5, 5, 1});

    field.go(own, {haul({cm(60, 40)}, {})});

    ASSERT_TRUE(field.gone(truck));
    EXPECT_TRUE(field.find(gun).disordered);
    EXPECT_FALSE(overlap(footprint_of(field.state, field.find(gun)),
                         footprint_of(field.state, field.find(friends))));
}

// [LAF-36] [GEN-18] It looks as the truck did, and askew a base reaches 2.83 cm to its side: there
// is no room 4.4 cm from a friend for a base that stands so.
TEST_F(Trucks, WhoeverIsInATruckThatStoodAskewFindsRoom)
{
    const PieceId friends = field.rifles(own, cm(60, 30));
    field.state.base(truck).facing = {1, 1};
    field.state.base(gun).aboard = truck;

    field.run([&](Step& step) { lose_base(step, truck); });

    EXPECT_EQ(field.find(gun).facing, (Facing{1, 1}));
    EXPECT_FALSE(overlap(footprint_of(field.state, field.find(gun)),
                         footprint_of(field.state, field.find(friends))));
}

// [LAF-29] A spotter can ride on a tank.
TEST_F(Trucks, ASpotterRidesOnATank)
{
    const PieceId tank = field.base(own, {.arm = Arm::Tank, .at = cm(40, 30)});
    const PieceId spotter =
        field.base(own, {.arm = Arm::Spotter, .at = {40_cm, 33_cm + Length{50}}});

    field.go(own, {{tank, {deeds::Haul{{cm(40, 45)}, spotter, true}}}});

    EXPECT_EQ(field.find(tank).at, cm(40, 45));
    EXPECT_LE(between(field.state, field.find(tank), field.find(spotter)), Length{2});
}

}  // namespace
}  // namespace galloper::land_and_freedom
