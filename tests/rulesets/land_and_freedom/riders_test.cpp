// [LAF-24] to [LAF-28]: riders on the road.

#include <gtest/gtest.h>

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/giving.h"
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

// [LAF-25] 5 cm between edges is near enough: he waits, and is sent again from the next turn on.
TEST_F(Riding, AtHomeHeIsFreeForTheNextTurn)
{
    field.state.base(rider).at = cm(35, 20);
    carries(std::nullopt);

    ride_once();

    EXPECT_EQ(field.find(rider).aboard, field.hq(brigade));
    EXPECT_TRUE(field.state.errands.empty());
    EXPECT_TRUE(giving::riders_of(field.state, brigade).empty());
    field.state.base(rider).moved = false;  // as a turn begins
    EXPECT_EQ(giving::riders_of(field.state, brigade), std::vector{rider});
}

// [LAF-24] As printed: a motorcycle goes 40 on a road, a horseman 25. The points are there when he
// is.
TEST_F(Riding, HeRidesByRoadUntilHeIsThere)
{
    field.ground("road", square(cm(0, 18), cm(200, 22)));
    field.state.base(rider).at = cm(50, 20);
    const PieceId horse = field.base(brigade, {.arm = Arm::Cavalry, .at = cm(54, 20)});
    field.state.errands = {{rider, Load{brigade, battalion, 2, {}}}, {horse, std::nullopt}};
    const auto ride_both = [&] {
        begin_riding(field.state);
        while (!field.state.to_ride.empty()) {
            field.run([](Step& step) { ride(step); });
            while (field.state.halt) field.run([](Step& step) { walk(step); });
        }
    };
    ride_both();
    EXPECT_EQ(field.find(rider).at, cm(90, 20));
    EXPECT_EQ(field.find(horse).at, cm(29, 20));
    EXPECT_EQ(field.state.formation(battalion).points, 0);

    ride_both();
    EXPECT_EQ(field.state.formation(battalion).points, 2);
}

// [LAF-27] In disorder he loses a ride and nothing else.
TEST_F(Riding, DisorderCostsHimARide)
{
    carries(Load{brigade, battalion, 2, {}});
    field.state.base(rider).at = cm(80, 20);
    field.state.base(rider).disordered = true;

    ride_once();
    EXPECT_EQ(field.find(rider).at, cm(80, 20));
    EXPECT_FALSE(field.find(rider).disordered);

    ride_once();
    EXPECT_EQ(field.find(rider).at, cm(95, 20));
}

// [LAF-27] [LAF-34] Whoever stops him takes him, and what he carries is lost.
TEST_F(Riding, AnEnemyInHisWayTakesHim)
{
    carries(Load{brigade, battalion, 2, {}});
    field.state.base(rider).at = cm(80, 20);
    field.base(enemy, {.at = cm(90, 20), .fired = true});

    ride_once();

    EXPECT_TRUE(field.gone(rider));
    EXPECT_TRUE(field.state.errands.empty());
    EXPECT_EQ(field.state.formation(battalion).points, 0);
}

// [LAF-27] [LAF-52] Defensive fire from 20 cm, as at a base in the open: a 5 is a hit in a wood
// too.
TEST_F(Riding, HeIsShotAtOnHisWay)
{
    carries(Load{brigade, battalion, 2, {}});
    field.state.base(rider).at = cm(70, 20);
    field.ground("wood", square(cm(60, 15), cm(90, 22)));
    field.base(enemy, {.at = cm(72, 42)});
    field.dice("fire", {5, 1});

    ride_once();

    EXPECT_TRUE(field.find(rider).disordered);
    EXPECT_LT(field.find(rider).at.x, 85_cm) << "he stops there";
}

}  // namespace
}  // namespace galloper::land_and_freedom
