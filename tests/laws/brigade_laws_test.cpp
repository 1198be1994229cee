// Land and Freedom under the laws: from 200 seeds with one seat a side, from 200 with two.

#include <gtest/gtest.h>

#include <algorithm>

#include "common/rulesets/land_and_freedom/entry.h"
#include "common/rulesets/land_and_freedom/verbs.h"
#include "tests/laws/brigade.h"
#include "tests/laws/edits.h"
#include "tests/laws/golden.h"
#include "tests/laws/laws.h"
#include "tests/laws/silence.h"
#include "tests/rulesets/land_and_freedom/resample.h"

namespace galloper::laws {
namespace {

using R = land_and_freedom::Rules;

constexpr std::uint64_t seeds = 200;
constexpr std::uint64_t seeds_with_edits = 100;

// A game is long and a step of it costs much: what needs no step before it is asked of some.
Law<R> now_and_then(Law<R> law, std::uint64_t one_in)
{
    return [law = std::move(law), one_in](const Scene<R>& scene) {
        return scene.chance.one_in(one_in) ? law(scene) : Complaint();
    };
}

std::vector<Law<R>> all_laws(SilenceTally& tally)
{
    return {fold_law<R>(),
            retell_law<R>(),
            now_and_then(restore_law<R>(), 4),
            now_and_then(refusal_law<R>(), 4),
            now_and_then(default_law<R>(), 4),
            now_and_then(proposal_law<R>(), 4),
            now_and_then(silence_law<R>(land_and_freedom::resample, tally), 3)};
}

struct Played {
    std::set<std::string> verbs{};
    int edits = 0;
    SilenceTally tally{};
};

// Plays from every seed, on one setting after another, until a law complains.
void play_all(const std::vector<Setting>& settings, std::uint64_t many, Played& played,
              const Editor& editor = {})
{
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        Walk<R> walk(seed, settings[seed % settings.size()], all_laws(played.tally), editor);
        ASSERT_EQ(walk.play(), "");
        played.verbs.insert(walk.verbs_played().begin(), walk.verbs_played().end());
        played.edits += walk.edits();
    }
}

// Each way of playing that the random games have to come to, or the laws pass unasked.
std::set<std::string> every_verb()
{
    std::set<std::string> verbs;
    for (const auto& [verb, word] : land_and_freedom::words_of(land_and_freedom::Verb{}))
        verbs.insert(word);
    // Only after a change by hand, and never in a game without one.
    verbs.erase(land_and_freedom::word_of(land_and_freedom::Verb::Resume));
    return verbs;
}

std::set<std::string> of_the_game(std::set<std::string> verbs)
{
    std::erase_if(verbs, is_house_verb);
    return verbs;
}

TEST(BrigadeLaws, NoVerbIsOneOfTheHouses)
{
    for (const auto& [verb, word] : land_and_freedom::words_of(land_and_freedom::Verb{}))
        EXPECT_FALSE(is_house_verb(word)) << word;
}

// The lines that bring out something hidden, by rule. Whoever adds one says here that it may.
const std::set<std::string> reviewed_lines{
    "GEN-15 fight of side 0",
    "GEN-15 fight of side 1",
    "GEN-18 a piece",
    "GEN-19 a piece",
    "GEN-19 fight of side 0",
    "GEN-19 message of side 0",
    "GEN-22 ground of side 0",
    "GEN-22 ground of side 1",
    "LAF-12 recovery of side 0",
    "LAF-12 recovery of side 1",
    "LAF-15 bid of side 0",
    "LAF-15 bid of side 1",
    "LAF-16 level of side 0",
    "LAF-16 level of side 1",
    "LAF-16 orders of side 0",
    "LAF-16 orders of side 1",
    "LAF-17 level of side 0",
    "LAF-17 level of side 1",
    "LAF-17 pick of side 0",
    "LAF-17 pick of side 1",
    "LAF-18 level of side 0",
    "LAF-18 level of side 1",
    "LAF-23 a piece",
    "LAF-23 message of side 0",
    "LAF-24 a piece",
    "LAF-24 message of side 0",
    "LAF-27 message of side 0",
    "LAF-3 deal of side 0",
    "LAF-3 deal of side 1",
    "LAF-30 a piece",
    "LAF-34 a piece",
    "LAF-35 a piece",
    "LAF-38 a piece",
    "LAF-38 fire orders of side 0",
    "LAF-38 fire orders of side 1",
    "LAF-45 a piece",
    "LAF-46 a piece",
    "LAF-46 orders of side 1",
    "LAF-46 strike of side 1",
    "LAF-51 a piece",
    "LAF-51 fire orders of side 0",
    "LAF-51 fire orders of side 1",
    "LAF-52 a piece",
    "LAF-52 fire orders of side 0",
    "LAF-52 fire orders of side 1",
    "LAF-53 a piece",
    "LAF-53 fight of side 0",
    "LAF-53 fight of side 1",
    "LAF-53 fire orders of side 0",
    "LAF-53 fire orders of side 1",
    "LAF-53 orders of side 0",
    "LAF-53 orders of side 1",
    "LAF-58 a piece",
    "LAF-6 points of side 0",
    "LAF-6 points of side 1",
    "LAF-62 a piece",
    "LAF-66 all that was hidden",
};

// What a viewer may be kept from knowing. All other fields of the state are open to everybody.
const FieldNames reviewed_fields{
    "bases.aboard",
    "bases.at.x",
    "bases.at.y",
    "bases.disordered",
    "bases.disordered in",
    "bases.entrenched",
    "bases.facing.x",
    "bases.facing.y",
    "bases.formation",
    "bases.label",
    "desks.allotments.from",
    "desks.allotments.points",
    "desks.allotments.to",
    "desks.bid",
    "desks.deal.assigned.base",
    "desks.deal.assigned.under",
    "desks.deal.cavalry.count",
    "desks.deal.cavalry.formation",
    "desks.deal.motorcycles.count",
    "desks.deal.motorcycles.formation",
    "desks.deal.radios",
    "desks.deal.spotters",
    "desks.fire orders.at",
    "desks.fire orders.base",
    "desks.fire orders.formation",
    "desks.orders.base",
    "desks.orders.deeds",
    "desks.pick",
    "desks.recoveries.base",
    "desks.recoveries.from",
    "desks.strikes.kind",
    "desks.strikes.points",
    "desks.strikes.spotter",
    "errands.load.from",
    "errands.load.points",
    "errands.load.to",
    "errands.load.to clear",
    "formations.arrived",
    "formations.label",
    "formations.points",
    "formations.radio",
    "formations.to clear",
    "halt.can go",
    "halt.way.x",
    "halt.way.y",
    "means",
    "memories.arm",
    "memories.at.x",
    "memories.at.y",
    "memories.eyes",
    "memories.facing.x",
    "memories.facing.y",
    "memories.id",
    "memories.label",
    "memories.of",
    "memories.side",
    "memories.turn",
    "pending",
    "running.left.base",
    "running.left.deeds",
    "seen.at.x",
    "seen.at.y",
    "seen.base",
    "seen.eyes",
    "seen.facing.x",
    "seen.facing.y",
    "strikes.kind",
};

Played play_from_every_seed(const std::vector<Setting>& settings)
{
    Played played;
    play_all(settings, seeds, played);
    // Or the law has hardly been asked anything; and most steps must bring out nothing.
    EXPECT_GT(played.tally.compared, 5'000);
    EXPECT_GT(played.tally.with_reveals, 1'000);
    EXPECT_LT(played.tally.with_reveals, played.tally.compared / 4);
    return played;
}

// Whatever there is comes up between more seats; between fewer, nothing else does.
TEST(BrigadeLaws, HoldWithTwoSeatsASide)
{
    const Played played = play_from_every_seed(brigades_with_two_seats());
    EXPECT_EQ(of_the_game(played.verbs), every_verb());
    EXPECT_EQ(played.tally.revealing, reviewed_lines);
    EXPECT_EQ(played.tally.varied, reviewed_fields);
}

TEST(BrigadeLaws, HoldWithOneSeatASide)
{
    const SilenceTally tally = play_from_every_seed(brigades_with_one_seat()).tally;
    EXPECT_TRUE(std::includes(reviewed_lines.begin(), reviewed_lines.end(), tally.revealing.begin(),
                              tally.revealing.end()));
    EXPECT_TRUE(std::includes(reviewed_fields.begin(), reviewed_fields.end(), tally.varied.begin(),
                              tally.varied.end()));
}

TEST(BrigadeLaws, AfterAnEditTheyHoldToo)
{
    Played played;
    play_all(brigades_with_one_seat(), seeds_with_edits, played, random_edit);
    play_all(brigades_with_two_seats(), seeds_with_edits, played, random_edit);
    EXPECT_GT(played.edits, 300);
}

TEST(BrigadeLaws, TheSameGamesAreToldOnEveryBuild)
{
    const std::string found = digest_of_games<R>(brigades_with_one_seat(), 2);
    const std::string name = land_and_freedom::info().name;
    EXPECT_EQ(found, golden_digest(name, land_and_freedom::info().version, found))
        << how_to_write_it_anew;
}

TEST(BrigadeLaws, DefaultsAloneEndTheGame)
{
    for (const auto& settings : {brigades_with_one_seat(), brigades_with_two_seats()})
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            ASSERT_EQ(defaults_end<R>(seed, settings[seed % settings.size()]), "");
}

}  // namespace
}  // namespace galloper::laws
