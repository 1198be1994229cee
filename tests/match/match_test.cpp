// A match of the toy ruleset: who is told what, under which number, and what is refused.

#include "tests/match/playing.h"

namespace galloper {
namespace {

namespace verb = outpost::verb;

using MatchTest = Playing;

TEST_F(MatchTest, AStepThatTellsAViewerNothingLeavesNoGapInHisNumbers)
{
    const Match::Step draft = play(blue, verb::lay);
    EXPECT_EQ(draft.number, 1u);
    EXPECT_TRUE(draft.tellings[0].update.empty());
    EXPECT_TRUE(draft.tellings[2].update.empty());
    EXPECT_FALSE(draft.tellings[1].update.empty());
    EXPECT_FALSE(draft.undoable);

    play(blue, verb::load);
    const Match::Step sealed = play(blue, verb::seal);
    EXPECT_EQ(match_.number(red), 1u);
    EXPECT_EQ(match_.number(Viewer::everybody()), 1u);
    EXPECT_EQ(match_.number(blue), 3u);
    EXPECT_EQ(match_.number(Viewer::truth()), 3u);
    EXPECT_TRUE(sealed.undoable);
}

TEST_F(MatchTest, PreparingChangesNothing)
{
    const std::string before = match_.checkpoint();
    ASSERT_TRUE(match_.prepare(blue, 0, proposed(blue, verb::lay), dice_));
    EXPECT_EQ(match_.checkpoint(), before);
}

TEST_F(MatchTest, NamesGivenInAStepAreWithIt)
{
    play(blue, verb::seal);
    // The charge has come in red's sight.
    EXPECT_EQ(match_.picture(red).pieces.size(), 3u);
    EXPECT_EQ(match_.told(red).names.of(PieceId{100}).has_value(), true);
}

TEST_F(MatchTest, AnActionIsStaleWhereALaterUpdateChangedItsOffer)
{
    play(blue, verb::seal);
    const std::uint32_t looked = match_.number(red);
    // The one out on the flank meets nothing on its way.
    const bool flank_is_second = offer(red, verb::march)->piece != match_.told(red).names.of({2});
    const SentAction first = proposed(red, verb::march, flank_is_second ? 1 : 0);
    const SentAction second = proposed(red, verb::march, flank_is_second ? 0 : 1);
    dice_.load("stumble", {6});
    play(red, first);

    // The other scout's offer stands as it stood; the first one's is gone.
    EXPECT_EQ(refused(red, looked, first), Refusal::Kind::Stale);
    EXPECT_EQ(refused(red, match_.number(red), first), Refusal::Kind::NotOffered);
    dice_.load("stumble", {1});
    EXPECT_TRUE(match_.prepare(red, looked, second, dice_));
}

TEST_F(MatchTest, AnOfferThatCameBackIsNotTheOneThatWasSeen)
{
    play(blue, verb::seal);
    const SentAction done = proposed(red, verb::done);
    const std::uint32_t looked = match_.number(red);
    play(red, verb::done);
    play(blue, verb::done);

    EXPECT_EQ(refused(red, looked, done), Refusal::Kind::Stale);
    EXPECT_TRUE(match_.prepare(red, match_.number(red), done, dice_));
}

TEST_F(MatchTest, NothingIsMadeOnAnUpdateToCome)
{
    EXPECT_EQ(refused(blue, 1, proposed(blue, verb::seal)), Refusal::Kind::BadAnswer);
}

TEST_F(MatchTest, StalenessSurvivesACheckpoint)
{
    play(blue, verb::seal);
    const SentAction done = proposed(red, verb::done);
    const std::uint32_t looked = match_.number(red);
    play(red, verb::done);
    play(blue, verb::done);

    auto woken = Match::restore(match_.checkpoint(), key, load);
    ASSERT_TRUE(woken);
    EXPECT_EQ(woken->checkpoint(), match_.checkpoint());
    auto step = woken->prepare(red, looked, done, dice_);
    ASSERT_FALSE(step);
    EXPECT_EQ(step.error().kind, Refusal::Kind::Stale);
}

TEST_F(MatchTest, ADamagedCheckpointIsUnreadable)
{
    const std::string good = match_.checkpoint();
    EXPECT_FALSE(Match::restore("", key, load));
    EXPECT_FALSE(Match::restore(good.substr(0, good.size() / 2), key, load));
    std::string other = good;
    other.replace(other.find("formation"), 9, "farmation");
    EXPECT_FALSE(Match::restore(other, key, load));
}

TEST_F(MatchTest, OnlyWhoIsAskedHasADefault)
{
    EXPECT_EQ(match_.awaited(), (std::vector<Seat>{blue}));
    EXPECT_FALSE(match_.prepare_default(red, dice_));
    auto step = match_.prepare_default(blue, dice_);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->deed.cause, Cause::Default);
    EXPECT_EQ(step->deed.action.verb, verb::seal);
}

TEST_F(MatchTest, AResignationEndsItForEverybody)
{
    play(red, house_verb::resign);
    ASSERT_TRUE(match_.ending());
    EXPECT_EQ(match_.ending()->winner, Side{1});
    EXPECT_TRUE(match_.awaited().empty());
    for (const Viewer viewer : match_.viewers()) {
        EXPECT_TRUE(match_.picture(viewer).offers.empty());
        EXPECT_EQ(match_.picture(viewer).ending, match_.ending());
    }
}

TEST_F(MatchTest, ADuplicateThatTheHouseEndsStaysClosed)
{
    Match open(std::make_shared<GameOf<outpost::Rules>>(start()), outpost::posts(1, 1), key);
    Match closed(std::make_shared<GameOf<outpost::Rules>>(start()), outpost::posts(1, 1), key,
                 true);
    const std::size_t hidden_from = open.picture(red).pieces.size();
    const std::size_t all = open.picture(Viewer::truth()).pieces.size();
    ASSERT_LT(hidden_from, all);

    for (Match* match : {&open, &closed}) {
        auto step = match->prepare(red, 0, proposed(red, house_verb::resign), dice_);
        ASSERT_TRUE(step);
        match->take(std::move(*step));
        auto woken = Match::restore(match->checkpoint(), key, load);
        ASSERT_TRUE(woken);
        EXPECT_EQ(woken->picture(red), match->picture(red));
    }

    EXPECT_EQ(open.picture(red).pieces.size(), all);
    EXPECT_EQ(open.picture(Viewer::everybody()).pieces.size(), all);
    EXPECT_EQ(closed.picture(red).pieces.size(), hidden_from);
}

TEST_F(MatchTest, HouseStepsThrowNoDiceAndCanBeForecast)
{
    auto forecast = match_.forecast(red, proposed(red, house_verb::offer_draw));
    ASSERT_TRUE(forecast);
    EXPECT_LT(forecast->merit, 0);
    EXPECT_TRUE(play(red, house_verb::offer_draw).dice.empty());
}

TEST_F(MatchTest, TheStateHashIsSaltedAndOfBothHalvesOfTheTruth)
{
    const Salt salt = salt_for(key, 1, "state");
    const Digest before = match_.state_hash(salt);
    EXPECT_NE(before, match_.state_hash(salt_for(key, 2, "state")));
    const Match::Step step = play(red, house_verb::offer_draw);
    EXPECT_EQ(step.state_hash, match_.state_hash(salt));
    EXPECT_NE(step.state_hash, before);
}

TEST_F(MatchTest, RenewingTellsOnlyWhatHasChanged)
{
    std::vector<SentPicture> as_told;
    for (const Viewer viewer : match_.viewers()) as_told.push_back(match_.picture(viewer));
    EXPECT_FALSE(match_.renew(as_told));

    // As if the build before had called the first scout something else in the public's picture.
    as_told[2].pieces[0].label = "Patrol 1";
    auto step = match_.renew(as_told);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->deed.cause, Cause::Renewed);
    match_.take(*step);
    EXPECT_EQ(match_.number(Viewer::everybody()), 1u);
    EXPECT_EQ(match_.number(red), 0u);
    fold(as_told[2], step->tellings[2].update.change);
    EXPECT_EQ(as_told[2], match_.picture(Viewer::everybody()));
}

TEST_F(MatchTest, ARenewalOverAgainIsAsItWasTold)
{
    std::vector<SentPicture> as_told;
    for (const Viewer viewer : match_.viewers()) as_told.push_back(match_.picture(viewer));
    as_told[2].pieces[0].label = "Patrol 1";
    const auto step = match_.renew(as_told);
    ASSERT_TRUE(step);

    std::vector<Update> told;
    for (const Match::Telling& telling : step->tellings) told.push_back(telling.update);
    const Match::Step again = match_.repeat_renewal(told);
    EXPECT_EQ(again.state_hash, step->state_hash);
    for (std::size_t i = 0; i < told.size(); ++i) {
        EXPECT_EQ(again.tellings[i].number, step->tellings[i].number);
        EXPECT_EQ(again.tellings[i].update, told[i]);
    }
}

TEST_F(MatchTest, ATakenStepCannotBeTakenTwice)
{
    const Match::Step step = play(blue, verb::lay);
    EXPECT_THROW(match_.take(step), Broken);
}

}  // namespace
}  // namespace galloper
