// Guns and tanks that a general places under another commander's brigade or battalion.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/sight.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// The first seat is the general's, with a gun and its truck; the third commands a brigade too.
class AssignedGun : public testing::Test {
protected:
    Field field{};
    State& state = field.state;
    const Seat friends{2};
    const int own = field.brigade(nationalists, 1, 0, cm(20, 20));
    const int other = field.brigade(nationalists, 2, 0, cm(160, 20));
    const int gunners = field.detachment(nationalists, 31, own);
    const PieceId gun = field.base(gunners, {.arm = Arm::At, .at = cm(60, 20)});
    const PieceId truck = field.base(gunners, {.arm = Arm::Truck, .at = cm(65, 20)});

    AssignedGun()
    {
        const int battalion = field.battalion(nationalists, 12, other, cm(170, 20));
        field.brigade(republicans, 20, 0, cm(60, 140));
        state.posts.push_back(Post{nationalists, {other}, Sight::Own});
        state.desks.push_back(Desk{.seat = friends, .formations = {other, battalion}});
        state.desks[0].formations = {own, gunners};
        state.phase = Phase::Deal;
    }
    void assign(int under)
    {
        state.desks[0].deal.assigned = {{gun, under}};
        field.run([](Step& step) { deal_out(step); });
    }
    Seat who_orders(PieceId base) const { return state.desk_of(state.base(base).formation).seat; }
};

// [LAF-3] What it brings along is ordered with it, and its new commander gives it points. [LAF-6]
TEST_F(AssignedGun, IsOrderedByWhoeverCommandsItsBrigade)
{
    assign(other);

    EXPECT_EQ(who_orders(gun), friends);
    EXPECT_EQ(who_orders(truck), friends);
    EXPECT_EQ(state.desks[0].formations, std::vector{own});
    EXPECT_EQ(state.desks[2].formations, (std::vector{other, 12, gunners}));
    EXPECT_EQ(state.formation(gunners).under, other);
}

// [LAF-3] In a battalion it is one of its bases.
TEST_F(AssignedGun, IsOrderedByWhoeverCommandsItsBattalion)
{
    assign(12);
    EXPECT_EQ(who_orders(gun), friends);
}

// [LAF-3]
TEST_F(AssignedGun, StaysWithItsFirstCommanderWhenItFightsAlone)
{
    field.dice("priority points", {3});
    assign(0);
    EXPECT_EQ(who_orders(gun), nationalist);
}

// [LAF-3] [LAF-53] The seat that orders it is offered its standing orders, and the other is not.
TEST_F(AssignedGun, IsOfferedToItsNewCommander)
{
    assign(other);
    state.phase = Phase::Bids;

    const auto offers_for = [&](Seat seat) {
        int many = 0;
        for (const Offer& offer : offers(known_to(state, seat)))
            many += offer.verb == word_of(Verb::FireOrders) && offer.piece == gun ? 1 : 0;
        return many;
    };
    EXPECT_EQ(offers_for(friends), 1);
    EXPECT_EQ(offers_for(nationalist), 0);
}

// [GEN-19] A wood stands between the enemy's two headquarters and everybody else. Who lost them
// from sight remembers them.
TEST_F(AssignedGun, LooksForItsNewCommander)
{
    state.settings.fog = Fog::Commander;
    field.ground("wood", square(cm(0, 40), cm(40, 60)));
    field.ground("wood", square(cm(80, 40), cm(200, 60)));
    field.battalion(republicans, 21, 20, cm(62, 80));
    const PieceId enemy = field.hq(21);
    look_everywhere(state);
    ASSERT_TRUE(state.is_seen(nationalist.number, enemy));
    ASSERT_FALSE(state.is_seen(friends.number, enemy));

    assign(other);

    EXPECT_FALSE(state.is_seen(nationalist.number, enemy));
    EXPECT_TRUE(state.is_seen(friends.number, enemy));
    ASSERT_EQ(state.memories.size(), 2u);
    EXPECT_EQ(state.memories.front().eyes, eyes_of(state.settings, state.posts, nationalist));
}

}  // namespace
}  // namespace galloper::land_and_freedom
