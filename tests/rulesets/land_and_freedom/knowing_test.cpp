// [GEN-15] [GEN-19] [LAF-23]: who knows what.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// Two seats a side: 0 and 2 are Nationalist, 1 and 3 Republican. Brigade 10 with battalions 11 and
// 12 on one side, of which seat 2 has 12; battalion 21 on the other.
class Knowing : public testing::Test {
protected:
    Field field{};
    State& state = field.state;
    const Viewer everybody = Viewer::everybody();
    const Seat friend_of_nationalist{2};

    void SetUp() override
    {
        state.posts.push_back(Post{nationalists, {12}, Sight::Side});
        field.brigade(nationalists, 10, 0, cm(50, 10));
        field.battalion(nationalists, 11, 10, cm(50, 30));
        field.battalion(nationalists, 12, 10, cm(100, 30));
        field.battalion(republicans, 21, 0, cm(50, 100));
        state.desks.push_back(Desk{.seat = friend_of_nationalist, .formations = {12}});
        state.desks[0].formations = {10, 11};
    }

    std::vector<Viewer> those_who_may_not_know() const { return {republican, everybody}; }

    // Whether a change of the truth shows to a viewer.
    template <class Change>
    bool shows_to(Viewer viewer, Change change) const
    {
        State other = state;
        change(other);
        return known_to(state, viewer) != known_to(other, viewer);
    }
    template <class Change>
    void expect_to_be_the_nationalists(Change change) const
    {
        EXPECT_TRUE(shows_to(nationalist, change));
        EXPECT_TRUE(shows_to(friend_of_nationalist, change));
        EXPECT_TRUE(shows_to(Viewer::truth(), change));
        for (const Viewer viewer : those_who_may_not_know()) EXPECT_FALSE(shows_to(viewer, change));
    }
    template <class Change>
    void expect_to_be_open(Change change) const
    {
        for (const Viewer viewer : {Viewer(nationalist), Viewer(friend_of_nationalist),
                                    Viewer(republican), everybody, Viewer::truth()})
            EXPECT_TRUE(shows_to(viewer, change));
    }
};

// [GEN-15] [LAF-7] [LAF-12] [LAF-22] [LAF-6]
TEST_F(Knowing, WhatAFormationHasReceivedIsItsSidesAlone)
{
    expect_to_be_the_nationalists([](State& s) { s.formation(12).points = 3; });
    expect_to_be_the_nationalists([](State& s) { s.formation(12).radio = true; });
    expect_to_be_the_nationalists([](State& s) { s.formation(10).arrived = 2; });
    expect_to_be_the_nationalists(
        [&](State& s) { s.formation(12).to_clear = {*s.formation(12).hq}; });
}

// [LAF-5] [LAF-16] [LAF-2] [LAF-67] [LAF-44] [LAF-51]
TEST_F(Knowing, AllowancesDisorderAndWhoHasActedAreOpen)
{
    expect_to_be_open([](State& s) { s.formation(12).allowance = 3; });
    expect_to_be_open([](State& s) { s.formation(12).activated = true; });
    expect_to_be_open([](State& s) { s.bases[0].disordered = true; });
    expect_to_be_open([](State& s) { s.bases[0].moved = true; });
    expect_to_be_open([](State& s) { s.bases[0].fired = true; });
    expect_to_be_open([](State& s) { s.level = 2; });
    expect_to_be_open([](State& s) { s.tally[0].bases_lost = 1; });
    expect_to_be_open([](State& s) { s.means[0].radios = 3; });  // [LAF-21]
}

// [LAF-23] [LAF-27] What a rider at home will do nobody knows who is not of his side, nor that he
// is there.
TEST_F(Knowing, ARiderAtHomeIsHisOwnSidesAlone)
{
    const PieceId rider = field.base(10, {.arm = Arm::Motorcycle, .at = cm(50, 10)});
    state.find_base(rider)->aboard = field.hq(10);

    expect_to_be_the_nationalists([&](State& s) { s.bases.pop_back(); });

    state.find_base(rider)->aboard.reset();
    expect_to_be_open([&](State& s) { s.bases.pop_back(); });
}

// [LAF-23] [GEN-15]
TEST_F(Knowing, ARidersLoadIsHisSidesAlone)
{
    const PieceId rider = field.base(10, {.arm = Arm::Motorcycle, .at = cm(70, 20)});
    state.errands.push_back({rider, Load{10, 12, 2, {}}});

    expect_to_be_the_nationalists([](State& s) { s.errands[0].load->points = 1; });
    expect_to_be_the_nationalists([](State& s) { s.errands[0].load->to = 11; });
    expect_to_be_the_nationalists([](State& s) { s.errands[0].load.reset(); });
    EXPECT_EQ(known_to(state, republican).errands.size(), 1u);
}

