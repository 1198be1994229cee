// Who sees what under fog, and what is remembered.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;
constexpr int eyes_of_nationalists = 0;
constexpr int eyes_of_republicans = 1;

// A village lies between the lines, from x = 40 to 60 and y = 60 to 66.
class WhoSees : public testing::Test {
protected:
    WhoSees()
    {
        field.state.settings.fog = Fog::Side;
        field.state.settings.command_radius = CommandRadius::None;
        field.ground("village", square(cm(40, 60), cm(60, 66)));
        field.battalion(nationalists, own, 0, cm(50, 40));
        field.battalion(republicans, other, 0, cm(150, 130));
        hidden = field.base(other, {.at = cm(50, 80), .moved = true});
    }
    bool is_seen(PieceId base, int eyes = eyes_of_nationalists) const
    {
        return field.state.is_seen(eyes, base);
    }
    std::vector<Point> remembered(int eyes = eyes_of_nationalists) const
    {
        std::vector<Point> places;
        for (const Memory& memory : field.state.memories)
            if (memory.eyes == eyes) places.push_back(memory.at);
        return places;
    }
    Field field{};
    PieceId hidden{};
};

// [GEN-19] [GEN-17] Any distance, if the line is clear: the headquarters far off is seen.
TEST_F(WhoSees, ABaseIsSeenWhereALineIsClear)
{
    look_everywhere(field.state);

    EXPECT_TRUE(is_seen(field.hq(other)));
    EXPECT_FALSE(is_seen(hidden));
    EXPECT_TRUE(is_seen(field.hq(own), eyes_of_republicans)) << "both ways";
}

TEST_F(WhoSees, WithoutFogNothingIsKept)
{
    field.state.settings.fog = Fog::None;
    look_everywhere(field.state);
    EXPECT_TRUE(field.state.seen.empty());
}

// [GEN-19] From (80, 40) the line to (50, 80) is at x = 60.5 as it passes the village's far edge.
TEST_F(WhoSees, WhoeverComesRoundTheCornerSees)
{
    const PieceId scout = field.rifles(own, cm(70, 40));
    look_everywhere(field.state);
    ASSERT_FALSE(is_seen(hidden));

    field.go(own, {move(scout, {cm(80, 40)})});

    EXPECT_TRUE(is_seen(hidden));
    EXPECT_TRUE(field.was_said("{} comes into sight."));
}

// [GEN-19] Whoever comes and goes within one move is known by his memory, and that is said.
TEST_F(WhoSees, WhatIsSeenInPassingIsSaidToBeOutOfSight)
{
    const PieceId walker = field.base(other, {.at = cm(66, 80)});
    field.base(own, {.at = cm(64, 40), .moved = true, .fired = true});
    look_everywhere(field.state);
    ASSERT_TRUE(is_seen(walker));

    field.go(other, {move(walker, {cm(56, 80)})});

    ASSERT_FALSE(is_seen(walker));
    EXPECT_TRUE(field.was_said("{} is out of sight."));
}

// [GEN-19] What goes out of sight is remembered where it was seen last.
TEST_F(WhoSees, WhatGoesOutOfSightIsRememberedWhereItWasSeen)
{
    const PieceId walker = field.base(other, {.at = cm(66, 80)});
    field.base(own, {.at = cm(64, 40), .moved = true, .fired = true});
    look_everywhere(field.state);
    ASSERT_TRUE(is_seen(walker));

    field.state.desk_of(other).orders = {move(walker, {cm(56, 80)})};
    field.run([](Step& step) {
        step.state.formation(other).points = 3;
        go(step, other);
        while (step.state.running) step.state.halt ? walk(step) : run_on(step);
    });

    ASSERT_FALSE(is_seen(walker));
    ASSERT_EQ(remembered().size(), 1u);
    EXPECT_EQ(remembered().front().y, 80_cm);
    EXPECT_GT(remembered().front().x, 56_cm);
    EXPECT_LT(remembered().front().x, 66_cm);
    EXPECT_EQ(field.state.memories.front().of, walker);
    EXPECT_EQ(field.state.memories.front().turn, 1);
    EXPECT_NE(field.state.memories.front().id, walker);
}

