// The brain on made-up offers.

#include "common/bot/brain.h"

#include <gtest/gtest.h>

#include "common/bot/variations.h"
#include "common/game/check_action.h"

namespace galloper {
namespace {

SentOffer plain(const char* verb, int merit, bool is_default = false)
{
    return {verb, {}, verb, "", {}, {}, is_default, merit};
}

// A forecast whose merit is the offer's.
Brain::Foresee as_offered(const SentPicture& picture)
{
    return [&picture](const SentAction& action) -> std::optional<Forecast> {
        Forecast forecast;
        for (const SentOffer& offer : picture.offers)
            if (offer.verb == action.verb) forecast.merit = offer.merit;
        return forecast;
    };
}

TEST(Brain, TakesWhatHasMostToBeSaidForIt)
{
    SentPicture picture;
    picture.offers = {plain("dither", 0, true), plain("storm", 90), plain("retire", -40)};
    Brain brain(1);
    EXPECT_EQ(brain.choose(picture, as_offered(picture))->verb, "storm");
    EXPECT_EQ(suggest(picture, as_offered(picture))->verb, "storm");
}

TEST(Brain, WritesADraftOnceAndThenSealsIt)
{
    SentPicture picture;
    picture.offers = {plain("seal", 0, true), plain("order one", 30), plain("order two", 50)};
    Brain brain(1);
    std::vector<std::string> done;
    for (int i = 0; i < 3; ++i) done.push_back(brain.choose(picture, as_offered(picture))->verb);
    EXPECT_EQ(done, (std::vector<std::string>{"order two", "order one", "seal"}));
}

// Where each answer changes the picture and the turn stands, the default ends it at last.
TEST(Brain, DoesNotGoRoundInACircleForEver)
{
    SentPicture picture;
    picture.gauges = {{"turn", 1, 9, ""}};
    picture.offers = {plain("seal", 0, true), plain("lay", 80)};
    picture.pieces.resize(1);
    Brain brain(1);
    int laid = 0;
    while (brain.choose(picture, as_offered(picture))->verb == "lay") {
        picture.pieces[0].at.x.tenths += 1;
        ASSERT_LT(++laid, 50);
    }
}

TEST(Brain, WhoIsNotAskedDoesNothingWithoutMerit)
{
    SentPicture picture;
    picture.offers = {plain("resign", -100), plain("offer a draw", -50)};
    Brain brain(1);
    EXPECT_FALSE(brain.choose(picture, as_offered(picture)));
    picture.offers.push_back(plain("decline the draw", 2));
    EXPECT_EQ(brain.choose(picture, as_offered(picture))->verb, "decline the draw");
    EXPECT_FALSE(Brain(1).choose({}, as_offered(picture)));
}

TEST(Brain, ForecastsDecideBetweenAnswers)
{
    SentPicture picture;
    SentOffer offer = plain("choose", 10, true);
    offer.asks = {{"", AskChoice{{"a", "b", "c"}}}};
    offer.proposed = {Chosen{0}};
    picture.offers = {offer};
    const auto foresee = [](const SentAction& action) -> std::optional<Forecast> {
        Forecast forecast;
        forecast.merit = std::get<Chosen>(action.answers[0]).index == 2 ? 50 : 10;
        return forecast;
    };
    EXPECT_EQ(Brain(1).choose(picture, foresee)->answers[0], SentAnswer(Chosen{2}));
    EXPECT_EQ(suggest(picture, foresee)->answers[0], SentAnswer(Chosen{2}));
}

TEST(Brain, AsksForNoMoreForecastsThanItsEffort)
{
    SentPicture picture;
    SentOffer offer = plain("choose", 10, true);
    offer.asks = {{"", AskChoice{std::vector<std::string>(10, "x")}}};
    offer.proposed = {Chosen{3}};
    picture.offers = {offer};
    int asked = 0;
    const auto foresee = [&asked](const SentAction&) -> std::optional<Forecast> {
        ++asked;
        return std::nullopt;
    };
    EXPECT_EQ(Brain(1, 4).choose(picture, foresee)->answers[0], SentAnswer(Chosen{3}));
    EXPECT_EQ(asked, 4);
    EXPECT_TRUE(suggest(picture, foresee, 0));
}

TEST(Variations, FitTheAsk)
{
    SentPicture picture;
    picture.pieces.resize(2);
    picture.pieces[1].at = {inches(9), inches(9)};
    SentOffer offer = plain("march", 0);
    offer.asks = {{"", AskPath{{}, inches(4), {{}, {inches(20), inches(20)}}, 8}}};
    offer.proposed = {Path{{inches(0), inches(4)}}};
    picture.offers = {offer};
    const auto found = variations(picture, offer);
    EXPECT_EQ(found.front().answers, offer.proposed);
    EXPECT_EQ(found.size(), 5u);  // as proposed, three parts of it, towards the other piece
    for (const SentAction& action : found) EXPECT_FALSE(check_action(picture.offers, action));
}

}  // namespace
}  // namespace galloper
