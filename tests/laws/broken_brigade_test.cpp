// Mistakes that somebody could naturally make in Land and Freedom, planted one by one: the laws
// notice each.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/verbs.h"
#include "tests/laws/brigade.h"
#include "tests/laws/edits.h"
#include "tests/laws/laws.h"
#include "tests/laws/planted.h"
#include "tests/rulesets/land_and_freedom/resample.h"

namespace galloper::laws {
namespace {

using land_and_freedom::Known;
using land_and_freedom::State;
using land_and_freedom::Verb;
using land_and_freedom::word_of;
using Good = land_and_freedom::Rules;

template <Ruleset R>
testing::AssertionResult breaks_silence(const char* words, std::uint64_t many = 3)
{
    return planted::breaks_silence<R>(brigades_with_one_seat(), brigades_with_two_seats(),
                                      land_and_freedom::resample, words, many);
}

template <class Leak>
using WithLeak = planted::WithLeak<Good, Leak>;
template <class Change>
using WithChange = planted::WithChange<Good, Change>;
template <class Change>
using WithOffers = planted::WithOffers<Good, Change>;

struct PointsOfAll {
    static void leak(const State& truth, Known& known)
    {
        for (auto& unit : known.formations)
            if (const auto* real = truth.find_formation(unit.number); real && !unit.own)
                unit.own = {false, real->points, {}, 0};
    }
};

TEST(BrokenBrigade, TheEnemysPointsAreKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<PointsOfAll>>("no line says so"));
}

struct RadiosOfAll {
    static void leak(const State& truth, Known& known)
    {
        for (auto& unit : known.formations)
            if (const auto* real = truth.find_formation(unit.number); real && !unit.own)
                unit.own = {real->radio, 0, {}, 0};
    }
};

TEST(BrokenBrigade, TheEnemysRadiosAreKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<RadiosOfAll>>("apart by looking"));
}

struct WhatMayBeRecovered {
    static void leak(const State& truth, Known& known)
    {
        for (auto& unit : known.formations)
            if (const auto* real = truth.find_formation(unit.number); real && !unit.own)
                unit.own = {false, 0, real->to_clear, 0};
    }
};

TEST(BrokenBrigade, WhoseDisorderIsPaidForIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<WhatMayBeRecovered>>("apart by looking", 20));
}

struct Drafts {
    static void leak(const State& truth, Known& known)
    {
        const auto side = known.side();
        for (std::size_t i = 0; i < truth.desks.size(); ++i)
            if (side == known.desks[i].side) known.desks[i].own = truth.desks[i];
    }
};

TEST(BrokenBrigade, AFriendsDraftsAreRead)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Drafts>>("apart by looking"));
}

struct Strikes {
    static void leak(const State& truth, Known& known)
    {
        known.strikes.clear();
        for (const auto& strike : truth.strikes)
            known.strikes.push_back({strike.spotter, strike.kind, strike.points, strike.done});
    }
};

TEST(BrokenBrigade, PlannedStrikesAreKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Strikes>>("apart by looking", 20));
}

struct Loads {
    static void leak(const State& truth, Known& known)
    {
        for (auto& errand : known.errands)
            for (const auto& real : truth.errands)
                if (real.rider == errand.rider && real.load && !errand.own)
                    errand.own = {true, 0, real.load->to, 0, {}};
    }
};

TEST(BrokenBrigade, WhereARiderIsBoundIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<Loads>>("apart by looking", 20));
}

// Riders who wait with their headquarters stand on the table as well.
struct RidersAtHome {
    static void leak(const State& truth, Known& known)
    {
        int at_home = 0;
        for (const auto& base : truth.bases)
            if (is_rider(base.arm) && base.aboard) at_home += base.formation;
        known.last_turn += at_home;
    }
};

TEST(BrokenBrigade, WhereRidersWaitIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<RidersAtHome>>("apart by looking"));
}

struct WhereTheyGo {
    static void leak(const State& truth, Known& known)
    {
        if (known.halt && truth.halt) known.halt->way = truth.halt->way;
    }
};

TEST(BrokenBrigade, WhereAStoppedBaseWasGoingIsKnown)
{
    EXPECT_TRUE(breaks_silence<WithLeak<WhereTheyGo>>("apart by looking", 20));
}

struct NoFog {
    static void leak(const State& truth, Known& known)
    {
        for (const auto& base : truth.bases)
            if (!known.find_base(base.id) && !base.aboard)
                known.memories.push_back({base.id, "", base.side, base.arm, base.at, {}, 0});
    }
};

TEST(BrokenBrigade, TheUnseenAreSeen)
{
    EXPECT_TRUE(breaks_silence<WithLeak<NoFog>>("apart by looking"));
}

// The lines of one rule reveal nothing.
template <const char* Rule>
struct Quiet {
    static void change(const State&, Outcome<State>& outcome)
    {
        for (Line& line : outcome.report.lines)
            if (line.rule == Rule) line.reveals.clear();
    }
};

constexpr char control[] = "LAF-15";
constexpr char calling[] = "LAF-16";
constexpr char sharing[] = "LAF-6";

TEST(BrokenBrigade, BidsComeOutWithoutALine)
{
    EXPECT_TRUE(breaks_silence<WithChange<Quiet<control>>>("told what the picture does not show"));
}

TEST(BrokenBrigade, AUnitActsAndItsLineRevealsNothing)
{
    EXPECT_TRUE(breaks_silence<WithChange<Quiet<calling>>>("no line says so"));
}