// [GEN-19] Only the part of a move that was seen is shown.
TEST_F(WhoSees, OnlyWhatWasSeenOfAMoveIsShown)
{
    const PieceId walker = field.base(other, {.at = cm(50, 72)});
    field.base(own, {.at = cm(74, 40), .moved = true, .fired = true});
    look_everywhere(field.state);
    ASSERT_FALSE(is_seen(walker));

    field.state.desk_of(other).orders = {move(walker, {cm(60, 72)})};
    field.run([](Step& step) {
        step.state.formation(other).points = 3;
        go(step, other);
        while (step.state.running) step.state.halt ? walk(step) : run_on(step);
    });

    ASSERT_TRUE(is_seen(walker));
    ASSERT_EQ(field.report().motions.size(), 2u);
    const Motion& whole = field.report().motions[0];
    const Motion& shown = field.report().motions[1];
    EXPECT_TRUE(shown.otherwise) << "the truth is shown the whole alone";
    EXPECT_TRUE(shown.to.includes(nationalist));
    EXPECT_FALSE(shown.to.includes(republican));
    EXPECT_GT(shown.way.front().x, 50_cm);
    EXPECT_EQ(shown.way.back(), cm(60, 72));
    EXPECT_FALSE(whole.to.includes(nationalist));
    EXPECT_EQ(whole.way, (std::vector{cm(50, 72), cm(60, 72)}));
}

// [GEN-19] A memory goes as its place is looked at anew.
TEST_F(WhoSees, AMemoryGoesWhereItsPlaceIsSeen)
{
    field.state.memories = {{.id = PieceId{900}, .eyes = 0, .of = hidden, .at = cm(50, 80)}};
    const PieceId scout = field.rifles(own, cm(70, 40));
    look_everywhere(field.state);
    ASSERT_EQ(remembered().size(), 1u);

    field.go(own, {move(scout, {cm(80, 40)})});

    EXPECT_TRUE(remembered().empty());
}

// [GEN-19] Or as a friend comes by within 2 cm, in a wood that nobody sees into.
TEST_F(WhoSees, AMemoryGoesWhereAFriendComesBy)
{
    field.ground("wood", square(cm(100, 30), cm(130, 60)));
    field.state.memories = {{.id = PieceId{900}, .eyes = 0, .of = hidden, .at = cm(110, 45)}};
    const PieceId scout = field.rifles(own, cm(118, 41));
    look_everywhere(field.state);
    ASSERT_EQ(remembered().size(), 1u);

    field.go(own, {move(scout, {cm(113, 45)})});

    EXPECT_TRUE(remembered().empty());
}

// [GEN-19] `commander`: each sees with his own bases alone.
TEST_F(WhoSees, ACommanderSeesWithHisOwnBases)
{
    field.state.settings.fog = Fog::Commander;
    field.state.posts.push_back({nationalists, {12}, Sight::Own});
    field.state.desks.push_back(Desk{.seat = Seat{2}, .formations = {12}});
    field.battalion(nationalists, 12, 0, cm(80, 80));
    std::erase(field.state.desks[0].formations, 12);
    field.state.desks[2].formations = {12};

    look_everywhere(field.state);

    EXPECT_FALSE(is_seen(hidden, 0));
    EXPECT_TRUE(is_seen(hidden, 2));
}

// [LAF-23] A rider at home is never seen, and on the road he is.
TEST_F(WhoSees, ARiderAtHomeIsNotSeen)
{
    const int brigade = field.brigade(republicans, 20, 0, cm(150, 120));
    const PieceId rider =
        field.base(brigade, {.arm = Arm::Cavalry, .at = cm(150, 120), .aboard = field.hq(brigade)});
    look_everywhere(field.state);
    EXPECT_TRUE(is_seen(field.hq(brigade)));
    EXPECT_FALSE(is_seen(rider));

    field.state.base(rider).aboard.reset();
    field.state.base(rider).at = cm(150, 124);
    field.run([&](Step& step) { look_again(step, rider); });

    EXPECT_TRUE(is_seen(rider));
}

// A base that is gone is seen by nobody, nor does anybody see with it.
TEST_F(WhoSees, WithAWatcherGoesWhatItSaw)
{
    const PieceId scout = field.rifles(own, cm(80, 40));
    look_everywhere(field.state);
    ASSERT_TRUE(is_seen(hidden));

    std::erase_if(field.state.bases, [&](const Base& base) { return base.id == scout; });
    field.run([&](Step& step) { look_again(step, scout); });

    EXPECT_FALSE(is_seen(hidden));
    EXPECT_EQ(remembered(), std::vector{cm(50, 80)});
    EXPECT_TRUE(std::none_of(field.state.seen.begin(), field.state.seen.end(),
                             [&](const Seen& seen) { return seen.base == scout; }));
}

// A base is seen where its truck is.
TEST_F(WhoSees, WhoeverIsCarriedIsSeenWithHisTruck)
{
    const PieceId truck = field.base(other, {.arm = Arm::Truck, .at = cm(90, 80)});
    const PieceId load = field.base(other, {.at = cm(90, 80), .aboard = truck});
    look_everywhere(field.state);

    EXPECT_TRUE(is_seen(truck));
    EXPECT_TRUE(is_seen(load));
}

}  // namespace
}  // namespace galloper::land_and_freedom
