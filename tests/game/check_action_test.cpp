#include "common/game/check_action.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

using namespace galloper::literals;

constexpr Handle a{1}, b{2}, c{3}, stranger{9};
constexpr int most_int = std::numeric_limits<int>::max();
constexpr int least_int = std::numeric_limits<int>::min();

std::string words(const std::optional<Refusal>& refusal) { return refusal ? refusal->words : ""; }

// One offer that asks for a single thing, and the words with which an answer to it is refused.
std::string answer_to(SentAsk::Kind ask, SentAnswer answer)
{
    const std::vector<SentOffer> offers{
        {.verb = "do", .piece = a, .asks = {{"it", std::move(ask)}}}};
    const auto refusal = check_action(offers, {"do", a, {std::move(answer)}});
    EXPECT_TRUE(!refusal || refusal->kind == Refusal::Kind::BadAnswer);
    return words(refusal);
}

TEST(CheckAction, WhatWasNotOfferedIsNotOpen)
{
    const std::vector<SentOffer> offers{{.verb = "do", .piece = a}, {.verb = "end"}};
    const Refusal not_open{Refusal::Kind::NotOffered, "That is not open to you now."};

    EXPECT_EQ(check_action(offers, {"do", a, {}}), std::nullopt);
    EXPECT_EQ(check_action(offers, {"end", {}, {}}), std::nullopt);
    EXPECT_EQ(check_action(offers, {"do", b, {}}), not_open);
    EXPECT_EQ(check_action(offers, {"do", {}, {}}), not_open);
    EXPECT_EQ(check_action(offers, {"end", a, {}}), not_open);
    EXPECT_EQ(check_action(offers, {"undo", a, {}}), not_open);
    EXPECT_EQ(check_action({}, {"", {}, {}}), not_open);
}

TEST(CheckAction, ThereIsOneAnswerToEachQuestion)
{
    const std::vector<SentOffer> offers{
        {.verb = "do", .asks = {{"how many", AskNumber{1, 2}}, {"which", AskChoice{{"x"}}}}}};

    EXPECT_EQ(check_action(offers, {"do", {}, {Number{1}, Chosen{0}}}), std::nullopt);
    EXPECT_EQ(words(check_action(offers, {"do", {}, {Number{1}}})),
              "There must be one answer to each question.");
    EXPECT_EQ(words(check_action(offers, {"do", {}, {Number{1}, Chosen{0}, Chosen{0}}})),
              "There must be one answer to each question.");
    EXPECT_EQ(words(check_action(offers, {"do", {}, {Chosen{0}, Number{1}}})),
              "This needs a number.");
}

TEST(CheckAction, APathKeepsToItsReachItsCornersAndItsGround)
{
    const AskPath ask{.reach = 6_in, .within = {{}, {48_in, 48_in}}, .corners = 2};
    const std::string off_the_ground = "The path leaves the ground that is open to it.";

    EXPECT_EQ(answer_to(ask, Path{{6_in, {}}}), "");
    EXPECT_EQ(answer_to(ask, Path{{6_in, {1}}}), "The path is too long.");
    EXPECT_EQ(answer_to(ask, Path{{3_in, {}}, {3_in, 3_in}}), "");
    EXPECT_EQ(answer_to(ask, Path{{3_in, {}}, {3_in, 3_in + Length{1}}}), "The path is too long.");
    EXPECT_EQ(answer_to(ask, Path{}), "A path needs an end.");
    EXPECT_EQ(answer_to(ask, Path{{}, {}, {}}), "The path has too many corners.");
    EXPECT_EQ(answer_to(ask, Path{{{-1}, {}}}), off_the_ground);
    EXPECT_EQ(answer_to(ask, Number{1}), "This needs a path.");
}