TEST(BrokenBrigade, AFriendsPointsComeOutWithoutALine)
{
    EXPECT_TRUE(breaks_silence<WithChange<Quiet<sharing>>>("no line says so"));
}

// Whoever hears of the level is told what lies below it.
struct TellsWhatIsLeft {
    static void change(const State& truth, Outcome<State>& outcome)
    {
        int left = 0;
        for (const auto& unit : truth.formations)
            if (unit.points > 0 && !unit.activated) left += unit.points * unit.number;
        for (Line& line : outcome.report.lines)
            if (line.rule == "LAF-16") line.text += " Left: " + std::to_string(left) + ".";
    }
};

TEST(BrokenBrigade, ALineBringsOutMoreThanItNames)
{
    EXPECT_TRUE(breaks_silence<WithChange<TellsWhatIsLeft>>("told what the picture does not show"));
}

// A side with no more units at the level has done with it by itself, which counts them aloud.
struct PassesByItself {
    static void change(const State&, Outcome<State>& outcome)
    {
        State& state = outcome.next;
        if (state.phase != land_and_freedom::Phase::Activation || state.to_act.size() < 2) return;
        for (const auto& unit : state.formations)
            if (unit.side == state.to_act.front() && !unit.activated && unit.points == state.level)
                return;
        state.to_act.erase(state.to_act.begin());
    }
};

TEST(BrokenBrigade, AnAutomaticPassCountsTheUnits)
{
    EXPECT_TRUE(breaks_silence<WithChange<PassesByItself>>("no line says so", 10));
}

struct RemembersOtherGames {
    static void change(const State&, Outcome<State>& outcome)
    {
        static int played = 0;
        if (++played % 31 == 0) outcome.next.tally[0].bases_lost += 1;
    }
};

TEST(BrokenBrigade, AMemoryOutsideTheState)
{
    using R = WithChange<RemembersOtherGames>;
    EXPECT_TRUE(complains<R>(brigades_with_one_seat(), "told in two ways", retell_law<R>, {}, 3));
}

TEST(BrokenBrigade, AStoppedMoveIsNotSaved)
{
    using R = planted::ForgetsTheHalt<Good>;
    EXPECT_TRUE(
        complains<R>(brigades_with_one_seat(), "a save lost something", restore_law<R>, {}, 20));
}

struct NeverPasses {
    static void change(std::vector<Offer>& offers)
    {
        std::erase_if(offers, [](const Offer& offer) {
            return offer.verb == word_of(Verb::Pass) || offer.verb == word_of(Verb::Go);
        });
    }
};

TEST(BrokenBrigade, ALevelThatNobodyCanPass)
{
    using R = WithOffers<NeverPasses>;
    EXPECT_TRUE(complains<R>(brigades_with_one_seat(), "is asked and has 0 defaults",
                             default_law<R>, {}, 3));
    EXPECT_NE(defaults_end<R>(1, brigades_with_one_seat().front()), "");
}

struct TwoDefaults {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            if (offer.verb == word_of(Verb::PickHigher) || offer.verb == word_of(Verb::PickLower))
                offer.is_default = true;
    }
};

TEST(BrokenBrigade, AQuestionWithTwoDefaults)
{
    using R = WithOffers<TwoDefaults>;
    EXPECT_TRUE(complains<R>(brigades_with_one_seat(), "is asked and has 2 defaults",
                             default_law<R>, {}, 10));
}

TEST(BrokenBrigade, AProposalThatWouldBeRefused)
{
    using R = WithOffers<planted::MovesTooFar>;
    EXPECT_TRUE(
        complains<R>(brigades_with_one_seat(), "proposes is refused", proposal_law<R>, {}, 3));
}

std::vector<Mutant> nothing_at_all(const SentPicture&, const SentAction& action, Chance&)
{
    return {Mutant{"the very same action", action}};
}

// What is sent is held against the offers by the house, not by a ruleset: so the law itself is
// given something that fits.
TEST(BrokenBrigade, WhatFitsNoOfferIsAccepted)
{
    EXPECT_TRUE(complains<Good>(
        brigades_with_one_seat(), "the very same action was accepted",
        [] { return refusal_law<Good>(nothing_at_all); }, {}, 1));
}

// A base that is taken away by hand stays in the middle of its move.
struct LeavesTheHalt : Good {
    static Result<State, Refusal> edit(const State& truth, const Edit& change)
    {
        auto edited = land_and_freedom::edit(truth, change);
        if (edited && std::holds_alternative<edits::RemovePiece>(change)) {
            edited->running = truth.running;
            edited->halt = truth.halt;
            edited->pending = truth.pending;
        }
        return edited;
    }
};

TEST(BrokenBrigade, AnEditLeavesAQuestionWhosePieceIsGone)
{
    using R = LeavesTheHalt;
    EXPECT_TRUE(complains<R>(brigades_with_one_seat(), "broken", default_law<R>, random_edit, 60));
}

void forgetful_fold(SentPicture& picture, const PictureDiff& change)
{
    PictureDiff forgotten = change;
    forgotten.pieces.gone.clear();
    fold(picture, forgotten);
}

TEST(BrokenBrigade, ABaseThatIsNotTakenAway)
{
    EXPECT_TRUE(complains<Good>(
        brigades_with_one_seat(), "has a wrong picture",
        [] { return fold_law<Good>(forgetful_fold); }, {}, 10));
}

}  // namespace
}  // namespace galloper::laws
