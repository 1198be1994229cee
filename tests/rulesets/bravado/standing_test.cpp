// [GEN-12] [GEN-13] [GEN-21]: questions, and standing answers to them.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Seat attacker{0};

Standing away(int figures, int good, CoverAtEnd cover = CoverAtEnd::Never)
{
    return {.asks = false, .figures = figures, .good = good, .cover = cover};
}

// A gun at (30, 30) that looks south along its own axis, and a regular team of Bravado 8 that
// stands in its long band and sets out for its effective one, which begins 12 inches away.
struct Questions : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    PieceId team = table.team({.at = {30_in, 14_in}});

    // The movement dice come to 3 and are no double; the test for the band to 12, which fails.
    void walk_into_a_casualty()
    {
        table.dice("movement", {1, 2}).dice("a new range band", {6, 6});
        table.turn({move(team, {{30_in, 20_in}})});
    }
};

// [GEN-12] [BRV-14] The dice below 8 hold: 21 chances of 36 with ordinary dice.
TEST_F(Questions, BeforeItComesUnderMoreFireATeamMayStopShort)
{
    table.dice("movement", {1, 2});
    table.turn({move(team, {{30_in, 20_in}})});

    const auto* question = table.asked<questions::SetOut>();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->good, 21);

    table.dice("under fire", {1, 2});
    table.stop_short(2);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 16_in}));
}

// [GEN-13] 21 chances are not the 22 he asks for: it stops where the band ends.
TEST_F(Questions, WhoIsAwayStopsShortWhereTheOddsAreTooPoor)
{
    table.state.sheets[0].standing = away(1, 22);
    table.dice("movement", {1, 2});

    table.turn({move(team, {{30_in, 20_in}})});

    EXPECT_EQ(table.state.turn, 2);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 18_in - Length{1}}));
    EXPECT_EQ(table.find(team).figures, 4);
}

// [GEN-13] [BRV-37] In the effective band he presses on with 8 - 1 or less: 21 of 36.
TEST_F(Questions, WhoIsAwayPressesOnWhereTheOddsAreGoodEnough)
{
    table.state.sheets[0].standing = away(3, 21);
    table.dice("pressing on", {1, 2});

    walk_into_a_casualty();

    EXPECT_EQ(table.state.turn, 2);
    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 20_in}));
}

// [GEN-13] [BRV-37] With 3 figures left of the 4 that he wants it takes cover; in cover in a cone
// it throws for that at the end.
TEST_F(Questions, WhoIsAwayTakesCoverWithTooFewFigures)
{
    table.state.sheets[0].standing = away(4, 0);
    table.dice("under fire", {1, 2});

    walk_into_a_casualty();

    EXPECT_TRUE(table.find(team).in_cover);
    EXPECT_EQ(table.find(team).at, (Point{30_in, 18_in}));
}

// [GEN-21] [BRV-40]
TEST_F(Questions, WhoIsAwayTakesCoverAtTheEndAsHeHasSaid)
{
    const auto ends_in_cover = [&](CoverAtEnd cover, bool asks) {
        Table fresh = table;
        fresh.state.sheets[0].standing = away(1, 0, cover);
        fresh.state.sheets[0].standing.asks = asks;
        fresh.dice("under fire", {1, 2});
        fresh.turn({});
        EXPECT_EQ(fresh.state.turn, 2);
        return fresh.find(team).in_cover;
    };

    EXPECT_TRUE(ends_in_cover(CoverAtEnd::InACone, true));
    EXPECT_FALSE(ends_in_cover(CoverAtEnd::Never, true));
    EXPECT_TRUE(ends_in_cover(CoverAtEnd::AskInACone, false));  // he is not there to be asked
}

// [BRV-37] [GEN-13] Whoever is asked has one default, and what it does is offered to nobody else.
TEST_F(Questions, AQuestionHasItsAnswersAndOneDefault)
{
    table.dice("movement", {1, 2}).dice("a new range band", {6, 6});
    table.turn({move(team, {{30_in, 20_in}})});
    table.go_on();
    ASSERT_TRUE(table.asked<questions::PressOn>());

    const auto answers = offers(known_to(table.state, attacker));

    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0].verb, "press on");
    // Of its 6 inches it has gone the 4 to the effective band, which begins at y = 30 - 12.
    EXPECT_EQ(answers[0].label, "Press on, 2.0 inches left: 7 or less");
    EXPECT_EQ(answers[1].verb, "take cover");
    EXPECT_EQ(answers[1].label, "Take cover here, in the cone");
    EXPECT_NE(answers[0].is_default, answers[1].is_default);
    EXPECT_EQ(awaited(known_to(table.state, Viewer::everybody())), std::vector<Seat>{attacker});
    EXPECT_TRUE(offers(known_to(table.state, Seat{1})).empty());
    EXPECT_TRUE(offers(known_to(table.state, Viewer::everybody())).empty());
}

