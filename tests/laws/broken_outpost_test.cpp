// A law that cannot fail is not a law. Each broken Outpost has one thing planted in it, most of
// them mistakes that are easily made, and the law that is there for it has to notice.

#include <gtest/gtest.h>

#include "tests/laws/complains.h"
#include "tests/laws/edits.h"
#include "tests/laws/outpost.h"

namespace galloper::laws {
namespace {

using outpost::Known;
using outpost::Phase;
using outpost::State;
namespace verb = outpost::verb;

template <Ruleset R>
testing::AssertionResult breaks_silence(const char* words)
{
    SilenceTally tally;
    return complains<R>(outpost_settings(), words,
                        [&tally] { return silence_law<R>(resample_outpost, tally); });
}

struct ShowsTheCharge : outpost::Rules {
    static Known known_to(const State& truth, Viewer viewer)
    {
        Known known = outpost::known_to(truth, viewer);
        if (known.charge) known.charge->mine = truth.charge.mine;
        return known;
    }
};

TEST(Silence, NoticesAHiddenThingThatIsKnown)
{
    EXPECT_TRUE(breaks_silence<ShowsTheCharge>("apart by looking"));
}

struct CountsTheHidden : outpost::Rules {
    static Known known_to(const State& truth, Viewer viewer)
    {
        Known known = outpost::known_to(truth, viewer);
        known.last_turn += truth.rounds;
        return known;
    }
};

TEST(Silence, NoticesASumThatCountsTheHidden)
{
    EXPECT_TRUE(breaks_silence<CountsTheHidden>("apart by looking"));
}

// Only the public is shown it, which no seat's own comparison would find.
struct TellsThePublic : outpost::Rules {
    static Known known_to(const State& truth, Viewer viewer)
    {
        Known known = outpost::known_to(truth, viewer);
        if (viewer.is_public()) known.rounds = truth.rounds;
        return known;
    }
};

TEST(Silence, NoticesWhatOnlyThePublicIsShown)
{
    EXPECT_TRUE(breaks_silence<TellsThePublic>("the public"));
}

struct TalksTooMuch : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        for (Line& line : outcome.report.lines) line.to = Audience::everyone();
        return outcome;
    }
};

TEST(Silence, NoticesALineThatTalksTooMuch)
{
    EXPECT_TRUE(breaks_silence<TalksTooMuch>("told what the picture does not show"));
}

struct RevealsNothing : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        for (Line& line : outcome.report.lines) line.reveals.clear();
        return outcome;
    }
};

TEST(Silence, NoticesWhatComesOutUnannounced)
{
    EXPECT_TRUE(breaks_silence<RevealsNothing>("something hidden and no line says so"));
}

// The charge comes out, but what also shows is the number of rounds.
struct RevealsTheWrongThing : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        for (Line& line : outcome.report.lines)
            if (!line.reveals.empty()) line.text += " " + std::to_string(truth.rounds) + " rounds.";
        return outcome;
    }
};

TEST(Silence, NoticesALineThatBringsOutMoreThanItNames)
{
    EXPECT_TRUE(breaks_silence<RevealsTheWrongThing>("told what the picture does not show"));
}

// A scout hesitates before a mine, which his player cannot know of.
struct HesitatesByTheTruth : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        if (action.verb != verb::march || !truth.charge.mine || truth.charge.turned)
            return outpost::act(truth, seat, action, dice);
        Action shorter = action;
        std::get<Path>(shorter.answers[0]).back() = std::get<Path>(shorter.answers[0]).front();
        return outpost::act(truth, seat, shorter, dice);
    }
};

TEST(Silence, NoticesARuleThatConsultsTheTruthForItsPlayer)
{
    EXPECT_TRUE(breaks_silence<HesitatesByTheTruth>("something hidden and no line says so"));
}

// An automatic end counts what is hidden: blue's watch is over as soon as it has no rounds.
struct EndsByItself : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        if (outcome.next.phase == Phase::Watch && outcome.next.rounds == 0)
            outcome.next.phase = Phase::Over;
        return outcome;
    }
};

TEST(Silence, NoticesAnAutomaticEndThatTells)
{
    EXPECT_TRUE(breaks_silence<EndsByItself>("something hidden and no line says so"));
}

// Going back over the step would be refused to whoever can tell by that what lies there.
struct ThrowsForTheHidden : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        if (action.verb == verb::done && truth.charge.mine) dice.d6({"tremble"});
        return outpost::act(truth, seat, action, dice);
    }
};

TEST(Silence, NoticesAThrowThatOnlyOneTruthMakes)
{
    EXPECT_TRUE(breaks_silence<ThrowsForTheHidden>("could hear of dice"));
}

void forgetful_fold(SentPicture& picture, const PictureDiff& change)
{
    PictureDiff forgotten = change;
    forgotten.pieces.gone.clear();
    fold(picture, forgotten);
}

TEST(Fold, NoticesAPieceThatIsNotTakenAway)
{
    using R = outpost::Rules;
    EXPECT_TRUE(complains<R>(outpost_settings(), "has a wrong picture",
                             [] { return fold_law<R>(forgetful_fold); }));
}

struct ForgetsTheHalt : outpost::Rules {
    static std::string save(const State& state)
    {
        State without = state;
        without.halt.reset();
        return save_text(without);
    }
};

TEST(Restore, NoticesAStoppedMoveThatIsNotSaved)
{
    using R = ForgetsTheHalt;
    EXPECT_TRUE(complains<R>(outpost_settings(), "a save lost something", restore_law<R>));
}

