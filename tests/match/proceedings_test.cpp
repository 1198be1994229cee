// Giving up, draws and going back, as values: what each does, who is offered it and who knows.

#include "common/match/proceedings.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace galloper {
namespace {

const std::vector<std::string> sides{"Red", "Blue"};

// Seats 0 and 1 are red, seat 2 is blue.
Proceedings two_against_one()
{
    Proceedings proceedings;
    proceedings.posts = {{Side{0}, {1}, Sight::Side}, {Side{0}, {2}, Sight::Side}, {Side{1}}};
    return proceedings;
}

Proceedings after(const Proceedings& before, int seat, std::string_view verb)
{
    return act(before, Seat{static_cast<std::uint8_t>(seat)}, {std::string(verb), {}, {}}, sides)
        .next;
}

Picture shown(const Proceedings& truth, Viewer viewer)
{
    Picture picture;
    picture.sides = sides;
    add_to(picture, known_to(truth, viewer));
    return picture;
}

bool offered(const Proceedings& truth, int seat, std::string_view verb)
{
    const Picture picture = shown(truth, Seat{static_cast<std::uint8_t>(seat)});
    return std::any_of(picture.offers.begin(), picture.offers.end(),
                       [verb](const Offer& offer) { return offer.verb == verb; });
}

bool has_fact(const Picture& picture, const std::string& name)
{
    return std::any_of(picture.facts.begin(), picture.facts.end(),
                       [&](const Fact& fact) { return fact.name == name; });
}

TEST(Resigning, ASideGivesUpWhenAllOfItHaveSaidSo)
{
    const Proceedings one = after(two_against_one(), 0, house_verb::resign);
    EXPECT_FALSE(one.verdict);

    const Proceedings both = after(one, 1, house_verb::resign);
    ASSERT_TRUE(both.verdict);
    EXPECT_EQ(both.verdict->gave_up, Side{0});
    const Picture picture = shown(both, Viewer::everybody());
    ASSERT_TRUE(picture.ending);
    EXPECT_EQ(picture.ending->winner, Side{1});
    EXPECT_EQ(picture.ending->words, "Red has given up.");
}

TEST(Resigning, ItsOwnSideAloneKnowsThatASeatWouldGiveUp)
{
    const Proceedings one = after(two_against_one(), 0, house_verb::resign);

    EXPECT_TRUE(has_fact(shown(one, Seat{1}), "giving up 0"));
    EXPECT_TRUE(has_fact(shown(one, Viewer::truth()), "giving up 0"));
    EXPECT_EQ(shown(one, Seat{2}), shown(two_against_one(), Seat{2}));
    EXPECT_EQ(shown(one, Viewer::everybody()), shown(two_against_one(), Viewer::everybody()));

    const HouseOutcome outcome = act(two_against_one(), Seat{0}, {"resign", {}, {}}, sides);
    for (const Line& line : outcome.report.lines) {
        EXPECT_TRUE(line.to.includes(Seat{1}));
        EXPECT_FALSE(line.to.includes(Seat{2}));
        EXPECT_FALSE(line.to.includes(Viewer::everybody()));
    }
}

TEST(Resigning, IsTakenBackByPlayingOn)
{
    const Proceedings one = after(two_against_one(), 0, house_verb::resign);
    EXPECT_TRUE(offered(one, 0, house_verb::play_on));
    EXPECT_FALSE(offered(one, 0, house_verb::resign));
    EXPECT_EQ(after(one, 0, house_verb::play_on), two_against_one());
}

TEST(Resigning, AsksOnceMore)
{
    for (const Offer& offer : shown(two_against_one(), Seat{2}).offers)
        EXPECT_EQ(offer.asks.size(), offer.verb == house_verb::resign ? 1u : 0u);
}

// Until then, and in a duplicate for ever, everybody looks through his own eyes.
TEST(Opening, NothingIsKeptBackOnceTheHouseHasEndedTheMatch)
{
    Proceedings played = two_against_one();
    EXPECT_EQ(eyes_of(played, Seat{2}), Viewer(Seat{2}));

    const Proceedings ended = after(played, 2, house_verb::resign);
    for (const Viewer viewer : {Viewer(Seat{0}), Viewer::everybody(), Viewer::truth()})
        EXPECT_EQ(eyes_of(ended, viewer), Viewer::truth());

    played.duplicate = true;
    EXPECT_EQ(eyes_of(after(played, 2, house_verb::resign), Seat{0}), Viewer(Seat{0}));
}

// What comes to light is named, as everywhere.
TEST(Opening, TheLineThatEndsItRevealsAll)
{
    Proceedings played = two_against_one();
    const auto revealed = [&] {
        return act(played, Seat{2}, {"resign", {}, {}}, sides).report.lines.back().reveals.size();
    };
    EXPECT_EQ(revealed(), 1u);

    played.duplicate = true;
    EXPECT_EQ(revealed(), 0u);
}

TEST(Draw, NeedsEverySeatOfTheOtherSide)
{
    const Proceedings proposed = after(two_against_one(), 2, house_verb::offer_draw);
    EXPECT_TRUE(offered(proposed, 0, house_verb::accept_draw));
    EXPECT_TRUE(offered(proposed, 1, house_verb::decline_draw));
    EXPECT_FALSE(offered(proposed, 2, house_verb::accept_draw));

    const Proceedings one = after(proposed, 1, house_verb::accept_draw);
    EXPECT_FALSE(one.verdict);
    EXPECT_FALSE(offered(one, 1, house_verb::accept_draw));

    const Proceedings both = after(one, 0, house_verb::accept_draw);
    ASSERT_TRUE(both.verdict);
    EXPECT_FALSE(both.verdict->gave_up);
    EXPECT_FALSE(shown(both, Seat{0}).ending->winner);
}

TEST(Draw, OnceDeclinedIsOfferedAgainAfterPlayingOn)
{
    Proceedings declined = after(two_against_one(), 2, house_verb::offer_draw);
    declined = after(declined, 0, house_verb::decline_draw);
    EXPECT_TRUE(declined.proposals.empty());
    EXPECT_FALSE(offered(declined, 2, house_verb::offer_draw));
    EXPECT_TRUE(offered(declined, 0, house_verb::offer_draw));

    EXPECT_FALSE(offered(played_on(declined, Side{0}), 2, house_verb::offer_draw));
    EXPECT_TRUE(offered(played_on(declined, Side{1}), 2, house_verb::offer_draw));
}

TEST(Draw, IsNotOfferedWhereNobodySitsOnTheOtherSide)
{
    Proceedings alone;
    alone.posts = {{Side{0}, {1}, Sight::Side}, {Side{0}, {2}, Sight::Side}};
    EXPECT_TRUE(offered(alone, 0, house_verb::resign));
    EXPECT_FALSE(offered(alone, 0, house_verb::offer_draw));
    EXPECT_FALSE(offered(played_on(alone, Side{0}), 0, house_verb::ask_back));
}

TEST(GoingBack, NeedsAStepToUndoAndAgreement)
{
    EXPECT_FALSE(offered(two_against_one(), 2, house_verb::ask_back));

    const Proceedings moved = played_on(two_against_one(), Side{1});
    EXPECT_TRUE(offered(moved, 2, house_verb::ask_back));
    EXPECT_FALSE(offered(moved, 0, house_verb::ask_back));

    Proceedings asked = after(moved, 2, house_verb::ask_back);
    asked = after(asked, 0, house_verb::agree_back);
    const HouseOutcome outcome =
        act(asked, Seat{1}, {std::string(house_verb::agree_back), {}, {}}, sides);
    EXPECT_EQ(outcome.goes_back, Side{1});
    EXPECT_EQ(outcome.next, two_against_one());
}

// What red's own second seat has drafted goes back with the rest.
TEST(GoingBack, NeedsEveryOtherSeatThoseOfTheOwnSideToo)
{
    const Proceedings moved = played_on(two_against_one(), Side{0});
    const Proceedings asked = after(moved, 0, house_verb::ask_back);
    EXPECT_TRUE(offered(asked, 1, house_verb::agree_back));
    EXPECT_TRUE(offered(asked, 2, house_verb::agree_back));
    EXPECT_FALSE(offered(asked, 0, house_verb::agree_back));

    const Proceedings one = after(asked, 2, house_verb::agree_back);
    EXPECT_EQ(one.proposals.size(), 1u);
    const HouseOutcome both =
        act(one, Seat{1}, {std::string(house_verb::agree_back), {}, {}}, sides);
    EXPECT_EQ(both.goes_back, Side{0});

    const Proceedings refused = after(one, 1, house_verb::refuse_back);
    EXPECT_TRUE(refused.proposals.empty());
    EXPECT_FALSE(offered(refused, 0, house_verb::ask_back));
}

// As each was told it: blue was told 4 steps of the game since his update 7, one of them his own.
Proceedings asked_over(const Since& by_red)
{
    const Proceedings moved = played_on(two_against_one(), Side{0});
    const std::vector<Since> since{by_red, {5, 1, 0}, {7, 4, 1, true}};
    return act(moved, Seat{0}, {std::string(house_verb::ask_back), {}, {}}, sides, since).next;
}

TEST(GoingBack, WhoIsAskedIsToldHowFarAsHeWasToldItHimself)
{
    const Proceedings asked = asked_over({6, 2, 2});

    const Picture blue = shown(asked, Seat{2});
    ASSERT_EQ(blue.proposals.size(), 1u);
    EXPECT_EQ(blue.proposals[0].matter, "going back");
    EXPECT_EQ(blue.proposals[0].by, Seat{0});
    EXPECT_EQ(blue.proposals[0].undoes, (Undoing{7, 4, 1, true}));
    EXPECT_EQ(blue.facts[0].words,
              "Red asks to go back over 4 steps that you were told of, 1 of them your own. Nothing "
              "was thrown or brought to light, and nobody else has acted.");
    EXPECT_EQ(shown(asked, Seat{1}).proposals[0].undoes, (Undoing{5, 1, 0, true}));
}

// Which of his steps others were told of is not to be found out by asking.
TEST(GoingBack, WhoAsksAndWhoWatchesAreNotToldHowFar)
{
    const Proceedings asked = asked_over({6, 2, 2});
    for (const Viewer viewer : {Viewer(Seat{0}), Viewer::everybody(), Viewer::truth()}) {
        ASSERT_EQ(shown(asked, viewer).proposals.size(), 1u);
        EXPECT_EQ(shown(asked, viewer).proposals[0].undoes, std::nullopt);
        EXPECT_EQ(shown(asked, viewer).facts[0].words, "Red asks to go back a step.");
    }
    EXPECT_EQ(shown(asked, Seat{0}), shown(asked_over({1, 5, 2}), Seat{0}));
}

TEST(GoingBack, IsFreeWhereNothingWasThrownOrShownAndNobodyElseActed)
{
    const auto free = [](const Since& by_red) {
        return shown(asked_over(by_red), Seat{2}).proposals[0].undoes->free;
    };
    EXPECT_TRUE(free({6, 2, 2}));
    EXPECT_FALSE(free({6, 2, 2, true}));
    EXPECT_FALSE(free({6, 2, 1}));
}

TEST(GoingBack, AMachineKeepsItsWord)
{
    const auto merit = [](const Proceedings& truth, std::string_view verb) {
        for (const Offer& offer : shown(truth, Seat{2}).offers)
            if (offer.verb == verb) return offer.merit;
        return 0;
    };
    const Proceedings asked = asked_over({6, 2, 2});
    EXPECT_GT(merit(asked, house_verb::agree_back), merit(asked, house_verb::refuse_back));
    const Proceedings closed = asked_over({6, 2, 2, true});
    EXPECT_LT(merit(closed, house_verb::agree_back), merit(closed, house_verb::refuse_back));
    const Proceedings agreed = after(asked, 2, house_verb::agree_back);
    EXPECT_LT(merit(agreed, house_verb::refuse_back), 0);
}

TEST(GoingBack, TheRequestEndsWhenItsSidePlaysOn)
{
    Proceedings asked = played_on(two_against_one(), Side{1});
    asked = after(asked, 2, house_verb::ask_back);
    EXPECT_EQ(played_on(asked, Side{0}).proposals.size(), 1u);
    EXPECT_TRUE(played_on(asked, Side{1}).proposals.empty());
}

TEST(Proceedings, ADrawOfferedAndAStepAskedBackStandSideBySide)
{
    Proceedings both = played_on(two_against_one(), Side{1});
    both = after(both, 2, house_verb::ask_back);
    both = after(both, 0, house_verb::offer_draw);
    EXPECT_EQ(both.proposals.size(), 2u);
    EXPECT_TRUE(has_fact(shown(both, Viewer::everybody()), "draw offered"));
    EXPECT_TRUE(has_fact(shown(both, Viewer::everybody()), "going back asked"));

    EXPECT_EQ(after(both, 0, house_verb::withdraw_draw).proposals.size(), 1u);
    EXPECT_EQ(after(both, 2, house_verb::withdraw_back).proposals.size(), 1u);
}

TEST(Proceedings, AGameThatIsOverOffersNothing)
{
    Picture over;
    over.sides = sides;
    over.ending = Ending{"Blue wins.", Side{1}, {}};
    over.offers.push_back({"go", {}, "Go", "", {}, {}, true, 0});
    over.awaited = {Seat{0}};
    add_to(over, known_to(two_against_one(), Seat{0}));
    EXPECT_TRUE(over.offers.empty());
    EXPECT_TRUE(over.awaited.empty());
    EXPECT_EQ(over.ending->words, "Blue wins.");
}

TEST(Proceedings, ThePublicIsOfferedNothing)
{
    EXPECT_TRUE(shown(two_against_one(), Viewer::everybody()).offers.empty());
    EXPECT_TRUE(shown(two_against_one(), Viewer::truth()).offers.empty());
}

TEST(Proceedings, KnowTheirVerbs)
{
    EXPECT_TRUE(is_house_verb("resign"));
    EXPECT_TRUE(is_house_verb("refuse to go back"));
    EXPECT_FALSE(is_house_verb("march"));
}

}  // namespace
}  // namespace galloper
