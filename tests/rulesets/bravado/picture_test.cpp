// What is drawn and counted, and what is foretold.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/entry.h"
#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/bravado_game.h"
#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Seat attacker{0};

const Shape* shape_of(const Picture& picture, const std::string& role)
{
    for (const Shape& shape : picture.shapes)
        if (shape.role == role) return &shape;
    return nullptr;
}

const Piece* piece_of(const Picture& picture, PieceId id)
{
    for (const Piece& piece : picture.pieces)
        if (piece.name == id) return &piece;
    return nullptr;
}

bool has_badge(const Piece& piece, const std::string& badge)
{
    return std::find(piece.badges.begin(), piece.badges.end(), badge) != piece.badges.end();
}

// [BRV-28] [BRV-29] [BRV-60]
TEST(Drawn, AFiringGunHasItsConeWithThreeBandsAndASilencedOneNone)
{
    Table table;
    const PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});

    const Picture firing = picture(known_to(table.state, attacker));
    const auto* cone = std::get_if<SectorShape>(&shape_of(firing, "cone")->form);
    ASSERT_TRUE(cone);
    EXPECT_EQ(cone->bands, (std::vector<Length>{6_in, 12_in, 18_in}));
    EXPECT_EQ(cone->sector.spread, (Spread{1, 9}));

    table.state.gun(gun).state = GunState::Silenced;
    EXPECT_FALSE(shape_of(picture(known_to(table.state, attacker)), "cone"));
}

// [BRV-4] A back is a back: its label tells nothing, and the piece is the defence's.
TEST(Drawn, ACardThatLiesDownIsACard)
{
    const State state = OfferedGame(small_scenario(), {}).state;
    const Picture seen = picture(known_to(state, attacker));

    int cards = 0;
    for (const Piece& piece : seen.pieces) {
        if (piece.kind != "card") continue;
        ++cards;
        EXPECT_EQ(piece.label.substr(0, 5), "Card ");
        EXPECT_TRUE(has_badge(piece, "face down"));
    }
    EXPECT_EQ(cards, 6);
}

// [BRV-4] By their places from left to right: 10, 20 and 30 inches. Their ids run otherwise.
TEST(Drawn, CardsAreNumberedByPlaceWhoeverLiesThere)
{
    Table table;
    const PieceId right = table.card({30_in, 40_in}, {0, -1}, {Suit::Clubs, 2});
    const PieceId left = table.card({10_in, 40_in}, {0, -1}, {Suit::Hearts, 7});
    const PieceId middle = table.card({20_in, 40_in}, {0, -1}, {Suit::Hearts, 8});

    const auto label_of = [&](PieceId id) {
        return piece_of(picture(known_to(table.state, attacker)), id)->label;
    };
    EXPECT_EQ(label_of(left), "Card 1");
    EXPECT_EQ(label_of(middle), "Card 2");
    EXPECT_EQ(label_of(right), "Card 3");

    // Whatever is turned, the others keep their numbers.
    table.state.card(left).turned = true;
    EXPECT_EQ(label_of(middle), "Card 2");
    EXPECT_EQ(label_of(right), "Card 3");
}

// [BRV-4] [BRV-25] A gun has the number of the card that it lay under.
TEST(Drawn, AGunHasItsCardsNumber)
{
    Table table;
    table.card({30_in, 40_in}, {0, -1}, {Suit::Hearts, 7});
    const PieceId gun = table.gun({.at = {40_in, 40_in}, .front = {0, -1}});

    EXPECT_EQ(piece_of(picture(known_to(table.state, attacker)), gun)->label, "Machine gun 2");
}

