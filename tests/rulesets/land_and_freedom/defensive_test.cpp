// What bases do that have neither moved nor fired, as an enemy moves before them. All stand at x =
// 50 cm: a base at y and one at z have edges |y - z| - 4 cm apart.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class DefensiveFire : public testing::Test {
protected:
    DefensiveFire()
    {
        field.battalion(nationalists, own, 0, cm(35, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        mover = field.rifles(own, cm(50, 30));
    }
    // The battalion of the defence must not be broken by what it never had: it loses nothing here.
    PieceId defender(Arm arm, int y, int x = 50)
    {
        return field.base(other, {.arm = arm, .at = cm(x, y), .facing = {0, -1}});
    }
    void advance() { field.go(own, {move(mover, {cm(50, 40)})}); }
    void order(PieceId base, FireAt at)
    {
        field.state.desk_of(other).fire_orders.push_back({.base = base, .at = at});
    }
    Field field{};
    PieceId mover{};
};

// [LAF-53] Rifles at medium range: 20 cm from an enemy at y = 60 is y = 36. [LAF-54] One hit, and
// the mover stops there.
TEST_F(DefensiveFire, RiflesFireAtMediumRangeAndStopTheMover)
{
    const PieceId rifles = defender(Arm::Rifle, 60);
    field.dice("fire", {5, 1});

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 36));
    EXPECT_TRUE(field.find(mover).disordered);
    EXPECT_TRUE(field.find(rifles).fired);
    EXPECT_TRUE(field.find(rifles).moved) << "it is its move of the turn as well [LAF-51]";
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-54] A miss lets it go on, and nobody fires at it twice. [LAF-52]
TEST_F(DefensiveFire, WhoeverIsMissedGoesOn)
{
    defender(Arm::Rifle, 60);
    field.dice("fire", {4, 4});

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 40));
    EXPECT_EQ(field.throws("fire").size(), 1u);
}

// [LAF-54] Two hits, and it is gone.
TEST_F(DefensiveFire, WhoeverIsDestroyedIsRemoved)
{
    for (int i = 0; i < 4; ++i) field.rifles(own, cm(20 + 5 * i, 10));
    defender(Arm::Rifle, 60);
    field.dice("fire", {5, 6});

    advance();

    EXPECT_TRUE(field.gone(mover));
    EXPECT_FALSE(field.state.halt);
    EXPECT_FALSE(field.state.running);
}

// [LAF-53] A machine gun on first entry: 40 cm from y = 78 is y = 34.
TEST_F(DefensiveFire, MachineGunsFireOnFirstEntry)
{
    defender(Arm::Mmg, 78);
    field.dice("fire", {1, 6});

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 34));
}

// [LAF-53] Whoever starts nearer than that is fired at as soon as it moves: a millimetre on.
TEST_F(DefensiveFire, WhoeverStartsWithinItIsFiredAtAsItMoves)
{
    defender(Arm::Rifle, 50);
    field.dice("fire", {5, 1});

    advance();

    EXPECT_EQ(field.find(mover).at, (Point{50_cm, 30_cm + Length{10}}));
}

// [LAF-55] Whoever fires and does not move is not fired at.
TEST_F(DefensiveFire, FireAloneProvokesNothing)
{
    const PieceId rifles = defender(Arm::Rifle, 50);
    field.dice("fire", {1, 1});

    field.go(own, {fire(mover, rifles)});

    EXPECT_FALSE(field.find(rifles).fired);
    EXPECT_TRUE(field.find(mover).fired);
}

// [LAF-56] No chain: what is fired out of turn gives nobody of the other side a shot.
TEST_F(DefensiveFire, ProvokesNone)
{
    const PieceId friends = field.rifles(own, cm(44, 30));
    const PieceId rifles = defender(Arm::Rifle, 45);
    field.dice("fire", {1, 1});

    advance();

    EXPECT_TRUE(field.find(rifles).fired);
    EXPECT_FALSE(field.find(friends).fired);
    EXPECT_FALSE(field.find(rifles).disordered);
}

