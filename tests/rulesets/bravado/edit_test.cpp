// Changes by hand.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

struct Editing : testing::Test {
    Table table;
    PieceId team = table.team({.at = {30_in, 14_in}});
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    // Why it was refused, or nothing.
    std::string make(const Edit& change)
    {
        auto next = edit(table.state, change);
        if (!next) return next.error().words;
        table.state = std::move(*next);
        return {};
    }
};

TEST_F(Editing, PiecesArePlacedMovedAndRemoved)
{
    const PieceId id{77};
    EXPECT_EQ(
        make(edits::PlacePiece{id, "LMG team", "New", attack, 2, {5_in, 5_in}, {}, {"militia"}}),
        "");
    EXPECT_EQ(table.find(id).arm, Arm::Lmg);
    EXPECT_EQ(table.find(id).bravado, 7);  // [BRV-10]

    EXPECT_EQ(make(edits::MovePiece{id, {6_in, 6_in}}), "");
    EXPECT_EQ(table.find(id).at, (Point{6_in, 6_in}));

    EXPECT_EQ(make(edits::RemovePiece{id}), "");
    EXPECT_TRUE(table.gone(id));
}

TEST_F(Editing, WhatCannotBeIsRefusedInWords)
{
    EXPECT_EQ(make(edits::MovePiece{team, {90_in, 0_in}}), "That is not on the table.");
    EXPECT_EQ(make(edits::PlacePiece{team, "gun", "", {}, 0, {5_in, 5_in}, {}, {}}),
              "That id is taken.");
    EXPECT_EQ(make(edits::PlacePiece{PieceId{78}, "tank", "", {}, 0, {5_in, 5_in}, {}, {}}),
              "Bravado knows no piece called \"tank\".");
    EXPECT_EQ(make(edits::RemovePiece{PieceId{999}}), "There is no such piece.");
    EXPECT_NE(make(edits::SetStat{team, {"figures", 0}}), "");
    EXPECT_NE(make(edits::SetBadge{team, "silenced", true}), "");
    EXPECT_NE(make(edits::SetFact{{"weather", "rain"}}), "");
    EXPECT_NE(make(edits::ShowPiece{team, Viewer::everybody()}), "");
    EXPECT_NE(make(edits::HidePiece{team, Viewer::everybody()}), "");
}

// [GEN-24]
TEST_F(Editing, TwoTeamsAreNotSetOnOnePoint)
{
    const PieceId other = table.team({.at = {10_in, 10_in}});

    EXPECT_EQ(make(edits::MovePiece{other, {30_in, 14_in}}), "Another team stands there.");
}

// [BRV-22] [BRV-45]
TEST_F(Editing, ATeamAtBravadoNoughtIsPinnedAndInCover)
{
    EXPECT_EQ(make(edits::SetStat{team, {"Bravado", 0}}), "");

    EXPECT_TRUE(table.find(team).pinned);
    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_NE(make(edits::SetBadge{team, "pinned", false}), "");
}

// [BRV-47]
TEST_F(Editing, AGunCanBeSilencedAndOpenFireAgain)
{
    table.state.gun(gun).lost_since_open = 3;
    EXPECT_EQ(make(edits::SetBadge{gun, "silenced", true}), "");
    EXPECT_EQ(table.state.gun(gun).state, GunState::Silenced);

    EXPECT_EQ(make(edits::SetBadge{gun, "firing", true}), "");
    EXPECT_EQ(table.state.gun(gun).state, GunState::Firing);
    EXPECT_EQ(table.state.gun(gun).lost_since_open, 0);
}

// [BRV-3]
TEST_F(Editing, ACardCanBeGivenAnotherFace)
{
    const PieceId card = table.state.cards.front().id;

    EXPECT_EQ(make(edits::SetFace{card, "the king of hearts"}), "");

    EXPECT_EQ(table.state.card(card).face, (Face{Suit::Hearts, 13}));
    EXPECT_NE(make(edits::SetFace{card, "the joker"}), "");
}

TEST_F(Editing, OrdersOfATeamThatCannotCarryThemOutAreStruckOut)
{
    table.state.sheets[0].orders = {move(team, {{30_in, 15_in}})};

    EXPECT_EQ(make(edits::SetBadge{team, "in cover", true}), "");

    EXPECT_TRUE(table.state.sheets[0].orders.empty());
}

// A question whose team is gone is closed, and the attack's player lets the turn go on.
TEST_F(Editing, AQuestionAboutATeamThatIsGoneIsClosed)
{
    table.dice("movement", {1, 2}).dice("a new range band", {6, 6});
    table.turn({move(team, {{30_in, 20_in}})});
    table.go_on();
    ASSERT_TRUE(table.asked<questions::PressOn>());
    table.team({.at = {2_in, 2_in}});

    EXPECT_EQ(make(edits::RemovePiece{team}), "");

    EXPECT_FALSE(table.state.pending);
    EXPECT_FALSE(table.state.halt);
    const auto offered = offers(known_to(table.state, Seat{0}));
    ASSERT_EQ(offered.size(), 1u);
    EXPECT_EQ(offered[0].verb, "resume");
    EXPECT_TRUE(offered[0].is_default);
    table.play(Verb::Resume);
    EXPECT_EQ(table.state.turn, 2);
}

