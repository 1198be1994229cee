// What is to be said for orders: only what anybody would agree on, and no figures.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int own = 11;
constexpr int other = 21;

struct Weighed : testing::Test {
    Field field;
    PieceId hq{}, front{}, target{};

    Weighed()
    {
        field.battalion(nationalists, own, 0, cm(50, 20));
        field.battalion(republicans, other, 0, cm(150, 130));
        hq = field.hq(own);
        front = field.rifles(own, cm(50, 30));
        target = field.base(other, {.at = cm(50, 42), .facing = {0, -1}});
        field.state.formation(own).points = 3;
    }
    int merit(Verb verb, std::optional<PieceId> piece, std::vector<Answer> answers = {}) const
    {
        return forecast(known_to(field.state, nationalist), nationalist,
                        {word_of(verb), piece, std::move(answers)})
            .merit;
    }
};

// [LAF-16] Whoever has written orders goes before he passes, and passes before he goes without any.
TEST_F(Weighed, OrdersThatAreWrittenAreCarriedOut)
{
    EXPECT_LT(merit(Verb::Go, hq, {Chosen{1}}), merit(Verb::Pass, std::nullopt));

    field.play(nationalist, Verb::Fire, front, {target});

    EXPECT_GT(merit(Verb::Go, hq, {Chosen{1}}), merit(Verb::Pass, std::nullopt));
}

// [LAF-19] One shot a base: written once it is worth nothing more.
TEST_F(Weighed, WhatIsWrittenIsDoneWith)
{
    const int before = merit(Verb::Fire, front, {target});
    field.play(nationalist, Verb::Fire, front, {target});

    EXPECT_GT(before, 0);
    EXPECT_EQ(merit(Verb::Fire, front, {target}), 0);
}

// [LAF-38] [LAF-40] Three dice that hit at 5 are better than one, and better than three at 6.
TEST_F(Weighed, TheBetterShotIsWorthMore)
{
    const PieceId far = field.base(other, {.at = cm(50, 70)});
    EXPECT_GT(merit(Verb::Fire, front, {target}), merit(Verb::Fire, front, {far}));

    const int in_the_open = merit(Verb::Fire, front, {target});
    field.ground("wall", square(cm(48, 40), cm(52, 44)));
    EXPECT_LT(merit(Verb::Fire, front, {target}), in_the_open);
}

// [LAF-63]
TEST_F(Weighed, WhoeverSurrendersIsTaken)
{
    field.ground("village", square(cm(40, 38), cm(60, 46)));
    const int of_rifles = merit(Verb::Assault, front, {target});
    field.state.base(target).arm = Arm::Spotter;

    EXPECT_GT(merit(Verb::Assault, front, {target}), of_rifles);
    EXPECT_GT(merit(Verb::Assault, front, {target}), merit(Verb::Fire, front, {target}));
}

// [LAF-7] [LAF-16] Orders for later are worth no thought yet, nor are those of a unit that has
// gone.
TEST_F(Weighed, OnlyTheLevelThatIsCalledIsThoughtOf)
{
    field.state.formation(own).points = 2;
    EXPECT_EQ(merit(Verb::Fire, front, {target}), 0);

    field.state.formation(own).points = 3;
    field.state.formation(own).activated = true;
    EXPECT_EQ(merit(Verb::Fire, front, {target}), 0);
}

// [GEN-15] Nobody's counsel knows more than his seat: what the enemy has written changes nothing.
TEST_F(Weighed, TheEnemysOrdersAreNoPartOfIt)
{
    const Path way{cm(50, 34)};
    const int move = merit(Verb::Move, front, {way});
    const int shot = merit(Verb::Fire, front, {target});
    field.state.desk_of(other).orders = {fire(target, front)};
    field.state.desk_of(other).fire_orders = {{.base = target, .at = FireAt::Hold}};
    field.state.formation(other).points = 5;

    EXPECT_EQ(merit(Verb::Move, front, {way}), move);
    EXPECT_EQ(merit(Verb::Fire, front, {target}), shot);
}

// [LAF-53] In a window a shot at short range is worth more than one at long.
TEST_F(Weighed, AShotInAWindowIsWeighedByItsDice)
{
    const PieceId mover = field.base(other, {.at = cm(50, 70)});
    const auto worth = [&](Point at) {
        field.state.base(mover).at = at;
        field.state.pending =
            questions::Window{mover, at, {{.seat = nationalist, .candidates = {front}}}};
        return merit(Verb::FireNow, std::nullopt, {std::vector{front}});
    };
    EXPECT_GT(worth(cm(58, 40)), worth(cm(58, 70)));
}

}  // namespace
}  // namespace galloper::land_and_freedom
