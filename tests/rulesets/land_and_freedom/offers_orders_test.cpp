// What a seat is offered for its units, and that nothing is offered which the rules would not do.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

struct Offered : testing::Test {
    Field field;
    PieceId hq{}, front{}, target{};

    Offered()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        hq = field.hq(own);
        front = field.rifles(own, cm(50, 30));
        target = field.base(other, {.at = cm(50, 60), .facing = {0, -1}});
        field.state.formation(own).points = 3;
    }
    std::optional<Offer> offer(Verb verb, std::optional<PieceId> piece, Seat seat = nationalist)
    {
        for (Offer& made : offers(known_to(field.state, seat)))
            if (made.verb == word_of(verb) && made.piece == piece) return made;
        return std::nullopt;
    }
    bool is_offered(Verb verb, std::optional<PieceId> piece)
    {
        return offer(verb, piece).has_value();
    }
    std::vector<PieceId> whom(Verb verb, PieceId piece)
    {
        const auto made = offer(verb, piece);
        if (!made) return {};
        return std::get<AskPiece<PieceId>>(made->asks.front().kind).candidates;
    }
    int proposed_choice(const Offer& offer)
    {
        return std::get<Chosen>(offer.proposed.front()).index;
    }
};

// [LAF-16] [LAF-19]
TEST_F(Offered, AUnitOfTheLevelGetsOrdersAndGoes)
{
    for (const Verb verb : {Verb::Move, Verb::Fire}) EXPECT_TRUE(is_offered(verb, front));
    for (const Verb verb : {Verb::Move, Verb::MoveUnit, Verb::Go})
        EXPECT_TRUE(is_offered(verb, hq));
    EXPECT_TRUE(is_offered(Verb::Pass, std::nullopt));
    EXPECT_FALSE(is_offered(Verb::TakeBack, front));
    EXPECT_FALSE(is_offered(Verb::TakeBackUnit, hq));
}

// [LAF-7] Without points it is offered no orders, and still how it fires defensively.
TEST_F(Offered, AUnitWithoutPointsGetsNone)
{
    field.state.formation(own).points = 0;

    for (const Verb verb : {Verb::Move, Verb::Fire, Verb::Go})
        EXPECT_FALSE(is_offered(verb, front));
    EXPECT_FALSE(is_offered(Verb::Go, hq));
    EXPECT_TRUE(is_offered(Verb::FireOrders, front));
    EXPECT_TRUE(is_offered(Verb::Pass, std::nullopt)) << "to be passed over would tell [LAF-16]";
}

// [LAF-19] Orders can be written before the level is called; it goes as it is called, and once.
TEST_F(Offered, OrdersCanBeWrittenBeforeTheirLevel)
{
    field.state.formation(own).points = 2;
    EXPECT_TRUE(is_offered(Verb::Move, front));
    EXPECT_FALSE(is_offered(Verb::Go, hq));

    field.state.formation(own).points = 3;
    field.state.formation(own).activated = true;
    EXPECT_FALSE(is_offered(Verb::Move, front));
    EXPECT_FALSE(is_offered(Verb::Go, hq));
}

// [LAF-16] The answer that this was all is proposed with a seat's last unit at the level.
TEST_F(Offered, TheLastUnitProposesThatItIsAll)
{
    EXPECT_EQ(proposed_choice(*offer(Verb::Go, hq)), 1);

    const int second = field.battalion(nationalists, 12, 0, cm(100, 20));
    field.state.formation(second).points = 3;

    EXPECT_EQ(proposed_choice(*offer(Verb::Go, hq)), 0);
}

// [LAF-16] Whoever passes is told who stays, and that orders would come to nothing.
TEST_F(Offered, WhoIsDoneWithALevelHearsWhoStays)
{
    field.state.formation(own).label = "Tabor";
    const auto label = [&] { return offer(Verb::Pass, std::nullopt)->label; };
    EXPECT_EQ(label(), "Done with this level: Tabor stays");

    field.state.find_desk(nationalist)->orders = {move(front, {cm(50, 35)})};
    EXPECT_EQ(label(), "Done with this level: Tabor stays, orders lapse");

    field.state.formation(own).activated = true;
    EXPECT_EQ(label(), "Done with this level");
}

