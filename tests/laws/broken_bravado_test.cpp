// Mistakes that somebody could naturally make in Bravado, planted one by one: the laws notice each.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/verbs.h"
#include "tests/laws/bravado.h"
#include "tests/laws/edits.h"
#include "tests/laws/laws.h"
#include "tests/laws/planted.h"
#include "tests/rulesets/bravado/resample.h"

namespace galloper::laws {
namespace {

using bravado::Known;
using bravado::Phase;
using bravado::State;
using Good = bravado::Rules;

template <Ruleset R>
testing::AssertionResult breaks_silence(const char* words)
{
    return planted::breaks_silence<R>(bravado_with_one_seat(), bravado_with_two_seats(),
                                      bravado::resample, words, 10);
}

template <class Leak>
using WithLeak = planted::WithLeak<Good, Leak>;
template <class Change>
using WithChange = planted::WithChange<Good, Change>;
template <class Change>
using WithOffers = planted::WithOffers<Good, Change>;

struct Faces {
    static void leak(const State& truth, Known& known)
    {
        for (bravado::KnownCard& card : known.cards)
            for (const bravado::Card& lies : truth.cards)
                if (lies.id == card.id) card.face = lies.face;
    }
};

TEST(BrokenBravado, AFaceIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Faces>>("apart by looking"));
}

struct GunsNotFound {
    static void leak(const State& truth, Known& known)
    {
        for (const bravado::Card& card : truth.cards)
            if (!card.turned && card.face.is_picture()) ++known.score.guns_never_found;
    }
};

TEST(BrokenBravado, TheScoreCountsGunsThatNobodyHasFound)
{
    EXPECT_TRUE(breaks_silence<WithLeak<GunsNotFound>>("apart by looking"));
}

struct Drafts {
    static void leak(const State& truth, Known& known)
    {
        for (std::size_t i = 0; i < truth.sheets.size(); ++i)
            known.sheets[i].written = {truth.sheets[i].orders, truth.sheets[i].leading};
    }
};

TEST(BrokenBravado, OrdersAreReadBeforeTheyAreSealed)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Drafts>>("apart by looking"));
}

struct Deployment {
    static void leak(const State& truth, Known& known)
    {
        if (!known.cards.empty()) return;
        for (const bravado::Card& card : truth.cards)
            if (!card.turned) known.cards.push_back({card.id, card.at, card.facing, std::nullopt});
    }
};

TEST(BrokenBravado, CardsAreSeenBeforeTheyAreLaid)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Deployment>>("apart by looking"));
}

struct StandingOrderToTheGuns {
    static void leak(const State& truth, Known& known) { known.aim_by = truth.aim_by; }
};

TEST(BrokenBravado, TheDefencesStandingOrderIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<StandingOrderToTheGuns>>("apart by looking"));
}

struct RevealsNothing {
    static void change(const State&, Outcome<State>& outcome)
    {
        for (Line& line : outcome.report.lines) line.reveals.clear();
    }
};

TEST(BrokenBravado, LinesRevealWithoutSayingSo)
{
    EXPECT_TRUE(breaks_silence<WithChange<RevealsNothing>>("something hidden and no line says so"));
}

struct KeepsTheCardQuiet {
    static void change(const State&, Outcome<State>& outcome)
    {
        for (Line& line : outcome.report.lines)
            if (line.rule == "BRV-25") line.reveals.clear();
    }
};

TEST(BrokenBravado, ACardIsTurnedAndItsLineRevealsNothing)
{
    EXPECT_TRUE(breaks_silence<WithChange<KeepsTheCardQuiet>>("no line says so"));
}

// Whoever turns one card learns of all of them.
struct NamesTheNextCard {
    static void change(const State& truth, Outcome<State>& outcome)
    {
        for (Line& line : outcome.report.lines) {
            if (line.reveals.empty() || line.rule != "BRV-25") continue;
            for (const bravado::Card& card : truth.cards)
                if (!card.turned && card.id != line.reveals.front().piece)
                    line.text += card.face.is_picture() ? " Beware." : " Fear nothing.";
        }
    }
};

TEST(BrokenBravado, ALineBringsOutMoreThanItNames)
{
    EXPECT_TRUE(
        breaks_silence<WithChange<NamesTheNextCard>>("told what the picture does not show"));
}

