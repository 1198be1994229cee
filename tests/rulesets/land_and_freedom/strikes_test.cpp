// What spotters call down.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/matters.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

struct Striking : testing::Test {
    Field field;
    int army = field.army(nationalists, 1, cm(10, 10));
    int detachment = field.detachment(nationalists, 31, 1, 3);
    PieceId spotter = field.base(detachment, {.arm = Arm::Spotter, .at = cm(100, 40)});
    int guns = field.detachment(nationalists, 32, 1);
    PieceId mortar = field.base(guns, {.arm = Arm::Mortar, .at = cm(20, 10)});
    int theirs = field.battalion(republicans, 21, 0, cm(190, 140));
    PieceId enemy = field.rifles(theirs, cm(100, 120));
    PieceId second = field.rifles(theirs, cm(180, 140));  // so that one loss breaks nobody
    PieceId third = field.rifles(theirs, cm(170, 140));

    Striking() { field.state.means[nationalists.number].artillery = 2; }

    // The level of the field is 3.
    void plan(StrikeKind kind, int points = 3)
    {
        field.state.strikes.push_back({spotter, kind, points, false});
    }
    void call(StrikeKind kind, PieceId target)
    {
        field.run([&](Step& step) { call_strike(step, spotter, {kind, target}); });
    }
    const Means& means() const { return field.state.means[nationalists.number]; }
};

// [LAF-30] [LAF-46] 80 cm off: no range is too far.
TEST_F(Striking, ArtilleryFallsOnOneBaseThatTheSpotterSees)
{
    plan(StrikeKind::Artillery);
    field.dice("radio", {2}).dice("fire", {5, 1});

    call(StrikeKind::Artillery, enemy);

    EXPECT_TRUE(field.find(enemy).disordered);
    EXPECT_EQ(means().artillery, 1);
    EXPECT_TRUE(field.state.strikes[0].done);
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-46]
TEST_F(Striking, TwoHitsDestroyAndCoverDoesNotHelp)
{
    plan(StrikeKind::Artillery);
    field.ground("trench", square(cm(90, 115), cm(110, 125)));
    field.dice("radio", {2}).dice("fire", {5, 5});

    call(StrikeKind::Artillery, enemy);

    EXPECT_TRUE(field.gone(enemy));
}

// [LAF-71] [LAF-22] [GEN-23] Only its own side knows that there was a call at all.
TEST_F(Striking, ACallThatDoesNotGetThroughCostsNoneOfTheGamesStrikes)
{
    plan(StrikeKind::Artillery);
    field.dice("radio", {1});

    call(StrikeKind::Artillery, enemy);

    EXPECT_EQ(means().artillery, 2);
    EXPECT_TRUE(field.state.strikes[0].done);
    EXPECT_FALSE(field.find(enemy).disordered);
    for (const Line& line : field.report().lines) {
        EXPECT_FALSE(line.to.includes(republican));
        EXPECT_FALSE(line.to.includes(Viewer::everybody()));
    }
}

// [GEN-23] [LAF-30] The enemy sees shells fall, and hears neither of the radio nor of the spotter.
TEST_F(Striking, TheEnemyHearsNothingOfTheSpotter)
{
    plan(StrikeKind::Artillery);
    field.dice("radio", {2}).dice("fire", {1, 1});

    call(StrikeKind::Artillery, enemy);

    int heard = 0;
    for (const Line& line : field.report().lines) {
        if (!line.to.includes(republican)) continue;
        ++heard;
        EXPECT_EQ(line.text, "Shells fall on {}.");
        EXPECT_EQ(line.about, std::vector{enemy});
        EXPECT_EQ(std::count(line.reveals.begin(), line.reveals.end(),
                             Revealed{{}, matters::strike(nationalists)}),
                  1);
    }
    EXPECT_EQ(heard, 1);
}

// [LAF-30]
TEST_F(Striking, EachComesInThePhaseOfItsOwnNumber)
{
    plan(StrikeKind::Artillery, 2);

    call(StrikeKind::Artillery, enemy);

    EXPECT_FALSE(field.state.strikes[0].done);
    EXPECT_EQ(means().artillery, 2);
}

// [LAF-30] [GEN-17]
TEST_F(Striking, ASpotterWhoDoesNotSeeTheTargetCallsNothing)
{
    plan(StrikeKind::Artillery);
    field.ground("hill", square(cm(90, 70), cm(110, 80)), 1);

    call(StrikeKind::Artillery, enemy);

    EXPECT_FALSE(field.state.strikes[0].done);
    EXPECT_EQ(means().artillery, 2);
}

// [LAF-30] A strike is called once.
TEST_F(Striking, TheSameStrikeIsNotCalledTwice)
{
    plan(StrikeKind::Artillery);
    field.dice("radio", {2}).dice("fire", {1, 1});

    call(StrikeKind::Artillery, enemy);
    call(StrikeKind::Artillery, enemy);

    EXPECT_EQ(means().artillery, 1);
}

// [LAF-30]
TEST_F(Striking, WithNoneLeftOfAKindThereIsNothingToCall)
{
    plan(StrikeKind::Bomber);

    call(StrikeKind::Bomber, enemy);

    EXPECT_FALSE(field.state.strikes[0].done);
}

// [LAF-31]
TEST_F(Striking, ASpotterWhoHasMovedMayStillCall)
{
    plan(StrikeKind::Artillery);
    field.state.base(spotter).moved = true;
    field.dice("radio", {2}).dice("fire", {1, 1});

    call(StrikeKind::Artillery, enemy);

    EXPECT_TRUE(field.state.strikes[0].done);
}

