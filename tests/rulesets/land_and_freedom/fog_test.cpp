// [GEN-19]: what fog hides, from whom.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/sight.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// Battalions 11 and 12 are two seats' of one side, 21 is the enemy's; nobody has seen anything yet.
class Fogged : public testing::Test {
protected:
    Field field{};
    State& state = field.state;
    const Seat other_nationalist{2};
    PieceId enemy{};

    void SetUp() override
    {
        state.settings.fog = Fog::Side;
        state.posts.push_back(Post{nationalists, {12}, Sight::Own});
        field.battalion(nationalists, 11, 0, cm(50, 30));
        field.battalion(nationalists, 12, 0, cm(100, 30));
        field.battalion(republicans, 21, 0, cm(50, 100));
        state.desks.push_back(Desk{.seat = other_nationalist, .formations = {12}});
        state.desks[0].formations = {11};
        enemy = field.base(21, {.label = "3rd Company", .at = cm(60, 90)});
    }

    bool sees_enemy(Viewer viewer) const
    {
        return known_to(state, viewer).find_base(enemy) != nullptr;
    }
};

// [GEN-19]
TEST_F(Fogged, AnEnemyWhomNobodyOfTheSideSeesIsNotThere)
{
    EXPECT_FALSE(sees_enemy(nationalist));
    EXPECT_FALSE(sees_enemy(Viewer::everybody()));
    EXPECT_TRUE(sees_enemy(republican));
    EXPECT_TRUE(sees_enemy(Viewer::truth()));
}

// [GEN-19]
TEST_F(Fogged, WhatASideSeesAllItsSeatsSee)
{
    state.seen = {{nationalists.number, enemy}};

    EXPECT_TRUE(sees_enemy(nationalist));
    EXPECT_TRUE(sees_enemy(other_nationalist));
}

// [GEN-19] What it saw would tell a player by whom his own are seen.
TEST_F(Fogged, ThePublicSeesNobody)
{
    state.seen = {{nationalists.number, enemy}};
    EXPECT_TRUE(known_to(state, Viewer::everybody()).bases.empty());

    state.settings.fog = Fog::None;
    EXPECT_TRUE(sees_enemy(Viewer::everybody()));
}

// [GEN-19]
TEST_F(Fogged, UnderCommanderEachSeatHasEyesOfItsOwn)
{
    state.settings.fog = Fog::Commander;
    state.seen = {{other_nationalist.number, enemy}};

    EXPECT_FALSE(sees_enemy(nationalist));
    EXPECT_TRUE(sees_enemy(other_nationalist));
}

// [GEN-19] Friends are always seen.
TEST_F(Fogged, FriendsAreSeen)
{
    state.settings.fog = Fog::Commander;

    EXPECT_TRUE(known_to(state, nationalist).find_base(field.hq(12)));
}

// [GEN-19] Which of its like an enemy base is can be told by nobody who may lose sight of it.
TEST_F(Fogged, AnEnemyShowsWhatItIsAndNotWhichOfItsLike)
{
    state.seen = {{nationalists.number, enemy}};

    EXPECT_EQ(known_to(state, nationalist).find_base(enemy)->label, "Rifles");
    EXPECT_EQ(known_to(state, republican).find_base(enemy)->label, "3rd Company");

    state.settings.fog = Fog::None;
    EXPECT_EQ(known_to(state, nationalist).find_base(enemy)->label, "3rd Company");
}

// [GEN-19] A memory is its eyes' alone, and tells nothing of what it is a memory of.
TEST_F(Fogged, AMemoryIsItsOwnersAlone)
{
    state.memories = {{PieceId{900}, nationalists.number, enemy, "3rd Company", republicans,
                       Arm::Rifle, cm(60, 80), Facing{0, -1}, 2}};

    const Known known = known_to(state, nationalist);
    ASSERT_EQ(known.memories.size(), 1u);
    EXPECT_EQ(known.memories[0].label, "Rifles");
    EXPECT_EQ(known.memories[0].turn, 2);
    EXPECT_TRUE(known_to(state, republican).memories.empty());
    EXPECT_TRUE(known_to(state, Viewer::everybody()).memories.empty());
    EXPECT_EQ(known_to(state, Viewer::truth()).memories.size(), 1u);
}

// [GEN-19] [LAF-10] Whether a headquarters that is out of sight still stands is not known.
TEST_F(Fogged, AHeadquartersOutOfSightIsNotSaidToStand)
{
    EXPECT_FALSE(known_to(state, nationalist).find_formation(21)->hq);

    state.seen = {{nationalists.number, field.hq(21)}};
    EXPECT_EQ(known_to(state, nationalist).find_formation(21)->hq, field.hq(21));
}

// [GEN-19] [LAF-29] How many spotters the enemy has, shows by those that are seen.
TEST_F(Fogged, ADetachmentOutOfSightIsNotThere)
{
    field.detachment(republicans, 31, 0);
    const PieceId spotter = field.base(31, {.arm = Arm::Spotter, .at = cm(70, 100)});

    EXPECT_FALSE(known_to(state, nationalist).find_formation(31));
    EXPECT_FALSE(known_to(state, nationalist).desk_of(31));

    state.seen = {{nationalists.number, spotter}};
    EXPECT_TRUE(known_to(state, nationalist).find_formation(31));
}

// [GEN-19] A halted mover that is out of sight is nowhere; that somebody is waited for is open.
TEST_F(Fogged, AMoverOutOfSightIsNowhere)
{
    state.halt = Halt{
        .mover = enemy, .from = cm(60, 95), .way = {cm(60, 80)}, .gone = 5_cm, .can_go = 10_cm};
    state.pending = questions::Window{enemy, cm(60, 90), {{nationalist, {}, false, {}}}};

    const Known known = known_to(state, other_nationalist);
    EXPECT_FALSE(known.halt);
    EXPECT_EQ(known.window->mover, PieceId{});
    EXPECT_EQ(awaited(known), std::vector<Seat>{nationalist});
}

// [GEN-19]
TEST(Eyes, EyesAreSidesOrSeats)
{
    const Posts posts{Post{nationalists, {}, Sight::Side}, Post{republicans, {}, Sight::Side},
                      Post{nationalists, {}, Sight::Side}};

    EXPECT_TRUE(all_eyes({.fog = Fog::None}, posts).empty());
    EXPECT_EQ(all_eyes({.fog = Fog::Side}, posts).size(), 2u);
    EXPECT_EQ(eyes_of({.fog = Fog::Side}, posts, Seat{2}), 0);

    const std::vector<Eyes> own = all_eyes({.fog = Fog::Commander}, posts);
    ASSERT_EQ(own.size(), 3u);
    EXPECT_EQ(own[2].side, nationalists);
    EXPECT_EQ(own[2].number, eyes_of({.fog = Fog::Commander}, posts, Seat{2}));
}

}  // namespace
}  // namespace galloper::land_and_freedom