// [LAF-9] 26 cm from its headquarters.
TEST_F(Offered, WhoeverIsOutOfCommandGetsNone)
{
    const PieceId far = field.rifles(own, cm(80, 20));
    EXPECT_FALSE(is_offered(Verb::Move, far));

    field.state.settings.command_radius = CommandRadius::None;
    EXPECT_TRUE(is_offered(Verb::Move, far));
}

// [LAF-2] The headquarters above battalions are in no unit, and nothing gives them points to move
// on.
TEST_F(Offered, ABrigadesHeadquartersStays)
{
    field.brigade(nationalists, 1, 0, cm(60, 30));
    field.state.formation(1).arrived = 3;

    for (const Verb verb : {Verb::Move, Verb::MoveUnit, Verb::Fire, Verb::Go})
        EXPECT_FALSE(is_offered(verb, field.hq(1)));
    // It stands for no other base: its order to fire is its own. [LAF-53]
    EXPECT_EQ(offer(Verb::FireOrders, field.hq(1))->label, "Defensive fire");
    EXPECT_EQ(offer(Verb::FireOrders, hq)->label, "Defensive fire of all");
}

// [LAF-49] [LAF-44] [LAF-51] [LAF-20]
TEST_F(Offered, OnlyWhoeverMayFireIsAskedAtWhom)
{
    field.state.base(hq).at = cm(50, 40);
    EXPECT_FALSE(is_offered(Verb::Fire, hq)) << "it fires defensively alone";
    ASSERT_TRUE(is_offered(Verb::Fire, front));

    field.state.base(front).fired = true;
    EXPECT_FALSE(is_offered(Verb::Fire, front));
    field.state.base(front).fired = false;
    field.state.base(front).by_truck = true;
    EXPECT_FALSE(is_offered(Verb::Fire, front));
    field.state.base(front).moved = true;
    EXPECT_FALSE(is_offered(Verb::Move, front));
}

// [LAF-35] A gun does not walk: a truck that touches it may take it along.
TEST_F(Offered, AGunGoesByTruckAlone)
{
    const PieceId gun = field.base(own, {.arm = Arm::At, .attached = true, .at = cm(60, 24)});
    const PieceId truck = field.base(own, {.arm = Arm::Truck, .attached = true, .at = cm(60, 20)});
    const auto loads = [&] {
        const auto made = offer(Verb::Haul, truck);
        return made ? std::get<AskPieces<PieceId>>(made->asks[1].kind).candidates
                    : std::vector<PieceId>{};
    };
    EXPECT_FALSE(is_offered(Verb::Move, gun));
    EXPECT_EQ(loads(), std::vector{gun});

    field.state.base(gun).fired = true;  // [LAF-20]
    EXPECT_TRUE(loads().empty());
}

// [LAF-7] [LAF-35] A base of another unit only if that has points.
TEST_F(Offered, ATruckTakesUpNobodyWithoutPoints)
{
    const int second = field.battalion(nationalists, 12, 0, cm(70, 20));
    const PieceId rifles = field.rifles(second, cm(60, 24));
    const PieceId truck = field.base(own, {.arm = Arm::Truck, .attached = true, .at = cm(60, 20)});
    EXPECT_FALSE(is_offered(Verb::Haul, truck));

    field.state.formation(second).points = 1;

    EXPECT_EQ(std::get<AskPieces<PieceId>>(offer(Verb::Haul, truck)->asks[1].kind).candidates,
              std::vector{rifles});
}

// [LAF-57] [LAF-58] In the open nobody; in a village whoever the legs could carry there.
TEST_F(Offered, AssaultsWhereThereIsMelee)
{
    field.state.base(target).at = cm(50, 40);
    EXPECT_FALSE(is_offered(Verb::Assault, front));

    field.ground("village", square(cm(40, 36), cm(60, 46)));
    EXPECT_EQ(whom(Verb::Assault, front), std::vector{target});
    field.state.base(target).at = cm(50, 45);  // 11 cm from edge to edge
    EXPECT_FALSE(is_offered(Verb::Assault, front));
}

