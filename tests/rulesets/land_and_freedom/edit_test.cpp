// Changes by hand.

#include "tests/rulesets/land_and_freedom/editing.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-1] [LAF-39] [LAF-65]
TEST_F(Editing, BasesArePlacedMovedTurnedAndRemoved)
{
    const PieceId id{77};
    const int before = tally().bases_at_start;

    EXPECT_EQ(place(id, "rifles", battalion, cm(20, 40), {"SMG"}), "");
    EXPECT_TRUE(field.find(id).smg);
    EXPECT_EQ(field.find(id).side, nationalists);
    EXPECT_EQ(field.state.formation(battalion).bases_at_start, 2);
    EXPECT_EQ(tally().bases_at_start, before + 1);
    EXPECT_EQ(make(edits::MovePiece{id, cm(20, 50)}), "");
    EXPECT_EQ(field.find(id).at, cm(20, 50));
    EXPECT_EQ(make(edits::TurnPiece{id, {1, 1}}), "");
    EXPECT_EQ(field.find(id).facing, (Facing{1, 1}));
    EXPECT_EQ(make(edits::RemovePiece{id}), "");

    EXPECT_TRUE(field.gone(id));
    EXPECT_EQ(tally().bases_at_start, before);
    EXPECT_EQ(tally().bases_lost, 0);  // it is as if it had never been there
    EXPECT_EQ(field.state.formation(battalion).bases_at_start, 1);
}

TEST_F(Editing, WhatCannotBeIsRefusedInWords)
{
    EXPECT_EQ(make(edits::MovePiece{rifles, {Length{-1}, {}}}), "That is not on the table.");
    EXPECT_EQ(place(rifles, "rifles", battalion, cm(5, 5)), "That id is taken.");
    EXPECT_EQ(place(PieceId{78}, "cavalry", battalion, cm(5, 5)),
              "Land and Freedom knows no piece called \"cavalry\".");
    EXPECT_EQ(place(PieceId{78}, "rifles", 99, cm(5, 5)), "There is no such formation.");
    EXPECT_EQ(place(PieceId{first_of_the_house}, "rifles", battalion, cm(5, 5)),
              "That id belongs to the house.");
    EXPECT_EQ(make(edits::RemovePiece{PieceId{999}}), "There is no such base.");
    EXPECT_EQ(make(edits::TurnPiece{rifles, {0, 0}}), "A facing needs a direction.");
    EXPECT_NE(make(edits::SetStat{rifles, {"figures", 4}}), "");
    EXPECT_NE(make(edits::SetBadge{rifles, "pinned", true}), "");
    EXPECT_NE(make(edits::SetFace{rifles, "gun"}), "");
    EXPECT_NE(make(edits::SetFact{{"weather", "rain"}}), "");
    EXPECT_NE(make(edits::ShowPiece{rifles, Viewer::everybody()}), "");
    EXPECT_NE(make(edits::HidePiece{rifles, Viewer::everybody()}), "");
}

// [GEN-18]
TEST_F(Editing, NoBaseIsSetOnAnother)
{
    EXPECT_EQ(make(edits::MovePiece{tank, cm(52, 30)}), "Another base stands there.");
    EXPECT_EQ(place(PieceId{78}, "rifles", battalion, cm(52, 30)), "Another base stands there.");
    EXPECT_EQ(make(edits::MovePiece{tank, cm(54, 30)}), "");
    EXPECT_EQ(make(edits::TurnPiece{tank, {1, 1}}), "There is no room to turn it so.");
}

// [LAF-1] [LAF-4] [LAF-23] [LAF-29]
TEST_F(Editing, EveryBaseBelongsWhereItCan)
{
    const PieceId id{78};
    EXPECT_NE(place(id, "rifles", army, cm(5, 50)), "");
    EXPECT_NE(place(id, "rifles", detachment, cm(5, 50)), "");
    EXPECT_NE(place(id, "spotter", battalion, cm(5, 50)), "");
    EXPECT_NE(place(id, "mortar", battalion, cm(5, 50)), "");
    EXPECT_NE(place(id, "tank", detachment, cm(5, 50)), "");
    EXPECT_NE(place(id, "battalion HQ", battalion, cm(5, 50)), "");
    EXPECT_NE(place(id, "motorcycle", battalion, cm(5, 50)), "");
    ASSERT_EQ(make(edits::RemovePiece{tank}), "");
    EXPECT_TRUE(field.state.formation(detachment).broken);
    EXPECT_EQ(place(id, "spotter", detachment, cm(5, 50)), "");
    EXPECT_FALSE(field.state.formation(detachment).broken);
}