// [LAF-53] Best dice first: a Pz1 has three at medium range, rifles two. The rifles hold theirs
// once the mover is disordered.
TEST_F(DefensiveFire, TheBestDiceFireFirstAndTheRestAreSpared)
{
    const PieceId rifles = defender(Arm::Rifle, 45);
    const PieceId tank =
        field.base(other, {.arm = Arm::Tank, .model = Model::Pz1, .at = cm(55, 45)});
    order(tank, FireAt::Medium);
    field.dice("fire", {1, 1, 5});

    advance();

    EXPECT_TRUE(field.find(tank).fired);
    EXPECT_FALSE(field.find(rifles).fired);
    EXPECT_FALSE(field.find(rifles).moved);
}

// [LAF-54] One after another, as long as it goes on.
TEST_F(DefensiveFire, SeveralFireAtOnePoint)
{
    const PieceId near = defender(Arm::Rifle, 50);
    const PieceId far = defender(Arm::Rifle, 52, 54);
    field.dice("fire", {1, 1, 1, 1});

    advance();

    EXPECT_TRUE(field.find(near).fired);
    EXPECT_TRUE(field.find(far).fired);
    EXPECT_EQ(field.find(mover).at, cm(50, 40));
}

// [LAF-45] [LAF-54] One that was in disorder before goes on until a hit destroys it.
TEST_F(DefensiveFire, ADisorderedMoverIsDestroyedByAHit)
{
    for (int i = 0; i < 4; ++i) field.rifles(own, cm(20 + 5 * i, 10));
    field.state.base(mover).disordered = true;
    defender(Arm::Rifle, 60);
    field.dice("fire", {5, 1});

    advance();

    EXPECT_TRUE(field.gone(mover));
}

// [LAF-37] Stopped on its way, it may still fire if it has not: at one die fewer. Three dice at
// short range are two: from y = 36 an enemy at 48 is 8 cm away.
TEST_F(DefensiveFire, WhoeverWasStoppedMayStillFire)
{
    const PieceId watcher = defender(Arm::Rifle, 60);
    const PieceId near = field.base(other, {.at = cm(50, 48), .moved = true, .fired = true});
    field.dice("fire", {5, 1, 1, 1});

    field.go(own, {{mover, {deeds::Move{{cm(50, 40)}}, deeds::Fire{near}}}});

    EXPECT_TRUE(field.find(watcher).fired);
    EXPECT_TRUE(field.find(mover).fired);
    ASSERT_EQ(field.throws("fire").size(), 2u);
    EXPECT_EQ(field.throws("fire")[1].dice.size(), 2u);
}

// [LAF-51] Whoever has moved or fired does not fire.
TEST_F(DefensiveFire, WhoeverHasActedDoesNot)
{
    const PieceId rifles = defender(Arm::Rifle, 60);
    field.state.base(rifles).moved = true;
    field.state.base(defender(Arm::Mmg, 62)).fired = true;

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 40));
    EXPECT_TRUE(field.throws("fire").empty());
}

// [LAF-49] Headquarters fire defensively, as rifles; riders, spotters and trucks do not.
TEST_F(DefensiveFire, HeadquartersDoAndIndividualsDoNot)
{
    const Base rifle{};
    for (const Arm arm : {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Tank, Arm::Headquarters})
        EXPECT_TRUE(can_fire_defensively(field.state, Base{.arm = arm}));
    for (const Arm arm : {Arm::Mortar, Arm::Truck, Arm::Motorcycle, Arm::Cavalry, Arm::Spotter})
        EXPECT_FALSE(can_fire_defensively(field.state, Base{.arm = arm}));
    // [LAF-20] [LAF-51]
    EXPECT_FALSE(can_fire_defensively(field.state, Base{.by_truck = true}));
    EXPECT_FALSE(can_fire_defensively(field.state, Base{.aboard = PieceId{9}}));
}

// [LAF-53] Anti-tank guns wait for vehicles.
TEST_F(DefensiveFire, AntiTankGunsFireAtVehiclesAlone)
{
    const PieceId gun = defender(Arm::At, 60);
    advance();
    EXPECT_FALSE(field.find(gun).fired);

    const PieceId tank = field.base(own, {.arm = Arm::Tank, .at = cm(45, 30)});
    field.state.formation(own).activated = false;
    field.dice("fire", {1, 1});
    field.go(own, {move(tank, {cm(45, 40)})});
    EXPECT_TRUE(field.find(gun).fired);
}

