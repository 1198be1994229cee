// [LAF-5] to [LAF-13], [LAF-22], [LAF-28], [LAF-30]: points are drafted, sealed and sent.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// A brigade whose headquarters stands at (20, 20). Bases are 4 cm a side, so one whose centre is d
// away is d - 4 away between nearest edges.
struct Points : testing::Test {
    Field field;
    int brigade = field.brigade(nationalists, 1, 0, cm(20, 20), 5);
    int near = field.battalion(nationalists, 11, brigade, cm(49, 20), 2);  // 25 cm
    int far = field.battalion(nationalists, 12, brigade, cm(120, 20), 2);
    int enemy = field.battalion(republicans, 21, 0, cm(20, 120), 2);

    void begin()
    {
        field.state.phase = Phase::Allocation;
        field.run([](Step& step) { begin_allocation(step); });
    }
    void allot(int from, std::vector<Share> shares)
    {
        field.play(nationalist, Verb::Allot, field.hq(from), {std::move(shares)});
    }
    void recover(int from, std::vector<PieceId> bases)
    {
        field.play(nationalist, Verb::Recover, field.hq(from), {std::move(bases)});
    }
    void send()
    {
        field.run([](Step& step) { send_points(step); });
    }
    int points(int formation) { return field.state.formation(formation).points; }
    PieceId disordered_base(int formation, Point at)
    {
        const PieceId base = field.rifles(formation, at);
        field.state.base(base).disordered = true;
        field.state.turn = 2;
        field.state.base(base).disordered_in = 1;
        return base;
    }
    Desk& desk() { return field.state.desks[0]; }
    void give_radios()
    {
        field.state.formation(brigade).radio = true;
        field.state.formation(far).radio = true;
    }
};

// [LAF-6] How much of it is in the draft is said before it is looked into.
TEST_F(Points, TheOfferSaysWhatIsDrafted)
{
    begin();
    const auto label = [&](int from) {
        for (const Offer& offer : offers(known_to(field.state, nationalist)))
            if (offer.verb == word_of(Verb::Allot) && offer.piece == field.hq(from))
                return offer.label;
        return std::string();
    };
    allot(brigade, {{field.hq(near), 3}});
    EXPECT_EQ(label(brigade), "Give out 5 points, 3 drafted");
    allot(brigade, {{field.hq(near), 5}});
    EXPECT_EQ(label(brigade), "Give out 5 points, all drafted");
    allot(brigade, {});
    EXPECT_EQ(label(brigade), "Give out 5 points");
}

// [LAF-7] [LAF-8] A battalion's own 2 and 3 from its brigade, 25 cm away.
TEST_F(Points, AllThatABattalionHasReceivedIsItsPriority)
{
    begin();
    allot(brigade, {{field.hq(near), 3}});
    allot(near, {{field.hq(near), 2}});

    send();

    EXPECT_EQ(points(near), 5);
}

// Whoever writes nothing finds a draft that uses what he has.
TEST_F(Points, ADraftLiesReady)
{
    begin();
    send();

    EXPECT_EQ(points(near), 5 + 2);
    EXPECT_EQ(points(far), 2);
}

// [LAF-23] A rider at home is sent with a share of what is over: of 5 points two go 100 cm away.
TEST_F(Points, ADraftSendsRiders)
{
    field.base(brigade, {.arm = Arm::Cavalry, .at = cm(20, 20), .aboard = field.hq(brigade)});

    begin();

    const auto& drafted = desk().allotments;
    EXPECT_NE(std::find(drafted.begin(), drafted.end(), Allotment{brigade, near, 3}),
              drafted.end());
    EXPECT_NE(std::find(drafted.begin(), drafted.end(), Allotment{brigade, far, 2}), drafted.end());
}

// [LAF-6] A new draft takes the place of the one before.
TEST_F(Points, WhatWasAllottedBeforeIsForgotten)
{
    begin();
    allot(brigade, {{field.hq(near), 3}});
    allot(brigade, {{field.hq(near), 1}});

    send();

    EXPECT_EQ(points(near), 1 + 2);
}

// [LAF-22] A 2 is heard.
TEST_F(Points, BeyondReachPointsGoByRadio)
{
    give_radios();
    field.dice("radio", {2});
    begin();
    allot(brigade, {{field.hq(far), 4}});

    send();

    EXPECT_EQ(points(far), 4 + 2);
}

