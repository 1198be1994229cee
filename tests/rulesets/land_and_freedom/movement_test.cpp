// How bases move, and where they stop.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

class Movement : public testing::Test {
protected:
    Movement()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
    }
    Field field{};
};

// [LAF-32] Infantry go 10 cm off the road.
TEST_F(Movement, ABaseGoesAsFarAsItsLegsCarryIt)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));

    field.go(own, {move(rifles, {cm(50, 80)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 40));
    EXPECT_TRUE(field.find(rifles).moved);
    ASSERT_EQ(field.report().motions.size(), 1u);
    EXPECT_EQ(field.report().motions.front().way, (std::vector{cm(50, 30), cm(50, 40)}));
}

// [LAF-19] One move: what is ordered beyond it is left out, and its own side told.
TEST_F(Movement, ABaseMovesOnce)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));

    field.go(own, {{rifles, {deeds::Move{{cm(50, 35)}}, deeds::Move{{cm(50, 40)}}}}});

    EXPECT_EQ(field.find(rifles).at, cm(50, 35));
    EXPECT_TRUE(field.was_said("{} cannot move now."));
}

// [LAF-33] Nobody gets through a river, and anybody over a bridge.
TEST_F(Movement, WaterStopsWhoeverHasNoBridge)
{
    field.ground("river", square(cm(0, 34), cm(200, 36)));
    field.ground("bridge", square(cm(60, 33), cm(66, 37)));
    const PieceId wet = field.rifles(own, cm(50, 30));
    const PieceId dry = field.rifles(own, cm(63, 30));

    field.go(own, {move(wet, {cm(50, 40)}), move(dry, {cm(63, 40)})});

    EXPECT_EQ(field.find(wet).at.y, 34_cm - Length{1});
    // 4 cm of the bridge count as road: 6/10 + 4/15 of its allowance.
    EXPECT_EQ(field.find(dry).at, cm(63, 40));
}

// [LAF-35] Guns move in trucks alone.
TEST_F(Movement, AGunGoesNowhereByItself)
{
    const PieceId gun = field.base(own, {.arm = Arm::At, .at = cm(50, 30)});

    field.go(own, {move(gun, {cm(50, 40)})});

    EXPECT_EQ(field.find(gun).at, cm(50, 30));
    EXPECT_FALSE(field.find(gun).moved);
}

// [LAF-34] Edges 1 cm apart: centres 5 cm.
TEST_F(Movement, ItStopsACentimetreShortOfAnEnemy)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    const PieceId enemy = field.base(other, {.at = cm(50, 42), .moved = true});

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 37));
    EXPECT_TRUE(field.was_said("{} stops short of the enemy."));
    EXPECT_EQ(between(field.state, field.find(rifles), field.find(enemy)), 1_cm);
}

// [LAF-34] It need not be on the way that leads past: edges 1 cm apart are far enough.
TEST_F(Movement, ItPassesAnEnemyAtACentimetre)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.base(other, {.at = cm(55, 35), .moved = true});

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 40));
}

// [LAF-62] [LAF-34] Whoever stands beside an enemy after a fight can go away from him.
TEST_F(Movement, WhoeverIsInContactCanLeaveIt)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.base(other, {.at = cm(50, 34), .moved = true});

    field.go(own, {move(rifles, {cm(50, 22)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 24)) << "edge to edge with its headquarters";
}

// [GEN-18] Shortened to the last point at which it overlaps nobody: edge to edge.
TEST_F(Movement, ItNeverEndsOnAFriend)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.rifles(own, cm(51, 41));

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 37));
    EXPECT_TRUE(field.was_said("{} finds no room farther on."));
}

// [LAF-34] Friends may be passed.
TEST_F(Movement, ItPassesFriends)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.rifles(own, cm(50, 35));

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 40));
}