// [BRV-3] [BRV-4] He who looks at his cards is told which of them are guns; nobody else is.
TEST(Drawn, ACommandersCardsSayWhetherTheyAreGuns)
{
    OfferedGame game(small_scenario(), {{"defence", "commands"}});
    const Seat defender{1};
    const auto check_cards = [&](Viewer viewer, bool knows) {
        const Picture seen = picture(known_to(game.state, viewer));
        for (const Card& card : game.state.cards) {
            const Piece* piece = piece_of(seen, card.id);
            if (!piece) continue;
            EXPECT_EQ(has_badge(*piece, "machine gun"), knows && card.face.is_picture());
            EXPECT_EQ(has_badge(*piece, "nothing"), knows && !card.face.is_picture());
        }
        return std::count_if(seen.pieces.begin(), seen.pieces.end(),
                             [](const Piece& piece) { return piece.kind == "card"; });
    };
    EXPECT_EQ(check_cards(defender, true), 6);
    game.play(defender, Verb::SealCards);
    EXPECT_EQ(check_cards(defender, true), 6);
    EXPECT_EQ(check_cards(attacker, false), 6);
    EXPECT_EQ(check_cards(Viewer::everybody(), false), 6);
}

// [BRV-8] [BRV-40] [BRV-45]
TEST(Drawn, ATeamShowsItsFiguresItsBravadoAndHowItIs)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 14_in}, .in_cover = true, .pinned = true});
    const PieceId leader = table.leader({.team = team});
    const Picture seen = picture(known_to(table.state, Viewer::everybody()));

    const Piece* drawn = piece_of(seen, team);
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->figures, 4);
    EXPECT_EQ(drawn->stats, (std::vector<Stat>{{"Bravado", 8}}));
    EXPECT_TRUE(has_badge(*drawn, "pinned"));
    EXPECT_EQ(piece_of(seen, leader)->with, team);
    EXPECT_EQ(piece_of(seen, leader)->at, (Point{30_in, 14_in}));
}

// [BRV-12] An order that is only written shows to its writer alone.
TEST(Drawn, AnOrderedWayIsALine)
{
    OfferedGame game(laws_scenario(), {{"attackers", "2"}});
    game.play(attacker, Verb::Move, game.state.teams[0].id);

    EXPECT_TRUE(shape_of(picture(known_to(game.state, attacker)), "order"));
    EXPECT_FALSE(shape_of(picture(known_to(game.state, Seat{1})), "order"));
    EXPECT_FALSE(shape_of(picture(known_to(game.state, Viewer::everybody())), "order"));
}

// [BRV-12] [BRV-67] [GEN-22]
TEST(Counted, TurnPhaseAndScoreStandBesideTheTable)
{
    const State state = OfferedGame(small_scenario(), {}).state;
    const Picture seen = picture(known_to(state, Viewer::everybody()));

    EXPECT_EQ(seen.gauges[0].value, 1);
    EXPECT_EQ(seen.gauges[0].of, 8);
    EXPECT_EQ(seen.gauges[1].words, "Leaders and orders");
    EXPECT_EQ(seen.facts[0].name, "score");
    const std::string points =
        "Points, if time runs out: " + seen.sides[0] + " 0, " + seen.sides[1] + " 0.";
    EXPECT_NE(seen.facts[0].words.find(points), std::string::npos);
    EXPECT_EQ(seen.unit, "in");
    EXPECT_EQ(seen.awaited, std::vector<Seat>{attacker});
}

Forecast foretold(const State& state, Verb verb, PieceId piece, std::vector<Answer> answers)
{
    return forecast(known_to(state, attacker), attacker,
                    {word_of(verb), piece, std::move(answers)});
}

// [BRV-15] [BRV-16] [BRV-10] Two ordinary dice come to 8 or less in 26 of 36 ways, and to an odd
// double in 3.
TEST(Foretold, AWayShowsItsCostItsOddsAndWhereCardsAreTurned)
{
    Table table;
    const PieceId team = table.team({.at = {10_in, 0_in}});
    table.card({10_in, 24_in}, {0, -1}, {Suit::Hearts, 7});

    const Forecast told =
        foretold(table.state, Verb::Move, team, {Path{{10_in, 3_in}, {10_in, 8_in}}});

    EXPECT_EQ(told.cost, 8_in);
    EXPECT_EQ(told.allowance, 8_in);
    EXPECT_EQ(told.odds[0].good, 26);
    EXPECT_EQ(told.odds[1].good, 33);
    ASSERT_EQ(told.marks.size(), 1u);
    EXPECT_EQ(told.marks[0].at, (Point{10_in, 6_in}));  // 24 - 18 [BRV-23]
    EXPECT_EQ(told.marks[0].words, "Card 1 is turned. [BRV-23]");
}

