// What a seat is told of an order before it gives it, and that it comes out so.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

struct Foreseen : testing::Test {
    Field field;
    PieceId mover{};

    Foreseen()
    {
        field.battalion(nationalists, own, 0, cm(35, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        mover = field.rifles(own, cm(50, 30));
    }
    PieceId enemy(Base base, Point at)
    {
        base.at = at;
        base.facing = {0, -1};
        return field.base(other, base);
    }
    Forecast foresee(Verb verb, PieceId piece, std::vector<Answer> answers) const
    {
        return forecast(known_to(field.state, nationalist), nationalist,
                        {word_of(verb), piece, std::move(answers)});
    }
    Forecast foresee_way(PieceId piece, Path way) const
    {
        return foresee(Verb::Move, piece, {std::move(way)});
    }
};

bool notes(const Forecast& forecast, const std::string& words)
{
    return std::find(forecast.notes.begin(), forecast.notes.end(), words) != forecast.notes.end();
}

// [LAF-32] 15 cm off the road, of which 10 are paid for.
TEST_F(Foreseen, AWayIsAsLongAsItsAllowance)
{
    const Forecast way = foresee_way(mover, {cm(50, 45)});

    EXPECT_EQ(way.cost, 15_cm);
    EXPECT_EQ(way.allowance, 10_cm);
    EXPECT_TRUE(notes(way, "It does not come so far in one move. [LAF-32]"));
}

// [LAF-33] [LAF-69]
TEST_F(Foreseen, WaterAndCoverAreSaid)
{
    field.ground("wood", square(cm(40, 32), cm(60, 36)));
    field.ground("river", square(cm(0, 36), cm(200, 38)));

    const Forecast way = foresee_way(mover, {cm(50, 39)});

    EXPECT_TRUE(notes(way, "Water stops it. [LAF-33]"));
    EXPECT_TRUE(notes(way, "It ends in cover."));
    field.go(own, {move(mover, {cm(50, 39)})});
    EXPECT_EQ(field.find(mover).at.y, 30_cm + *way.allowance);
}

// [LAF-34] Edges 1 cm apart: centres 5.
TEST_F(Foreseen, AnEnemyInTheWayStopsIt)
{
    enemy({.moved = true}, cm(50, 42));

    const Forecast way = foresee_way(mover, {cm(50, 40)});

    EXPECT_EQ(way.allowance, 7_cm);
    EXPECT_TRUE(notes(way, "It stops 1 cm short of the enemy. [LAF-34]"));
    field.go(own, {move(mover, {cm(50, 40)})});
    EXPECT_EQ(field.find(mover).at, cm(50, 37));
}

// [GEN-18] Edge to edge with whoever stands at y = 40: centres 4 cm apart.
TEST_F(Foreseen, AFriendWhereItWouldEndStopsIt)
{
    field.rifles(own, cm(50, 40));

    const Forecast way = foresee_way(mover, {cm(50, 38)});

    EXPECT_EQ(way.allowance, 6_cm);
    EXPECT_TRUE(notes(way, "It finds no room farther on. [GEN-18]"));
    field.go(own, {move(mover, {cm(50, 38)})});
    EXPECT_EQ(field.find(mover).at, cm(50, 36));
}

// [GEN-18] Friends are passed through.
TEST_F(Foreseen, AFriendOnTheWayDoesNot)
{
    field.rifles(own, cm(50, 34));
    EXPECT_EQ(foresee_way(mover, {cm(50, 40)}).allowance, 10_cm);
}

// [LAF-19] [GEN-18] Whoever goes before it is out of its way, or in it.
TEST_F(Foreseen, AFriendStandsWhereHisOrdersHaveTakenHim)
{
    const PieceId ahead = field.rifles(own, cm(50, 40));
    field.state.desks[0].orders = {move(ahead, {cm(50, 46)})};
    EXPECT_EQ(foresee_way(mover, {cm(50, 40)}).allowance, 10_cm);
    EXPECT_EQ(foresee_way(mover, {cm(50, 40), cm(50, 44)}).allowance, 10_cm);

    // Its own order comes first: then he has not gone yet.
    field.state.desks[0].orders.insert(field.state.desks[0].orders.begin(),
                                       move(mover, {cm(50, 40)}));
    EXPECT_EQ(foresee_way(mover, {cm(50, 40)}).allowance, 6_cm);
}

// [LAF-19] [GEN-18] The headquarters goes from (35, 20) to where a base of its unit stands, which
// will have gone; another unit's at (35, 28) stays, and centres keep 4 cm apart.
TEST_F(Foreseen, AUnitIsNotInItsOwnWay)
{
    field.rifles(own, cm(35, 25));
    EXPECT_EQ(foresee(Verb::MoveUnit, field.hq(own), {Path{cm(35, 25)}}).allowance, 5_cm);

    field.battalion(nationalists, 12, 0, cm(35, 28));
    EXPECT_EQ(foresee(Verb::MoveUnit, field.hq(own), {Path{cm(35, 25)}}).allowance, 4_cm);
}

// [GEN-18] [GEN-19] Who is not seen is not foreseen: a forecast says no more than the table.
TEST_F(Foreseen, NobodyUnseenIsForeseen)
{
    field.state.settings.fog = Fog::Side;
    enemy({.moved = true}, cm(50, 42));
    EXPECT_EQ(foresee_way(mover, {cm(50, 40)}).allowance, 10_cm);
}

// [LAF-35] A truck drives over whom it takes up, and not over anybody else.
TEST_F(Foreseen, WhomATruckTakesUpIsNotInItsWay)
{
    const PieceId truck = field.base(own, {.arm = Arm::Truck, .at = cm(50, 26)});
    const auto haul = [&](std::vector<PieceId> load) {
        return foresee(Verb::Haul, truck, {Path{cm(50, 29)}, std::move(load), Chosen{0}});
    };
    EXPECT_EQ(haul({mover}).allowance, 3_cm);
    EXPECT_EQ(haul({}).allowance, Length{});
}

// [LAF-52] Rifles at 20 cm: from y = 60.3, with 2 cm for half of each base, that is y = 36.3.
TEST_F(Foreseen, AMarkStandsWhereDefensiveFireComes)
{
    enemy({}, {50_cm, 60_cm + Length{30}});
    const Forecast way = foresee_way(mover, {cm(50, 40)});
    ASSERT_EQ(way.marks.size(), 1u);
    EXPECT_EQ(way.marks[0].at, (Point{50_cm, 36_cm + Length{30}}));

    field.dice("fire", {5, 1});
    field.go(own, {move(mover, {cm(50, 40)})});

    EXPECT_EQ(field.find(mover).at, way.marks[0].at);
}

// [LAF-40] A T26 in disorder has no die left at long range: 1 less 1.
TEST_F(Foreseen, WhoeverWouldHaveNoDieIsNotMarked)
{
    enemy({.arm = Arm::Tank, .disordered = true}, cm(50, 72));

    EXPECT_TRUE(foresee_way(mover, {cm(50, 40)}).marks.empty());

    field.go(own, {move(mover, {cm(50, 40)})});
    EXPECT_EQ(field.find(mover).at, cm(50, 40));
}

// [LAF-42]
TEST_F(Foreseen, NorAreSmallArmsThatMayNotFireAtATank)
{
    const PieceId tank = field.base(own, {.arm = Arm::Tank, .attached = true, .at = cm(40, 30)});
    enemy({}, cm(40, 55));
    EXPECT_EQ(foresee_way(tank, {cm(40, 40)}).marks.size(), 1u);

    field.state.settings.small_arms = SmallArmsVsTank::None;

    EXPECT_TRUE(foresee_way(tank, {cm(40, 40)}).marks.empty());
}

// [LAF-9] A base 1 cm too far away would stay behind.
TEST_F(Foreseen, AWholeUnitIsToldWhoStaysBehind)
{
    field.rifles(own, cm(60, 20));
    field.state.base(mover).at = cm(35, 50);  // 26 cm between edges

    EXPECT_TRUE(notes(foresee(Verb::MoveUnit, field.hq(own), {Path{cm(35, 25)}}),
                      "1 base is out of command and would not move. [LAF-9]"));
}

// [LAF-34] [LAF-69] The headquarters and two bases go 10 cm. One meets an enemy, one ends in a
// wood.
TEST_F(Foreseen, AWholeUnitIsToldWhatBecomesOfEach)
{
    field.ground("wood", square(cm(48, 38), cm(52, 42)));
    field.rifles(own, cm(57, 30));
    enemy({.moved = true}, cm(57, 42));

    const Forecast way = foresee(Verb::MoveUnit, field.hq(own), {Path{cm(35, 30)}});

    EXPECT_EQ(way.notes, (std::vector<std::string>{"3 bases go along.",
                                                   "1 base stops 1 cm short of the enemy. [LAF-34]",
                                                   "1 base ends in cover."}));
}

// [LAF-52] As far as y = 36.3, as for a base by itself.
TEST_F(Foreseen, AWholeUnitIsToldWhereEachIsFiredAt)
{
    enemy({}, {50_cm, 60_cm + Length{30}});

    const Forecast way = foresee(Verb::MoveUnit, field.hq(own), {Path{cm(35, 30)}});

    ASSERT_EQ(way.marks.size(), 1u);
    EXPECT_EQ(way.marks[0].at, (Point{50_cm, 36_cm + Length{30}}));
    EXPECT_EQ(way.marks[0].words,
              field.find(mover).label + ": 1 base may fire defensively. [LAF-52]");
}

// [LAF-38] Two dice at 20 cm. Of their 9 ways 4 miss, 4 hit once and 1 twice.
TEST_F(Foreseen, AShotHasTheOddsOfTheTable)
{
    const PieceId target = enemy({}, cm(50, 54));

    const Forecast shot = foresee(Verb::Fire, mover, {target});

    EXPECT_EQ(shot.odds,
              (std::vector<Odds>{{"disorders it, or more", 5, 9}, {"destroys it", 1, 9}}));
    EXPECT_TRUE(notes(shot, "2 dice, each 5 or 6 is a hit."));
    field.dice("fire", {1, 1});
    field.go(own, {fire(mover, target)});
    EXPECT_EQ(field.throws("fire")[0].dice.size(), 2u);
}

// [LAF-40] [LAF-45] In disorder and in cover: any 6 destroys it. Of 36 ways 25 have none.
TEST_F(Foreseen, CoverAndDisorderAreReckonedWith)
{
    field.ground("wall", square(cm(45, 52), cm(55, 56)));
    const PieceId target = enemy({.disordered = true}, cm(50, 54));

    EXPECT_EQ(foresee(Verb::Fire, mover, {target}).odds,
              (std::vector<Odds>{{"destroys it", 11, 36}}));
}

// It fires from where its move leaves it: 10 cm on that is short range, and 3 dice.
TEST_F(Foreseen, AShotAfterAMoveIsFiredFromWhereItEnds)
{
    const PieceId target = enemy({}, cm(50, 54));
    field.play(nationalist, Verb::Move, mover, {Path{cm(50, 40)}});

    EXPECT_TRUE(notes(foresee(Verb::Fire, mover, {target}), "3 dice, each 5 or 6 is a hit."));
}

// [LAF-38] [LAF-45] Rifles 2 dice and machine guns 2, at 20 cm each. Of 9 ways 4 miss, 4 hit once
// and 1 twice, and in disorder any hit destroys it: 1 - (4/9)(4/9) = 65/81 that it is hit at all,
// and 1/9 by the first, (4/9)(1/9) or (4/9)(5/9) by both, together 33/81, that it is destroyed.
TEST_F(Foreseen, TheFireOfAUnitIsCountedUp)
{
    field.base(own, {.arm = Arm::Mmg, .at = cm(45, 30)});
    const PieceId target = enemy({}, cm(48, 54));

    const Forecast all = foresee(Verb::FireUnit, field.hq(own), {target});

    EXPECT_TRUE(notes(all, "2 bases fire, with 4 dice in all."));
    EXPECT_EQ(all.odds,
              (std::vector<Odds>{{"disorders it, or more", 80, 100}, {"destroys it", 41, 100}}));
}

// In disorder it is destroyed unless all miss: 65/81.
TEST_F(Foreseen, TheFireOfAUnitAtDisorderIsTheHarder)
{
    field.base(own, {.arm = Arm::Mmg, .at = cm(45, 30)});
    const PieceId target = enemy({.disordered = true}, cm(48, 54));

    EXPECT_EQ(foresee(Verb::FireUnit, field.hq(own), {target}).odds,
              (std::vector<Odds>{{"destroys it", 80, 100}}));
}

// [LAF-22] [LAF-47] [LAF-46]
TEST_F(Foreseen, AMortarNeedsItsRadio)
{
    const int guns = field.detachment(nationalists, 12, 0);
    const PieceId mortar = field.base(guns, {.arm = Arm::Mortar, .at = cm(20, 20)});

    EXPECT_EQ(foresee(Verb::Fire, mortar, {enemy({}, cm(50, 120))}).odds,
              (std::vector<Odds>{{"its radio gets through", 5, 6},
                                 {"disorders it, or more", 1, 3},
                                 {"destroys it", 0, 3}}));
}

// [LAF-30] [LAF-46] [LAF-71] Artillery throws two dice; a mortar that has fired throws none.
TEST_F(Foreseen, ACallIsForWhatHasBeenPlanned)
{
    const int unit = field.detachment(nationalists, 12, 0);
    const PieceId spotter = field.base(unit, {.arm = Arm::Spotter, .at = cm(40, 60)});
    field.base(unit, {.arm = Arm::Mortar, .at = cm(20, 20), .fired = true});
    field.state.strikes = {{spotter, StrikeKind::Artillery, 3, false},
                           {spotter, StrikeKind::Mortar, 3, false}};
    const PieceId target = enemy({}, cm(50, 120));

    EXPECT_EQ(foresee(Verb::Call, spotter, {Chosen{0}, target}).odds,
              (std::vector<Odds>{{"the radio gets through", 5, 6},
                                 {"disorders it, or more", 5, 9},
                                 {"destroys it", 1, 9}}));
    EXPECT_TRUE(notes(foresee(Verb::Call, spotter, {Chosen{1}, target}),
                      "No mortar can fire at it now. [LAF-71]"));
}

// [LAF-58] [LAF-59] Two rifle bases and no headquarters: 5 or 6. They add 2, the defender 2 and 1
// for the village: they need 2 more than he throws, in 10 of 36 ways, and 1 more is a tie, in 5.
TEST_F(Foreseen, AnAssaultIsReckonedWithAllWhoAreDownForIt)
{
    field.ground("village", square(cm(40, 36), cm(60, 46)));
    const PieceId target = enemy({}, cm(50, 40));
    const PieceId second = field.rifles(own, cm(45, 30));
    field.play(nationalist, Verb::Assault, second, {target});

    EXPECT_EQ(foresee(Verb::Assault, mover, {target}).odds,
              (std::vector<Odds>{{"they are brave enough to go in", 2, 6},
                                 {"they win the fight, if all get there", 10, 36},
                                 {"they are all captured", 21, 36}}));
}

// [LAF-58] [LAF-51]
TEST_F(Foreseen, ATargetThatCanMeetsThemWithFire)
{
    const std::string words = "It fires at one of them first, at short range. [LAF-58]";
    field.ground("village", square(cm(40, 36), cm(60, 46)));
    const PieceId target = enemy({}, cm(50, 40));
    EXPECT_TRUE(notes(foresee(Verb::Assault, mover, {target}), words));

    field.state.base(target).fired = true;
    EXPECT_FALSE(notes(foresee(Verb::Assault, mover, {target}), words));
}

// [LAF-63]
TEST_F(Foreseen, IndividualsSurrender)
{
    field.ground("village", square(cm(40, 36), cm(60, 46)));
    const PieceId spotter = enemy({.arm = Arm::Spotter}, cm(50, 40));

    EXPECT_TRUE(notes(foresee(Verb::Assault, mover, {spotter}),
                      "It surrenders to whoever gets there. [LAF-63]"));
}

// [LAF-19] [LAF-9] The headquarters and one base have no orders, and one is too far away.
TEST_F(Foreseen, GoingSaysWhoWouldDoNothing)
{
    field.rifles(own, cm(150, 20));
    const Forecast going = foresee(Verb::Go, field.hq(own), {Chosen{1}});

    EXPECT_TRUE(notes(going, "2 bases have no orders."));
    EXPECT_TRUE(notes(going, "1 base is out of command. [LAF-9]"));
}

// [LAF-53] [LAF-38] Rifles and headquarters fire from 20 cm as a rule, machine guns from 40, all
// with 2 dice. An enemy 20 cm off is shown, and at short range nobody is so near.
TEST_F(Foreseen, AStandingOrderSaysWhomItIsFor)
{
    field.base(own, {.arm = Arm::Mmg, .at = cm(45, 30)});
    enemy({}, cm(50, 54));

    const Forecast usual = foresee(Verb::FireOrders, field.hq(own), {Chosen{0}});
    EXPECT_EQ(usual.notes, (std::vector<std::string>{
                               "2 bases fire from 20 cm, with 2 dice each. [LAF-53]",
                               "1 base fires from 40 cm, with 2 dice each. [LAF-53]",
                               "1 enemy base is so near already, and fired at on moving."}));
    ASSERT_EQ(usual.marks.size(), 1u);
    EXPECT_EQ(usual.marks[0].at, cm(50, 54));

    const Forecast near = foresee(Verb::FireOrders, mover, {Chosen{3}});
    EXPECT_EQ(near.notes,
              (std::vector<std::string>{"1 base fires from 10 cm, with 3 dice each. [LAF-53]"}));
    EXPECT_TRUE(near.marks.empty());
    EXPECT_TRUE(notes(foresee(Verb::FireOrders, field.hq(own), {Chosen{4}}),
                      "3 bases hold their fire, unless they are assaulted. [LAF-58]"));
}

// [LAF-53] Whoever has an order of his own is not in his unit's.
TEST_F(Foreseen, AUnitsStandingOrderLeavesOutWhoHasHisOwn)
{
    field.play(nationalist, Verb::FireOrders, mover, {Chosen{4}});

    EXPECT_EQ(foresee(Verb::FireOrders, field.hq(own), {Chosen{3}}).notes,
              (std::vector<std::string>{"1 base fires from 10 cm, with 3 dice each. [LAF-53]"}));
}

}  // namespace
}  // namespace galloper::land_and_freedom