// [LAF-23] He waits at his headquarters, and is on his way there if he is set down elsewhere.
TEST_F(Editing, ARiderBeginsAtHome)
{
    const PieceId id{78};
    EXPECT_EQ(place(id, "motorcycle", army, cm(100, 100)), "");
    EXPECT_EQ(field.find(id).aboard, field.hq(army));
    EXPECT_EQ(field.find(id).at, cm(10, 10));

    EXPECT_EQ(make(edits::MovePiece{id, cm(100, 100)}), "");

    EXPECT_EQ(field.find(id).aboard, std::nullopt);
    ASSERT_EQ(field.state.errands.size(), 1u);
    EXPECT_EQ(field.state.errands[0], (Errand{id, std::nullopt}));
}

// [LAF-10] [LAF-23]
TEST_F(Editing, AHeadquartersTakenAwayLeavesNobodyWaiting)
{
    ASSERT_EQ(place(PieceId{78}, "motorcycle", army, cm(10, 10)), "");
    Desk& desk = field.state.general(nationalists);
    desk.allotments = {{army, battalion, 2}};
    field.state.formation(army).arrived = 2;

    EXPECT_EQ(make(edits::RemovePiece{field.hq(army)}), "");

    EXPECT_TRUE(field.gone(PieceId{78}));
    EXPECT_EQ(field.state.formation(army).hq, std::nullopt);
    EXPECT_EQ(field.state.formation(army).arrived, 0);
    EXPECT_TRUE(field.state.general(nationalists).allotments.empty());
    EXPECT_EQ(place(PieceId{79}, "army HQ", army, cm(10, 10)), "");
    EXPECT_EQ(field.hq(army), PieceId{79});
}

// [LAF-11] [LAF-13] An army's 3: in disorder since turn 1 it pays 1 for itself in turn 2. If it was
// disordered in this very turn, it can pay for nothing.
TEST_F(Editing, ADisorderedHeadquartersHasNoMoreInItsDraftThanItCanGive)
{
    field.state.phase = Phase::Allocation;
    field.state.turn = 2;
    Desk& desk = field.state.general(nationalists);
    desk.allotments = {{army, battalion, 2}, {army, detachment, 1}};
    field.state.base(field.hq(army)).disordered = true;
    field.state.base(field.hq(army)).disordered_in = 1;

    EXPECT_EQ(make(edits::SetBadge{rifles, "moved", true}), "");
    EXPECT_EQ(field.state.general(nationalists).allotments,
              (std::vector<Allotment>{{army, battalion, 2}}));

    EXPECT_EQ(make(edits::SetBadge{field.hq(army), "disordered", true}), "");
    EXPECT_TRUE(field.state.general(nationalists).allotments.empty());
}

// [LAF-11] [LAF-12] [LAF-30] What is paid for last is struck out first: points, then recoveries.
TEST_F(Editing, WhatThereAreNoPointsForIsStruckOutOfADraft)
{
    field.state.phase = Phase::Allocation;
    field.state.turn = 2;
    const PieceId spotter = field.base(detachment, {.arm = Arm::Spotter, .at = cm(90, 30)});
    field.state.formation(detachment).allowance = 3;
    Desk& desk = field.state.general(nationalists);
    desk.allotments = {{army, battalion, 1}, {detachment, detachment, 1}};
    desk.recoveries = {{army, rifles}, {army, truck}};
    desk.strikes = {{spotter, StrikeKind::Artillery, 2}};

    field.state.formation(army).allowance = 1;
    field.state.formation(detachment).allowance = 1;
    EXPECT_EQ(make(edits::SetBadge{rifles, "moved", true}), "");

    const Desk& after = field.state.general(nationalists);
    EXPECT_TRUE(after.allotments.empty());
    EXPECT_EQ(after.recoveries, (std::vector<Recovery>{{army, rifles}}));
    EXPECT_TRUE(after.strikes.empty());
}

// [LAF-11] [LAF-15] Of its 3 points the first is its own.
TEST_F(Editing, ABidIsNoHigherThanADisorderedHeadquartersCanMake)
{
    field.state.phase = Phase::Bids;
    field.state.general(nationalists).bid = 3;

    EXPECT_EQ(make(edits::SetBadge{field.hq(army), "disordered", true}), "");

    EXPECT_EQ(field.state.general(nationalists).bid, 2);
}

