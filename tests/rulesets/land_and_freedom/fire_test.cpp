// Fire of one base at another.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/matters.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// Two battalions that face each other; their bases are set down by each test.
struct Firing : testing::Test {
    Field field;
    int ours = field.battalion(nationalists, 11, 0, cm(10, 10));
    int theirs = field.battalion(republicans, 21, 0, cm(190, 140));
    PieceId rifles = field.rifles(ours, cm(100, 50));
    PieceId second = field.rifles(theirs, cm(180, 140));  // so that one loss breaks nobody
    PieceId third = field.rifles(theirs, cm(170, 140));

    // Edge to edge so far in front of the rifles: 4 cm more from centre to centre.
    PieceId enemy_at(int gap_cm, Base base = {})
    {
        base.at = cm(100, 54 + gap_cm);
        base.facing = {0, -1};
        return field.base(theirs, base);
    }
    bool can_fire(PieceId firer, PieceId target)
    {
        return can_fire_at(field.state, Lie(field.state.ground), field.find(firer),
                           field.find(target));
    }
    int fire(PieceId firer, PieceId target, bool defensive = false)
    {
        int hits = 0;
        field.run([&](Step& step) {
            hits = land_and_freedom::fire(step, {firer, target, defensive});
        });
        return hits;
    }
};

// [LAF-38] [GEN-9] 3 dice up to 10 cm, 2 up to 20, 1 up to 40, between nearest edges.
TEST_F(Firing, RangeRunsBetweenNearestEdges)
{
    const PieceId near = enemy_at(10);
    const PieceId farther = enemy_at(20);
    const PieceId far = enemy_at(40);
    field.dice("fire", {1, 1, 1, 1, 1, 1});

    fire(rifles, near);
    fire(rifles, farther);
    fire(rifles, far);

    ASSERT_EQ(field.throws("fire").size(), 3u);
    EXPECT_EQ(field.throws("fire")[0].dice.size(), 3u);
    EXPECT_EQ(field.throws("fire")[1].dice.size(), 2u);
    EXPECT_EQ(field.throws("fire")[2].dice.size(), 1u);
}

// [LAF-38]
TEST_F(Firing, BeyondFortyNobodyFires)
{
    EXPECT_TRUE(can_fire(rifles, enemy_at(40)));
    EXPECT_FALSE(can_fire(rifles, enemy_at(41)));
}

// [LAF-38] [LAF-45]
TEST_F(Firing, OneHitDisordersTheTarget)
{
    const PieceId enemy = enemy_at(5);
    field.state.turn = 4;
    field.dice("fire", {4, 5, 1});

    EXPECT_EQ(fire(rifles, enemy), 1);

    EXPECT_TRUE(field.find(enemy).disordered);
    EXPECT_EQ(field.find(enemy).disordered_in, 4);  // [LAF-13]
    EXPECT_TRUE(field.was_said("{} is disordered."));
    EXPECT_EQ(field.state.tally[republicans.number].bases_lost, 0);  // [LAF-67]
}

// [LAF-45]
TEST_F(Firing, TwoHitsAtOnceDestroyIt)
{
    const PieceId enemy = enemy_at(5);
    field.dice("fire", {6, 5, 1});

    fire(rifles, enemy);

    EXPECT_TRUE(field.gone(enemy));
    EXPECT_EQ(field.state.tally[republicans.number].bases_lost, 1);
}

// [LAF-45]
TEST_F(Firing, AFurtherHitWhileItIsDisorderedDestroysIt)
{
    const PieceId enemy = enemy_at(5, {.disordered = true});
    field.dice("fire", {6, 1, 1});

    fire(rifles, enemy);

    EXPECT_TRUE(field.gone(enemy));
}

