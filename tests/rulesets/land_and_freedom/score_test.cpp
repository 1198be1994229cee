// Ground that counts, and the end.

#include "common/rulesets/land_and_freedom/score.h"

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/matters.h"
#include "tests/support/brigade_field.h"
#include "tests/support/moments.h"

namespace galloper::land_and_freedom {
namespace {

struct TheEnd : testing::Test {
    Field field;
    int ours = field.battalion(nationalists, 11, 0, cm(10, 10));
    int theirs = field.battalion(republicans, 21, 0, cm(190, 140));

    TheEnd() { field.state.objectives = {{"Mill", square(cm(90, 70), cm(110, 80)), 2, -1}}; }

    int holder()
    {
        field.run([](Step& step) { hold_ground(step); });
        return field.state.objectives[0].holder;
    }
};

// [GEN-22] [GEN-9] Who stands there alone, by the middle of his base; he keeps it when he has gone.
TEST_F(TheEnd, GroundIsHeldByWhoeverStoodThereLastAlone)
{
    EXPECT_EQ(holder(), -1);
    const PieceId rifles = field.rifles(ours, cm(90, 70));
    EXPECT_EQ(holder(), nationalists.number);

    field.state.base(rifles).at = cm(89, 70);
    EXPECT_EQ(holder(), nationalists.number);
    field.rifles(theirs, cm(100, 75));
    EXPECT_EQ(holder(), republicans.number);

    field.state.base(rifles).at = cm(95, 75);
    EXPECT_EQ(holder(), republicans.number);  // both are there

    // Taken twice, by either side.
    EXPECT_EQ(moments(field.report()), (std::vector<std::string>{"ground taken", "ground taken"}));
}

// [GEN-22] Messengers, spotters, trucks and whoever is in one hold nothing.
TEST_F(TheEnd, OnlyThoseWhoCanFightHoldGround)
{
    const PieceId truck =
        field.base(ours, {.arm = Arm::Truck, .attached = true, .at = cm(100, 75)});
    field.base(ours, {.arm = Arm::Motorcycle, .at = cm(95, 75)});
    field.base(ours, {.arm = Arm::Spotter, .at = cm(105, 75)});
    const PieceId rifles = field.base(ours, {.at = cm(100, 75), .aboard = truck});
    EXPECT_EQ(holder(), -1);

    field.state.base(rifles).aboard.reset();

    EXPECT_EQ(holder(), nationalists.number);
}

// [GEN-19] [GEN-22] The line comes whether anything has changed or not, and names what it brings
// out.
TEST_F(TheEnd, WhoHoldsWhatIsSaidEveryTurn)
{
    holder();
    holder();

    ASSERT_EQ(field.heard().size(), 2u);
    EXPECT_EQ(field.heard()[1], "Mill is nobody's.");
    EXPECT_EQ(field.report().lines[0].reveals.size(), 2u);
    field.rifles(theirs, cm(100, 75));
    holder();
    EXPECT_EQ(field.heard()[2], "Mill is held by the Republicans.");
}

// [LAF-66] Of four battalions two are half, three are more.
TEST_F(TheEnd, ASideWithMoreThanHalfItsBattalionsGoneHasLost)
{
    field.state.tally[republicans.number] = {24, 12, 4, 2};
    field.state.tally[nationalists.number] = {24, 0, 4, 0};
    EXPECT_EQ(how_it_ends(field.state), std::nullopt);

    field.state.tally[republicans.number].battalions_lost = 3;
    EXPECT_EQ(how_it_ends(field.state), EndedBy::RepublicansBroken);
    field.state.tally[nationalists.number].battalions_lost = 3;
    EXPECT_EQ(how_it_ends(field.state), EndedBy::BothBroken);
    field.state.tally[republicans.number].battalions_lost = 2;
    EXPECT_EQ(how_it_ends(field.state), EndedBy::NationalistsBroken);
}

// [GEN-22]
TEST_F(TheEnd, TheLastTurnIsTheEnd)
{
    field.state.turn = field.state.last_turn - 1;
    EXPECT_EQ(how_it_ends(field.state), std::nullopt);
    field.state.turn = field.state.last_turn;
    EXPECT_EQ(how_it_ends(field.state), EndedBy::Time);
}

// [GEN-22] The mill is worth 2, so 20; a battalion 5; seven bases 7.
TEST_F(TheEnd, TheScoreCountsGroundBattalionsAndBases)
{
    field.state.objectives[0].holder = nationalists.number;
    field.state.tally[republicans.number] = {24, 7, 4, 1};
    field.state.tally[nationalists.number] = {24, 3, 4, 0};

    const Ending ending = ending_of(EndedBy::Time, field.state.objectives, field.state.tally);

    EXPECT_EQ(ending.scores, (std::vector{20 + 5 + 7, 3}));
    EXPECT_EQ(ending.winner, nationalists);
}

// [LAF-66] [GEN-22]
TEST_F(TheEnd, WhoeverIsBrokenHasLostWhateverTheScore)
{
    field.state.objectives[0].holder = nationalists.number;
    const auto winner = [&](EndedBy ended) {
        return ending_of(ended, field.state.objectives, field.state.tally).winner;
    };

    EXPECT_EQ(winner(EndedBy::NationalistsBroken), republicans);
    EXPECT_EQ(winner(EndedBy::RepublicansBroken), nationalists);
    EXPECT_EQ(winner(EndedBy::BothBroken), std::nullopt);
    field.state.objectives[0].holder = -1;
    EXPECT_EQ(winner(EndedBy::Time), std::nullopt);  // nought to nought
}

}  // namespace
}  // namespace galloper::land_and_freedom
