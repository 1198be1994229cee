// [BRV-12] [BRV-13]: the sheet of orders.

#include <gtest/gtest.h>

#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"
#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Seat attacker{0};

std::vector<Offer> offers_on(const Table& table) { return offers(known_to(table.state, attacker)); }

bool offered(const Table& table, Verb verb, std::optional<PieceId> piece = {})
{
    for (const Offer& offer : offers_on(table))
        if (offer.verb == word_of(verb) && offer.piece == piece) return true;
    return false;
}

// [BRV-12]
TEST(Sheet, WhatIsWrittenCanBeTakenBackUntilItIsSealed)
{
    OfferedGame game(small_scenario(), {});
    const PieceId team = game.state.teams[0].id;
    const State blank = game.state;

    game.play(attacker, Verb::Move, team);
    EXPECT_FALSE(game.offer(attacker, Verb::Move, team));  // [BRV-13]
    game.play(attacker, Verb::TakeBack, team);

    EXPECT_EQ(game.state, blank);
    EXPECT_TRUE(game.offer(attacker, Verb::Move, team));
}

// [BRV-12] [BRV-59a]
TEST(Sheet, ALeaderWhoIsDownToLeadCanBeTakenBackToo)
{
    OfferedGame game(small_scenario(), {});
    const PieceId leader = game.state.leaders[0].id;
    const State blank = game.state;

    game.play(attacker, Verb::Lead, leader);
    EXPECT_FALSE(game.state.leaders[0].leads);  // said, but not given yet
    game.play(attacker, Verb::DoNotLead, leader);

    EXPECT_EQ(game.state, blank);
}

// [BRV-12] Writing throws no dice and says nothing.
TEST(Sheet, ADraftIsNoDeed)
{
    OfferedGame game(small_scenario(), {});
    game.play(attacker, Verb::Move, game.state.teams[0].id);

    EXPECT_TRUE(game.report().lines.empty());
    EXPECT_EQ(game.state.phase, Phase::Orders);
    EXPECT_EQ(game.elapsed(), 0);
}

// [BRV-13] [BRV-40] [BRV-47] In the open a light machine gun near a gun may move or fire; nobody is
// near enough to assault and nobody throws grenades from the open.
TEST(Sheet, ATeamInTheOpenMayMoveOrFire)
{
    Table table;
    const PieceId team = table.team({.arm = Arm::Lmg, .at = {30_in, 20_in}});
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    EXPECT_TRUE(offered(table, Verb::Move, team));
    EXPECT_TRUE(offered(table, Verb::DirectFire, team));
    EXPECT_TRUE(offered(table, Verb::CoveringFire, team));
    EXPECT_FALSE(offered(table, Verb::LeaveCover, team));
    EXPECT_FALSE(offered(table, Verb::Assault, team));
    EXPECT_FALSE(offered(table, Verb::Grenade, team));
}

// [BRV-47] [BRV-46] [GEN-2] Within 12 inches includes 12; rifles cover from 9 and never fire
// directly.
TEST(Sheet, FireIsOfferedAsFarAsItReaches)
{
    Table table;
    const PieceId at_12 = table.team({.arm = Arm::Lmg, .at = {30_in, 18_in}});
    const PieceId beyond = table.team({.arm = Arm::Lmg, .at = {30_in, 18_in - Length{1}}});
    const PieceId at_9 = table.team({.at = {39_in, 30_in}});
    const PieceId too_far = table.team({.at = {39_in + Length{1}, 30_in}});
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    EXPECT_TRUE(offered(table, Verb::DirectFire, at_12));
    EXPECT_FALSE(offered(table, Verb::DirectFire, beyond));
    EXPECT_TRUE(offered(table, Verb::CoveringFire, at_9));
    EXPECT_FALSE(offered(table, Verb::DirectFire, at_9));
    EXPECT_FALSE(offered(table, Verb::CoveringFire, too_far));
}

// [BRV-44] [BRV-48] [BRV-63]
TEST(Sheet, FromCoverATeamLeavesItOrThrowsAGrenadeNearBy)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 27_in}, .in_cover = true});
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    EXPECT_FALSE(offered(table, Verb::Move, team));
    EXPECT_TRUE(offered(table, Verb::LeaveCover, team));
    EXPECT_TRUE(offered(table, Verb::Assault, team));
    EXPECT_TRUE(offered(table, Verb::Grenade, team));
}

// [BRV-45]
TEST(Sheet, APinnedTeamIsOfferedNothing)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 27_in}, .in_cover = true, .pinned = true});
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    for (const Offer& offer : offers_on(table)) EXPECT_NE(offer.piece, team) << offer.verb;
}

