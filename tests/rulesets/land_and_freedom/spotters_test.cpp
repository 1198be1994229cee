// [LAF-29] [LAF-30]: a spotter's points are split over strikes and its own move.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

struct Spotters : testing::Test {
    Field field;
    int unit = field.detachment(nationalists, 31, 0, 3);
    PieceId spotter = field.base(unit, {.arm = Arm::Spotter, .at = cm(60, 60)});

    Spotters()
    {
        field.state.means[0].artillery = 2;
        field.state.phase = Phase::Allocation;
        field.run([](Step& step) { begin_allocation(step); });
    }
    Desk& desk() { return field.state.desks[0]; }
    void send()
    {
        field.run([](Step& step) { send_points(step); });
    }
    int points(int formation) { return field.state.formation(formation).points; }
    void plan(int which, int number)
    {
        field.play(nationalist, Verb::PlanStrike, spotter, {Chosen{which}, Number{number}});
    }
};

// [LAF-30] 3 points: a strike in phase 2, and the last one moves it, with the largest number.
TEST_F(Spotters, PointsAreSplitOverStrikesAndTheMove)
{
    plan(0, 2);

    ASSERT_EQ(desk().strikes.size(), 1u);
    EXPECT_EQ(desk().strikes[0].kind, StrikeKind::Artillery);
    send();
    EXPECT_EQ(field.state.strikes.size(), 1u);
    EXPECT_EQ(field.state.strikes[0].points, 2);
    EXPECT_EQ(points(unit), 2);
}

// [LAF-30] The move comes with the largest number, be it a strike's or its own.
TEST_F(Spotters, ItMovesWithItsLargestNumber)
{
    plan(0, 1);
    send();
    EXPECT_EQ(points(unit), 2);
}

TEST_F(Spotters, StrikesCanBeTakenBack)
{
    plan(0, 1);
    plan(0, 1);
    field.play(nationalist, Verb::TakeBackStrikes, spotter);

    send();

    EXPECT_TRUE(field.state.strikes.empty());
    EXPECT_EQ(points(unit), 3);
}

}  // namespace
}  // namespace galloper::land_and_freedom