// It keeps something outside the state, as a static cache would.
struct RemembersOtherGames : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        static int played = 0;
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        if (++played % 31 == 0) outcome.next.rounds += 1;
        return outcome;
    }
};

TEST(Retell, NoticesAMemoryOutsideTheState)
{
    using R = RemembersOtherGames;
    EXPECT_TRUE(complains<R>(outpost_settings(), "told in two ways", retell_law<R>));
}

struct ThrowsByTheWeather : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        static bool rains = false;
        rains = !rains;
        if (rains) dice.d6({"rain"});
        return outpost::act(truth, seat, action, dice);
    }
};

TEST(Retell, NoticesAThrowTooFew)
{
    using R = ThrowsByTheWeather;
    EXPECT_TRUE(complains<R>(outpost_settings(), "fewer dice", retell_law<R>));
}

std::vector<Mutant> nothing_wrong(const SentPicture&, const SentAction& legal, Chance&)
{
    return {{"a good action", legal}};
}

TEST(Offers, NoticeThatSomethingIsNotRefused)
{
    using R = outpost::Rules;
    EXPECT_TRUE(complains<R>(outpost_settings(), "a good action was accepted",
                             [] { return refusal_law<R>(nothing_wrong); }));
}

// Every broken set of offers is a way of changing the good one.
template <class Change>
struct WithOffers : outpost::Rules {
    static std::vector<Offer> offers(const Known& known)
    {
        std::vector<Offer> offers = outpost::offers(known);
        Change::change(offers);
        return offers;
    }
};

struct LosesDone {
    static void change(std::vector<Offer>& offers)
    {
        std::erase_if(offers, [](const Offer& offer) { return offer.verb == verb::done; });
    }
};

TEST(End, NoticesADeadEnd)
{
    using R = WithOffers<LosesDone>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "nobody can go on", [] { return fold_law<R>(); }));
}

struct HasNoDefault {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            if (offer.verb == verb::stop) offer.is_default = false;
    }
};

TEST(End, NoticesAQuestionWithoutADefault)
{
    using R = WithOffers<HasNoDefault>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "is asked and has 0 defaults", default_law<R>));
}

struct HasTwoDefaults {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers) offer.is_default = true;
    }
};

TEST(End, NoticesASecondDefault)
{
    using R = WithOffers<HasTwoDefaults>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "is asked and has 3 defaults", default_law<R>));
}

// A question whose default comes back to it for ever.
struct NeverGivesUp : outpost::Rules {
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = outpost::act(truth, seat, action, dice);
        outcome.next.turn = truth.turn;
        return outcome;
    }
};

TEST(End, NoticesDefaultsThatDoNotEnd)
{
    EXPECT_NE(defaults_end<NeverGivesUp>(1, outpost_settings().front()), "");
}

struct Sings {
    static void change(std::vector<Offer>& offers)
    {
        if (offers.size() > 1) offers.push_back({"sing", {}, "Sing", "", {}, {}, false, 0});
    }
};

TEST(Offers, NoticeAnOfferWithoutARule)
{
    using R = WithOffers<Sings>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "an offer nobody wrote a rule for",
                             [] { return fold_law<R>(); }));
}

struct PointsAtTheUnseen {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            for (Ask& ask : offer.asks)
                if (auto* target = std::get_if<AskPiece<PieceId>>(&ask.kind))
                    target->candidates.push_back(PieceId{77});
    }
};

TEST(Offers, NoticeACandidateThatIsNotInThePicture)
{
    using R = WithOffers<PointsAtTheUnseen>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "broken", [] { return fold_law<R>(); }));
}

struct ProposesTooMuch {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            if (offer.verb == verb::load) offer.proposed = {Number{4}};
    }
};

TEST(Offers, NoticeAProposalThatWouldBeRefused)
{
    using R = WithOffers<ProposesTooMuch>;
    EXPECT_TRUE(complains<R>(outpost_settings(), "proposes is refused", proposal_law<R>));
}

struct AsksNobody {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            for (Ask& ask : offer.asks)
                if (auto* choice = std::get_if<AskChoice>(&ask.kind)) choice->choices = {};
        for (Offer& offer : offers) offer.proposed.clear();
    }
};

TEST(Offers, NoticeAnAskThatCannotBeAnswered)
{
    using R = WithOffers<AsksNobody>;
    EXPECT_FALSE(answerable({"", AskChoice{}}));
    EXPECT_TRUE(complains<R>(outpost_settings(), "cannot be answered", proposal_law<R>));
}

// A piece that is taken away by hand stays halted.
struct LeavesTheHalt : outpost::Rules {
    static Result<State, Refusal> edit(const State& truth, const Edit& change)
    {
        auto edited = outpost::edit(truth, change);
        if (edited) edited->halt = truth.halt;
        return edited;
    }
};

TEST(Edit, NoticesADecisionWhosePieceIsGone)
{
    using R = LeavesTheHalt;
    EXPECT_TRUE(complains<R>(outpost_settings(), "broken", default_law<R>, random_edit, 1'000));
}

TEST(Reach, NoticesAVerbThatIsNeverPlayed)
{
    using R = WithOffers<LosesDone>;
    std::set<std::string> verbs;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Walk<R> walk(seed, outpost_settings().front(), {});
        walk.play();
        verbs.insert(walk.verbs_played().begin(), walk.verbs_played().end());
    }
    EXPECT_FALSE(verbs.contains(verb::done));
}

}  // namespace
}  // namespace galloper::laws
