#include "common/game/names.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace galloper {
namespace {

constexpr PieceId one{1}, two{2}, wood{3}, hidden{9};
const Viewer viewer = Seat{0};
const HandleKey key = [] {
    HandleKey made{};
    made.fill(5);
    return made;
}();

Picture table()
{
    Picture picture;
    picture.pieces = {{.name = one, .kind = "team"}, {.name = two, .kind = "leader", .with = one}};
    picture.ground = {{.name = wood, .kind = "wood"}};
    return picture;
}

struct TheirNames : testing::Test {
    Names names = looking_at(viewer, table());

    static Names looking_at(Viewer whose, const Picture& picture)
    {
        Names theirs(key, whose);
        theirs.look_at(picture);
        return theirs;
    }
    Handle of(PieceId piece) const { return *names.of(piece); }

    SentOffer renamed(Offer offer) const
    {
        Picture picture = table();
        picture.offers = {std::move(offer)};
        return names.rename(std::move(picture)).offers.at(0);
    }
    std::vector<Handle> ascending(std::vector<Handle> handles) const
    {
        std::sort(handles.begin(), handles.end());
        return handles;
    }
};

TEST_F(TheirNames, EachPieceAndGroundHasOneOfItsOwn)
{
    EXPECT_NE(of(one), of(two));
    EXPECT_NE(of(one), of(wood));
    EXPECT_EQ(names.of(hidden), std::nullopt);
}

TEST_F(TheirNames, DifferByViewerAndByMatch)
{
    Names elsewhere(HandleKey{}, viewer);
    elsewhere.look_at(table());

    EXPECT_NE(looking_at(Seat{1}, table()).of(one), names.of(one));
    EXPECT_NE(looking_at(Viewer::everybody(), table()).of(one), names.of(one));
    EXPECT_NE(elsewhere.of(one), names.of(one));
}

TEST_F(TheirNames, AreThePieceIdsForTheTruth)
{
    const Names truth = looking_at(Viewer::truth(), table());

    EXPECT_EQ(truth.of(one), Handle{1});
    EXPECT_EQ(truth.of(wood), Handle{3});
}

TEST_F(TheirNames, StayWhileThePieceIsSeenAndChangeWhenItComesBack)
{
    const Handle first = of(two);
    names.look_at(table());
    EXPECT_EQ(of(two), first);

    Picture without = table();
    without.pieces.pop_back();
    names.look_at(without);
    EXPECT_EQ(names.of(two), std::nullopt);
    EXPECT_NE(names.of(one), std::nullopt);

    names.look_at(table());
    EXPECT_NE(of(two), first);
}

TEST_F(TheirNames, NewOnesAreListedForTheRecord)
{
    Picture without = table();
    without.pieces.pop_back();
    const Names before = looking_at(viewer, without);
    names = before;
    names.look_at(table());

    EXPECT_EQ(names.given_since(before), (std::vector<Names::Given>{{two, of(two)}}));
    EXPECT_TRUE(names.given_since(names).empty());

    Names back = names;
    back.look_at(without);
    const Names lost = back;
    back.look_at(table());
    EXPECT_EQ(back.given_since(lost), (std::vector<Names::Given>{{two, *back.of(two)}}));
}

TEST_F(TheirNames, SurviveASave)
{
    Picture without = table();
    without.pieces.pop_back();
    names.look_at(without);

    Names again = *Names::load(key, viewer, names.save());

    EXPECT_EQ(again, names);
    names.look_at(table());
    again.look_at(table());
    EXPECT_EQ(again, names);
}

TEST_F(TheirNames, ADamagedSaveIsRefused)
{
    EXPECT_FALSE(Names::load(key, viewer, "[{piece:2,count:1},{piece:1,count:1}]"));
    EXPECT_FALSE(Names::load(key, viewer, "[{piece:2}]"));
    EXPECT_FALSE(Names::load(key, viewer, "[{piece:2,count:-1}]"));
    EXPECT_FALSE(Names::load(key, viewer, "nonsense"));
}

TEST_F(TheirNames, APictureIsInThemAndAscends)
{
    Picture picture = table();
    picture.shapes = {{.role = "zone"}, {.role = "cone", .whose = one}};
    picture.gauges = {{.name = "turn"}, {.name = "phase"}};
    picture.awaited = {Seat{1}, Seat{0}};

    const SentPicture sent = names.rename(picture);

    ASSERT_EQ(sent.pieces.size(), 2u);
    EXPECT_LT(sent.pieces[0].name, sent.pieces[1].name);
    const auto& leader = sent.pieces[sent.pieces[0].kind == "leader" ? 0 : 1];
    EXPECT_EQ(leader.name, of(two));
    EXPECT_EQ(leader.with, of(one));
    EXPECT_EQ(sent.ground.at(0).name, of(wood));
    EXPECT_EQ(sent.shapes.at(0).whose, of(one));
    EXPECT_EQ(sent.shapes.at(1).role, "zone");
    EXPECT_EQ(sent.gauges.at(0).name, "phase");
    EXPECT_EQ(sent.awaited, (std::vector{Seat{0}, Seat{1}}));
}

TEST_F(TheirNames, CandidatesAscendSoThatTheirOrderTellsNothing)
{
    const SentOffer sent =
        renamed({.verb = "do",
                 .piece = one,
                 .asks = {{"which", AskPiece<PieceId>{{one, two, wood}}},
                          {"some", AskPieces<PieceId>{{wood, two, one}, 1, 2}},
                          {"points", AskPoints<PieceId>{{{one, 1}, {two, 2}, {wood, 3}}, 0, 3}}}});

    const std::vector<Handle> all = ascending({of(one), of(two), of(wood)});
    EXPECT_EQ(sent.piece, of(one));
    EXPECT_EQ(std::get<AskPiece<Handle>>(sent.asks.at(0).kind).candidates, all);
    EXPECT_EQ(std::get<AskPieces<Handle>>(sent.asks.at(1).kind).candidates, all);
    const auto& among = std::get<AskPoints<Handle>>(sent.asks.at(2).kind).among;
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(among.at(i).piece, all[i]);
    EXPECT_EQ(std::find_if(among.begin(), among.end(),
                           [&](const auto& cap) { return cap.piece == of(two); })
                  ->most,
              2);
}

TEST_F(TheirNames, WhatIsProposedIsInThemToo)
{
    const SentOffer sent = renamed({.verb = "do",
                                    .asks = {{"which", AskPiece<PieceId>{{one, two}}},
                                             {"some", AskPieces<PieceId>{{one, two}, 0, 2}}},
                                    .proposed = {two, std::vector{one, two}}});

    EXPECT_EQ(std::get<Handle>(sent.proposed.at(0)), of(two));
    EXPECT_EQ(std::get<std::vector<Handle>>(sent.proposed.at(1)), ascending({of(one), of(two)}));
}

TEST_F(TheirNames, AnActionIsTranslatedBack)
{
    const Action action = names.translate(
        {"do",
         of(one),
         {of(two), std::vector{of(two), of(one)}, std::vector<SentShare>{{of(wood), 4}}, Number{3},
          Path{{{5}, {6}}}, Text{"go"}, Chosen{1}, Place{{{1}, {2}}, Facing{3, 4}}}});

    EXPECT_EQ(action,
              (Action{"do",
                      one,
                      {two, std::vector{one, two}, std::vector<Share>{{wood, 4}}, Number{3},
                       Path{{{5}, {6}}}, Text{"go"}, Chosen{1}, Place{{{1}, {2}}, Facing{3, 4}}}}));
    EXPECT_THROW(names.translate({"do", Handle{77}, {}}), Broken);
}

TEST_F(TheirNames, APictureThatSpeaksOfWhatIsNotInItIsRefused)
{
    const auto broken = [this](auto change) {
        Picture picture = table();
        change(picture);
        EXPECT_THROW(static_cast<void>(names.rename(picture)), Broken);
    };

    broken([](Picture& p) { p.offers = {{.verb = "do", .piece = hidden}}; });
    broken([](Picture& p) {
        p.offers = {{.verb = "do", .asks = {{"which", AskPiece<PieceId>{{hidden}}}}}};
    });
    broken([](Picture& p) {
        p.offers = {
            {.verb = "do", .asks = {{"which", AskPiece<PieceId>{{one}}}}, .proposed = {hidden}}};
    });
    broken([](Picture& p) { p.shapes = {{.role = "cone", .whose = hidden}}; });
    broken([](Picture& p) { p.pieces[0].with = hidden; });
}

TEST_F(TheirNames, APictureWithTwoOfOneKeyIsRefused)
{
    Picture twice = table();
    twice.offers = {{.verb = "do", .piece = one}, {.verb = "do", .piece = one}};
    EXPECT_THROW(static_cast<void>(names.rename(twice)), Broken);

    Picture shared = table();
    shared.ground[0].name = one;
    EXPECT_THROW(names.look_at(shared), Broken);
}

TEST_F(TheirNames, ADefaultOfferHasItsAnswers)
{
    EXPECT_THROW(
        renamed({.verb = "do", .asks = {{"how many", AskNumber{0, 1}}}, .is_default = true}),
        Broken);
    EXPECT_NO_THROW(renamed({.verb = "do",
                             .asks = {{"how many", AskNumber{0, 1}}},
                             .proposed = {Number{0}},
                             .is_default = true}));
}

}  // namespace
}  // namespace galloper
