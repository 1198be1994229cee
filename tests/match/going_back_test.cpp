// Going back a step: what stands again, who is told how far, and what is told of it.

#include "tests/match/playing.h"

namespace galloper {
namespace {

namespace verb = outpost::verb;

class GoingBackTest : public Playing {
protected:
    std::optional<Undoing> asked_of(Seat seat) const
    {
        for (const Proposed& proposal : match_.picture(seat).proposals)
            if (proposal.matter == "going back") return proposal.undoes;
        return std::nullopt;
    }

    int number(Seat seat) const { return static_cast<int>(match_.number(seat)); }
};

TEST_F(GoingBackTest, IsANewStepWithTheOldTruth)
{
    play(blue, verb::seal);
    const SentPicture before = match_.picture(blue);
    dice_.load("stumble", {6});
    play(red, verb::march);
    EXPECT_NE(match_.picture(blue), before);

    play(red, house_verb::ask_back);
    EXPECT_EQ(offer(red, house_verb::agree_back), nullptr);
    const Match::Step back = play(blue, house_verb::agree_back);

    EXPECT_EQ(back.number, 4u);
    EXPECT_EQ(match_.picture(blue).pieces, before.pieces);
    // There is nothing more to go back to.
    EXPECT_EQ(offer(red, house_verb::ask_back), nullptr);
}

TEST_F(GoingBackTest, WhatWasLostFromSightComesBackAsAStranger)
{
    play(blue, verb::seal);
    const auto first = match_.told(red).names.of(PieceId{100});
    // Blue goes back to before the charge was laid in the open, and lays it again.
    play(blue, house_verb::ask_back);
    play(red, house_verb::agree_back);
    EXPECT_FALSE(match_.told(red).names.of(PieceId{100}));
    play(blue, verb::seal);
    const auto second = match_.told(red).names.of(PieceId{100});
    ASSERT_TRUE(first && second);
    EXPECT_NE(*first, *second);
}

TEST_F(GoingBackTest, AStepThatNobodyElseHeardOfIsNotWhatOneGoesBackTo)
{
    play(blue, verb::seal);
    play(red, verb::done);
    play(blue, verb::done);
    const SentPicture patrol = match_.picture(red);
    dice_.load("stumble", {6});
    play(red, verb::march);
    play(red, house_verb::ask_back);
    play(blue, house_verb::agree_back);
    EXPECT_EQ(match_.picture(red).pieces, patrol.pieces);
}

TEST_F(GoingBackTest, TheStepToGoBackToSurvivesACheckpoint)
{
    play(blue, verb::seal);
    dice_.load("stumble", {6});
    play(red, verb::march);
    play(red, house_verb::ask_back);

    auto woken = Match::restore(match_.checkpoint(), key, load);
    ASSERT_TRUE(woken);
    const SentAction agree = proposed(blue, house_verb::agree_back);
    auto here = match_.prepare(blue, match_.number(blue), agree, dice_);
    auto there = woken->prepare(blue, woken->number(blue), agree, dice_);
    ASSERT_TRUE(here && there);
    EXPECT_EQ(here->state_hash, there->state_hash);
}

// Red's march is thrown for, so it is not free, and it is all that blue was told since.
TEST_F(GoingBackTest, WhoIsAskedIsToldHowFarInHisOwnNumbers)
{
    play(blue, verb::seal);
    const int before = number(blue);
    dice_.load("stumble", {6});
    play(red, verb::march);
    play(red, house_verb::ask_back);

    EXPECT_EQ(asked_of(blue), (Undoing{before, 1, 0, false}));
    EXPECT_EQ(asked_of(red), std::nullopt);
}

TEST_F(GoingBackTest, AStepWithoutAThrowOrAnythingHiddenIsFree)
{
    play(blue, verb::seal);
    const int before = number(blue);
    play(red, verb::done);
    play(red, house_verb::ask_back);

    EXPECT_EQ(asked_of(blue), (Undoing{before, 1, 0, true}));
}

// Blue's seal says aloud that something lies buried.
TEST_F(GoingBackTest, AStepThatBroughtSomethingOutIsNotFree)
{
    play(blue, verb::seal);
    play(blue, house_verb::ask_back);

    EXPECT_FALSE(asked_of(red)->free);
}

TEST_F(GoingBackTest, AnAnswerInBetweenIsNotFreeAndIsCountedForWhoGaveIt)
{
    play(blue, verb::seal);
    const int before = number(blue);
    play(red, verb::done);
    play(blue, verb::done);
    play(red, house_verb::ask_back);

    EXPECT_EQ(asked_of(blue), (Undoing{before, 2, 1, false}));
}

TEST_F(GoingBackTest, HowFarGrowsWithWhatWhoIsAskedPlaysMeanwhile)
{
    play(blue, verb::seal);
    const int before = number(blue);
    play(red, verb::done);
    play(red, house_verb::ask_back);
    play(blue, verb::done);

    EXPECT_EQ(asked_of(blue), (Undoing{before, 2, 1, false}));
}

TEST_F(GoingBackTest, TheNewsSayToWhichOfHisUpdatesEachGoesBack)
{
    play(blue, verb::seal);
    std::map<Viewer, std::uint32_t> before;
    for (const Viewer viewer : match_.viewers()) before[viewer] = match_.number(viewer);
    play(red, verb::done);
    play(red, house_verb::ask_back);
    const Match::Step back = play(blue, house_verb::agree_back);

    for (std::size_t i = 0; i < back.tellings.size(); ++i)
        EXPECT_EQ(back.tellings[i].update.news.back_to, before[match_.viewers()[i]]);
}

TEST_F(GoingBackTest, HowFarSurvivesACheckpoint)
{
    play(blue, verb::seal);
    play(red, verb::done);
    auto woken = Match::restore(match_.checkpoint(), key, load);
    ASSERT_TRUE(woken);
    match_ = std::move(*woken);
    play(red, house_verb::ask_back);

    EXPECT_EQ(asked_of(blue)->steps, 1);
    EXPECT_TRUE(asked_of(blue)->free);
}

}  // namespace
}  // namespace galloper
