// [LAF-24] to [LAF-28]: riders on the road.

#include <gtest/gtest.h>

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// A brigade and one of its battalions, 100 cm apart, and a rider between them.
struct Riding : testing::Test {
    Field field;
    int brigade = field.brigade(nationalists, 1, 0, cm(20, 20));
    int battalion = field.battalion(nationalists, 11, brigade, cm(120, 20));
    int enemy = field.battalion(republicans, 21, 0, cm(20, 140));
    PieceId rider = field.base(brigade, {.arm = Arm::Motorcycle, .at = cm(107, 20)});

    void SetUp() override { field.state.phase = Phase::Riding; }
    void carries(std::optional<Load> load) { field.state.errands = {{rider, std::move(load)}}; }
    void ride_once()
    {
        begin_riding(field.state);
        field.run([](Step& step) { ride(step); });
        while (field.state.halt) field.run([](Step& step) { walk(step); });
    }
    void lose_headquarters()
    {
        const PieceId hq = field.hq(brigade);
        field.run([hq](Step& step) { lose_base(step, hq); });
    }
};

// [LAF-25] [LAF-26] He still delivers, 5 cm from the headquarters, and leaves with his next ride.
TEST_F(Riding, HeWhoHasNoHeadquartersDeliversAndLeavesTheField)
{
    carries(Load{brigade, battalion, 2, {}});
    lose_headquarters();
    const int lost = field.state.tally[nationalists.number].bases_lost;

    ride_once();
    ASSERT_FALSE(field.gone(rider));
    EXPECT_EQ(field.state.formation(battalion).points, 2);
    ride_once();

    EXPECT_TRUE(field.gone(rider));
    EXPECT_TRUE(field.state.errands.empty());
    EXPECT_EQ(field.state.tally[nationalists.number].bases_lost, lost);
    EXPECT_TRUE(field.was_said("{} has no headquarters to go back to, and leaves the field."));
}

// [LAF-25]
TEST_F(Riding, HeWhoHasOneRidesBackToIt)
{
    carries(std::nullopt);

    ride_once();

    EXPECT_FALSE(field.gone(rider));
    EXPECT_EQ(field.find(rider).at, cm(92, 20));  // 15 cm off roads
}

}  // namespace
}  // namespace galloper::land_and_freedom
