// [BRV-2] [BRV-5] [BRV-6]: a player lays the cards.

#include <gtest/gtest.h>

#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"

namespace galloper::bravado {
namespace {

constexpr Seat attacker{0};
constexpr Seat defender{1};

struct Deploying : testing::Test {
    OfferedGame game{small_scenario(), {{"defence", "commands"}}};
    PieceId card = game.state.cards[0].id;

    void lay(PieceId id, Point at, Facing facing = {0, -1})
    {
        game.play(defender, Verb::Lay, id, std::vector<Answer>{Place{at, facing}});
    }
};

// [BRV-2] Laid inside the defence's zone, and nowhere else.
TEST_F(Deploying, CardsAreLaidInTheZoneOfTheDefence)
{
    const auto offer = game.offer(defender, Verb::Lay, card);

    ASSERT_TRUE(offer);
    const auto& ask = std::get<AskPlace>(offer->asks[0].kind);
    EXPECT_EQ(ask.within, std::vector<Polygon>{small_scenario().zones[0].outline});
    EXPECT_TRUE(ask.facing);
}

// [BRV-6]
TEST_F(Deploying, ACardLiesWhereItIsLaidAndFacesWhereItIsTurned)
{
    lay(card, {1_in, 35_in}, {1, -1});

    EXPECT_EQ(game.state.cards[0].at, (Point{Length{254}, Length{35 * 254}}));
    EXPECT_EQ(game.state.cards[0].facing, (Facing{1, -1}));
    EXPECT_TRUE(game.heard(attacker).empty());
    EXPECT_TRUE(game.heard(Viewer::everybody()).empty());
}

// [BRV-5]
TEST_F(Deploying, AThirdCardWithinFourInchesIsNotLaid)
{
    lay(game.state.cards[0].id, {1_in, 35_in});
    lay(game.state.cards[1].id, {3_in, 35_in});
    const State two = game.state;

    lay(game.state.cards[2].id, {2_in, 34_in});

    EXPECT_EQ(game.state, two);
    EXPECT_EQ(game.heard(defender).size(), 1u);
    EXPECT_TRUE(game.heard(attacker).empty());
}

TEST_F(Deploying, TheAttackWaitsUntilTheCardsAreSealed)
{
    EXPECT_TRUE(game.offered(attacker).empty());
    EXPECT_TRUE(game.is_awaited(defender));

    game.play(defender, Verb::SealCards);

    EXPECT_TRUE(game.is_awaited(attacker));
    EXPECT_FALSE(game.offer(defender, Verb::Lay, card));
    EXPECT_EQ(game.state.phase, Phase::Orders);
}

// [GEN-13]
TEST_F(Deploying, ADefenderWhoAimsLeavesAStandingOrder)
{
    game.play(defender, Verb::SealCards);
    const Known before = known_to(game.state, attacker);

    game.play(defender, Verb::AimBy, {}, std::vector<Answer>{Chosen{1}});

    EXPECT_EQ(game.state.aim_by, AimBy::Left);
    EXPECT_EQ(known_to(game.state, attacker), before);
    EXPECT_TRUE(game.report().lines.empty());
}

// [GEN-13] With live reactions he is asked instead, and one who only places the cards never aims.
TEST(Deploy, AStandingOrderIsOfferedOnlyWhereItCounts)
{
    OfferedGame live(small_scenario(), {{"defence", "aims"}, {"reactions", "live"}});
    EXPECT_FALSE(live.offer(defender, Verb::AimBy));

    OfferedGame places(small_scenario(), {{"defence", "places"}});
    EXPECT_FALSE(places.offer(defender, Verb::AimBy));
}

}  // namespace
}  // namespace galloper::bravado