// [LAF-22] [LAF-28] A 1 is not, and the points are spent.
TEST_F(Points, AMessageThatIsNotHeardIsLost)
{
    give_radios();
    field.dice("radio", {1});
    begin();
    allot(brigade, {{field.hq(far), 4}});

    send();

    EXPECT_EQ(points(far), 2);
    EXPECT_FALSE(field.throws("radio")[0].good);
}

// [GEN-15] [GEN-23] The enemy hears nothing of it.
TEST_F(Points, RadioThrowsAreTheirOwnSidesAlone)
{
    give_radios();
    field.dice("radio", {1});
    begin();
    allot(brigade, {{field.hq(far), 4}});

    send();

    for (const Line& line : field.report().lines) {
        if (line.rule != "LAF-22") continue;
        EXPECT_TRUE(line.to.includes(nationalist));
        EXPECT_FALSE(line.to.includes(republican));
        EXPECT_FALSE(line.to.includes(Viewer::everybody()));
    }
}

// [LAF-22] "Receiving unit, who must also have a radio - obviously!"
TEST_F(Points, ARadioAloneReachesNobody)
{
    field.state.formation(brigade).radio = true;
    begin();
    allot(brigade, {{field.hq(far), 4}});

    EXPECT_TRUE(field.was_said("There is no rider left for Battalion 12."));
    EXPECT_TRUE(desk().allotments.empty() || desk().allotments.front().from != brigade);
}

// [LAF-8] Of a battalion that has lost its headquarters the nearest base counts: at (48, 20).
TEST_F(Points, WithoutHeadquartersTheNearestBaseIsMeasuredTo)
{
    field.rifles(far, cm(120, 40));
    const PieceId nearest = field.rifles(far, cm(48, 20));
    std::erase_if(field.state.bases, [&](const Base& base) { return base.id == field.hq(far); });
    field.state.formation(far).hq.reset();
    begin();
    allot(brigade, {{nearest, 3}});

    send();

    EXPECT_EQ(points(far), 3);
}

// [LAF-10] It gives none; the battalion lives on what comes from above.
TEST_F(Points, AHeadquartersThatIsGoneGivesNothing)
{
    field.rifles(near, cm(48, 20));
    std::erase_if(field.state.bases, [&](const Base& base) { return base.id == field.hq(near); });
    field.state.formation(near).hq.reset();

    begin();
    send();

    EXPECT_EQ(points(near), 5);
}

// [LAF-15] 2 of the brigade's 5 were committed for the clock.
TEST_F(Points, TheBidIsTakenFromThisTurnsPoints)
{
    desk().bid = 2;
    begin();
    send();
    EXPECT_EQ(points(near), 3 + 2);
}

// --- disorder --------------------------------------------------------------------------------

// [LAF-11] It spends 1 of its 5 on itself, and is in order at once.
TEST_F(Points, ADisorderedHeadquartersFirstPaysForItself)
{
    field.state.turn = 2;
    field.state.base(field.hq(brigade)).disordered = true;
    field.state.base(field.hq(brigade)).disordered_in = 1;

    begin();
    send();

    EXPECT_FALSE(field.find(field.hq(brigade)).disordered);
    EXPECT_EQ(points(near), 4 + 2);
}

// [LAF-11] "With allowance 1 that is all."
TEST_F(Points, WithASinglePointThatIsAll)
{
    field.state.turn = 2;
    field.state.formation(near).allowance = 1;
    field.state.base(field.hq(near)).disordered = true;
    field.state.base(field.hq(near)).disordered_in = 1;
    field.state.formation(brigade).allowance = 0;

    begin();
    send();

    EXPECT_FALSE(field.find(field.hq(near)).disordered);
    EXPECT_EQ(points(near), 0);
}

// [LAF-11] [LAF-13] "Until it has, it may give nothing and keep nothing."
TEST_F(Points, AHeadquartersThatCannotRecoverGivesNothing)
{
    field.state.turn = 2;
    field.state.base(field.hq(brigade)).disordered = true;
    field.state.base(field.hq(brigade)).disordered_in = 2;

    begin();
    send();

    EXPECT_TRUE(field.find(field.hq(brigade)).disordered);
    EXPECT_EQ(points(near), 2);
}

// [LAF-12] 1 point a base, which does not count towards priority: 5 - 1 + 2.
TEST_F(Points, ARecoveryCostsAPointAndIsNoPriority)
{
    const PieceId base = disordered_base(near, cm(49, 30));
    begin();
    allot(near, {{field.hq(near), 2}});
    allot(brigade, {{field.hq(near), 5}});
    recover(brigade, {base});

    send();

    EXPECT_EQ(points(near), 4 + 2);
    EXPECT_EQ(field.state.formation(near).to_clear, std::vector{base});
}