// [LAF-45]
TEST_F(Firing, ByTheHouseRuleASingleHitAgainDoesNothingMore)
{
    field.state.settings.hits = Hits::PerVolley;
    const PieceId enemy = enemy_at(5, {.disordered = true, .disordered_in = 1});
    field.state.turn = 2;
    field.dice("fire", {6, 1, 1});

    fire(rifles, enemy);

    EXPECT_TRUE(field.find(enemy).disordered);
    EXPECT_EQ(field.find(enemy).disordered_in, 1);
}

// [LAF-44] [LAF-51]
TEST_F(Firing, ItsOwnFireUsesUpFireAndDefensiveFireTheMoveToo)
{
    const PieceId enemy = enemy_at(5);
    field.dice("fire", {1, 1, 1, 1, 1, 1});

    fire(rifles, enemy);
    fire(enemy, rifles, true);

    EXPECT_TRUE(field.find(rifles).fired);
    EXPECT_FALSE(field.find(rifles).moved);
    EXPECT_TRUE(field.find(enemy).fired);
    EXPECT_TRUE(field.find(enemy).moved);
}

// [LAF-40] [LAF-69] One grade of cover, whatever it is: a 5 misses.
TEST_F(Firing, InCoverOnlyASixHits)
{
    const PieceId enemy = enemy_at(5);
    for (const char* kind : {"wood", "village", "trench", "wall", "rough"}) {
        field.state.ground.clear();
        field.ground(kind, square(cm(95, 58), cm(105, 65)));
        field.dice("fire", {5, 5, 5});
        EXPECT_EQ(fire(rifles, enemy), 0) << kind;
    }
    field.state.ground.clear();
    field.dice("fire", {5, 1, 1});
    EXPECT_EQ(fire(rifles, enemy), 1);
}

// [LAF-40]
TEST_F(Firing, AntiTankGunsMindNoCover)
{
    const PieceId gun = field.base(ours, {.arm = Arm::At, .attached = true, .at = cm(80, 50)});
    const PieceId enemy = enemy_at(5);
    field.ground("wall", square(cm(95, 58), cm(105, 65)));
    field.dice("fire", {5, 1});  // 20 cm to the side: medium range

    EXPECT_EQ(fire(gun, enemy), 1);
}

// [LAF-40] A rifle base at long range has one die.
TEST_F(Firing, ADisorderedFirerWithNoDieLeftDoesNotFire)
{
    field.state.base(rifles).disordered = true;

    EXPECT_TRUE(can_fire(rifles, enemy_at(20)));
    EXPECT_FALSE(can_fire(rifles, enemy_at(21)));
}

// [LAF-43] [GEN-17]
TEST_F(Firing, AHillOrAWoodBetweenThemStopsIt)
{
    const PieceId enemy = enemy_at(15);
    ASSERT_TRUE(can_fire(rifles, enemy));

    field.ground("wood", square(cm(90, 60), cm(110, 62)));  // 2 cm of it
    EXPECT_TRUE(can_fire(rifles, enemy));
    field.ground("wood", square(cm(90, 62), cm(110, 63)));
    EXPECT_FALSE(can_fire(rifles, enemy));
    field.state.ground.clear();
    field.ground("hill", square(cm(90, 60), cm(110, 62)), 1);
    EXPECT_FALSE(can_fire(rifles, enemy));
}

// [LAF-43]
TEST_F(Firing, BasesBetweenThemDoNot)
{
    const PieceId enemy = enemy_at(15);
    enemy_at(5);

    EXPECT_TRUE(can_fire(rifles, enemy));
}

// [LAF-43]
TEST_F(Firing, AnEntrenchedBaseFiresOnlyForwards)
{
    const PieceId ahead = enemy_at(10);
    const PieceId aside = field.rifles(theirs, cm(120, 50));
    ASSERT_TRUE(can_fire(rifles, aside));

    field.state.base(rifles).entrenched = true;

    EXPECT_TRUE(can_fire(rifles, ahead));
    EXPECT_FALSE(can_fire(rifles, aside));
}

