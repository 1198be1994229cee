#include "common/game/telling.h"

#include <gtest/gtest.h>

namespace galloper {
namespace {

constexpr PieceId one{1}, two{2}, wood{3}, hidden{9};
const Viewer viewer = Seat{0};

Picture picture_of(std::vector<PieceId> pieces)
{
    Picture picture;
    for (const PieceId id : pieces) picture.pieces.push_back({.name = id, .label = "a team"});
    picture.ground = {{.name = wood}};
    return picture;
}

Line line(Audience to, std::string text, std::vector<PieceId> about = {},
          std::vector<Revealed> reveals = {})
{
    return {.to = std::move(to),
            .text = std::move(text),
            .about = std::move(about),
            .reveals = std::move(reveals)};
}

struct Tell : testing::Test {
    Told told = first_look(viewer, HandleKey{}, picture_of({one, two}));
    Told before = told;
    Report report{};

    Update see(std::vector<PieceId> pieces)
    {
        before = told;
        Telling telling = tell(told, picture_of(std::move(pieces)), report);
        told = std::move(telling.told);
        return telling.update;
    }
};

TEST_F(Tell, WhereNothingChangedThereIsNothingToSend) { EXPECT_TRUE(see({two, one}).empty()); }

TEST_F(Tell, TheFirstPictureAndAllUpdatesGiveTheLast)
{
    SentPicture folded = told.picture;
    for (const std::vector<PieceId>& seen :
         {std::vector{one}, {one, two, hidden}, {}, {two}, {hidden, one}}) {
        fold(folded, see(seen).change);
        EXPECT_EQ(folded, told.picture);
    }
}

TEST_F(Tell, ALineIsToldWithWhatItsViewerCallsThePieces)
{
    report.lines = {line(Audience::everyone(), "{} leads {} into {}.", {one, two, wood})};
    report.lines[0].rule = "BRV-1";
    mark(report, "a wood taken");
    report.lines[0].throws = {{.purpose = "to move", .dice = {{6, 3}}, .total = 3}};

    const News news = see({one, two}).news;

    ASSERT_EQ(news.lines.size(), 1u);
    EXPECT_EQ(news.lines[0].about,
              (std::vector{*told.names.of(one), *told.names.of(two), *told.names.of(wood)}));
    EXPECT_EQ(news.lines[0].rule, "BRV-1");
    EXPECT_EQ(news.lines[0].moment, "a wood taken");
    EXPECT_EQ(news.lines[0].throws, report.lines[0].throws);
}

TEST_F(Tell, ALineAboutAPieceOutOfSightIsNotHeardWhateverItsAudience)
{
    report.lines = {line(Audience::everyone(), "{} loses a figure.", {hidden}),
                    line(Audience::only({Seat{0}}), "{} fires on {}.", {hidden, one})};
    mark(report, "a great moment for others");

    EXPECT_TRUE(see({one, two}).empty());
}

TEST_F(Tell, ALineAboutAPieceThatJustLeftNamesItAsItWasCalled)
{
    const auto was = told.names.of(two);
    report.lines = {line(Audience::everyone(), "{} is destroyed.", {two})};

    EXPECT_EQ(see({one}).news.lines.at(0).about, std::vector{*was});
    EXPECT_TRUE(see({one}).empty());
}

TEST_F(Tell, WhatIsForAnotherSeatIsNotHeard)
{
    report.lines = {line(Audience::only({Seat{1}}), "You have a reserve.")};
    EXPECT_TRUE(see({one, two}).empty());

    told = first_look(Viewer::everybody(), HandleKey{}, picture_of({one, two}));
    EXPECT_TRUE(see({one, two}).empty());

    told = first_look(Viewer::truth(), HandleKey{}, picture_of({one, two}));
    EXPECT_EQ(see({one, two}).news.lines.size(), 1u);
}

TEST_F(Tell, ASidesLineReachesEachOfItsSeats)
{
    const Posts posts{{.side = {0}}, {.side = {1}}, {.side = {0}}};
    report.lines = {line(Audience::of(posts, Side{0}), "Ours.")};

    EXPECT_FALSE(see({one, two}).empty());
    told = first_look(Seat{2}, HandleKey{}, picture_of({one, two}));
    EXPECT_FALSE(see({one, two}).empty());
    told = first_look(Seat{1}, HandleKey{}, picture_of({one, two}));
    EXPECT_TRUE(see({one, two}).empty());
}

TEST_F(Tell, AMotionIsShownToThoseWhoSeeThePieceBeforeAndAfter)
{
    report.motions = {{Audience::everyone(), one, {{}, {{5}, {}}}},
                      {Audience::everyone(), two, {{}, {}}},
                      {Audience::everyone(), hidden, {{}, {}}},
                      {Audience::only({Seat{1}}), one, {{}, {}}}};

    const Update update = see({one, hidden});

    ASSERT_EQ(update.news.motions.size(), 1u);
    EXPECT_EQ(update.news.motions[0], (SentMotion{*told.names.of(one), {{}, {{5}, {}}}}));
}

// Line by line: whoever was told the thing itself is not told it once more in part.
TEST_F(Tell, WhatIsSaidOtherwiseIsForWhoeverWasNotToldTheThingItself)
{
    const Revealed plan{.matter = "plan"};
    Line in_part = line(Audience::everyone(), "{} fires.", {one}, {plan});
    in_part.otherwise = true;
    report.lines = {line(Audience::everyone(), "{} fires on {}.", {one, two}), in_part,
                    line(Audience::everyone(), "{} fires on {}.", {one, hidden}), in_part};

    const News news = see({one, two}).news;

    ASSERT_EQ(news.lines.size(), 2u);
    EXPECT_EQ(news.lines[0].text, "{} fires on {}.");
    EXPECT_EQ(news.lines[1].text, "{} fires.");
    report.lines.erase(report.lines.begin() + 2, report.lines.end());
    told.names.look_at(picture_of({one, two}));
    EXPECT_TRUE(revealed_to(told, told, report).empty());
}

// A side's own whole way, and the parts of it that the other side saw.
TEST_F(Tell, AWholeMotionIsNotFollowedByItsParts)
{
    const Motion whole{Audience::only({Seat{1}}), one, {{}, {{9}, {}}}};
    const Motion part{Audience::only({Seat{0}}), one, {{}, {{2}, {}}}, true};
    const Motion other_part{Audience::only({Seat{0}}), one, {{{5}, {}}, {{9}, {}}}, true};
    report.motions = {whole, part, other_part};

    EXPECT_EQ(see({one, two}).news.motions.size(), 2u);
    told = first_look(Viewer::truth(), HandleKey{}, picture_of({one, two}));
    const News all = see({one, two}).news;
    ASSERT_EQ(all.motions.size(), 1u);
    EXPECT_EQ(all.motions[0].way, whole.way);
}

TEST_F(Tell, WhatALineRevealsIsCountedOnlyForThoseWhoHearIt)
{
    const Revealed gun{.piece = two};
    const Revealed plan{.matter = "plan"};
    report.lines = {line(Audience::everyone(), "It was a gun: {}.", {two}, {gun}),
                    line(Audience::only({Seat{1}}), "They attack.", {}, {plan}),
                    line(Audience::everyone(), "{} is here.", {hidden}, {plan})};

    see({one, two});

    EXPECT_EQ(revealed_to(before, told, report), std::vector{gun});
}

TEST_F(Tell, ALineThatNamesOtherThanItShowsIsOurOwnFault)
{
    report.lines = {line(Audience::everyone(), "{} fires on {}.", {one})};

    EXPECT_THROW(see({one, two}), Broken);
}

}  // namespace
}  // namespace galloper
