// What is offered and what there is said to be for it: enough for a machine to play by.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

std::vector<Offer> offers_to(const Field& field, Seat seat)
{
    return offers(known_to(field.state, seat));
}

const Offer* find(const std::vector<Offer>& all, Verb verb, PieceId piece)
{
    for (const Offer& offer : all)
        if (offer.verb == word_of(verb) && offer.piece == piece) return &offer;
    return nullptr;
}

int merit_of(const std::vector<Offer>& all, Verb verb, PieceId piece)
{
    const Offer* offer = find(all, verb, piece);
    return offer ? offer->merit : -1;
}

int merit_of(const std::vector<Offer>& all, Verb verb)
{
    for (const Offer& offer : all)
        if (offer.verb == word_of(verb)) return offer.merit;
    return -1;
}

// A battalion at level 3 in the south, an enemy one in the north.
struct TwoBattalions : Field {
    int ours = battalion(nationalists, 11, 0, cm(60, 10));
    int theirs = battalion(republicans, 21, 0, cm(60, 140));
    TwoBattalions() { state.formation(ours).points = 3; }
};

// Over country a company comes 10 cm. One whose edge is 14 away from them cannot close, even where
// a road elsewhere on the table would carry it farther; at 8 it can. [LAF-32] [LAF-58]
TEST(Counsel, AnAssaultIsOfferedToThoseWhoCanReachIt)
{
    TwoBattalions field;
    const PieceId company = field.rifles(field.ours, cm(60, 20));
    const PieceId enemy = field.rifles(field.theirs, cm(60, 38));
    field.ground("village", square(cm(54, 36), cm(66, 40)));
    field.ground("road", square(cm(0, 0), cm(200, 2)));

    EXPECT_EQ(find(offers_to(field, nationalist), Verb::Assault, company), nullptr);

    for (Base& base : field.state.bases)
        if (base.id == enemy) base.at = cm(60, 32);
    field.ground("village", square(cm(54, 30), cm(66, 34)));
    EXPECT_NE(find(offers_to(field, nationalist), Verb::Assault, company), nullptr);
}

// A single company that goes in against one in order and in cover throws D6+1 against D6+3: it wins
// 6 of 36, loses 26 and is gone; and the one that meets it with fire may send it back. [LAF-59]
TEST(Counsel, NobodyIsSentInWhereMoreIsStakedThanWon)
{
    TwoBattalions field;
    const PieceId company = field.rifles(field.ours, cm(60, 20));
    field.rifles(field.theirs, cm(60, 30));
    field.ground("village", square(cm(54, 28), cm(66, 32)));

    const auto all = offers_to(field, nationalist);

    ASSERT_NE(find(all, Verb::Assault, company), nullptr);
    EXPECT_LT(merit_of(all, Verb::Assault, company), merit_of(all, Verb::Pass));
}

// [GEN-22] Whoever holds what the enemy wants stays on it, and whoever holds nothing goes for it.
TEST(Counsel, AGarrisonStaysWhereItIs)
{
    TwoBattalions field;
    field.ground("village", square(cm(54, 30), cm(66, 34)));
    field.state.objectives.push_back({"Village", square(cm(54, 30), cm(66, 34)), 2, 0});
    const PieceId garrison = field.rifles(field.ours, cm(60, 32));
    const PieceId reserve = field.rifles(field.ours, cm(50, 12));
    field.rifles(field.theirs, cm(60, 60));

    const auto all = offers_to(field, nationalist);

    EXPECT_LT(merit_of(all, Verb::Move, garrison), merit_of(all, Verb::Pass));
    EXPECT_GT(merit_of(all, Verb::Move, reserve), merit_of(all, Verb::Pass));
}

// [LAF-51] Its shot of the turn is better kept for when they are nearer: 26 cm away it has one die,
// and they have not come yet. Once they have, it may as well fire.
TEST(Counsel, AGarrisonKeepsItsFireForThoseWhoCome)
{
    TwoBattalions field;
    field.state.objectives.push_back({"Village", square(cm(54, 30), cm(66, 34)), 2, 0});
    const PieceId garrison = field.rifles(field.ours, cm(60, 32));
    field.rifles(field.theirs, cm(60, 62));

    EXPECT_LT(merit_of(offers_to(field, nationalist), Verb::Fire, garrison),
              merit_of(offers_to(field, nationalist), Verb::Pass));

    field.state.formation(field.theirs).activated = true;
    EXPECT_GT(merit_of(offers_to(field, nationalist), Verb::Fire, garrison),
              merit_of(offers_to(field, nationalist), Verb::Pass));
}

// [LAF-10] It gives points only while it stands.
TEST(Counsel, AHeadquartersDoesNotGoAheadOfItsCompanies)
{
    TwoBattalions field;
    field.rifles(field.ours, cm(55, 18));
    field.rifles(field.ours, cm(65, 18));
    field.rifles(field.theirs, cm(60, 36));

    const auto all = offers_to(field, nationalist);

    EXPECT_LT(merit_of(all, Verb::Move, field.hq(field.ours)), merit_of(all, Verb::Pass));
}

}  // namespace
}  // namespace galloper::land_and_freedom