// [LAF-12] "Delivered like any points": both in one message, which is not heard.
TEST_F(Points, ARecoveryGoesWithTheMessage)
{
    const PieceId base = disordered_base(far, cm(120, 30));
    give_radios();
    field.dice("radio", {1});
    begin();
    allot(far, {{field.hq(far), 2}});
    recover(far, {});
    recover(brigade, {base});
    allot(brigade, {{field.hq(far), 2}});

    send();

    EXPECT_TRUE(field.state.formation(far).to_clear.empty());
    EXPECT_EQ(field.throws("radio").size(), 1u);
}

// [LAF-13] Nobody can pay in the turn in which it was disordered; the draft of a battalion that
// has a point over pays for the others.
TEST_F(Points, ABaseIsPaidForInTheTurnAfterAtTheEarliest)
{
    const PieceId old = disordered_base(near, cm(49, 30));
    const PieceId fresh = disordered_base(near, cm(49, 40));
    field.state.base(fresh).disordered_in = 2;
    field.state.formation(brigade).allowance = 0;

    begin();

    ASSERT_EQ(desk().recoveries.size(), 1u);
    EXPECT_EQ(desk().recoveries[0].base, old);
}

// --- armies ----------------------------------------------------------------------------------

struct Armies : Points {
    int army = field.army(nationalists, 2, cm(40, 40), 6);  // 22.6 cm from the brigade's

    Armies() { field.state.formation(brigade).under = army; }
    void begin_sharing()
    {
        field.state.phase = Phase::ShareOut;
        field.run([](Step& step) { begin_share_out(step); });
    }
};

// [LAF-6] The brigade shares out in the same turn what has come at once.
TEST_F(Armies, ABrigadeSharesOutWhatItIsGiven)
{
    begin();
    allot(army, {{field.hq(brigade), 3}});
    allot(brigade, {});
    allot(near, {});
    send();
    EXPECT_EQ(field.state.formation(brigade).arrived, 3);
    EXPECT_EQ(points(near), 0);

    begin_sharing();
    allot(brigade, {{field.hq(near), 2}});
    field.run([](Step& step) { send_shares(step); });

    EXPECT_EQ(points(near), 2);
}

// [LAF-6] "Any battalion, or a brigade HQ".
TEST_F(Armies, AnArmyMayGiveToABattalion)
{
    begin();
    allot(army, {{field.hq(near), 6}});
    allot(brigade, {});
    allot(near, {});

    send();

    EXPECT_EQ(points(near), 6);
}

// [LAF-4] A mortar lives on the army's points.
TEST_F(Armies, AMortarIsGivenPointsByTheArmy)
{
    const int unit = field.detachment(nationalists, 31, army);
    const PieceId mortar = field.base(unit, {.arm = Arm::Mortar, .at = cm(30, 40)});
    begin();
    allot(army, {{mortar, 2}});

    send();

    EXPECT_EQ(points(unit), 2);
}

// [LAF-6] Asked whether anything has come or not: to be passed over would tell the enemy.
TEST_F(Armies, EverySeatWithABrigadeIsAskedToShare)
{
    begin_sharing();
    EXPECT_FALSE(field.state.desks[0].sealed);
    EXPECT_TRUE(field.state.desks[1].sealed);
}

TEST_F(Points, WithoutAnArmyNobodyIs)
{
    field.state.phase = Phase::ShareOut;
    field.run([](Step& step) { begin_share_out(step); });
    EXPECT_TRUE(field.state.desks[0].sealed);
}

// --- detachments and spotters ----------------------------------------------------------------

// [LAF-3] Points of its own, or a brigade's like a battalion.
TEST_F(Points, ATankByItselfHasItsOwnPoints)
{
    const int alone = field.detachment(nationalists, 31, 0, 3);
    field.base(alone, {.arm = Arm::Tank, .at = cm(20, 30)});
    const int with_brigade = field.detachment(nationalists, 32, brigade);
    const PieceId gun = field.base(with_brigade, {.arm = Arm::At, .at = cm(30, 30)});
    begin();
    allot(brigade, {{gun, 5}});

    send();

    EXPECT_EQ(points(alone), 3);
    EXPECT_EQ(points(with_brigade), 5);
}

}  // namespace
}  // namespace galloper::land_and_freedom