// [BRV-46] In one turn covering fire is either all by light machine guns or all by rifles.
TEST(Sheet, CoveringFireOfOneArmShutsOutTheOther)
{
    Table table;
    const PieceId rifles = table.team({.at = {30_in, 24_in}});
    const PieceId gunners = table.team({.arm = Arm::Lmg, .at = {32_in, 24_in}});
    const PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    table.state.sheets[0].orders = {covering_fire(rifles, gun)};

    EXPECT_FALSE(offered(table, Verb::CoveringFire, gunners));
    EXPECT_TRUE(offered(table, Verb::DirectFire, gunners));
}

// How long the way of the first team that may move can be.
Length reach_on(const Table& table)
{
    for (const Offer& offer : offers_on(table))
        if (offer.verb == "move") return std::get<AskPath>(offer.asks[0].kind).reach;
    return Length{};
}

// [BRV-15] [BRV-46] A way may be as long as Bravado, and longer by what covering fire could add:
// 2 inches by rifles, 3 by light machine guns.
TEST(Sheet, AWayIsAsLongAsItCouldEverBeWalked)
{
    Table table;
    table.team({.at = {10_in, 0_in}, .bravado = 6});
    EXPECT_EQ(reach_on(table), 6_in);

    table.gun({.at = {50_in, 50_in}, .front = {0, -1}});
    EXPECT_EQ(reach_on(table), 6_in);  // nobody else is there to cover it
    table.team({.at = {20_in, 0_in}});
    EXPECT_EQ(reach_on(table), 8_in);
    table.team({.arm = Arm::Lmg, .at = {30_in, 0_in}});
    EXPECT_EQ(reach_on(table), 9_in);
}

// [BRV-46] 3 inches by the die, 2 for two guns, 1 for one near by, 1 for a leader: nothing caps
// them.
TEST(Sheet, WhereModifiersAddInchesAWayIsAsMuchLonger)
{
    Table table;
    table.state.settings.modifies = Modifies::Result;
    table.team({.at = {10_in, 0_in}, .bravado = 6});
    table.team({.arm = Arm::Lmg, .at = {20_in, 0_in}});
    table.team({.arm = Arm::Lmg, .at = {30_in, 0_in}});
    table.gun({.at = {50_in, 50_in}, .front = {0, -1}});

    EXPECT_EQ(reach_on(table), 13_in);
}

// [BRV-12] The sheets run in the order of the platoons' numbers, each as it was written.
TEST(Sheet, TeamsActInTheOrderInWhichTheirOrdersWereWritten)
{
    OfferedGame game(laws_scenario(), {{"attackers", "2"}});
    const Seat second{1};
    const auto id = [&](std::size_t which) { return game.state.teams[which].id; };
    game.play(second, Verb::Move, id(4));
    game.play(attacker, Verb::Move, id(2));
    game.play(attacker, Verb::Move, id(0));
    game.play(second, Verb::Seal);

    game.play(attacker, Verb::Seal);

    EXPECT_EQ(game.state.in_order,
              (std::vector<PieceId>{id(2), id(0), id(1), id(5), id(4), id(3)}));
}

// [BRV-49] [BRV-12]
TEST(Sheet, ALeaderChangesTeamWithinHisBravadoBeforeAnybodyRallies)
{
    Table table;
    const PieceId with = table.team({.at = {30_in, 10_in}});
    const PieceId near = table.team({.at = {30_in, 18_in}, .in_cover = true, .pinned = true});
    const PieceId far = table.team({.at = {30_in, 18_in + Length{1}}});
    const PieceId leader = table.leader({.team = with});
    const PieceId other = table.leader({.team = near});

    std::vector<PieceId> where;
    for (const Offer& offer : offers_on(table))
        if (offer.verb == "change team" && offer.piece == leader)
            where = std::get<AskPiece<PieceId>>(offer.asks[0].kind).candidates;
    EXPECT_EQ(where, std::vector<PieceId>{near});
    EXPECT_NE(where, std::vector<PieceId>{far});

    table.dice("rallying", {1, 1});
    table.play(Verb::Rally, other);
    EXPECT_FALSE(offered(table, Verb::ChangeTeam, leader));
}