// [LAF-42]
TEST_F(Firing, SmallArmsDisorderATankAndNoMoreByTheHouseRule)
{
    field.state.settings.small_arms = SmallArmsVsTank::DisorderOnly;
    const PieceId tank = enemy_at(5, {.arm = Arm::Tank, .attached = true});
    field.dice("fire", {6, 6, 6, 6, 6, 6});

    fire(rifles, tank);
    EXPECT_TRUE(field.find(tank).disordered);
    fire(rifles, tank);

    EXPECT_FALSE(field.gone(tank));
}

// [LAF-42]
TEST_F(Firing, SmallArmsFireAtTanksAsPrintedOrNotAtAll)
{
    const PieceId tank = enemy_at(5, {.arm = Arm::Tank, .attached = true});
    EXPECT_TRUE(can_fire(rifles, tank));

    field.state.settings.small_arms = SmallArmsVsTank::None;

    EXPECT_FALSE(can_fire(rifles, tank));
    field.state.settings.small_arms = SmallArmsVsTank::Allowed;
    field.dice("fire", {6, 6, 1});
    fire(rifles, tank);
    EXPECT_TRUE(field.gone(tank));
}

// [LAF-41]
TEST_F(Firing, AnAntiTankGunBehindATankThrowsADieMore)
{
    const PieceId gun = field.base(ours, {.arm = Arm::At, .attached = true, .at = cm(100, 70)});
    const PieceId tank = enemy_at(5, {.arm = Arm::Tank, .attached = true});  // it looks at us
    field.dice("fire", {1, 1, 1, 1});

    fire(gun, tank);

    EXPECT_EQ(field.throws("fire")[0].modifiers,
              (std::vector<Modifier>{{"at its flank or rear", 1}}));
}

// [LAF-49] [LAF-35] Individuals have no fire, and whoever is in a truck neither fires nor is shot
// at.
TEST_F(Firing, IndividualsAndPassengersDoNotFire)
{
    const PieceId enemy = enemy_at(5);
    const PieceId truck = field.base(ours, {.arm = Arm::Truck, .attached = true, .at = cm(90, 50)});
    const PieceId spotter = field.base(ours, {.arm = Arm::Spotter, .at = cm(80, 50)});

    EXPECT_FALSE(can_fire(spotter, enemy));
    EXPECT_FALSE(can_fire(truck, enemy));
    field.state.base(rifles).aboard = truck;
    EXPECT_FALSE(can_fire(rifles, enemy));
    EXPECT_FALSE(can_fire(enemy, rifles));
    EXPECT_TRUE(can_fire(enemy, truck));
}

// [LAF-54] A halted mover that is disordered has stopped.
TEST_F(Firing, AMoverThatIsDisorderedIsMarkedAsStopped)
{
    const PieceId enemy = enemy_at(5);
    field.state.halt = Halt{.mover = enemy, .from = cm(100, 59), .way = {cm(100, 50)}};
    field.dice("fire", {6, 1, 1});

    fire(rifles, enemy, true);

    EXPECT_TRUE(field.state.halt->stopped);
}

// [LAF-53] What a base was ordered to do comes out when it fires, and nothing else does.
TEST_F(Firing, DefensiveFireBringsOutWhatWasOrdered)
{
    const PieceId enemy = enemy_at(5);
    field.dice("fire", {1, 1, 1, 1, 1, 1});

    fire(enemy, rifles);
    fire(rifles, enemy, true);

    const auto& lines = field.report().lines;
    ASSERT_EQ(lines.size(), 2u);
    const Revealed ordered{{}, matters::fire_orders(nationalists)};
    EXPECT_EQ(std::count(lines[0].reveals.begin(), lines[0].reveals.end(), ordered), 0);
    EXPECT_EQ(std::count(lines[1].reveals.begin(), lines[1].reveals.end(), ordered), 1);
}

}  // namespace
}  // namespace galloper::land_and_freedom
