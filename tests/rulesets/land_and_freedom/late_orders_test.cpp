// Orders that their unit has not come to when the turn is over.

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

class LateOrders : public testing::Test {
protected:
    LateOrders()
    {
        hold(first, 3);
        hold(second, 1);
    }
    void hold(int formation, int points) { field.state.formation(formation).points = points; }
    std::vector<BaseOrder>& orders() { return field.state.desks[0].orders; }

    // At a level that both are asked at; the clock goes down after it.
    void pass(int clock, int nationalists_die, int republicans_die)
    {
        field.state.clock = clock;
        field.dice("clock", {nationalists_die, republicans_die});
        field.play(nationalist, Verb::Pass);
        field.play(republican, Verb::Pass);
    }
    std::vector<std::string> heard_by(Viewer viewer) const
    {
        std::vector<std::string> heard;
        for (const Line& line : field.report().lines)
            if (line.to.includes(viewer)) heard.push_back(line.text);
        return heard;
    }

    Field field{};
    int first = field.battalion(nationalists, 11, 0, cm(20, 20));
    int second = field.battalion(nationalists, 12, 0, cm(60, 20));
    int enemy = field.battalion(republicans, 21, 0, cm(20, 120));
};

const std::string of_the_first =
    "The orders of Battalion 11 come too late for this turn and are dropped.";
const std::string of_the_second =
    "The orders of Battalion 12 come too late for this turn and are dropped.";

// [LAF-17] [LAF-19] 5 from a clock of 2.
TEST_F(LateOrders, WhomTheClockCutsOffHasNoneInTheNextTurn)
{
    orders() = {move(field.hq(second), {cm(60, 25)})};

    pass(2, 5, 5);

    EXPECT_EQ(field.state.turn, 2);
    EXPECT_TRUE(orders().empty());
    EXPECT_TRUE(field.was_said(of_the_second));
}

// [LAF-16] [LAF-19] Level 1 is left, and the clock at 14 - 4.
TEST_F(LateOrders, WhoWasPassedOverKeepsThemToTheEndOfTheTurn)
{
    orders() = {move(field.hq(first), {cm(20, 25)})};

    pass(14, 4, 4);
    EXPECT_EQ(field.state.level, 1);
    EXPECT_EQ(orders().size(), 1u);
    EXPECT_FALSE(field.was_said(of_the_first));

    field.play(nationalist, Verb::Pass);
    EXPECT_EQ(field.state.turn, 2);
    EXPECT_TRUE(orders().empty());
    EXPECT_TRUE(field.was_said(of_the_first));
}

// [LAF-19] A line for each unit, however many of its bases had orders.
TEST_F(LateOrders, AreSpokenOfByUnits)
{
    orders() = {move(field.hq(first), {cm(20, 25)}), move(field.hq(second), {cm(60, 25)}),
                move(field.rifles(first, cm(20, 30)), {cm(20, 35)})};

    pass(2, 5, 5);

    const auto heard = heard_by(Viewer(nationalist));
    EXPECT_EQ(std::count(heard.begin(), heard.end(), of_the_first), 1);
    EXPECT_EQ(std::count(heard.begin(), heard.end(), of_the_second), 1);
}

// [GEN-15] What a seat had written is neither its enemy's nor its friend's to know.
TEST_F(LateOrders, AreTheirOwnSeatsBusiness)
{
    field.state.posts.push_back(Post{nationalists, {}, Sight::Side});
    orders() = {move(field.hq(second), {cm(60, 25)})};

    pass(2, 5, 5);

    for (const Viewer viewer : {Viewer(republican), Viewer(Seat{2}), Viewer::everybody()}) {
        const auto heard = heard_by(viewer);
        EXPECT_EQ(std::count(heard.begin(), heard.end(), of_the_second), 0);
    }
}

}  // namespace
}  // namespace galloper::land_and_freedom