// [GEN-18] One that has no room at all does not move, and has not used its move.
TEST_F(Movement, WithoutRoomItStays)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.rifles(own, cm(50, 34));

    field.go(own, {move(rifles, {cm(50, 36)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 30));
    EXPECT_FALSE(field.find(rifles).moved);
    EXPECT_TRUE(field.was_said("{} has no room to move."));
}

// [LAF-68c]
TEST_F(Movement, WhoeverLeavesItsTrenchIsEntrenchedNoLonger)
{
    const PieceId rifles = field.base(own, {.at = cm(50, 30), .entrenched = true});

    field.go(own, {move(rifles, {cm(50, 31)})});

    EXPECT_FALSE(field.find(rifles).entrenched);
}

// [LAF-37] A base that was disordered before its move moves normally.
TEST_F(Movement, ADisorderedBaseMovesNormally)
{
    const PieceId rifles =
        field.base(own, {.at = cm(50, 30), .disordered = true, .disordered_in = 1});

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_EQ(field.find(rifles).at, cm(50, 40));
}

// [LAF-34] A rank that stands edge to edge goes half aside in good order.
TEST_F(Movement, ARankKeepsItsOrder)
{
    std::vector<PieceId> rank;
    for (int i = 0; i < 4; ++i) rank.push_back(field.rifles(own, cm(50 + 4 * i, 30)));

    field.play(nationalist, Verb::MoveUnit, field.hq(own), {Path{cm(56, 26)}});
    field.go(own, std::vector<BaseOrder>(field.state.desk_of(own).orders));

    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(field.find(rank[static_cast<std::size_t>(i)]).at, cm(56 + 4 * i, 36));
}

// [LAF-27] A rider stops nobody: an enemy base that comes to him takes him.
TEST_F(Movement, ABaseTakesARiderThatItComesTo)
{
    const int brigade = field.brigade(republicans, 20, 0, cm(150, 140));
    const PieceId rider = field.base(brigade, {.arm = Arm::Cavalry, .at = cm(50, 36)});
    const PieceId rifles = field.rifles(own, cm(50, 30));

    field.go(own, {move(rifles, {cm(50, 40)})});

    EXPECT_TRUE(field.gone(rider));
    EXPECT_EQ(field.find(rifles).at, cm(50, 40));
}

// [LAF-27] Also one that stands just where it means to go, 7 cm aside and 7 cm ahead: 9.9 cm.
TEST_F(Movement, ABaseTakesARiderWhoStandsWhereItEnds)
{
    const int brigade = field.brigade(republicans, 20, 0, cm(150, 140));
    const PieceId rider = field.base(brigade, {.arm = Arm::Cavalry, .at = cm(57, 37)});
    const PieceId rifles = field.rifles(own, cm(50, 30));

    field.go(own, {move(rifles, {cm(57, 37)})});

    EXPECT_TRUE(field.gone(rider));
    EXPECT_EQ(field.find(rifles).at, cm(57, 37));
}

// [LAF-68a] Two that may not fight stay apart, and two that may can stand edge to edge.
TEST_F(Movement, ThereIsRoomBesideAnEnemyForWhoeverMayFightHim)
{
    const PieceId rifles = field.rifles(own, cm(50, 30));
    field.base(other, {.at = cm(50, 60)});
    field.base(other, {.arm = Arm::Tank, .at = cm(80, 60)});
    const Lie lie(field.state.ground);
    const auto can_stand_at = [&](Point at) {
        return can_stand(field.state, lie, field.find(rifles), at, {0, 1});
    };

    EXPECT_FALSE(can_stand_at(cm(50, 56)));
    EXPECT_TRUE(can_stand_at(cm(50, 55)));
    EXPECT_TRUE(can_stand_at(cm(80, 56))) << "infantry may assault a tank [LAF-57]";
    EXPECT_FALSE(can_stand_at(cm(80, 57))) << "but nobody stands on anybody [GEN-18]";
}

}  // namespace
}  // namespace galloper::land_and_freedom
