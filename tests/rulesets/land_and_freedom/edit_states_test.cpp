// Changes by hand: whatever a base or a unit can be in play can be set.

#include "tests/rulesets/land_and_freedom/editing.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-23]
TEST_F(Editing, ARiderIsSetDownOnTheRoadWithHisMessage)
{
    const PieceId id{78};
    const std::string to = "to " + field.state.formation(battalion).label;
    EXPECT_NE(place(id, "motorcycle", army, cm(30, 60), {"to nobody"}), "");
    EXPECT_EQ(place(id, "motorcycle", army, cm(30, 60), {to}), "");
    EXPECT_EQ(field.find(id).at, cm(30, 60));
    EXPECT_EQ(field.find(id).aboard, std::nullopt);
    EXPECT_EQ(make(edits::SetStat{id, {"points", 2}}), "");

    ASSERT_EQ(field.state.errands.size(), 1u);
    EXPECT_EQ(field.state.errands[0], (Errand{id, Load{army, battalion, 2, {}}}));
}

// [LAF-2] [LAF-29] What belongs to no battalion acts by itself, under the headquarters it is set
// down with, and whoever commands that commands it.
TEST_F(Editing, AGunIsAUnitOfItsOwn)
{
    const PieceId id{78};
    EXPECT_EQ(place(id, "anti-tank gun", army, cm(5, 50)), "");

    const Formation& unit = field.state.formation(field.find(id).formation);
    EXPECT_EQ(unit.level, Level::Detachment);
    EXPECT_EQ(unit.under, army);
    EXPECT_EQ(unit.bases_at_start, 1);
    EXPECT_TRUE(field.state.general(nationalists).commands(unit.number));
    EXPECT_EQ(place(PieceId{79}, "spotter", army, cm(5, 70)), "");
    EXPECT_TRUE(field.state.formation(field.find(PieceId{79}).formation).radio);
}

// [LAF-35]
TEST_F(Editing, ABaseIsSetDownInATruck)
{
    const std::string aboard = "aboard " + field.find(truck).label;
    EXPECT_EQ(place(PieceId{78}, "rifles", battalion, cm(5, 50), {aboard}), "");
    EXPECT_EQ(field.find(PieceId{78}).aboard, truck);
    EXPECT_EQ(field.find(PieceId{78}).at, field.find(truck).at);
    EXPECT_NE(place(PieceId{79}, "rifles", battalion, cm(5, 50), {aboard}), "");
}

// [LAF-65] It begins anew, and what it lost before is no loss of it now.
TEST_F(Editing, ABattalionIsRaisedAgainFromItsHeadquarters)
{
    for (const PieceId id : {field.hq(battalion), rifles, truck})
        ASSERT_EQ(make(edits::RemovePiece{id}), "");
    ASSERT_TRUE(field.state.formation(battalion).broken);
    EXPECT_NE(place(PieceId{78}, "rifles", battalion, cm(5, 50)), "");

    EXPECT_EQ(place(PieceId{78}, "battalion HQ", battalion, cm(5, 50)), "");
    EXPECT_EQ(place(PieceId{79}, "rifles", battalion, cm(5, 60)), "");

    EXPECT_FALSE(field.state.formation(battalion).broken);
    EXPECT_EQ(field.state.formation(battalion).bases_at_start, 1);
}

// [LAF-12] [LAF-15]
TEST_F(Editing, RecoveryTurnAndControlAreSet)
{
    EXPECT_NE(make(edits::SetBadge{rifles, "will recover", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "disordered", true}), "");
    EXPECT_EQ(make(edits::SetBadge{rifles, "will recover", true}), "");
    EXPECT_EQ(field.state.formation(battalion).to_clear, std::vector<PieceId>{rifles});

    field.state.sides = {"Nationalists", "Republicans"};
    EXPECT_EQ(make(edits::SetFact{{"control", "Republicans"}}), "");
    EXPECT_EQ(field.state.control, republicans);
    EXPECT_EQ(make(edits::SetFact{{"turn", "3"}}), "");
    EXPECT_EQ(field.state.turn, 3);
    EXPECT_NE(make(edits::SetFact{{"turn", "2"}}), "");
}

}  // namespace
}  // namespace galloper::land_and_freedom