// [LAF-35]
TEST_F(Editing, WhoeverIsInATruckThatIsTakenAwayStandsInItsPlace)
{
    field.state.base(rifles).aboard = truck;

    EXPECT_EQ(make(edits::RemovePiece{truck}), "");

    EXPECT_EQ(field.find(rifles).aboard, std::nullopt);
    EXPECT_EQ(field.find(rifles).at, cm(60, 30));
    EXPECT_FALSE(field.find(rifles).disordered);
}

// [LAF-26]
TEST_F(Editing, ARiderToNobodyTurnsBack)
{
    const PieceId id{78};
    ASSERT_EQ(place(id, "motorcycle", army, cm(10, 10)), "");
    ASSERT_EQ(make(edits::MovePiece{id, cm(100, 100)}), "");
    field.state.errands[0].load = Load{army, detachment, 2, {}};

    EXPECT_EQ(make(edits::RemovePiece{tank}), "");

    EXPECT_EQ(field.state.errands[0].load, std::nullopt);
}

// [LAF-13] [LAF-22] [LAF-51] [LAF-68c]
TEST_F(Editing, WhatABaseIsLikeCanBeSet)
{
    field.state.turn = 3;
    EXPECT_EQ(make(edits::SetBadge{rifles, "disordered", true}), "");
    EXPECT_EQ(field.find(rifles).disordered_in, 3);
    EXPECT_EQ(make(edits::SetBadge{rifles, "moved", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "fired", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "entrenched", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "sub-machine guns", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "came by truck", true}), "");
    EXPECT_EQ(make(edits::SetBadge{field.hq(battalion), "radio", true}), "");
    EXPECT_EQ(make(edits::SetBadge{tank, "has acted", true}), "");

    const Base& base = field.find(rifles);
    EXPECT_TRUE(base.disordered && base.moved && base.fired && base.entrenched && base.smg &&
                base.by_truck);
    EXPECT_TRUE(field.state.formation(battalion).radio);
    EXPECT_TRUE(field.state.formation(detachment).activated);
    EXPECT_EQ(make(edits::MovePiece{rifles, cm(50, 40)}), "");
    EXPECT_FALSE(field.find(rifles).entrenched);
    EXPECT_NE(make(edits::SetBadge{truck, "entrenched", true}), "");
    EXPECT_NE(make(edits::SetBadge{tank, "sub-machine guns", true}), "");
}

// [LAF-5] [LAF-7]
TEST_F(Editing, PointsAndAllowancesAreSetAtTheSeatOfCommand)
{
    EXPECT_EQ(make(edits::SetStat{field.hq(battalion), {"points", 4}}), "");
    EXPECT_EQ(field.state.formation(battalion).points, 4);
    EXPECT_EQ(make(edits::SetStat{tank, {"points", 2}}), "");
    EXPECT_EQ(field.state.formation(detachment).points, 2);
    EXPECT_EQ(make(edits::SetStat{field.hq(army), {"allowance", 5}}), "");
    EXPECT_EQ(field.state.formation(army).allowance, 5);
    EXPECT_NE(make(edits::SetStat{rifles, {"points", 4}}), "");
    EXPECT_NE(make(edits::SetStat{field.hq(battalion), {"points", -1}}), "");
    EXPECT_NE(make(edits::SetStat{field.hq(army), {"to share", 1}}), "");
    const int brigade = field.brigade(nationalists, 10, army, cm(30, 10));
    EXPECT_EQ(make(edits::SetStat{field.hq(brigade), {"to share", 1}}), "");
    EXPECT_EQ(field.state.formation(brigade).arrived, 1);
    field.state.phase = Phase::Allocation;
    EXPECT_NE(make(edits::SetStat{field.hq(army), {"allowance", 1}}), "");
}

// [LAF-14] [GEN-22]
TEST_F(Editing, TurnsTheClockAndWhoHoldsGroundCanBeSet)
{
    field.state.objectives = {{"Mill", square(cm(1, 1), cm(2, 2)), 1, -1}};
    EXPECT_EQ(make(edits::SetFact{{"turns", "20"}}), "");
    EXPECT_EQ(field.state.last_turn, 20);
    EXPECT_NE(make(edits::SetFact{{"turns", "0"}}), "");
    EXPECT_NE(make(edits::SetFact{{"turns", "many"}}), "");
    EXPECT_EQ(make(edits::SetFact{{"clock", "3"}}), "");
    EXPECT_EQ(field.state.clock, 3);
    EXPECT_NE(make(edits::SetFact{{"clock", "0"}}), "");
    EXPECT_EQ(make(edits::SetFact{{"Mill", "Republicans"}}), "");
    EXPECT_EQ(field.state.objectives[0].holder, republicans.number);
    EXPECT_EQ(make(edits::SetFact{{"Mill", "nobody"}}), "");
    EXPECT_EQ(field.state.objectives[0].holder, -1);
    EXPECT_NE(make(edits::SetFact{{"Mill", "Carlists"}}), "");
}