// [LAF-30] Of its strikes those of this level; of the enemy what it sees.
TEST_F(Offered, ASpotterCallsForWhatIsDue)
{
    const int unit = field.detachment(nationalists, 13, 0, 3);
    const PieceId spotter = field.base(unit, {.arm = Arm::Spotter, .at = cm(90, 40)});
    field.state.strikes = {{spotter, StrikeKind::Bomber, 3, false},
                           {spotter, StrikeKind::Fighter, 2, false},
                           {spotter, StrikeKind::Artillery, 3, true}};

    const auto call = offer(Verb::Call, spotter);

    ASSERT_TRUE(call);
    EXPECT_EQ(std::get<AskChoice>(call->asks[0].kind).choices, Words{"bomber"});
    EXPECT_TRUE(is_offered(Verb::Go, spotter));
}

// [LAF-19]
TEST_F(Offered, WhatIsWrittenCanBeTakenBack)
{
    field.play(nationalist, Verb::Move, front, {Path{cm(50, 35)}});

    EXPECT_TRUE(is_offered(Verb::TakeBack, front));
    EXPECT_TRUE(is_offered(Verb::TakeBackUnit, hq));
}

// The enemy at the same time writes for later and answers for nothing.
TEST_F(Offered, WhoeverIsNotToActAnswersNothing)
{
    field.state.formation(other).points = 3;

    EXPECT_TRUE(offer(Verb::Move, field.hq(other), republican));
    EXPECT_FALSE(offer(Verb::Go, field.hq(other), republican));
    EXPECT_FALSE(offer(Verb::Pass, std::nullopt, republican));
    for (const Offer& made : offers(known_to(field.state, republican)))
        EXPECT_FALSE(made.is_default) << made.verb;
}

// --- no more and no less than the rules do ---------------------------------------------------

// Bases of every arm, some entrenched or in disorder, look at enemies all around. [LAF-38] [LAF-42]
// [LAF-43] [LAF-47]
struct Targets : Offered {
    Targets()
    {
        field.state.formation(own).radio = true;
        field.ground("wood", square(cm(60, 44), cm(75, 50)));
        field.ground("hill", square(cm(20, 40), cm(30, 46)), 1);
        const Arm arms[] = {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Tank, Arm::Truck, Arm::Mortar};
        int x = 28;
        for (const Arm arm : arms)
            for (const bool entrenched : {false, true}) {
                if (entrenched && is_vehicle(arm)) continue;
                field.base(own, {.arm = arm, .at = cm(x += 5, 36), .entrenched = entrenched});
                field.base(own, {.arm = arm, .at = cm(x, 10), .disordered = true});
            }
        x = 5;
        for (const Arm arm : arms)
            for (const int y : {50, 68, 30, 76})
                field.base(other, {.arm = arm, .at = cm(x += 6, y)});
    }
    std::vector<PieceId> may_fire_at(const Base& base) const
    {
        std::vector<PieceId> targets;
        for (const Base& enemy : field.state.bases)
            if (enemy.side == republicans && base.arm != Arm::Headquarters &&
                can_fire_at(field.state, Lie(field.state.ground), base, enemy))
                targets.push_back(enemy.id);
        return targets;
    }
};

TEST_F(Targets, AreThoseThatTheRulesFireAt)
{
    field.state.settings.command_radius = CommandRadius::None;
    for (const SmallArmsVsTank rule :
         {SmallArmsVsTank::Allowed, SmallArmsVsTank::DisorderOnly, SmallArmsVsTank::None}) {
        field.state.settings.small_arms = rule;
        std::size_t many = 0;
        for (const Base& base : field.state.bases) {
            if (base.side != nationalists) continue;
            const std::vector<PieceId> offered = whom(Verb::Fire, base.id);
            EXPECT_EQ(offered, may_fire_at(base)) << base.label;
            many += offered.size();
        }
        EXPECT_GT(many, 50u);
    }
}

}  // namespace
}  // namespace galloper::land_and_freedom