// [BRV-37] [BRV-42] 7 or less is thrown in 21 of 36 ways, a double in 6, an odd one in 3.
TEST_F(Questions, WhoIsAskedToPressOnIsToldWhatIsLeftAndWhichThrowFollows)
{
    walk_into_a_casualty();
    table.go_on();
    ASSERT_TRUE(table.asked<questions::PressOn>());
    const Known known = known_to(table.state, attacker);
    const std::string left = "2.0 inches of its move are left.";

    const Forecast on = forecast(known, attacker, {"press on", team, {}});
    const Forecast cover = forecast(known, attacker, {"take cover", team, {}});

    EXPECT_EQ(on.notes, std::vector<std::string>{left});
    ASSERT_EQ(on.odds.size(), 2u);
    EXPECT_EQ(on.odds[0], (Odds{"presses on (7 or less)", 21, 36}));
    EXPECT_EQ(on.odds[1], (Odds{"no further casualty", 30, 36}));
    EXPECT_EQ(cover.notes[0], left);
    EXPECT_EQ(cover.notes[2], "It is still in the cone, and throws for that each turn.");
    ASSERT_EQ(cover.odds.size(), 1u);
    EXPECT_EQ(cover.odds[0], (Odds{"keeps its figures in cover, this turn", 33, 36}));
}

// [BRV-36] [BRV-37] A double has cost a figure where the cone begins, 18 inches from the gun: the
// test for coming in is still due, and 7 or less falls in 21 of 36 ways.
TEST_F(Questions, ATestThatIsStillDueIsForetold)
{
    Table edge;
    edge.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    const PieceId scouts = edge.team({.at = {30_in, 8_in}});
    edge.dice("movement", {2, 2});
    edge.turn({move(scouts, {{30_in, 14_in}})});
    edge.go_on();
    ASSERT_TRUE(edge.asked<questions::PressOn>());

    const Forecast cover =
        forecast(known_to(edge.state, attacker), attacker, {"take cover", scouts, {}});

    ASSERT_EQ(cover.odds.size(), 2u);
    EXPECT_EQ(cover.odds[0],
              (Odds{"then keeps its figures at the test that is due here (7 or less)", 21, 36}));
}

// [GEN-21] [BRV-40] What one has written down is said to him alone, as it decides for him.
TEST_F(Questions, StandingAnswersThatDecideAreExplainedToTheirPlayerAlone)
{
    table.state.sheets[0].standing = away(4, 0);
    table.dice("under fire", {1, 2});

    walk_into_a_casualty();

    const auto heard = [&](Viewer viewer, const std::string& words) {
        const auto& lines = table.report().lines;
        return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
            return line.to.includes(viewer) && line.text.find(words) != std::string::npos;
        });
    };
    const std::string said = "by its standing orders {} takes cover instead of pressing on";
    const std::string why = "with 4 figures or more and 0 chances in 36 or more: {} has 3 and 21.";
    EXPECT_TRUE(heard(Viewer::everybody(), said));
    EXPECT_TRUE(heard(attacker, why));
    EXPECT_FALSE(heard(Viewer::everybody(), why));
    EXPECT_FALSE(heard(Seat{1}, "Your standing answers"));
}

// [GEN-12] A game that is put away in the middle of a move goes on from there.
TEST_F(Questions, AStoppedMoveSurvivesASave)
{
    table.dice("movement", {1, 2}).dice("a new range band", {6, 6});
    table.turn({move(team, {{30_in, 20_in}})});
    table.go_on();
    ASSERT_TRUE(table.state.halt);

    const auto loaded = Rules::load(Rules::save(table.state));

    ASSERT_TRUE(bool(loaded));
    EXPECT_EQ(*loaded, table.state);
}

// [GEN-13] [BRV-31]: the defence's choice between directions, the first being the rule's own.
struct Aiming : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    PieceId team = table.team({.at = {30_in, 14_in}});

    void ask(Reactions reactions)
    {
        table.state.settings.defence = DefencePlay::Aims;
        table.state.settings.reactions = reactions;
        table.state.phase = Phase::Aim;
        table.state.next = 1;
        table.state.sheets[0].sealed = true;
        table.state.pending =
            questions::Aim{gun, {{{0, -9}, {team}}, {{-1, -9}, {team}}, {{1, -9}, {team}}}};
    }
};

// [GEN-13] Looking south, left is to the east, where x grows.
TEST_F(Aiming, AStandingOrderChoosesWithoutAPause)
{
    for (const auto& [by, facing] :
         {std::pair{AimBy::Rule, Facing{0, -9}}, std::pair{AimBy::Left, Facing{1, -9}},
          std::pair{AimBy::Right, Facing{-1, -9}}}) {
        ask(Reactions::Standing);
        table.state.aim_by = by;
        table.dice("under fire", {1, 2});

        table.play(Verb::Resume);

        EXPECT_EQ(table.state.gun(gun).aim, facing);
    }
}

// [GEN-13]
TEST_F(Aiming, LiveTheGameWaitsForTheDefence)
{
    ask(Reactions::Live);
    const Seat defender{1};

    EXPECT_EQ(awaited(known_to(table.state, attacker)), std::vector<Seat>{defender});
    const auto answers = offers(known_to(table.state, defender));
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_TRUE(answers[0].is_default);

    table.dice("under fire", {1, 2});
    table.play(Verb::Aim, gun, {Chosen{2}}, defender);
    EXPECT_EQ(table.state.gun(gun).aim, (Facing{1, -9}));
}

}  // namespace
}  // namespace galloper::bravado