TEST_F(Editing, GroundIsLaidAndLifted)
{
    Ground wood;
    wood.name = PieceId{5'000'000};
    wood.kind = "wood";
    wood.outline = {cm(1, 1), cm(2, 1), cm(2, 2)};
    EXPECT_EQ(make(edits::LayGround{wood}), "");
    EXPECT_EQ(field.state.ground.size(), 1u);
    EXPECT_EQ(make(edits::LayGround{wood}), "");
    EXPECT_EQ(field.state.ground.size(), 1u);

    EXPECT_EQ(make(edits::LiftGround{wood.name}), "");
    EXPECT_TRUE(field.state.ground.empty());
    EXPECT_NE(make(edits::LiftGround{wood.name}), "");
    wood.outline[0] = {Length{-1}, {}};
    EXPECT_NE(make(edits::LayGround{wood}), "");
}

// [GEN-12] A unit goes on with those of its orders that still stand.
TEST_F(Editing, OrdersOfABaseThatIsGoneAreStruckOut)
{
    field.state.running = Running{.formation = battalion, .left = {move(rifles, {cm(50, 40)})}};
    field.state.desk_of(battalion).orders = {move(rifles, {cm(50, 40)})};

    EXPECT_EQ(make(edits::RemovePiece{rifles}), "");

    EXPECT_TRUE(field.state.running->left.empty());
    EXPECT_TRUE(field.state.desk_of(battalion).orders.empty());
}

// [GEN-12]
TEST_F(Editing, AUnitThatIsGoneGoesOnNoMore)
{
    field.state.running = Running{.formation = detachment, .left = {move(tank, {cm(80, 40)})}};

    EXPECT_EQ(make(edits::RemovePiece{tank}), "");

    EXPECT_FALSE(field.state.running);
}

struct EditingAMove : Editing {
    EditingAMove()
    {
        const PieceId enemy = field.rifles(theirs, cm(50, 60));
        field.state.halt = Halt{.mover = rifles,
                                .from = cm(50, 30),
                                .way = {cm(50, 40)},
                                .gone = 0_cm,
                                .can_go = 10_cm,
                                .answered = {}};
        field.state.pending =
            questions::Window{rifles, cm(50, 30), {{republican, {enemy}, false, {}}}};
    }
};

// [GEN-12] A question whose base is gone is closed, and the move with it.
TEST_F(EditingAMove, AWindowOnABaseThatIsGoneIsClosed)
{
    EXPECT_EQ(make(edits::RemovePiece{rifles}), "");

    EXPECT_FALSE(field.state.pending);
    EXPECT_FALSE(field.state.halt);
}

TEST_F(EditingAMove, AMoverWhoIsSetDownElsewhereGoesOnNoFarther)
{
    EXPECT_EQ(make(edits::MovePiece{rifles, cm(40, 40)}), "");

    EXPECT_FALSE(field.state.halt);
    EXPECT_FALSE(field.state.pending);
}

// [GEN-21] That a seat is asked says nothing about what it has to fire with.
TEST_F(EditingAMove, ASeatStaysAskedWhenItsBaseCannotFireAnyMore)
{
    const PieceId enemy = field.state.bases.back().id;

    EXPECT_EQ(make(edits::SetBadge{enemy, "fired", true}), "");

    ASSERT_TRUE(field.state.pending);
    const auto& window = std::get<questions::Window>(*field.state.pending);
    ASSERT_EQ(window.asked.size(), 1u);
    EXPECT_TRUE(window.asked[0].candidates.empty());
}

TEST_F(EditingAMove, OtherEditsLeaveItAsItWas)
{
    EXPECT_EQ(make(edits::MovePiece{tank, cm(120, 40)}), "");

    EXPECT_TRUE(field.state.halt);
    EXPECT_TRUE(field.state.pending);
}

}  // namespace
}  // namespace galloper::land_and_freedom