// [LAF-53] An order of its own lets it fire at anything.
TEST_F(DefensiveFire, AnAntiTankGunCanBeOrderedToFireAtAnything)
{
    const PieceId gun = defender(Arm::At, 60);
    order(gun, FireAt::FirstEntry);
    field.dice("fire", {1});

    advance();

    EXPECT_TRUE(field.find(gun).fired);
}

// [LAF-53] At short range: 10 cm from y = 52 is y = 38.
TEST_F(DefensiveFire, AStandingOrderNamesTheDistance)
{
    order(defender(Arm::Rifle, 52), FireAt::Short);
    field.dice("fire", {5, 1, 1});

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 38));
}

TEST_F(DefensiveFire, WhoeverIsToHoldHolds)
{
    order(defender(Arm::Rifle, 52), FireAt::Hold);
    advance();
    EXPECT_TRUE(field.throws("fire").empty());
}

// [LAF-53] A base's own order goes before its formation's.
TEST_F(DefensiveFire, ItsOwnOrderGoesBeforeItsFormations)
{
    const PieceId rifles = defender(Arm::Rifle, 60);
    const PieceId mmg = defender(Arm::Mmg, 60);
    auto& orders = field.state.desk_of(other).fire_orders;
    orders.push_back({.formation = other, .at = FireAt::Hold});
    EXPECT_EQ(fire_order_of(field.state, field.find(rifles)), FireAt::Hold);
    orders.push_back({.base = mmg, .at = FireAt::Short});
    EXPECT_EQ(fire_order_of(field.state, field.find(mmg)), FireAt::Short);
}

// [LAF-53] [LAF-43] First entry waits for a clear line: a village hides the mover until it has come
// past it.
TEST_F(DefensiveFire, ALineOfSightOpensOnTheWay)
{
    field.ground("village", square(cm(52, 20), cm(60, 36)));
    field.base(other, {.arm = Arm::Mmg, .at = cm(80, 34)});
    field.dice("fire", {5, 1});

    advance();

    // From x = 80, y = 34 the line to x = 50 passes x = 60 to 52: above y = 36 there once the mover
    // stands at y = 37 or a little less, and no more than 2 cm of it lie in the village before.
    EXPECT_GT(field.find(mover).at.y, 35_cm);
    EXPECT_LE(field.find(mover).at.y, 37_cm);
    EXPECT_EQ(field.find(mover).at.y.tenths % 50, 0) << "looked along every fifth millimetre";
}

// [LAF-43] Entrenched bases fire 45 degrees to either side.
TEST_F(DefensiveFire, AnEntrenchedBaseFiresAhead)
{
    field.base(other, {.at = cm(50, 50), .facing = {0, 1}, .entrenched = true});
    advance();
    EXPECT_TRUE(field.throws("fire").empty());
}

// [LAF-40] In disorder a rifle base has no dice at long range, and fires where it has one.
TEST_F(DefensiveFire, WhoeverHasNoDiceWaits)
{
    const PieceId rifles = defender(Arm::Rifle, 60);
    field.state.base(rifles).disordered = true;
    order(rifles, FireAt::FirstEntry);
    field.dice("fire", {5});

    advance();

    EXPECT_EQ(field.find(mover).at, cm(50, 36));
}

// [GEN-8] Between two that have the same dice and are as far, a throw decides.
TEST_F(DefensiveFire, AThrowDecidesBetweenEquals)
{
    const PieceId left = defender(Arm::Rifle, 50, 46);
    const PieceId right = defender(Arm::Rifle, 50, 54);
    field.dice("who fires first", {2}).dice("fire", {6, 1});

    advance();

    EXPECT_FALSE(field.find(left).fired);
    EXPECT_TRUE(field.find(right).fired);
}

}  // namespace
}  // namespace galloper::land_and_freedom
