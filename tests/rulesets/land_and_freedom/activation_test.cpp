// How a unit carries out its orders.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Activation : public testing::Test {
protected:
    Activation()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
    }
    Field field{};
};

// [LAF-19] Each finished before the next: the second finds the place where the first stood free.
TEST_F(Activation, BasesActOneAfterAnother)
{
    const PieceId first = field.rifles(own, cm(50, 40));
    const PieceId second = field.rifles(own, cm(50, 30));

    field.go(own, {move(first, {cm(50, 50)}), move(second, {cm(50, 40)})});

    EXPECT_EQ(field.find(first).at, cm(50, 50));
    EXPECT_EQ(field.find(second).at, cm(50, 40));
    EXPECT_FALSE(field.state.running);
    EXPECT_TRUE(field.state.formation(own).activated);
}

// [LAF-9] 25 cm from its headquarters is near enough, a tenth of a millimetre more is not.
TEST_F(Activation, WhoeverIsOutOfCommandDoesNotAct)
{
    // Edges 25 cm apart: centres 29.
    const PieceId near = field.rifles(own, cm(79, 20));
    const PieceId far = field.rifles(own, {21_cm - Length{1}, 20_cm});

    field.go(own, {move(far, {cm(25, 25)}), move(near, {cm(79, 25)})});

    EXPECT_EQ(field.find(near).at, cm(79, 25));
    EXPECT_EQ(field.find(far).at.x, 21_cm - Length{1});
    EXPECT_TRUE(field.was_said("{} is out of command and does not act."));
}

// [LAF-9] `command.radius: none`
TEST_F(Activation, WithoutARadiusAllAct)
{
    field.state.settings.command_radius = CommandRadius::None;
    const PieceId far = field.rifles(own, cm(150, 20));

    field.go(own, {move(far, {cm(150, 25)})});

    EXPECT_EQ(field.find(far).at, cm(150, 25));
}

// [LAF-9] Judged as the unit begins to act.
TEST_F(Activation, AHeadquartersThatGoesFirstLeavesNobodyBehind)
{
    const PieceId hq = field.hq(own);
    const PieceId rifles = field.rifles(own, cm(79, 20));

    field.go(own, {move(hq, {cm(42, 20)}), move(rifles, {cm(79, 25)})});

    EXPECT_EQ(field.find(hq).at, cm(42, 20));
    EXPECT_EQ(field.find(rifles).at, cm(79, 25));
}

// [LAF-10] Without its headquarters it is the nearest other base that counts. [LAF-9]
TEST_F(Activation, WithoutItsHeadquartersABaseNeedsACompanion)
{
    const PieceId one = field.rifles(own, cm(100, 40));
    const PieceId two = field.rifles(own, cm(110, 40));
    const PieceId alone = field.rifles(own, cm(10, 100));
    const PieceId hq = field.hq(own);
    field.state.formation(own).hq.reset();
    std::erase_if(field.state.bases, [&](const Base& base) { return base.id == hq; });

    field.go(own, {move(one, {cm(100, 45)}), move(two, {cm(110, 45)}), move(alone, {cm(10, 90)})});

    EXPECT_EQ(field.find(one).at, cm(100, 45));
    EXPECT_EQ(field.find(two).at, cm(110, 45));
    EXPECT_EQ(field.find(alone).at, cm(10, 100));
}

// [LAF-9] Only a battalion has a headquarters to be far from: a truck comes for its gun from
// anywhere.
TEST_F(Activation, ADetachmentActsWhereverItsBasesAre)
{
    const int detachment = field.detachment(nationalists, 13, 0);
    field.base(detachment, {.arm = Arm::At, .at = cm(20, 60)});
    const PieceId truck = field.base(detachment, {.arm = Arm::Truck, .at = cm(120, 60)});

    field.go(detachment, {move(truck, {cm(110, 60)})});

    EXPECT_EQ(field.find(truck).at, cm(110, 60));
}

// [LAF-16] Everybody hears which unit acts, and what it was ordered shows in what it does.
TEST_F(Activation, EverybodyHearsThatAUnitActs)
{
    field.rifles(own, cm(50, 30));

    field.go(own, {});

    EXPECT_TRUE(field.was_said("Battalion 11 acts."));
    EXPECT_TRUE(field.state.to_act == (std::vector{nationalists, republicans}));
}

// [LAF-16] `clock.phase: unit`: nobody else acts in this phase.
TEST_F(Activation, WithPhasesOfAUnitThePhaseIsOverAfterIt)
{
    field.state.settings.clock_phase = ClockPhase::Unit;
    field.state.formation(own).points = 3;
    field.state.formation(own).activated = false;

    field.run([](Step& step) {
        go(step, own);
        while (step.state.running) run_on(step);
    });

    EXPECT_TRUE(field.state.to_act.empty());
}

// The orders of other units stay where they are.
TEST_F(Activation, OnlyItsOwnOrdersLeaveTheDesk)
{
    const int second = field.battalion(nationalists, 12, 0, cm(100, 20));
    const PieceId one = field.rifles(own, cm(50, 30));
    const PieceId two = field.rifles(second, cm(100, 30));

    field.go(own, {move(one, {cm(50, 35)}), move(two, {cm(100, 35)})});

    EXPECT_EQ(field.find(two).at, cm(100, 30));
    EXPECT_EQ(field.state.desk_of(own).orders, (std::vector{move(two, {cm(100, 35)})}));
}

// [LAF-30] A spotter whose own level is another may call and nothing else.
TEST_F(Activation, ASpotterOutOfItsLevelOnlyCalls)
{
    const int detachment = field.detachment(nationalists, 13, 0);
    const PieceId spotter = field.base(detachment, {.arm = Arm::Spotter, .at = cm(90, 90)});
    field.state.formation(detachment).points = 1;
    field.state.strikes = {{.spotter = spotter, .kind = StrikeKind::Artillery, .points = 3}};

    field.go(detachment, {move(spotter, {cm(90, 100)})});

    EXPECT_EQ(field.find(spotter).at, cm(90, 90));
    EXPECT_FALSE(field.state.formation(detachment).activated);
    EXPECT_TRUE(field.state.strikes.front().done) << "what it has not called for is over";
}

}  // namespace
}  // namespace galloper::land_and_freedom
