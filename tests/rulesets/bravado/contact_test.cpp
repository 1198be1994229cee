// [BRV-23] to [BRV-27]: cards are turned.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"
#include "tests/support/moments.h"

namespace galloper::bravado {
namespace {

constexpr Face blank{Suit::Hearts, 7};
constexpr Face picture{Suit::Spades, 12};
constexpr Facing south{0, -1};
constexpr Facing north{0, 1};

// A team on the base line walks towards a card 24 inches ahead: the way is 18 inches from it after
// 6.
struct Contact : testing::Test {
    Table table;
    PieceId team = table.team({.at = {10_in, 0_in}});

    PieceId lay(Face face, Facing facing = south)
    {
        return table.card({10_in, 24_in}, facing, face);
    }
    void walk(std::initializer_list<int> movement)
    {
        table.dice("movement", movement);
        table.turn({move(team, {{10_in, 8_in}})});
    }
};

TEST_F(Contact, ACardThatIsTurnedIsAGreatMoment)
{
    lay(blank);
    walk({3, 5});
    EXPECT_EQ(moments(table.report()), (std::vector<std::string>{"card turned"}));
}

TEST_F(Contact, AGunThatIsFoundIsAGreaterOne)
{
    lay(picture);
    table.dice("entering a cone", {3, 4});
    walk({3, 5});
    EXPECT_EQ(moments(table.report()), (std::vector<std::string>{"gun found"}));
}

// [BRV-23] [BRV-25]
TEST_F(Contact, ABlankIsTakenAwayAndTheMoveGoesOn)
{
    const PieceId card = lay(blank);

    walk({3, 5});

    EXPECT_EQ(table.find(team).at, (Point{10_in, 8_in}));
    EXPECT_TRUE(table.state.card(card).turned);
    EXPECT_TRUE(table.state.guns.empty());
    EXPECT_TRUE(table.was_said("{} turns {}: the seven of hearts, and nobody is there."));
}

// [BRV-23] [GEN-2] At 18 inches, not sooner: after 6 inches but for a tenth of a millimetre.
TEST_F(Contact, ACardIsTurnedAtEighteenInchesAndNotBefore)
{
    const PieceId card = lay(blank);
    table.dice("movement", {3, 5});

    table.turn({move(team, {{10_in, 6_in - Length{1}}})});
    EXPECT_FALSE(table.state.card(card).turned);

    table.dice("movement", {3, 5});
    table.turn({move(team, {{10_in, 6_in}})});
    EXPECT_TRUE(table.state.card(card).turned);
}

// [BRV-6] [BRV-11] [BRV-25] [BRV-28]
TEST_F(Contact, APictureIsAGunAndTheTeamThatFoundItIsInItsCone)
{
    const PieceId card = lay(picture);
    table.dice("entering a cone", {3, 4});

    walk({3, 5});

    ASSERT_TRUE(table.asked<questions::Reveal>());
    EXPECT_EQ(table.find(team).at, (Point{10_in, 6_in}));
    const Gun& gun = table.state.gun(card);
    EXPECT_EQ(gun.at, (Point{10_in, 24_in}));
    EXPECT_EQ(gun.aim, south);
    EXPECT_EQ(gun.bravado, 8);
    EXPECT_TRUE(table.was_said("{} turns up the queen of spades: {}!"));
    EXPECT_EQ(table.throws("entering a cone").size(), 1u);
}

// [BRV-25]
TEST_F(Contact, ItsPlayerMayGoOnAsFarAsTheDiceAllow)
{
    lay(picture);
    table.dice("entering a cone", {3, 4});
    walk({3, 5});

    table.go_on();

    EXPECT_EQ(table.find(team).at, (Point{10_in, 8_in}));
    EXPECT_FALSE(table.state.halt);
}

// [BRV-25] The test for entering is due all the same.
TEST_F(Contact, OrStopAtOnce)
{
    lay(picture);
    table.dice("entering a cone", {3, 4});
    walk({3, 5});

    table.stop_here();

    EXPECT_EQ(table.find(team).at, (Point{10_in, 6_in}));
    EXPECT_FALSE(table.state.halt);
    EXPECT_EQ(table.throws("entering a cone").size(), 1u);
}

// [BRV-26] 10 is 2 over 8, and the rate of 6 just reaches.
TEST_F(Contact, TheDiceAlreadyThrownCountAsThrownUnderFire)
{
    lay(picture);
    table.dice("entering a cone", {1, 4});

    walk({4, 6});

    EXPECT_EQ(table.find(team).bravado, 6);
    EXPECT_EQ(table.throws("entering a cone")[0].needed, "5 or less");
    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_FALSE(table.asked<questions::Reveal>());  // it has nowhere left to go
}

// [BRV-26] [BRV-36] The double's casualty and its choice, then the test.
TEST_F(Contact, AnEvenDoubleNowCostsAFigure)
{
    lay(picture);
    walk({4, 4});
    EXPECT_EQ(table.find(team).figures, 3);
    ASSERT_TRUE(table.asked<questions::PressOn>());
    EXPECT_TRUE(table.throws("entering a cone").empty());

    table.dice("pressing on", {3, 4}).dice("entering a cone", {3, 4});
    table.press_on();

    EXPECT_EQ(table.find(team).at,
              (Point{10_in, 8_in}));  // and is not asked again whether to go on
    EXPECT_EQ(table.find(team).figures, 3);
}

// [BRV-26]
TEST_F(Contact, AnOddDoubleIsNotPaidForTwice)
{
    lay(picture);
    table.dice("entering a cone", {3, 4});

    walk({3, 3});

    EXPECT_EQ(table.find(team).figures, 3);
    EXPECT_TRUE(table.asked<questions::Reveal>());
}

// [BRV-25] [BRV-30] The gun looks away: 10 costs the move 2 inches and the team no Bravado.
TEST_F(Contact, WhoeverComesFromBehindIsNotUnderFire)
{
    const PieceId card = lay(picture, north);
    table.dice("movement", {4, 5});

    table.turn({move(team, {{10_in, 7_in}})});

    ASSERT_TRUE(table.asked<questions::Reveal>());
    EXPECT_EQ(table.state.gun(card).aim, north);
    EXPECT_EQ(table.find(team).bravado, 8);
    EXPECT_TRUE(table.throws("entering a cone").empty());
    table.go_on();
    EXPECT_EQ(table.find(team).at, (Point{10_in, 7_in}));
}

// [BRV-9] A house between the two, higher than both.
TEST_F(Contact, SolidGroundKeepsTheConeOffIfTheHouseRuleSaysSo)
{
    table.state.ground = {
        {PieceId{900}, "building", "", outline_of({{9_in, 12_in}, {11_in, 13_in}}), 1}};
    table.state.settings.los_blocks = LosBlocks::Solid;
    lay(picture);

    walk({4, 4});

    ASSERT_TRUE(table.asked<questions::Reveal>());
    EXPECT_EQ(table.find(team).figures, 4);
    EXPECT_TRUE(table.throws("entering a cone").empty());
}

// [BRV-23]
TEST_F(Contact, ATeamDeployedNearACardTurnsItWhenItFirstMoves)
{
    const PieceId card = table.card({10_in, 17_in}, south, blank);
    table.turn({});
    EXPECT_FALSE(table.state.card(card).turned);

    table.dice("movement", {3, 5});
    table.turn({move(team, {{10_in, 1_in}})});
    EXPECT_TRUE(table.state.card(card).turned);
}

// [BRV-23] 3 - (9 - 3) is nothing.
TEST_F(Contact, ATeamWithoutARateTurnsNoCard)
{
    const PieceId card = table.card({10_in, 17_in}, south, blank);
    table.state.team(team).bravado = 3;

    walk({4, 5});

    EXPECT_FALSE(table.state.card(card).turned);
}

// [BRV-24]
TEST_F(Contact, OfTwoCardsAtOnePointTheNearerIsTurnedFirst)
{
    const PieceId far = table.card({10_in, 17_in}, south, blank);
    const PieceId near = table.card({10_in, 16_in}, south, {Suit::Clubs, 3});

    walk({3, 5});

    std::vector<PieceId> turned;
    for (const Line& line : table.report().lines)
        if (line.rule == "BRV-25") turned.push_back(line.about[1]);
    EXPECT_EQ(turned, (std::vector<PieceId>{near, far}));
}

// [BRV-24] [GEN-8]
TEST_F(Contact, OfTwoThatAreEquallyNearAThrowDecides)
{
    table.card({6_in, 17_in}, south, blank);
    const PieceId second = table.card({14_in, 17_in}, south, {Suit::Clubs, 3});
    table.dice("which comes first", {2});

    walk({3, 5});

    std::vector<PieceId> turned;
    for (const Line& line : table.report().lines)
        if (line.rule == "BRV-25") turned.push_back(line.about[1]);
    ASSERT_EQ(turned.size(), 2u);
    EXPECT_EQ(turned.front(), second);
}

// [BRV-24] Along the way: the first at 6 inches, the second at 7.
TEST_F(Contact, CardsAreTurnedInTheOrderInWhichTheWayComesToThem)
{
    const PieceId second = table.card({10_in, 25_in}, south, blank);
    const PieceId first = lay({Suit::Clubs, 3});

    walk({3, 5});

    std::vector<PieceId> turned;
    for (const Line& line : table.report().lines)
        if (line.rule == "BRV-25") turned.push_back(line.about[1]);
    EXPECT_EQ(turned, (std::vector<PieceId>{first, second}));
}

// [GEN-15] The line that turns a card, and no other, says that it brings the card out.
TEST_F(Contact, OnlyTheLineThatTurnsACardReveals)
{
    const PieceId card = lay(picture);
    table.dice("entering a cone", {3, 4});

    walk({3, 5});

    int turned = 0;
    for (const Line& line : table.report().lines)
        for (const Revealed& out : line.reveals) {
            if (!out.piece) continue;  // the orders as they are opened
            EXPECT_EQ(out.piece, card);
            EXPECT_EQ(line.rule, "BRV-25") << line.text;
            ++turned;
        }
    EXPECT_EQ(turned, 1);
}

// [BRV-27] [BRV-34] One gun, nobody else; and it throws nothing.
TEST_F(Contact, TheGunStandsAlone)
{
    lay(picture);
    table.dice("entering a cone", {3, 4});

    walk({3, 5});

    EXPECT_EQ(table.state.guns.size(), 1u);
    EXPECT_EQ(table.state.teams.size(), 1u);
    EXPECT_TRUE(table.dice_are_spent());
}

// [BRV-39] [BRV-68] The throw stands for the first gun; the second, found on the way, asks for one
// more. 9 is 1 over 8: rate 7, Bravado 7; then 8 is 1 over 7: rate 6, Bravado 6, and the team, 7
// inches on its way, goes no farther.
TEST_F(Contact, ASecondGunFoundOnTheWayAsksForOneMoreThrow)
{
    lay(picture);
    table.card({10_in, 25_in}, south, {Suit::Hearts, 13});
    table.dice("entering a cone", {1, 2, 1, 2});
    table.dice("movement", {4, 5, 2, 6});
    table.turn({move(team, {{10_in, 8_in}})});

    table.go_on();

    EXPECT_EQ(table.find(team).bravado, 6);
    EXPECT_EQ(table.find(team).at, (Point{10_in, 7_in}));
    EXPECT_FALSE(table.state.halt);
}

}  // namespace
}  // namespace galloper::bravado
