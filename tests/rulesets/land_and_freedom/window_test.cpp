// The one window in a unit's activation, for those who are to be asked. All stand at x = 50 cm.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Window : public testing::Test {
protected:
    Window()
    {
        field.battalion(nationalists, own, 0, cm(35, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        mover = field.rifles(own, cm(50, 30));
        field.state.settings.reactions = Reactions::Live;
        asks = defender(Arm::Rifle, 60);
        order(asks, FireAt::Ask);
    }
    // The battalion of the defence must not be broken by what it never had: it loses nothing here.
    PieceId defender(Arm arm, int y, int x = 50)
    {
        return field.base(other, {.arm = arm, .at = cm(x, y), .facing = {0, -1}});
    }
    void advance() { field.go(own, {move(mover, {cm(50, 40)})}); }
    void order(PieceId base, FireAt at)
    {
        field.state.desk_of(other).fire_orders.push_back({.base = base, .at = at});
    }
    Field field{};
    PieceId mover{};
    PieceId asks{};
};

// [GEN-13] [LAF-53] At first entry: it starts 26 cm away, and so a millimetre on.
TEST_F(Window, OpensForWhoeverIsToAsk)
{
    advance();

    ASSERT_TRUE(field.state.pending);
    const auto& window = std::get<questions::Window>(*field.state.pending);
    EXPECT_EQ(window.at, (Point{50_cm, 30_cm + Length{10}}));
    ASSERT_EQ(window.asked.size(), 1u);
    EXPECT_EQ(window.asked.front().seat, republican);
    EXPECT_EQ(window.asked.front().candidates, std::vector{asks});
}

// Whom he may fire at is said, and marked where it stands.
TEST_F(Window, SaysWhoHasComeIntoView)
{
    field.state.base(mover).label = "Lincoln, 2nd";
    advance();
    const Known known = known_to(field.state, republican);

    const std::vector<Offer> offered = offers(known);
    const auto fire = std::find_if(offered.begin(), offered.end(), [](const Offer& offer) {
        return offer.verb == word_of(Verb::FireNow);
    });
    ASSERT_NE(fire, offered.end());
    EXPECT_EQ(fire->label, "Fire at Lincoln, 2nd here");
    const auto told =
        forecast(known, republican, {word_of(Verb::FireNow), {}, {std::vector{asks}}});
    ASSERT_EQ(told.marks.size(), 1u);
    EXPECT_EQ(told.marks[0].at, field.find(mover).at);
}

TEST_F(Window, WhoeverIsNamedFiresThere)
{
    advance();
    field.dice("fire", {5});
    field.play(republican, Verb::FireNow, {}, {std::vector{asks}});

    EXPECT_TRUE(field.find(mover).disordered);
    EXPECT_EQ(field.find(mover).at, (Point{50_cm, 30_cm + Length{10}}));
    EXPECT_FALSE(field.state.pending);
    EXPECT_FALSE(field.state.halt);
    EXPECT_FALSE(field.state.running);
}

// [LAF-52] It has had its one chance at this mover.
TEST_F(Window, WhoeverHoldsHasHadHisChance)
{
    advance();
    field.play(republican, Verb::HoldFire);

    EXPECT_EQ(field.find(mover).at, cm(50, 40));
    EXPECT_FALSE(field.find(asks).fired);
    // [GEN-15] What its unit was still to do comes out only now.
    const auto& lines = field.report().lines;
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const Line& line) {
        return line.text.ends_with(" goes on.") &&
               line.reveals.front().matter == "orders of side 0";
    }));
}

// [GEN-21] Once in a unit's activation: at the next mover it counts as having no order.
TEST_F(Window, OpensOnceInAnActivation)
{
    const PieceId second = field.rifles(own, cm(44, 30));
    field.go(own, {move(mover, {cm(50, 34)}), move(second, {cm(44, 40)})});
    field.dice("fire", {1, 1});
    field.play(republican, Verb::HoldFire);

    EXPECT_FALSE(field.state.pending);
    EXPECT_TRUE(field.find(asks).fired);
    EXPECT_EQ(field.find(second).at, cm(44, 40));
}

// [LAF-53] Without an order an anti-tank gun waits for vehicles.
TEST_F(Window, AGunThatIsAskedNoMoreWaitsForVehicles)
{
    const PieceId gun = defender(Arm::At, 60, 60);
    order(gun, FireAt::Ask);
    field.state.base(asks).fired = true;
    const PieceId second = field.rifles(own, cm(44, 30));
    field.go(own, {move(mover, {cm(50, 34)}), move(second, {cm(44, 34)})});
    ASSERT_TRUE(field.state.pending);
    field.play(republican, Verb::HoldFire);

    EXPECT_FALSE(field.find(gun).fired);
}

// [LAF-53] With `reactions: standing` nothing is asked.
TEST_F(Window, IsNotThereUnderStandingReactions)
{
    field.state.settings.reactions = Reactions::Standing;
    field.dice("fire", {1, 1});

    advance();

    EXPECT_FALSE(field.state.pending);
    EXPECT_TRUE(field.find(asks).fired);
}

// [GEN-21] Under fog nobody can tell who could react: every player of that side is asked.
TEST_F(Window, UnderFogAsksEverySeatOfThatSide)
{
    field.state.settings.fog = Fog::Side;
    field.state.posts.push_back({republicans, {22}, Sight::Side});
    field.state.desks.push_back(Desk{.seat = Seat{2}, .formations = {22}});
    look_everywhere(field.state);

    advance();

    ASSERT_TRUE(field.state.pending);
    EXPECT_EQ(std::get<questions::Window>(*field.state.pending).asked.size(), 2u);
    const Line& asked = field.report().lines.back();
    EXPECT_TRUE(asked.about.empty()) << "whoever does not see the mover hears it too";
    EXPECT_EQ(asked.rule, "LAF-53");
}

// [LAF-53] Standing orders are given before an activation: nobody has them changed while the mover
// stands before him, whether he is asked or not.
TEST_F(Window, LeavesStandingOrdersAsTheyAre)
{
    constexpr Seat friends{2};
    field.battalion(republicans, 22, 0, cm(180, 130));
    field.state.posts.push_back({republicans, {22}, Sight::Side});
    std::erase(field.state.desk_of(22).formations, 22);
    field.state.desks.push_back(Desk{.seat = friends, .formations = {22}});
    const auto may_order_fire = [&](Seat seat) {
        const auto all = offers(known_to(field.state, seat));
        return std::any_of(all.begin(), all.end(), [](const Offer& offer) {
            return verb_of(offer.verb) == Verb::FireOrders;
        });
    };

    advance();
    ASSERT_TRUE(field.state.pending);
    EXPECT_FALSE(may_order_fire(republican));
    EXPECT_FALSE(may_order_fire(friends));

    field.play(republican, Verb::HoldFire);
    EXPECT_TRUE(may_order_fire(republican));
    EXPECT_TRUE(may_order_fire(friends));
}

}  // namespace
}  // namespace galloper::land_and_freedom
