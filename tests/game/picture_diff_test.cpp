#include "common/game/picture_diff.h"

#include <gtest/gtest.h>

namespace galloper {
namespace {

SentPicture before()
{
    SentPicture picture;
    picture.ground = {{.name = {1}, .kind = "wood"}, {.name = {2}, .kind = "hill"}};
    picture.pieces = {{.name = {11}}, {.name = {12}, .label = "Team 2"}, {.name = {14}}};
    picture.shapes = {{.role = "cone", .whose = Handle{11}}, {.role = "zone", .index = 1}};
    picture.gauges = {{.name = "turn", .value = 1}};
    picture.facts = {{"morale", "steady"}};
    picture.proposals = {{.matter = "draw"}, {.matter = "going back"}};
    picture.offers = {{.verb = "end"}, {.verb = "move", .piece = Handle{11}}};
    picture.awaited = {Seat{0}};
    return picture;
}

// Everything that can change has: the first is gone, another has changed, a third is new.
SentPicture after()
{
    SentPicture picture = before();
    picture.ground = {{.name = {2}, .kind = "hill", .height = 2}, {.name = {3}}};
    picture.pieces = {{.name = {10}}, {.name = {12}, .label = "Team 3"}, {.name = {14}}};
    picture.shapes = {{.role = "cone", .whose = Handle{12}},
                      {.role = "zone", .index = 1, .label = "base line"}};
    picture.gauges = {{.name = "phase"}, {.name = "turn", .value = 2}};
    picture.facts = {};
    picture.proposals = {{.matter = "going back", .agreed = {Seat{1}}}};
    picture.offers = {{.verb = "end", .merit = 5}, {.verb = "move", .piece = Handle{12}}};
    picture.awaited = {Seat{1}};
    picture.ending = Ending{.words = "Blue holds the hill."};
    return picture;
}

TEST(PictureDiff, OfTwoPicturesThatAreTheSameIsEmpty)
{
    EXPECT_TRUE(diff(before(), before()).empty());
    EXPECT_FALSE(diff(before(), after()).empty());
}

TEST(PictureDiff, FoldedIntoTheFirstGivesTheSecond)
{
    for (const auto& [from, to] :
         {std::pair(before(), after()), std::pair(after(), before()),
          std::pair(SentPicture{}, after()), std::pair(after(), SentPicture{})}) {
        SentPicture picture = from;
        fold(picture, diff(from, to));
        EXPECT_EQ(picture, to);
    }
}

TEST(PictureDiff, HoldsNothingButWhatChanged)
{
    const PictureDiff change = diff(before(), after());

    EXPECT_EQ(change.pieces.gone, (std::vector{Handle{11}}));
    ASSERT_EQ(change.pieces.changed.size(), 2u);
    EXPECT_EQ(change.pieces.changed[0].name, Handle{10});
    EXPECT_EQ(change.pieces.changed[1].label, "Team 3");
    EXPECT_EQ(change.shapes.gone.at(0), (SentShape::Key{"cone", Handle{11}, 0}));
    EXPECT_EQ(change.offers.gone.at(0), (SentOffer::Key{"move", Handle{11}}));
    EXPECT_EQ(change.facts.gone, std::vector<std::string>{"morale"});
    EXPECT_EQ(change.proposals.gone, std::vector<std::string>{"draw"});
}

// Each part alone makes a difference that is not empty: a part left out of empty() would be lost.
TEST(PictureDiff, IsNotEmptyWhateverChanged)
{
    const auto changed = [](auto part) {
        SentPicture picture = before();
        picture.*part = after().*part;
        return !diff(before(), picture).empty();
    };

    EXPECT_TRUE(changed(&SentPicture::ground));
    EXPECT_TRUE(changed(&SentPicture::pieces));
    EXPECT_TRUE(changed(&SentPicture::shapes));
    EXPECT_TRUE(changed(&SentPicture::gauges));
    EXPECT_TRUE(changed(&SentPicture::facts));
    EXPECT_TRUE(changed(&SentPicture::proposals));
    EXPECT_TRUE(changed(&SentPicture::offers));
    EXPECT_TRUE(changed(&SentPicture::awaited));
    EXPECT_TRUE(changed(&SentPicture::ending));
}

TEST(PictureDiff, AnEndingCanBeTakenBack)
{
    SentPicture ended = before();
    ended.ending = Ending{.words = "Red is beaten."};

    const PictureDiff change = diff(ended, before());
    ASSERT_TRUE(change.ending.has_value());
    EXPECT_EQ(*change.ending, std::nullopt);
    fold(ended, change);
    EXPECT_EQ(ended, before());
}

}  // namespace
}  // namespace galloper
