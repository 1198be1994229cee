#include "clients/terminal/asks.h"

#include <gtest/gtest.h>

#include <deque>
#include <sstream>

namespace galloper::terminal {
namespace {

using namespace galloper::literals;

constexpr Handle first{11}, second{22};

struct Asked : testing::Test {
    Asked()
    {
        picture.table = {{}, {20_in, 20_in}};
        picture.unit = "in";
        picture.pieces = {{.name = first, .label = "A"}, {.name = second, .label = "B"}};
        roster.look_at(picture);  // A is 1, B is 2
    }

    // The answer to an offer with this one ask, as the lines give it.
    std::optional<SentAnswer> answer(SentAsk::Kind kind, std::deque<std::string> typed,
                                     std::vector<SentAnswer> proposed = {})
    {
        lines = std::move(typed);
        const SentOffer offer{
            .verb = "do", .asks = {{"It", std::move(kind)}}, .proposed = std::move(proposed)};
        const auto action = fill_in(console, offer, picture, roster);
        if (!action) return std::nullopt;
        EXPECT_EQ(check_action({offer}, *action), std::nullopt);
        return action->answers.at(0);
    }
    std::optional<std::string> next_line()
    {
        if (lines.empty()) return std::nullopt;
        std::string line = lines.front();
        lines.pop_front();
        return line;
    }
    bool said(const std::string& words) const
    {
        return screen.str().find(words) != std::string::npos;
    }

    SentPicture picture{};
    Roster roster{};
    std::deque<std::string> lines{};
    std::ostringstream screen{};
    Console console{[this] { return next_line(); }, screen};
};

TEST_F(Asked, EachKindIsReadAsAPersonWritesIt)
{
    const AskPath path{.from = {1_in, 1_in}, .reach = 6_in, .within = picture.table};
    const AskPlace place{.within = {outline_of(picture.table)}, .facing = true};
    const AskPoints<Handle> points{.among = {{first, 2}, {second, 2}}, .least = 3, .most = 3};

    EXPECT_EQ(answer(path, {"1,4 >2,0"}), SentAnswer(Path{{1_in, 4_in}, {3_in, 4_in}}));
    EXPECT_EQ(answer(place, {"3,4 ne"}), SentAnswer(Place{{3_in, 4_in}, Facing{1, 1}}));
    EXPECT_EQ(answer(place, {"3,4 3,5"}), SentAnswer(Place{{3_in, 4_in}, Facing{0, 254}}));
    EXPECT_EQ(answer(AskPiece<Handle>{{first, second}}, {"2"}), SentAnswer(second));
    EXPECT_EQ(answer(AskPieces<Handle>{{first, second}, 0, 2}, {"2 1"}),
              SentAnswer(std::vector{second, first}));
    EXPECT_EQ(answer(AskChoice{{"press on", "stop"}}, {"2"}), SentAnswer(Chosen{1}));
    EXPECT_EQ(answer(AskChoice{{"press on", "stop"}}, {"press on"}), SentAnswer(Chosen{0}));
    EXPECT_EQ(answer(AskNumber{-3, 3}, {"-2"}), SentAnswer(Number{-2}));
    EXPECT_EQ(answer(points, {"1:1 2:2"}),
              SentAnswer(std::vector<SentShare>{{first, 1}, {second, 2}}));
    EXPECT_EQ(answer(AskText{40}, {"Hold on!"}), SentAnswer(Text{"Hold on!"}));
}

TEST_F(Asked, WhatDoesNotFitIsSaidAndAskedAgain)
{
    EXPECT_EQ(answer(AskNumber{1, 3}, {"four", "4", "3"}), SentAnswer(Number{3}));
    EXPECT_TRUE(said("That cannot be read as an answer."));
    EXPECT_TRUE(said("The number is too large."));

    EXPECT_EQ(answer(AskPiece<Handle>{{first}}, {"2", "7", "", "1"}), SentAnswer(first));
    EXPECT_TRUE(said("That piece cannot be chosen."));
    EXPECT_EQ(answer(AskPoints<Handle>{{{first, 2}}, 0, 2}, {":", "1:", "1:9", "1:2"}),
              SentAnswer(std::vector<SentShare>{{first, 2}}));
}

TEST_F(Asked, AnEmptyLineTakesWhatIsProposed)
{
    EXPECT_EQ(answer(AskNumber{1, 3}, {""}, {Number{2}}), SentAnswer(Number{2}));
    EXPECT_TRUE(said("Enter for 2"));
}

TEST_F(Asked, AFullStopOrTheEndOfInputLeavesTheOffer)
{
    EXPECT_EQ(answer(AskNumber{1, 3}, {"."}), std::nullopt);
    EXPECT_EQ(answer(AskNumber{1, 3}, {}), std::nullopt);
}

TEST_F(Asked, APathThatIsTooLongIsCut)
{
    const AskPath ask{.from = {1_in, 1_in}, .reach = 5_in, .within = picture.table};

    // Three up and then four across of which two are left.
    EXPECT_EQ(answer(ask, {">0,3 >4,0"}), SentAnswer(Path{{1_in, 4_in}, {3_in, 4_in}}));
    EXPECT_TRUE(said("cut to 1,4 3,4"));
    EXPECT_EQ(answer(ask, {"1,21", ">0,1"}), SentAnswer(Path{{1_in, 2_in}}));
}

TEST(CutPath, IsNeverLongerThanItsReach)
{
    for (std::int32_t x = 1; x < 40; ++x)
        for (std::int32_t reach = 0; reach < 60; ++reach) {
            const Path path{{{x}, {30}}, {{40}, {x}}};
            const Path cut = cut_to({}, path, Length{reach});

            // Two legs, each of which rounding can make a tenth and a half shorter.
            EXPECT_LE(length({}, cut), Length{reach});
            EXPECT_GE(length({}, cut) + Length{3}, std::min(Length{reach}, length({}, path)));
        }
}

}  // namespace
}  // namespace galloper::terminal