// [BRV-25] [BRV-35] Whoever comes within 18 inches of a card may find a gun and throw once more: 7
// or less, in 21 of 36 ways. Who comes near none is told of none.
TEST(Foretold, ACardThatIsTurnedMayBeAGun)
{
    Table table;
    const PieceId team = table.team({.at = {10_in, 0_in}});
    table.card({10_in, 24_in}, {0, -1}, {Suit::Hearts, 7});

    const Forecast near = foretold(table.state, Verb::Move, team, {Path{{10_in, 8_in}}});
    const Forecast far = foretold(table.state, Verb::Move, team, {Path{{10_in, 5_in}}});

    ASSERT_EQ(near.odds.size(), 3u);
    EXPECT_EQ(near.odds[2], (Odds{"keeps its figures if a card is a gun (7 or less)", 21, 36}));
    ASSERT_EQ(near.notes.size(), 1u);
    EXPECT_NE(near.notes[0].find("may be a gun"), std::string::npos);
    EXPECT_EQ(far.odds.size(), 2u);
    EXPECT_TRUE(far.notes.empty());
}

// [BRV-4] A forecast rests on knowledge: a gun and a blank are foretold alike.
TEST(Foretold, AGunAndABlankAlike)
{
    Table table;
    const PieceId team = table.team({.at = {10_in, 0_in}});
    const PieceId card = table.card({10_in, 24_in}, {0, -1}, {Suit::Hearts, 7});
    const Forecast blank = foretold(table.state, Verb::Move, team, {Path{{10_in, 8_in}}});

    table.state.card(card).face = {Suit::Spades, 12};

    EXPECT_EQ(foretold(table.state, Verb::Move, team, {Path{{10_in, 8_in}}}), blank);
}

// [BRV-21] [BRV-29] [BRV-35] From 14 inches south of the gun to 11: one band is crossed, at 12.
TEST(Foretold, UnderFireEveryDoubleCountsAndBandsAreMarked)
{
    Table table;
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    const PieceId team = table.team({.at = {30_in, 16_in}});

    const Forecast told = foretold(table.state, Verb::Move, team, {Path{{30_in, 19_in}}});

    EXPECT_EQ(told.odds[1].good, 30);  // any of 6 doubles costs a figure
    ASSERT_EQ(told.marks.size(), 1u);
    EXPECT_EQ(told.marks[0].at, (Point{30_in, 18_in}));
}

// [BRV-47] Range 5: 3 over it is 8 or more (15 of 36), 6 over is 11 or more (3), 9 over is never.
TEST(Foretold, DirectFireShowsWhatItMayCostTheGun)
{
    Table table;
    const PieceId gun = table.gun({.at = {30_in, 30_in}, .front = {0, -1}});
    const PieceId team = table.team({.arm = Arm::Lmg, .at = {30_in, 25_in}});

    const Forecast told = foretold(table.state, Verb::DirectFire, team, {gun});

    ASSERT_EQ(told.odds.size(), 2u);
    EXPECT_EQ(told.odds[0].good, 15);
    EXPECT_EQ(told.odds[1].good, 3);
}

// [BRV-54] Below 6 + 1: 15 of 36.
TEST(Foretold, ARallyShowsItsOdds)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    const PieceId leader = table.leader({.bravado = 6, .team = team});

    EXPECT_EQ(foretold(table.state, Verb::Rally, leader, {}).odds[0].good, 15);
}