// [LAF-30] [GEN-15]
TEST_F(Knowing, StrikesAreTheirSidesAlone)
{
    field.detachment(nationalists, 13, 10);
    const PieceId spotter = field.base(13, {.arm = Arm::Spotter, .at = cm(70, 20)});

    expect_to_be_the_nationalists([&](State& s) {
        s.strikes = {{spotter, StrikeKind::Artillery, 2, false}};
    });
    expect_to_be_the_nationalists([](State& s) { s.means[0].artillery = 2; });
}

// [GEN-15] [GEN-14] [LAF-53] Two seats of one side keep their drafts to themselves.
TEST_F(Knowing, WhatASeatHasWrittenIsItsAlone)
{
    const auto changes = std::vector<void (*)(State&)>{
        [](State& s) { s.desks[0].bid = 2; },
        [](State& s) {
            s.desks[0].allotments = {{10, 12, 1}};
        },
        [](State& s) { s.desks[0].orders = {move(s.bases[1].id, {cm(50, 40)})}; },
        [](State& s) {
            s.desks[0].fire_orders = {{s.bases[1].id, 0, FireAt::Hold}};
        },
        [](State& s) { s.desks[0].pick = ClockPick::Lower; },
        [](State& s) { s.desks[0].deal.radios = {10}; },
    };
    for (const auto change : changes) {
        EXPECT_TRUE(shows_to(nationalist, change));
        EXPECT_TRUE(shows_to(Viewer::truth(), change));
        EXPECT_FALSE(shows_to(friend_of_nationalist, change));
        EXPECT_FALSE(shows_to(republican, change));
        EXPECT_FALSE(shows_to(everybody, change));
    }
}

// [LAF-14] Whoever has done is seen to have done.
TEST_F(Knowing, ThatASeatHasSealedIsOpen)
{
    expect_to_be_open([](State& s) { s.desks[0].sealed = true; });
}

// [GEN-22] Once the game is over nothing is kept back.
TEST_F(Knowing, AllIsOpenOnceTheGameIsOver)
{
    state.phase = Phase::Over;
    state.settings.fog = Fog::Side;

    expect_to_be_open([](State& s) { s.formation(12).points = 3; });
    expect_to_be_open([](State& s) { s.desks[0].bid = 2; });
    EXPECT_EQ(known_to(state, everybody).bases.size(), state.bases.size());
}

// [GEN-13] [LAF-52] The way ahead of a halted mover is an order, and its seat's alone.
TEST_F(Knowing, WhereAHaltedBaseMeansToGoIsItsSeatsAlone)
{
    const PieceId mover = field.rifles(11, cm(60, 60));
    state.halt = Halt{
        .mover = mover, .from = cm(60, 40), .way = {cm(60, 80)}, .gone = 20_cm, .can_go = 40_cm};

    const auto elsewhere = [](State& s) { s.halt->way = {cm(90, 80)}; };
    EXPECT_TRUE(shows_to(nationalist, elsewhere));
    for (const Viewer viewer : {Viewer(friend_of_nationalist), Viewer(republican), everybody}) {
        EXPECT_FALSE(shows_to(viewer, elsewhere));
        EXPECT_EQ(known_to(state, viewer).halt->mover, mover);
    }
}

// [GEN-13] Who is asked is open; what he could fire with is his own.
TEST_F(Knowing, InAWindowEachSeatKnowsItsOwnBases)
{
    const PieceId mover = field.rifles(11, cm(60, 60));
    const PieceId firer = field.rifles(21, cm(60, 90));
    state.pending = questions::Window{mover, cm(60, 60), {{republican, {firer}, false, {}}}};

    EXPECT_EQ(known_to(state, republican).window->candidates, std::vector<PieceId>{firer});
    for (const Viewer viewer : {Viewer(nationalist), everybody}) {
        EXPECT_FALSE(known_to(state, viewer).window->candidates);
        EXPECT_EQ(known_to(state, viewer).window->awaited, std::vector<Seat>{republican});
    }
    EXPECT_EQ(awaited(known_to(state, everybody)), std::vector<Seat>{republican});
}

}  // namespace
}  // namespace galloper::land_and_freedom
