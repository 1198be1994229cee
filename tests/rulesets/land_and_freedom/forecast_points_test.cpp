// What a seat is told of its points before it seals them.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

struct PointsForeseen : testing::Test {
    Field field;
    int first = field.battalion(nationalists, 11, 0, cm(50, 20));

    PointsForeseen()
    {
        field.battalion(republicans, 21, 0, cm(150, 130));
        field.state.phase = Phase::Allocation;
        field.state.level = 0;
    }
    Desk& desk() { return field.state.desks[0]; }
    void give(int unit, int points) { desk().allotments.push_back({unit, unit, points}); }
    Forecast foreseen() const
    {
        return forecast(known_to(field.state, nationalist), nationalist,
                        {word_of(Verb::SealPoints), {}, {}});
    }
    std::vector<Odds> odds() const { return foreseen().odds; }
};

std::vector<Odds> level_one(int higher, int lower)
{
    return {{"level 1 acts, if the higher die is always taken", higher, 100},
            {"level 1 acts, if the lower die is always taken", lower, 100}};
}

// [LAF-16] One throw takes 6 of 14 at most.
TEST_F(PointsForeseen, TheLevelBelowTheFirstIsReached)
{
    give(first, 2);
    give(field.battalion(nationalists, 12, 0, cm(80, 20)), 1);

    EXPECT_EQ(odds(), level_one(100, 100));
}

// [LAF-7] [LAF-16] What the draft makes of each unit, the one that is sure to act among them; at
// one level in the order of their numbers.
TEST_F(PointsForeseen, WhoWouldActAtWhichLevel)
{
    const int second = field.battalion(nationalists, 12, 0, cm(80, 20));
    const int third = field.battalion(nationalists, 13, 0, cm(110, 20));
    field.state.formation(first).label = "Tabor";
    field.state.formation(second).label = "Bandera";
    field.state.formation(third).label = "Requetés";
    give(first, 1);
    give(second, 3);
    give(third, 1);

    const std::vector<std::string> notes = foreseen().notes;
    EXPECT_EQ(std::count(notes.begin(), notes.end(), "Level 3: Bandera. Level 1: Tabor, Requetés."),
              1);
}

// [LAF-16] `clock.phase: unit`: four units go before level 1, as four levels do in the printed
// check.
TEST_F(PointsForeseen, WithPhasesOfAUnitEachTakesAThrow)
{
    field.state.settings.clock_phase = ClockPhase::Unit;
    give(first, 1);
    for (int i = 0; i < 4; ++i)
        give(field.battalion(nationalists, 12 + i, 0, cm(80 + 10 * i, 20)), 2);

    EXPECT_EQ(odds(), level_one(7, 88));
}

// [LAF-30] A spotter moves with the largest of its numbers: no level 1 is called for it.
TEST_F(PointsForeseen, ASpotterMovesWithItsStrike)
{
    const int unit = field.detachment(nationalists, 13, 0, 3);
    const PieceId spotter = field.base(unit, {.arm = Arm::Spotter, .at = cm(90, 40)});
    give(first, 2);
    give(unit, 1);
    desk().strikes = {{spotter, StrikeKind::Artillery, 2}};

    EXPECT_TRUE(odds().empty());

    desk().strikes = {{spotter, StrikeKind::Artillery, 1}};
    desk().allotments.back().points = 2;
    EXPECT_EQ(odds(), level_one(100, 100));
}

// [LAF-12] Level 1 is called for disorder, or its unit's own.
TEST_F(PointsForeseen, DisorderIsLiftedAtLevelOneOrWithItsUnit)
{
    field.state.turn = 2;
    const PieceId base =
        field.base(first, {.at = cm(50, 30), .disordered = true, .disordered_in = 1});
    give(first, 2);
    desk().recoveries = {{first, base}};

    EXPECT_EQ(odds(), level_one(100, 100));

    field.state.settings.disorder_clears = DisorderClears::OwnPhase;
    EXPECT_TRUE(odds().empty());
}

}  // namespace
}  // namespace galloper::land_and_freedom