// [LAF-48] [LAF-46] Nothing of them stands on the table, and nobody fires at them.
TEST_F(Striking, AircraftComeStrikeAndAreGone)
{
    field.state.means[nationalists.number].fighters = 1;
    field.state.means[nationalists.number].bombers = 1;
    plan(StrikeKind::Fighter);
    plan(StrikeKind::Bomber);
    const std::size_t bases = field.state.bases.size();
    field.dice("radio", {2, 6}).dice("fire", {5, 1, 2, 6});

    call(StrikeKind::Fighter, enemy);
    EXPECT_TRUE(field.find(enemy).disordered);
    call(StrikeKind::Bomber, enemy);

    EXPECT_TRUE(field.gone(enemy));
    EXPECT_EQ(field.state.bases.size(), bases - 1);
    EXPECT_EQ(means().fighters, 0);
    EXPECT_EQ(means().bombers, 0);
    EXPECT_TRUE(field.was_said("A fighter strafes {}."));
    EXPECT_TRUE(field.was_said("A bomber strikes {}."));
}

// [LAF-71] [LAF-46] One die, no points of its own, and its fire of the turn.
TEST_F(Striking, AMortarStrikesOnceATurn)
{
    plan(StrikeKind::Mortar);
    plan(StrikeKind::Mortar);
    field.dice("radio", {2}).dice("fire", {6});

    call(StrikeKind::Mortar, enemy);
    call(StrikeKind::Mortar, enemy);

    EXPECT_TRUE(field.find(enemy).disordered);
    EXPECT_TRUE(field.find(mortar).fired);
    EXPECT_EQ(field.state.formation(guns).points, 0);
    EXPECT_FALSE(field.state.strikes[1].done);
}

// [LAF-71]
TEST_F(Striking, AMortarThatWasNotReachedHasNotFired)
{
    plan(StrikeKind::Mortar);
    field.dice("radio", {1});

    call(StrikeKind::Mortar, enemy);

    EXPECT_FALSE(field.find(mortar).fired);
}

// [LAF-20]
TEST_F(Striking, AMortarThatWasCarriedDoesNotFire)
{
    plan(StrikeKind::Mortar);
    field.state.base(mortar).by_truck = true;

    call(StrikeKind::Mortar, enemy);

    EXPECT_FALSE(field.state.strikes[0].done);
}

// [LAF-40] Its one die less one is none: a strike comes from a mortar in order, if there is one.
TEST_F(Striking, AMortarInDisorderFiresAtNothingButTrucks)
{
    plan(StrikeKind::Mortar);
    field.state.base(mortar).disordered = true;

    call(StrikeKind::Mortar, enemy);
    EXPECT_FALSE(field.state.strikes[0].done);
    EXPECT_FALSE(field.find(mortar).fired);

    const PieceId another = field.base(guns, {.arm = Arm::Mortar, .at = cm(30, 10)});
    field.dice("radio", {2}).dice("fire", {5});
    call(StrikeKind::Mortar, enemy);
    EXPECT_TRUE(field.find(another).fired);
    EXPECT_TRUE(field.find(enemy).disordered);
}

// [LAF-40] [LAF-43] In its own time as well: a truck is a soft vehicle, and a trench has a front.
TEST_F(Striking, DisorderAndATrenchHoldAMortarToo)
{
    const PieceId truck =
        field.base(theirs, {.arm = Arm::Truck, .attached = true, .at = cm(100, 60)});
    const auto can_fire = [&](PieceId target) {
        return can_fire_at(field.state, Lie(field.state.ground), field.find(mortar),
                           field.find(target));
    };
    EXPECT_TRUE(can_fire(enemy));

    field.state.base(mortar).disordered = true;
    EXPECT_FALSE(can_fire(enemy));
    EXPECT_TRUE(can_fire(truck));

    field.state.base(mortar).disordered = false;
    field.state.base(mortar).entrenched = true;  // it faces up the table
    EXPECT_TRUE(can_fire(enemy));                // 80 to the right, 110 ahead
    EXPECT_FALSE(can_fire(truck));               // 80 to the right, 50 ahead
}

// [LAF-47] Its own fire, at what a spotter or a headquarters with a radio sees.
TEST_F(Striking, AMortarFiresAtWhatSomebodyWithARadioSees)
{
    const auto can_fire = [&] {
        return can_fire_at(field.state, Lie(field.state.ground), field.find(mortar),
                           field.find(enemy));
    };
    EXPECT_TRUE(can_fire());  // the spotter

    field.run([&](Step& step) { lose_base(step, spotter); });
    EXPECT_FALSE(can_fire());
    field.state.formation(army).radio = true;
    EXPECT_TRUE(can_fire());
    field.ground("hill", square(cm(5, 20), cm(190, 25)), 1);
    EXPECT_FALSE(can_fire());
}

// [LAF-47] [LAF-22]
TEST_F(Striking, AMortarIsToldByRadioWhereToFire)
{
    field.dice("radio", {1, 2}).dice("fire", {5});
    const auto fire_mortar = [&] {
        int hits = -1;
        field.run([&](Step& step) { hits = fire(step, {mortar, enemy}); });
        return hits;
    };

    EXPECT_EQ(fire_mortar(), 0);
    EXPECT_FALSE(field.find(mortar).fired);
    EXPECT_EQ(fire_mortar(), 1);

    EXPECT_TRUE(field.find(mortar).fired);
    EXPECT_TRUE(field.find(enemy).disordered);
}

}  // namespace
}  // namespace galloper::land_and_freedom