// A team that ends near a hidden gun goes to ground of its own accord.
struct SensesGuns {
    static void change(const State&, Outcome<State>& outcome)
    {
        if (outcome.next.phase == Phase::Over) return;
        for (bravado::Team& team : outcome.next.teams)
            for (const bravado::Card& card : outcome.next.cards)
                if (!card.turned && card.face.is_picture() && within(team.at, card.at, inches(24)))
                    team.in_cover = true;
    }
};

TEST(BrokenBravado, TroopsSenseAHiddenGun)
{
    EXPECT_TRUE(breaks_silence<WithChange<SensesGuns>>("something hidden and no line says so"));
}

// The game is over as soon as no gun is left to be found, which counts the hidden ones aloud.
struct EndsByItself {
    static void change(const State& truth, Outcome<State>& outcome)
    {
        State& state = outcome.next;
        if (truth.turn == state.turn || state.phase == Phase::Over) return;
        for (const bravado::Card& card : state.cards)
            if (!card.turned && card.face.is_picture()) return;
        state.phase = Phase::Over;
        state.ended = bravado::EndedBy::Cleared;
    }
};

TEST(BrokenBravado, AnAutomaticEndCountsTheHiddenGuns)
{
    EXPECT_TRUE(breaks_silence<WithChange<EndsByItself>>("something hidden and no line says so"));
}

struct RemembersOtherGames {
    static void change(const State&, Outcome<State>& outcome)
    {
        static int played = 0;
        if (++played % 31 == 0) outcome.next.tally.figures_lost += 1;
    }
};

TEST(BrokenBravado, AMemoryOutsideTheState)
{
    using R = WithChange<RemembersOtherGames>;
    EXPECT_TRUE(complains<R>(bravado_with_one_seat(), "told in two ways", retell_law<R>, {}, 3));
}

TEST(BrokenBravado, AStoppedMoveIsNotSaved)
{
    using R = planted::ForgetsTheHalt<Good>;
    EXPECT_TRUE(
        complains<R>(bravado_with_one_seat(), "a save lost something", restore_law<R>, {}, 10));
}

struct NeverSeals {
    static void change(std::vector<Offer>& offers)
    {
        std::erase_if(offers, [](const Offer& offer) {
            return offer.verb == bravado::word_of(bravado::Verb::Seal);
        });
    }
};

TEST(BrokenBravado, ASheetThatCannotBeSealed)
{
    using R = WithOffers<NeverSeals>;
    EXPECT_TRUE(complains<R>(bravado_with_one_seat(), "is asked and has 0 defaults", default_law<R>,
                             {}, 3));
    EXPECT_NE(defaults_end<R>(1, bravado_with_one_seat().front()), "");
}

struct TwoDefaults {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            if (offer.verb == bravado::word_of(bravado::Verb::GoOn)) offer.is_default = true;
    }
};

TEST(BrokenBravado, AQuestionWithTwoDefaults)
{
    using R = WithOffers<TwoDefaults>;
    EXPECT_TRUE(complains<R>(bravado_with_one_seat(), "is asked and has 2 defaults", default_law<R>,
                             {}, 10));
}

TEST(BrokenBravado, AProposalThatWouldBeRefused)
{
    using R = WithOffers<planted::MovesTooFar>;
    EXPECT_TRUE(
        complains<R>(bravado_with_one_seat(), "proposes is refused", proposal_law<R>, {}, 3));
}

// A team that is taken away by hand stays in the middle of its move.
struct LeavesTheHalt : Good {
    static Result<State, Refusal> edit(const State& truth, const Edit& change)
    {
        auto edited = bravado::edit(truth, change);
        if (edited && std::holds_alternative<edits::RemovePiece>(change)) {
            edited->halt = truth.halt;
            edited->pending = truth.pending;
        }
        return edited;
    }
};

TEST(BrokenBravado, AnEditLeavesAQuestionWhosePieceIsGone)
{
    using R = LeavesTheHalt;
    EXPECT_TRUE(complains<R>(bravado_with_one_seat(), "broken", default_law<R>, random_edit, 60));
}

void forgetful_fold(SentPicture& picture, const PictureDiff& change)
{
    PictureDiff forgotten = change;
    forgotten.shapes.gone.clear();
    fold(picture, forgotten);
}

TEST(BrokenBravado, AConeThatIsNotTakenAway)
{
    EXPECT_TRUE(complains<Good>(
        bravado_with_one_seat(), "has a wrong picture",
        [] { return fold_law<Good>(forgetful_fold); }, {}, 3));
}

}  // namespace
}  // namespace galloper::laws
