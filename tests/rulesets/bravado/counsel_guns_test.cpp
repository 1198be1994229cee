// [BRV-2] [BRV-31]: what there is to be said for what the defence does.

#include <gtest/gtest.h>

#include "tests/support/bravado_table.h"

namespace galloper::bravado {
namespace {

constexpr Seat defender{1};
constexpr Facing south{0, -1};
constexpr Face a_gun{Suit::Spades, 12};
constexpr Face no_gun{Suit::Hearts, 7};

const Offer* find_offer(const std::vector<Offer>& all, Verb verb, std::optional<PieceId> piece)
{
    for (const Offer& offer : all)
        if (offer.verb == word_of(verb) && offer.piece == piece) return &offer;
    return nullptr;
}

// The attack stands below; cards are being laid on either of two places, 10 and 40 inches up.
struct CounselOnLaying : testing::Test {
    Table table;
    const CardSpot forward{{30_in, 10_in}, south};
    const CardSpot deep{{30_in, 40_in}, south};

    void SetUp() override
    {
        table.team({.at = {30_in, 0_in}});
        table.state.settings.defence = DefencePlay::Commands;
        table.state.phase = Phase::Deploy;
        table.state.cards_sealed = false;
        table.state.zones = {{"defence", defence, outline_of({{0_in, 5_in}, {60_in, 60_in}})}};
        table.state.spots = {forward, deep};
    }
    Offer laying(PieceId card)
    {
        const auto all = offers(known_to(table.state, defender));
        return *find_offer(all, Verb::Lay, card);
    }
    int sealing()
    {
        const auto all = offers(known_to(table.state, defender));
        return find_offer(all, Verb::SealCards, {})->merit;
    }
};

TEST_F(CounselOnLaying, AGunThatLiesForwardHadBetterLieInDepth)
{
    const PieceId card = table.card(forward.at, south, a_gun);

    EXPECT_EQ(std::get<Place>(laying(card).proposed[0]), (Place{deep.at, south}));
    EXPECT_GT(laying(card).merit, sealing());
}

TEST_F(CounselOnLaying, ADummyInDepthHadBetterDrawTheAttackForward)
{
    const PieceId card = table.card(deep.at, south, no_gun);

    EXPECT_EQ(std::get<Place>(laying(card).proposed[0]), (Place{forward.at, south}));
    EXPECT_GT(laying(card).merit, sealing());
}

// What chance has laid well enough is left as it lies, and looks like chance.
TEST_F(CounselOnLaying, WhatLiesWellIsLeftAlone)
{
    const PieceId card = table.card({30_in, 35_in}, south, a_gun);

    EXPECT_EQ(std::get<Place>(laying(card).proposed[0]), (Place{{30_in, 35_in}, south}));
    EXPECT_LT(laying(card).merit, sealing());
}

// A gun looks down on whoever comes: one that would look away is of no use there.
TEST_F(CounselOnLaying, APlaceThatLooksAwayIsNoPlaceForAGun)
{
    table.state.spots = {{deep.at, {0, 1}}};
    const PieceId card = table.card(forward.at, south, a_gun);

    EXPECT_EQ(std::get<Place>(laying(card).proposed[0]), (Place{forward.at, south}));
}

// [BRV-5] Another card already lies there.
TEST_F(CounselOnLaying, OnlyAFreePlaceIsProposed)
{
    const PieceId card = table.card(forward.at, south, a_gun);
    table.card(deep.at, south, a_gun);

    EXPECT_EQ(std::get<Place>(laying(card).proposed[0]), (Place{forward.at, south}));
}

// [BRV-4] Who lays backs only has no reason to lay them otherwise, gun or no gun.
TEST_F(CounselOnLaying, WhoDoesNotKnowTheFacesLeavesThemWhereTheyLie)
{
    table.state.settings.defence = DefencePlay::Places;
    const PieceId card = table.card(forward.at, south, a_gun);
    const Offer with_a_gun = laying(card);
    EXPECT_EQ(std::get<Place>(with_a_gun.proposed[0]), (Place{forward.at, south}));
    EXPECT_EQ(with_a_gun.merit, 0);

    table.state.card(card).face = no_gun;
    EXPECT_EQ(laying(card), with_a_gun);
}

// A gun at (30, 30) looks south.
struct CounselOnAiming : testing::Test {
    Table table;
    PieceId gun = table.gun({.at = {30_in, 30_in}, .front = south});

    void SetUp() override { table.state.settings.defence = DefencePlay::Commands; }
    int merit(Verb verb, std::optional<PieceId> piece, int choice)
    {
        const Known known = known_to(table.state, defender);
        return forecast(known, defender, {word_of(verb), piece, {Chosen{choice}}}).merit;
    }
};

// [BRV-31] What it covers most of is the rule's; among these it goes for those who are to move, and
// after them for those in the open. The default stays the rule's own choice. [GEN-13]
TEST_F(CounselOnAiming, AGunIsBestLaidOnWhoeverIsToMove)
{
    const PieceId down = table.team({.at = {26_in, 20_in}, .in_cover = true});
    const PieceId open = table.team({.at = {30_in, 20_in}});
    const PieceId mover = table.team({.at = {34_in, 20_in}});
    table.state.settings.reactions = Reactions::Live;
    table.state.phase = Phase::Aim;
    table.state.sheets[0].sealed = true;
    table.state.sheets[0].orders = {move(mover, {{34_in, 22_in}})};
    table.state.pending =
        questions::Aim{gun, {{{-1, -2}, {down}}, {{0, -1}, {open}}, {{1, -2}, {mover}}}};

    EXPECT_LT(merit(Verb::Aim, gun, 0), merit(Verb::Aim, gun, 1));
    EXPECT_LT(merit(Verb::Aim, gun, 1), merit(Verb::Aim, gun, 2));
    const auto all = offers(known_to(table.state, defender));
    EXPECT_EQ(find_offer(all, Verb::Aim, gun)->proposed, std::vector<Answer>{Chosen{0}});
}

// [BRV-31] Left of a gun that looks south is the east.
TEST_F(CounselOnAiming, AStandingOrderLooksWhereTheAttackIs)
{
    table.team({.at = {40_in, 20_in}});
    table.team({.at = {42_in, 22_in}});
    const int left = static_cast<int>(AimBy::Left);
    const int right = static_cast<int>(AimBy::Right);
    EXPECT_GT(merit(Verb::AimBy, {}, left), 0);
    EXPECT_EQ(merit(Verb::AimBy, {}, right), 0);

    table.state.aim_by = AimBy::Left;
    EXPECT_EQ(merit(Verb::AimBy, {}, left), 0);  // it has been given
}

}  // namespace
}  // namespace galloper::bravado
