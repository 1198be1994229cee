// [BRV-4] [BRV-12] [GEN-15] [GEN-19]: who knows what.

#include <gtest/gtest.h>

#include <set>

#include "common/dice/loaded_dice.h"
#include "common/match/match.h"
#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"

namespace galloper::bravado {
namespace {

constexpr Seat attacker{0};
constexpr Seat defender{1};

int faces_known(const State& state, Viewer viewer)
{
    const Known known = known_to(state, viewer);
    return static_cast<int>(std::count_if(known.cards.begin(), known.cards.end(),
                                          [](const KnownCard& card) { return card.face; }));
}

// [BRV-4] [GEN-15]
TEST(Knowing, NobodyButTheTruthKnowsAFaceThatLiesDown)
{
    const State state = OfferedGame(small_scenario(), {}).state;

    EXPECT_EQ(known_to(state, attacker).cards.size(), 6u);
    EXPECT_EQ(faces_known(state, attacker), 0);
    EXPECT_EQ(faces_known(state, Viewer::everybody()), 0);
    EXPECT_EQ(faces_known(state, Viewer::truth()), 6);
}

// [BRV-4] [BRV-2]
TEST(Knowing, OnlyADefenderWhoCommandsKnowsWhatHeHasLaid)
{
    for (const char* blind : {"places", "aims"}) {
        const State state = OfferedGame(small_scenario(), {{"defence", blind}}).state;
        EXPECT_EQ(faces_known(state, defender), 0) << blind;
    }
    const State state = OfferedGame(small_scenario(), {{"defence", "commands"}}).state;
    EXPECT_EQ(faces_known(state, defender), 6);
    EXPECT_EQ(faces_known(state, attacker), 0);
}

// [BRV-2] While cards are laid their places are a draft.
TEST(Knowing, WhereCardsAreBeingLaidIsTheLayersAlone)
{
    OfferedGame game(small_scenario(), {{"defence", "commands"}});

    EXPECT_TRUE(known_to(game.state, attacker).cards.empty());
    EXPECT_TRUE(known_to(game.state, Viewer::everybody()).cards.empty());
    EXPECT_EQ(known_to(game.state, defender).cards.size(), 6u);

    game.play(defender, Verb::SealCards);
    EXPECT_EQ(known_to(game.state, attacker).cards.size(), 6u);
}

// [BRV-4] [GEN-15] Whatever the faces are, what others are told is the same, drawn and offered.
TEST(Knowing, OtherFacesLookTheSameToWhoeverMayNotKnowThem)
{
    const State state = OfferedGame(laws_scenario(), {{"defence", "commands"}}).state;
    State other = state;
    for (Card& card : other.cards)
        card.face = {Suit::Clubs, 1 + static_cast<int>(card.id.value) % 9};

    for (const Viewer viewer : {Viewer(attacker), Viewer::everybody()}) {
        EXPECT_EQ(known_to(state, viewer), known_to(other, viewer));
        EXPECT_EQ(look<Rules>(state, viewer), look<Rules>(other, viewer));
    }
    EXPECT_NE(look<Rules>(state, defender), look<Rules>(other, defender));
}

// [BRV-12]
TEST(Knowing, ASheetIsItsWritersAloneUntilAllAreSealed)
{
    OfferedGame game(laws_scenario(), {{"attackers", "2"}});
    const Seat other{1};
    const PieceId team = game.state.teams[0].id;
    const Known before = known_to(game.state, other);
    const Known public_before = known_to(game.state, Viewer::everybody());

    game.play(attacker, Verb::Move, team);

    EXPECT_EQ(known_to(game.state, other), before);
    EXPECT_EQ(known_to(game.state, Viewer::everybody()), public_before);
    EXPECT_EQ(known_to(game.state, attacker).sheets[0].written->orders.size(), 1u);
    EXPECT_TRUE(game.heard(other).empty());
}

// [BRV-12] Whose sheet is awaited is no secret, what stands on it is.
TEST(Knowing, ASealedSheetStaysShutWhileAnotherIsStillWritten)
{
    OfferedGame game(laws_scenario(), {{"attackers", "2"}});
    const Seat other{1};
    game.play(attacker, Verb::Move, game.state.teams[0].id);

    game.play(attacker, Verb::Seal);

    EXPECT_FALSE(game.is_awaited(attacker));
    EXPECT_TRUE(game.is_awaited(other));
    EXPECT_FALSE(known_to(game.state, other).sheets[0].written);
}

// [BRV-12] As spoken orders are at a table: a defender who aims sees the ways.
TEST(Knowing, OnceAllAreSealedOrdersAreOpenToBothSides)
{
    OfferedGame game(laws_scenario(), {{"defence", "aims"}, {"reactions", "live"}});
    game.play(defender, Verb::SealCards);
    game.play(attacker, Verb::Seal);
    State open = game.state;
    open.phase = Phase::Aim;
    open.sheets[0].orders = {{open.teams[0].id, deeds::Move{{{18_in, 5_in}}}}};

    const Known known = known_to(open, defender);

    ASSERT_TRUE(known.sheets[0].written);
    EXPECT_EQ(known.sheets[0].written->orders, open.sheets[0].orders);
    const Picture seen = picture(known);
    EXPECT_TRUE(std::any_of(seen.shapes.begin(), seen.shapes.end(),
                            [](const Shape& shape) { return shape.role == "order"; }));
}

// [GEN-13] Standing answers are private for good.
TEST(Knowing, NobodyIsToldAnothersStandingAnswers)
{
    OfferedGame game(laws_scenario(), {{"attackers", "2"}});
    const Known before = known_to(game.state, Seat{1});

    game.play(attacker, Verb::StandingAnswers, {},
              std::vector<Answer>{Chosen{1}, Number{3}, Number{20}, Chosen{3}});

    EXPECT_EQ(known_to(game.state, Seat{1}), before);
    EXPECT_EQ(known_to(game.state, attacker).sheets[0].own->standing.figures, 3);
}

// [BRV-4] [BRV-67]
TEST(Knowing, OnceTheGameIsOverTheCardsAreTurnedUp)
{
    OfferedGame game(small_scenario(), {});
    while (game.state.phase != Phase::Over) game.play_default();

    EXPECT_EQ(faces_known(game.state, Viewer::everybody()), 6);
    int brought_out = 0;
    for (const Line& line : game.report().lines)
        for (const Revealed& out : line.reveals) brought_out += out.piece ? 1 : 0;
    EXPECT_EQ(brought_out, 6);
}

std::multiset<std::string> cards_shown(const Match& match, Viewer viewer)
{
    std::multiset<std::string> cards;
    for (const SentPiece& piece : match.picture(viewer).pieces)
        if (piece.kind == "card") cards.insert(piece.label);
    return cards;
}

// [BRV-4] [BRV-67] However it ends.
TEST(Knowing, OnceTheAttackHasGivenUpTheCardsAreTurnedUp)
{
    const State state = OfferedGame(small_scenario(), {}).state;
    Match match(std::make_shared<GameOf<Rules>>(state), state.posts, HandleKey{1});
    ASSERT_EQ(cards_shown(match, attacker).size(), 6u);
    ASSERT_NE(cards_shown(match, attacker), cards_shown(match, Viewer::truth()));

    LoadedDice none;
    const SentAction gives_up{std::string(house_verb::resign), {}, {Chosen{0}}};
    auto step = match.prepare(attacker, 0, gives_up, none);
    ASSERT_TRUE(step);
    match.take(std::move(*step));

    for (const Viewer viewer : {Viewer(attacker), Viewer::everybody()})
        EXPECT_EQ(cards_shown(match, viewer), cards_shown(match, Viewer::truth()));
}

// Ids follow the order in which cards are laid, after the shuffle: over many deals each place holds
// a picture about as often as the next. With 300 deals of 2.08 pictures each has 104 on average.
TEST(Knowing, TheOrderOfIdsTellsNoFaces)
{
    std::array<int, 6> pictures{};
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const State state = OfferedGame(small_scenario(), {}, seed).state;
        for (std::size_t i = 0; i < 6; ++i)
            if (state.cards[i].face.is_picture()) ++pictures[i];
    }

    for (const int count : pictures) {
        EXPECT_GT(count, 60);
        EXPECT_LT(count, 150);
    }
}

}  // namespace
}  // namespace galloper::bravado