// [BRV-49] Two teams within 8 inches of him, and again next turn.
TEST(Sheet, ALeaderChangesTeamOnceATurn)
{
    Table table;
    const PieceId with = table.team({.at = {30_in, 10_in}});
    const PieceId other = table.team({.at = {30_in, 18_in}});
    const PieceId leader = table.leader({.team = with});
    EXPECT_TRUE(offered(table, Verb::ChangeTeam, leader));

    table.play(Verb::ChangeTeam, leader, {other});
    EXPECT_EQ(table.state.leader(leader).team, other);
    EXPECT_FALSE(offered(table, Verb::ChangeTeam, leader));

    table.turn({});
    EXPECT_TRUE(offered(table, Verb::ChangeTeam, leader));
}

// [BRV-54] [BRV-59a] One use of a leader in a turn.
TEST(Sheet, ALeaderEitherLeadsOrRallies)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    const PieceId leader = table.leader({.team = team});
    EXPECT_TRUE(offered(table, Verb::Rally, leader));

    table.play(Verb::Lead, leader);
    EXPECT_FALSE(offered(table, Verb::Rally, leader));
    table.play(Verb::DoNotLead, leader);
    table.dice("rallying", {6, 6});
    table.play(Verb::Rally, leader);

    EXPECT_FALSE(offered(table, Verb::Rally, leader));
    EXPECT_FALSE(offered(table, Verb::Lead, leader));
}

// [BRV-53] [BRV-58] [BRV-59]
TEST(Sheet, NaturalLeadersAndCommissarsWithTheirCommanderDoNotRally)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    const PieceId natural = table.leader({.rank = Rank::NaturalLeader, .team = team});
    const PieceId commissar = table.leader({.rank = Rank::Commissar, .formation = 0, .team = team});

    EXPECT_FALSE(offered(table, Verb::Rally, natural));
    EXPECT_FALSE(offered(table, Verb::Lead, natural));
    EXPECT_FALSE(offered(table, Verb::ChangeTeam, commissar));
    EXPECT_FALSE(offered(table, Verb::Rally, commissar));

    table.state.leader(commissar).commander_is_shot = true;
    EXPECT_TRUE(offered(table, Verb::Rally, commissar));
}

// [BRV-59] [BRV-49] Left alone in the same turn he has changed team already.
TEST(Sheet, ACommissarGoesWhereHisCommanderGoes)
{
    Table table;
    const PieceId headquarters = table.team({.formation = 0, .at = {30_in, 10_in}});
    const PieceId other = table.team({.at = {32_in, 10_in}});
    const PieceId commander =
        table.leader({.rank = Rank::CompanyCommander, .formation = 0, .team = headquarters});
    const PieceId commissar =
        table.leader({.rank = Rank::Commissar, .formation = 0, .team = headquarters});

    table.play(Verb::ChangeTeam, commander, {other});

    EXPECT_EQ(table.state.leader(commander).team, other);
    EXPECT_EQ(table.state.leader(commissar).team, other);
    EXPECT_FALSE(offered(table, Verb::ChangeTeam, commissar));

    std::erase_if(table.state.leaders, [&](const Leader& l) { return l.id == commander; });
    EXPECT_FALSE(offered(table, Verb::ChangeTeam, commissar));
    table.turn({});
    EXPECT_TRUE(offered(table, Verb::ChangeTeam, commissar));
}

// [BRV-59] Their headquarters has been wiped out: both stand alone where it was.
TEST(Sheet, ACommissarGoesAlongFromWhereTheirTeamHasBeenLost)
{
    Table table;
    const PieceId other = table.team({.at = {32_in, 10_in}});
    const PieceId commander =
        table.leader({.rank = Rank::CompanyCommander, .formation = 0, .at = {30_in, 10_in}});
    const PieceId commissar =
        table.leader({.rank = Rank::Commissar, .formation = 0, .at = {30_in, 10_in}});

    table.play(Verb::ChangeTeam, commander, {other});

    EXPECT_EQ(table.state.leader(commander).team, other);
    EXPECT_EQ(table.state.leader(commissar).team, other);
}

// Whatever an offer proposes fits what it asks: here, that a way is no longer than it may be.
TEST(Sheet, ProposedWaysFit)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const OfferedGame game(laws_scenario(), {}, seed);
        for (const Offer& offer : game.offered(attacker)) {
            if (offer.verb != "move") continue;
            const auto& ask = std::get<AskPath>(offer.asks[0].kind);
            const Path& way = std::get<Path>(offer.proposed[0]);
            EXPECT_LE(length(ask.from, way), ask.reach);
            for (const Point corner : way) EXPECT_TRUE(ask.within.holds(corner));
        }
    }
}

}  // namespace
}  // namespace galloper::bravado