// [BRV-58] [BRV-59] Below 6 + 1 + 1 is 21 of 36; from another team he adds nothing and threatens
// nobody.
TEST(Foretold, OnlyACommissarWithTheTeamCountsForARally)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    const PieceId elsewhere = table.team({.at = {40_in, 10_in}});
    const PieceId commander =
        table.leader({.rank = Rank::CompanyCommander, .bravado = 6, .team = team});
    const PieceId commissar = table.leader({.rank = Rank::Commissar, .team = team});
    const Forecast beside = foretold(table.state, Verb::Rally, commander, {});
    EXPECT_EQ(beside.odds[0].good, 21);
    EXPECT_EQ(beside.notes.size(), 2u);

    table.state.leader(commissar).team = elsewhere;

    const Forecast without = foretold(table.state, Verb::Rally, commander, {});
    EXPECT_EQ(without.odds[0].good, 15);
    EXPECT_EQ(without.notes.size(), 1u);  // that he can be hit
}

// What hardly anybody would leave undone is worth more than giving the orders, and what is of no
// use less.
TEST(Counsel, RallyingComesFirstAndIdleChangesLast)
{
    Table table;
    const PieceId team = table.team({.at = {30_in, 10_in}, .in_cover = true, .pinned = true});
    table.leader({.team = team});

    int rally = 0;
    int seal = 0;
    int standing = 100;
    for (const Offer& offer : offers(known_to(table.state, attacker))) {
        if (offer.verb == "rally") rally = offer.merit;
        if (offer.verb == "seal") seal = offer.merit;
        if (offer.verb == "standing answers") standing = offer.merit;
    }
    EXPECT_GT(rally, seal);
    EXPECT_GT(seal, standing);
}

// [BRV-31] [BRV-47] A light machine gun near enough to tell fires; one that is far off comes
// nearer.
TEST(Counsel, LightMachineGunsFireFromNearBy)
{
    const auto best_with_gun_at = [](Length away) {
        Table table;
        table.gun({.at = {30_in, 40_in}, .front = {0, -1}});
        const PieceId team = table.team({.arm = Arm::Lmg, .at = {30_in, 40_in - away}});
        const Offer* best = nullptr;
        const auto all = offers(known_to(table.state, attacker));
        for (const Offer& offer : all)
            if (offer.piece == team && (!best || offer.merit > best->merit)) best = &offer;
        return best->verb;
    };

    EXPECT_EQ(best_with_gun_at(5_in), "direct fire");
    EXPECT_EQ(best_with_gun_at(17_in), "move");
}

// A text without an id heads the rules that follow, and none stands above nothing.
TEST(Info, ChaptersHeadTheirRules)
{
    const auto& rules = info().rules;
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (!rules[i].id.empty()) continue;
        titles.push_back(rules[i].words);
        ASSERT_LT(i + 1, rules.size());
        EXPECT_FALSE(rules[i + 1].id.empty()) << rules[i].words;
    }
    ASSERT_GT(titles.size(), 2u);
    EXPECT_EQ(titles[0], "Setting up");
    EXPECT_EQ(titles[1], "The turn");
    EXPECT_TRUE(rules.front().id.empty());
}

// Every rule's text is there to be read, by its id.
TEST(Info, RulesAreReadFromTheirPage)
{
    const auto& rules = info().rules;

    const auto text_of = [&](const std::string& id) {
        for (const RuleText& rule : rules)
            if (rule.id == id) return rule.words;
        return std::string();
    };
    EXPECT_EQ(text_of("BRV-22"), "At Bravado 0 a team is pinned until it is rallied.");
    for (int i = 1; i <= 72; ++i) EXPECT_NE(text_of("BRV-" + std::to_string(i)), "") << i;
    for (const char* also : {"BRV-5a", "BRV-59a", "BRV-59b"}) EXPECT_NE(text_of(also), "");
    EXPECT_EQ(info().name, "bravado");
    EXPECT_EQ(info().presets.size(), 2u);
}

// [BRV-2] Who plays what: by name from the list of all rulesets.
TEST(Info, TheRulesetIsInTheList)
{
    const RulesetEntry* entry = find_ruleset("bravado");
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->seats(small_scenario(), {})->size(), 1u);
}

}  // namespace
}  // namespace galloper::bravado
