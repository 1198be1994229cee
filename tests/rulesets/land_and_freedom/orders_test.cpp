// What a seat writes down.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Orders : public testing::Test {
protected:
    Orders()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        front = field.rifles(own, cm(50, 40));
        rear = field.rifles(own, cm(50, 30));
    }
    const std::vector<BaseOrder>& written() const { return field.state.desks[0].orders; }
    void write(Verb verb, PieceId piece, std::vector<Answer> answers)
    {
        field.play(nationalist, verb, piece, std::move(answers));
    }
    Field field{};
    PieceId front{}, rear{};
};

// [LAF-19] One move and one fire, in the order in which they are written.
TEST_F(Orders, AMoveAndAShotInEitherOrder)
{
    write(Verb::Fire, front, {PieceId{99}});
    write(Verb::Move, front, {Path{cm(50, 45)}});

    EXPECT_EQ(
        written(),
        (std::vector{BaseOrder{front, {deeds::Fire{PieceId{99}}, deeds::Move{{cm(50, 45)}}}}}));
}

TEST_F(Orders, AnotherMoveTakesThePlaceOfTheFirst)
{
    write(Verb::Move, front, {Path{cm(50, 45)}});
    write(Verb::Fire, front, {PieceId{99}});
    write(Verb::Move, front, {Path{cm(50, 46)}});

    EXPECT_EQ(
        written(),
        (std::vector{BaseOrder{front, {deeds::Move{{cm(50, 46)}}, deeds::Fire{PieceId{99}}}}}));
}

// [LAF-19] [LAF-44] A target is picked from where the base will stand then: the shot is fired
// there.
TEST_F(Orders, AnotherShotIsFiredAfterWhatIsWritten)
{
    write(Verb::Fire, front, {PieceId{99}});
    write(Verb::Move, front, {Path{cm(50, 45)}});
    write(Verb::Fire, front, {PieceId{98}});

    EXPECT_EQ(
        written(),
        (std::vector{BaseOrder{front, {deeds::Move{{cm(50, 45)}}, deeds::Fire{PieceId{98}}}}}));
}

// [LAF-58] [LAF-68b] An assault takes the place of a move; a shot is for when the bravery fails.
TEST_F(Orders, AnAssaultTakesThePlaceOfAMove)
{
    write(Verb::Move, front, {Path{cm(50, 45)}});
    write(Verb::Fire, front, {PieceId{99}});
    write(Verb::Assault, front, {PieceId{98}});

    EXPECT_EQ(
        written(),
        (std::vector{BaseOrder{front, {deeds::Assault{PieceId{98}}, deeds::Fire{PieceId{99}}}}}));
}

// The whole unit takes the same way, whoever is ahead of it first.
TEST_F(Orders, AUnitMovesAsOne)
{
    write(Verb::MoveUnit, field.hq(own), {Path{cm(53, 20), cm(53, 25)}});

    EXPECT_EQ(written(), (std::vector{move(front, {cm(53, 40), cm(53, 45)}),
                                      move(rear, {cm(53, 30), cm(53, 35)}),
                                      move(field.hq(own), {cm(53, 20), cm(53, 25)})}));
}

// [LAF-9] Stragglers get no orders with it, nor do guns, which do not walk. [LAF-35]
TEST_F(Orders, OnlyWhoeverCanWalkAndIsInCommandMovesWithIt)
{
    field.rifles(own, cm(150, 20));
    field.base(own, {.arm = Arm::At, .at = cm(60, 20)});

    write(Verb::MoveUnit, field.hq(own), {Path{cm(50, 25)}});

    EXPECT_EQ(written().size(), 3u);
}

// Each that could fire at it from where its move leaves it: 40 cm from y = 84 is y = 40, and the
// rear base comes no farther than that.
TEST_F(Orders, AUnitFiresWithWhoeverCan)
{
    const PieceId target = field.base(other, {.at = cm(50, 88)});
    write(Verb::Move, front, {Path{cm(50, 44)}});
    write(Verb::Move, rear, {Path{cm(50, 35)}});

    write(Verb::FireUnit, field.hq(own), {target});

    EXPECT_EQ(written(),
              (std::vector{BaseOrder{front, {deeds::Move{{cm(50, 44)}}, deeds::Fire{target}}},
                           move(rear, {cm(50, 35)})}));
}

TEST_F(Orders, AreTakenBack)
{
    write(Verb::MoveUnit, field.hq(own), {Path{cm(50, 25)}});
    write(Verb::TakeBack, front, {});
    EXPECT_EQ(written().size(), 2u);
    write(Verb::TakeBackUnit, field.hq(own), {});
    EXPECT_TRUE(written().empty());
}

// [LAF-53] Of a headquarters they are the whole formation's.
TEST_F(Orders, FireOrdersAreOfABaseOrAFormation)
{
    write(Verb::FireOrders, front, {Chosen{4}});
    write(Verb::FireOrders, field.hq(own), {Chosen{3}});
    EXPECT_EQ(fire_order_of(field.state, field.find(front)), FireAt::Hold);
    EXPECT_EQ(fire_order_of(field.state, field.find(rear)), FireAt::Short);

    write(Verb::FireOrders, front, {Chosen{0}});
    write(Verb::FireOrders, field.hq(own), {Chosen{0}});
    EXPECT_EQ(fire_order_of(field.state, field.find(front)), FireAt::Medium);
    EXPECT_TRUE(field.state.desks[0].fire_orders.empty());
}

// [LAF-17]
TEST_F(Orders, TheControllersPickCanBeLeftAsAStandingOrder)
{
    field.play(nationalist, Verb::PickOrders, {}, {Chosen{2}});
    EXPECT_EQ(field.state.desks[0].pick, ClockPick::Lower);
}

// [LAF-30]
TEST_F(Orders, ASpotterCallsForWhatItHasPaidFor)
{
    const int detachment = field.detachment(nationalists, 13, 0);
    const PieceId spotter = field.base(detachment, {.arm = Arm::Spotter, .at = cm(90, 90)});
    field.state.strikes = {
        {.spotter = spotter, .kind = StrikeKind::Mortar, .points = 2},
        {.spotter = spotter, .kind = StrikeKind::Fighter, .points = 3},
        {.spotter = spotter, .kind = StrikeKind::Bomber, .points = 3},
    };

    write(Verb::Call, spotter, {Chosen{1}, PieceId{99}});

    EXPECT_EQ(written(),
              (std::vector{BaseOrder{spotter, {deeds::Call{StrikeKind::Bomber, PieceId{99}}}}}));
}

// [LAF-35]
TEST_F(Orders, ATruckIsToldWhomToTakeUpAndWhetherToSetHimDown)
{
    const PieceId truck = field.base(own, {.arm = Arm::Truck, .at = cm(60, 30)});

    write(Verb::Haul, truck, {Path{cm(70, 30)}, std::vector{front}, Chosen{1}});

    EXPECT_EQ(written(),
              (std::vector{BaseOrder{truck, {deeds::Haul{{cm(70, 30)}, front, false}}}}));
}

}  // namespace
}  // namespace galloper::land_and_freedom