TEST_F(Editing, TheNumberOfTurnsCanBeSet)
{
    EXPECT_EQ(make(edits::SetFact{{"turns", "20"}}), "");
    EXPECT_EQ(table.state.last_turn, 20);
    EXPECT_NE(make(edits::SetFact{{"turns", "0"}}), "");
    EXPECT_NE(make(edits::SetFact{{"turns", "many"}}), "");
}

TEST_F(Editing, GroundIsLaidAndLifted)
{
    Ground wall;
    wall.name = PieceId{5'000'000};
    wall.kind = "building";
    wall.outline = {{1_in, 1_in}, {2_in, 1_in}, {2_in, 2_in}};
    EXPECT_EQ(make(edits::LayGround{wall}), "");
    EXPECT_EQ(table.state.ground.size(), 1u);

    EXPECT_EQ(make(edits::LiftGround{wall.name}), "");
    EXPECT_TRUE(table.state.ground.empty());
    EXPECT_NE(make(edits::LiftGround{wall.name}), "");
}

// A leader whose team is taken away stands where he stood, alone. [BRV-49]
TEST_F(Editing, ALeaderOutlivesHisTeam)
{
    const PieceId leader = table.leader({.team = team});

    EXPECT_EQ(make(edits::RemovePiece{team}), "");

    EXPECT_FALSE(table.state.leader(leader).team);
}

// [BRV-49] [BRV-52]
TEST_F(Editing, ALeaderIsSetDownWithATeam)
{
    const std::vector<std::string> with{"with " + table.find(team).label};
    const auto place = [&](PieceId id, std::string rank, std::vector<std::string> traits) {
        return make(edits::PlacePiece{
            id, std::move(rank), "New", attack, 1, {5_in, 5_in}, {}, std::move(traits)});
    };
    EXPECT_EQ(place(PieceId{77}, "platoon leader", with), "");
    EXPECT_EQ(table.state.leader(PieceId{77}).team, team);
    EXPECT_EQ(table.state.leader(PieceId{77}).at, table.find(team).at);
    EXPECT_NE(place(PieceId{78}, "natural leader", {}), "");
    EXPECT_EQ(place(PieceId{78}, "natural leader", with), "");
    EXPECT_NE(place(PieceId{79}, "natural leader", with), "");

    EXPECT_EQ(make(edits::SetBadge{PieceId{77}, "has rallied", true}), "");
    EXPECT_EQ(make(edits::SetBadge{PieceId{77}, "has changed team", true}), "");
    EXPECT_TRUE(table.state.leader(PieceId{77}).rallied);
    EXPECT_TRUE(table.state.leader(PieceId{77}).changed);
    EXPECT_NE(make(edits::SetBadge{PieceId{77}, "has shot his commander", true}), "");
    EXPECT_NE(make(edits::SetBadge{PieceId{78}, "has rallied", true}), "");  // [BRV-53]
}

// [BRV-47] [BRV-64]
TEST_F(Editing, AGunIsWhatItHasBecome)
{
    EXPECT_EQ(make(edits::SetStat{gun, {"lost", 2}}), "");
    EXPECT_EQ(make(edits::SetStat{gun, {"lost since it opened", 2}}), "");
    EXPECT_EQ(table.state.gun(gun).lost_since_open, 2);
    EXPECT_NE(make(edits::SetStat{gun, {"lost since it opened", 3}}), "");

    EXPECT_EQ(make(edits::SetBadge{gun, "captured", true}), "");
    EXPECT_EQ(table.state.gun(gun).state, GunState::Out);
    EXPECT_TRUE(table.state.gun(gun).captured);
    EXPECT_EQ(make(edits::SetBadge{gun, "silenced", true}), "");
    EXPECT_FALSE(table.state.gun(gun).captured);
}

// [BRV-25]
TEST_F(Editing, ASmallCardCanHaveBeenTurned)
{
    const PieceId card = table.state.cards.front().id;

    EXPECT_EQ(make(edits::SetBadge{card, "turned", true}), "");
    EXPECT_TRUE(table.state.card(card).turned);
    EXPECT_EQ(make(edits::SetBadge{card, "turned", false}), "");
    EXPECT_EQ(make(edits::SetFace{card, "the king of hearts"}), "");
    EXPECT_NE(make(edits::SetBadge{card, "turned", true}), "");
    EXPECT_NE(make(edits::SetBadge{gun, "turned", false}), "");
}

TEST_F(Editing, TheTurnCanBeALaterOne)
{
    EXPECT_EQ(make(edits::SetFact{{"turn", "5"}}), "");
    EXPECT_EQ(table.state.turn, 5);
    EXPECT_NE(make(edits::SetFact{{"turn", "4"}}), "");
    EXPECT_NE(make(edits::SetFact{{"turn", "13"}}), "");  // of twelve [BRV-67]
}

}  // namespace
}  // namespace galloper::bravado