// Measured, the way between these would overflow; it is never measured.
TEST(CheckAction, APathOfTheFarthestNumbersIsSurvived)
{
    const AskPath ask{.reach = 6_in, .within = {{}, {48_in, 48_in}}, .corners = 2};
    const Point least{{least_int}, {least_int}};
    const Point most{{most_int}, {most_int}};

    EXPECT_NE(answer_to(ask, Path{least, most}), "");
    EXPECT_NE(answer_to(ask, Path{most, least}), "");
    EXPECT_NE(answer_to(ask, Path(100'000, most)), "");
    EXPECT_NE(answer_to(AskPath{.corners = least_int}, Path{{}}), "");
}

TEST(CheckAction, APlaceLiesInOneOfTheOutlinesOrOnItsEdge)
{
    const AskPlace ask{
        .within = {outline_of({{}, {6_in, 6_in}}), outline_of({{12_in, {}}, {18_in, 6_in}})}};

    EXPECT_EQ(answer_to(ask, Place{{3_in, 3_in}, {}}), "");
    EXPECT_EQ(answer_to(ask, Place{{12_in, 6_in}, {}}), "");
    EXPECT_EQ(answer_to(ask, Place{{9_in, 3_in}, {}}), "That place is not open to it.");
    EXPECT_EQ(answer_to(ask, Place{{{least_int}, {most_int}}, {}}),
              "That place is not open to it.");
    EXPECT_EQ(answer_to(AskPlace{}, Place{}), "That place is not open to it.");
    EXPECT_EQ(answer_to(ask, Path{{3_in, 3_in}}), "This needs a place.");
}

TEST(CheckAction, AFacingIsGivenWhereItIsAskedForAndHasADirection)
{
    const Polygon field = outline_of({{}, {6_in, 6_in}});
    const AskPlace with{.within = {field}, .facing = true};
    const AskPlace without{.within = {field}};

    EXPECT_EQ(answer_to(with, Place{{}, Facing{3, -4}}), "");
    EXPECT_EQ(answer_to(with, Place{{}, {}}), "This needs a facing.");
    EXPECT_EQ(answer_to(with, Place{{}, Facing{0, 0}}), "A facing needs a direction.");
    EXPECT_EQ(answer_to(with, Place{{}, Facing{100'000, -100'000}}), "");
    EXPECT_EQ(answer_to(with, Place{{}, Facing{100'001, 0}}), "The facing is written too long.");
    EXPECT_EQ(answer_to(with, Place{{}, Facing{0, least_int}}), "The facing is written too long.");
    EXPECT_EQ(answer_to(without, Place{{}, Facing{3, -4}}), "No facing is asked for.");
}

TEST(CheckAction, APieceIsOneOfTheCandidates)
{
    const AskPiece<Handle> ask{{a, b}};

    EXPECT_EQ(answer_to(ask, b), "");
    EXPECT_EQ(answer_to(ask, stranger), "That piece cannot be chosen.");
    EXPECT_EQ(answer_to(AskPiece<Handle>{}, a), "That piece cannot be chosen.");
    EXPECT_EQ(answer_to(ask, std::vector{a}), "This needs a piece.");
}

TEST(CheckAction, PiecesAreCandidatesEachOnceAndAsManyAsAskedFor)
{
    const AskPieces<Handle> ask{.candidates = {a, b, c}, .least = 1, .most = 2};

    EXPECT_EQ(answer_to(ask, std::vector{a}), "");
    EXPECT_EQ(answer_to(ask, std::vector{c, a}), "");
    EXPECT_EQ(answer_to(ask, std::vector<Handle>{}), "These are too few pieces.");
    EXPECT_EQ(answer_to(ask, std::vector{a, b, c}), "These are too many pieces.");
    EXPECT_EQ(answer_to(ask, std::vector{a, a}), "A piece is named twice.");
    EXPECT_EQ(answer_to(ask, std::vector{a, stranger}), "That piece cannot be chosen.");
    EXPECT_EQ(answer_to(ask, std::vector<Handle>(100'000, a)), "There are not so many pieces.");
    EXPECT_EQ(answer_to(ask, a), "This needs some pieces.");
}

TEST(CheckAction, AChoiceIsOneOfTheChoices)
{
    const AskChoice ask{{"yes", "no"}};

    EXPECT_EQ(answer_to(ask, Chosen{0}), "");
    EXPECT_EQ(answer_to(ask, Chosen{1}), "");
    EXPECT_EQ(answer_to(ask, Chosen{2}), "There is no such choice.");
    EXPECT_EQ(answer_to(ask, Chosen{-1}), "There is no such choice.");
    EXPECT_EQ(answer_to(ask, Chosen{least_int}), "There is no such choice.");
    EXPECT_EQ(answer_to(ask, Text{"yes"}), "This needs a choice.");
}

TEST(CheckAction, ANumberLiesBetweenItsEnds)
{
    const AskNumber ask{.least = -1, .most = 4};

    EXPECT_EQ(answer_to(ask, Number{-1}), "");
    EXPECT_EQ(answer_to(ask, Number{4}), "");
    EXPECT_EQ(answer_to(ask, Number{-2}), "The number is too small.");
    EXPECT_EQ(answer_to(ask, Number{5}), "The number is too large.");
    EXPECT_EQ(answer_to(ask, Chosen{1}), "This needs a number.");
}

TEST(CheckAction, PointsKeepToEachCapAndToTheirSum)
{
    const AskPoints<Handle> ask{.among = {{a, 2}, {b, 3}}, .least = 2, .most = 4};
    const auto points = [&](std::vector<SentShare> shares) { return answer_to(ask, shares); };

    EXPECT_EQ(points({{a, 1}, {b, 3}}), "");
    EXPECT_EQ(points({{a, 2}}), "");
    EXPECT_EQ(points({{b, 2}, {a, 0}}), "");
    EXPECT_EQ(points({{a, 1}}), "These are too few points.");
    EXPECT_EQ(points({}), "These are too few points.");
    EXPECT_EQ(points({{a, 2}, {b, 3}}), "These are too many points.");
    EXPECT_EQ(points({{a, 3}}), "That piece cannot take so many points.");
    EXPECT_EQ(points({{b, -1}, {a, 2}}), "A share is below nought.");
    EXPECT_EQ(points({{a, 1}, {a, 1}}), "A piece is named twice.");
    EXPECT_EQ(points({{stranger, 2}}), "That piece can take no points.");
    EXPECT_EQ(points({{a, 1}, {b, 1}, {a, 1}}), "There are more shares than pieces.");
    EXPECT_EQ(answer_to(ask, Number{2}), "This needs points handed out.");
}

TEST(CheckAction, PointsThatWouldOverflowTheirSumAreTooMany)
{
    const AskPoints<Handle> ask{
        .among = {{a, most_int}, {b, most_int}}, .least = 0, .most = most_int};

    EXPECT_EQ(answer_to(ask, std::vector<SentShare>{{a, most_int}, {b, most_int}}),
              "These are too many points.");
    EXPECT_EQ(answer_to(ask, std::vector<SentShare>{{a, most_int}, {b, 0}}), "");
}

TEST(CheckAction, ATextIsPlainAndNotTooLong)
{
    const AskText ask{.most = 6};

    EXPECT_EQ(answer_to(ask, Text{"a\nword"}), "");
    EXPECT_EQ(answer_to(ask, Text{"\u00e9\u00e9\u00e9"}), "");  // three letters of two bytes
    EXPECT_EQ(answer_to(ask, Text{"a words"}), "The text is too long.");
    EXPECT_EQ(answer_to(ask, Text{"\x1b[2J"}), "The text holds something that is not text.");
    EXPECT_EQ(answer_to(ask, Text{"\xff"}), "The text holds something that is not text.");
    EXPECT_EQ(answer_to(ask, Chosen{0}), "This needs words.");
}

}  // namespace
}  // namespace galloper
