// [LAF-14] to [LAF-18]: who controls the clock, which level is called, and how the clock goes down.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

struct Control : testing::Test {
    Field field;
    int ours = field.brigade(nationalists, 1, 0, cm(20, 20), 4);
    int theirs = field.brigade(republicans, 2, 0, cm(20, 120), 3);

    void begin()
    {
        field.state.phase = Phase::Bids;
        field.run([](Step& step) { begin_bids(step); });
    }
    void bid(Seat seat, int points) { field.play(seat, Verb::Bid, {}, {Number{points}}); }
};

// [LAF-15]
TEST_F(Control, TheHigherThrowHasTheClock)
{
    begin();
    field.dice("control", {2, 5});

    bid(nationalist, 0);
    bid(republican, 0);

    EXPECT_EQ(field.state.control, republicans);
    EXPECT_EQ(field.state.phase, Phase::Allocation);
}

// [LAF-15] 2 + 4 against 5 + 0; the points come off this turn's 4.
TEST_F(Control, PointsAreAddedToTheThrow)
{
    begin();
    field.dice("control", {2, 5});

    bid(nationalist, 4);
    bid(republican, 0);

    EXPECT_EQ(field.state.control, nationalists);
    EXPECT_EQ(field.throws("control, Nationalists")[0].total, 6);
    EXPECT_EQ(field.throws("control, Republicans")[0].total, 5);
}

// [GEN-14] Nothing is thrown or shown while one general has still to commit himself.
TEST_F(Control, BidsAreShownTogether)
{
    begin();

    bid(nationalist, 4);

    EXPECT_EQ(field.state.phase, Phase::Bids);
    EXPECT_TRUE(field.report().lines.empty());
}

// [LAF-15] [GEN-8] 3 + 2 and 5 + 0, then 1 + 2 and 4 + 0.
TEST_F(Control, ATieIsThrownAgainWithTheSameBids)
{
    begin();
    field.dice("control", {3, 5, 1, 4});

    bid(nationalist, 2);
    bid(republican, 0);

    EXPECT_EQ(field.state.control, republicans);
    EXPECT_EQ(field.throws("control, Nationalists").size(), 2u);
}

// [LAF-10] [LAF-11] [LAF-15] A headquarters that is gone, or in disorder with a single point, has
// nothing to commit, and nobody waits for it.
TEST_F(Control, WhoHasNothingToCommitIsNotAsked)
{
    field.state.formation(theirs).allowance = 1;
    field.state.base(field.hq(theirs)).disordered = true;
    begin();
    field.dice("control", {6, 1});

    bid(nationalist, 0);

    EXPECT_EQ(field.state.phase, Phase::Allocation);
}

// [LAF-15] Only those who command a side's highest headquarters bid.
TEST_F(Control, OnlyGeneralsAreAsked)
{
    field.state.posts.push_back(Post{nationalists, {}, Sight::Side});
    field.state.desks.push_back(Desk{.seat = Seat{2}});
    begin();

    EXPECT_FALSE(field.state.desks[0].sealed);
    EXPECT_TRUE(field.state.desks[2].sealed);
}

// [LAF-5] Once at the start unless the match says each turn: 4 and 1 on a D6, 5 is 3 on a D3. What
// lives on points from above has no dice.
TEST_F(Control, PointsAreThrownForAnewWhereTheMatchSaysSo)
{
    const int battalion = field.battalion(nationalists, 11, ours, cm(40, 20), 2);
    const int gun = field.detachment(nationalists, 12, ours);
    field.base(gun, {.arm = Arm::At, .at = cm(60, 20)});
    field.state.turn = 2;
    field.state.settings.points_roll = PointsRoll::EachTurn;
    field.dice("priority points", {4, 1, 5});

    begin();

    EXPECT_EQ(field.state.formation(ours).allowance, 4);
    EXPECT_EQ(field.state.formation(theirs).allowance, 1);
    EXPECT_EQ(field.state.formation(battalion).allowance, 3);
    EXPECT_EQ(field.state.formation(gun).allowance, 0);
}

// [LAF-3] [LAF-5] A tank by itself has thrown as it was declared.
TEST_F(Control, ATankByItselfThrowsAnewFromTheSecondTurnOn)
{
    const int tank = field.detachment(nationalists, 12, 0, 3);
    field.base(tank, {.arm = Arm::Tank, .at = cm(60, 20)});
    field.state.settings.points_roll = PointsRoll::EachTurn;
    field.dice("priority points", {4, 1});
    begin();
    EXPECT_EQ(field.state.formation(tank).allowance, 3);

    field.state.turn = 2;
    field.dice("priority points", {4, 1, 2});
    begin();
    EXPECT_EQ(field.state.formation(tank).allowance, 1);
}

TEST_F(Control, PointsThrownForOnceStand)
{
    field.state.turn = 2;
    begin();
    EXPECT_EQ(field.state.formation(ours).allowance, 4);
}

struct Levels : testing::Test {
    Field field;
    int first = field.battalion(nationalists, 11, 0, cm(20, 20));
    int second = field.battalion(nationalists, 12, 0, cm(60, 20));
    int enemy = field.battalion(republicans, 21, 0, cm(20, 120));

    void hold(int formation, int points) { field.state.formation(formation).points = points; }
    bool call()
    {
        field.state.level = 0;
        bool called = false;
        field.run([&](Step& step) { called = call_level(step); });
        return called;
    }
};

// [LAF-16]
TEST_F(Levels, TheHighestThatAUnitHoldsIsCalled)
{
    hold(first, 1);
    hold(second, 2);
    hold(enemy, 3);

    EXPECT_TRUE(call());

    EXPECT_EQ(field.state.level, 3);
    EXPECT_EQ(field.state.to_act, std::vector{republicans});
    EXPECT_TRUE(field.was_said("Level 3 is called, for the Republicans."));
}

