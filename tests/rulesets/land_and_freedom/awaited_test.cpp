// [LAF-14] [LAF-16] [LAF-17]: whom the game waits for, as everybody knows.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

std::vector<Seat> awaited_in(const Field& field)
{
    const std::vector<Seat> seats = awaited(known_to(field.state, Viewer::everybody()));
    for (const Viewer viewer : {Viewer(nationalist), Viewer(republican), Viewer::truth()})
        EXPECT_EQ(awaited(known_to(field.state, viewer)), seats);
    return seats;
}

// [LAF-14]
TEST(Awaited, AllWhoHaveNotSealedWhereEverySeatIsAsked)
{
    for (const Phase phase : {Phase::Deal, Phase::Bids, Phase::Allocation, Phase::ShareOut}) {
        Field field;
        field.state.phase = phase;
        EXPECT_EQ(awaited_in(field), (std::vector<Seat>{nationalist, republican}));

        field.state.desks[0].sealed = true;
        EXPECT_EQ(awaited_in(field), std::vector<Seat>{republican});
    }
}

// [LAF-16]
TEST(Awaited, TheSideThatActsUntilItHasPassed)
{
    Field field;
    EXPECT_EQ(awaited_in(field), std::vector<Seat>{nationalist});

    field.state.to_act = {republicans};
    EXPECT_EQ(awaited_in(field), std::vector<Seat>{republican});
}

// [LAF-17]
TEST(Awaited, TheControllersGeneralPicks)
{
    Field field;
    field.state.phase = Phase::Pick;
    field.state.control = republicans;

    EXPECT_EQ(awaited_in(field), std::vector<Seat>{republican});
}

// [LAF-66]
TEST(Awaited, NobodyOnceTheGameIsOver)
{
    Field field;
    field.state.phase = Phase::Over;

    EXPECT_TRUE(awaited_in(field).empty());
    EXPECT_TRUE(offers(known_to(field.state, nationalist)).empty());
}

// [GEN-12] A question that a change by hand has closed leaves play standing: the acting side's
// first seat lets it go on.
TEST(Awaited, PlayThatStandsStillIsResumedByHand)
{
    Field field;
    field.battalion(republicans, 21, 0, cm(50, 50));
    field.state.to_act = {republicans};
    field.state.running = Running{21, {}, false};

    EXPECT_TRUE(resumes_by_hand(known_to(field.state, Viewer::everybody())));
    EXPECT_EQ(awaited_in(field), std::vector<Seat>{republican});
}

}  // namespace
}  // namespace galloper::land_and_freedom