// [LAF-16] At equal points the side that controls the clock moves first.
TEST_F(Levels, TheControllersUnitsGoFirst)
{
    hold(first, 3);
    hold(enemy, 3);
    field.state.control = republicans;

    call();

    EXPECT_EQ(field.state.to_act, (std::vector{republicans, nationalists}));
}

// [LAF-18] From 4 to 1 without a throw between.
TEST_F(Levels, EmptyLevelsAreSkipped)
{
    hold(first, 4);
    hold(enemy, 1);
    field.state.formation(first).activated = true;

    call();

    EXPECT_EQ(field.state.level, 1);
}

// [LAF-7] [LAF-18]
TEST_F(Levels, NobodyWithoutPointsIsCalled)
{
    EXPECT_FALSE(level_is_left(field.state));
    EXPECT_FALSE(call());
}

// [LAF-16] A level is called once: whoever passed at it stays as it is.
TEST_F(Levels, ALevelThatIsOverIsNotCalledAgain)
{
    hold(first, 4);
    hold(enemy, 2);
    field.state.over_from = 4;

    call();

    EXPECT_EQ(field.state.level, 2);
}

// [LAF-68] Nothing is left of it that could act.
TEST_F(Levels, AUnitThatIsGoneIsNotCalled)
{
    hold(enemy, 3);
    field.state.bases.clear();
    EXPECT_FALSE(level_is_left(field.state));
}

// [LAF-12] For disorder alone level 1 is called, and nobody acts at it.
TEST_F(Levels, LevelOneIsCalledForDisorderAlone)
{
    const PieceId base = field.rifles(first, cm(30, 20));
    field.state.base(base).disordered = true;
    field.state.formation(first).to_clear = {base};

    EXPECT_TRUE(call());

    EXPECT_EQ(field.state.level, 1);
    EXPECT_TRUE(field.state.to_act.empty());
}

// [LAF-30] Each strike comes in the phase of its own number.
TEST_F(Levels, AStrikeHasALevelOfItsOwn)
{
    const int unit = field.detachment(nationalists, 31, 0, 3);
    const PieceId spotter = field.base(unit, {.arm = Arm::Spotter, .at = cm(50, 50)});
    hold(unit, 2);
    field.state.strikes = {{spotter, StrikeKind::Artillery, 2, false},
                           {spotter, StrikeKind::Bomber, 1, false}};

    call();
    EXPECT_EQ(field.state.level, 2);
    EXPECT_TRUE(may_go(field.state, field.state.formation(unit)));

    field.state.formation(unit).activated = true;
    field.state.strikes[0].done = true;
    EXPECT_FALSE(may_go(field.state, field.state.formation(unit)));
    call();
    EXPECT_EQ(field.state.level, 1);
    EXPECT_TRUE(may_go(field.state, field.state.formation(unit)));
}

struct TurnClock : Levels {
    void throw_dice(int nationalists_die, int republicans_die)
    {
        field.state.phase = Phase::Pick;
        field.state.level = 0;
        field.dice("clock", {nationalists_die, republicans_die});
        field.run([](Step& step) { throw_for_the_clock(step); });
    }
};

// [LAF-17] From the printed 14.
TEST_F(TurnClock, TheControllerTakesEitherNumber)
{
    hold(first, 1);
    throw_dice(2, 5);
    EXPECT_TRUE(pick_matters(field.state));

    field.play(nationalist, Verb::PickHigher);

    EXPECT_EQ(field.state.clock, 9);
    EXPECT_EQ(field.state.phase, Phase::Activation);
    EXPECT_EQ(field.state.level, 1);
}

TEST_F(TurnClock, OrTheLower)
{
    hold(first, 1);
    throw_dice(2, 5);

    field.play(nationalist, Verb::PickLower);

    EXPECT_EQ(field.state.clock, 12);
}

// [LAF-17] 0 or less ends the turn at once: no level is called.
TEST_F(TurnClock, AtNoughtTheTurnIsOver)
{
    hold(first, 1);
    field.state.clock = 5;
    throw_dice(2, 5);

    field.run([](Step& step) {
        take_from_the_clock(step, ClockPick::Higher);
        EXPECT_FALSE(call_level(step));
    });

    EXPECT_EQ(field.state.clock, 0);
    EXPECT_EQ(field.state.level, 0);
}

// [LAF-16] A general who has left word is not asked.
TEST_F(TurnClock, AStandingOrderPicks)
{
    hold(first, 1);
    field.state.desks[0].pick = ClockPick::Lower;
    throw_dice(6, 3);

    field.run([](Step& step) { proceed(step); });

    EXPECT_EQ(field.state.clock, 11);
}

// [LAF-17] [GEN-15] Where both numbers run the clock out, nobody learns what a general has left
// word to do.
TEST_F(TurnClock, AStandingOrderThatMakesNoDifferenceStaysSecret)
{
    hold(first, 1);
    field.state.clock = 3;
    field.state.desks[0].pick = ClockPick::Lower;
    throw_dice(6, 3);

    field.run([](Step& step) { proceed(step); });

    EXPECT_TRUE(field.was_said("6 is taken from the clock, which has run out: the turn is over."));
}

// [GEN-21] Equal dice leave nothing to choose.
TEST_F(TurnClock, EqualDiceAreNotAskedAbout)
{
    hold(first, 1);
    throw_dice(4, 4);

    field.run([](Step& step) { proceed(step); });

    EXPECT_EQ(field.state.clock, 10);
}

}  // namespace
}  // namespace galloper::land_and_freedom
