// Bravado under the laws: from 200 seeds with one seat on the attack's side, from 200 with two.

#include <gtest/gtest.h>

#include "common/rulesets/bravado/entry.h"
#include "common/rulesets/bravado/verbs.h"
#include "tests/laws/bravado.h"
#include "tests/laws/edits.h"
#include "tests/laws/golden.h"
#include "tests/laws/laws.h"
#include "tests/laws/silence.h"
#include "tests/rulesets/bravado/resample.h"

namespace galloper::laws {
namespace {

using R = bravado::Rules;

constexpr std::uint64_t seeds = 200;

struct Played {
    std::set<std::string> verbs{};
    int steps = 0;
    int edits = 0;
};

using MakeLaws = std::function<std::vector<Law<R>>()>;

// Plays from every seed, on one setting after another, until a law complains.
void play_all(const std::vector<Setting>& settings, const MakeLaws& laws, Played& played,
              const Editor& editor = {})
{
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        Walk<R> walk(seed, settings[seed % settings.size()], laws(), editor);
        ASSERT_EQ(walk.play(), "");
        played.verbs.insert(walk.verbs_played().begin(), walk.verbs_played().end());
        played.steps += walk.steps();
        played.edits += walk.edits();
    }
}

std::vector<Law<R>> all_but_silence()
{
    return {fold_law<R>(),    restore_law<R>(), retell_law<R>(),
            refusal_law<R>(), default_law<R>(), proposal_law<R>()};
}

// Each way of playing Bravado that the random games have to come to, or the laws pass unasked.
std::set<std::string> every_verb()
{
    std::set<std::string> verbs;
    for (const auto& [verb, word] : bravado::words_of(bravado::Verb{})) verbs.insert(word);
    // Only after a change by hand, and never in a game without one.
    verbs.erase(bravado::word_of(bravado::Verb::Resume));
    return verbs;
}

std::set<std::string> of_the_game(std::set<std::string> verbs)
{
    std::erase_if(verbs, is_house_verb);
    return verbs;
}

TEST(BravadoLaws, AllButSilenceHoldAndEveryVerbIsPlayed)
{
    Played played;
    play_all(bravado_with_one_seat(), all_but_silence, played);
    play_all(bravado_with_two_seats(), all_but_silence, played);
    EXPECT_EQ(of_the_game(played.verbs), every_verb());
    RecordProperty("steps", played.steps);
}

TEST(BravadoLaws, NoVerbIsOneOfTheHouses)
{
    for (const auto& [verb, word] : bravado::words_of(bravado::Verb{}))
        EXPECT_FALSE(is_house_verb(word)) << word;
}

// The lines that bring out something hidden, by rule. Whoever adds one says here that it may.
const std::set<std::string> reviewed_lines{
    "BRV-2 where the cards lie",  // the defence has laid them
    "BRV-12 orders",              // the last sheet is sealed
    "BRV-25 a piece",             // a card is turned
    "BRV-67 a piece",             // the game is over: the rest are turned up
    // What a player is not asked any more shows in that he is not.
    "BRV-40 standing answers of seat 0",
    "BRV-40 standing answers of seat 1",
    "GEN-12 standing answers of seat 0",
    "GEN-12 standing answers of seat 1",
    "GEN-13 how the guns choose",
};

// What a viewer may be kept from knowing. All other fields of the state are open to everybody.
const FieldNames reviewed_fields{
    "aim by",
    "cards.at.x",
    "cards.at.y",
    "cards.face.rank",
    "cards.face.suit",
    "cards.facing.x",
    "cards.facing.y",
    "sheets.leading",
    "sheets.orders.deed",
    "sheets.orders.team",
    "sheets.standing.asks",
    "sheets.standing.cover",
    "sheets.standing.figures",
    "sheets.standing.good",
};

TEST(BravadoLaws, SilenceHolds)
{
    Played played;
    SilenceTally tally;
    const auto laws = [&] { return std::vector{silence_law<R>(bravado::resample, tally)}; };
    play_all(bravado_with_one_seat(), laws, played);
    play_all(bravado_with_two_seats(), laws, played);

    EXPECT_EQ(tally.revealing, reviewed_lines);
    EXPECT_EQ(tally.varied, reviewed_fields);
    // Or the law has hardly been asked anything; and most steps must bring out nothing.
    EXPECT_GT(tally.compared, 50'000);
    EXPECT_GT(tally.with_reveals, 1'000);
    EXPECT_LT(tally.with_reveals, tally.compared / 5);
}

TEST(BravadoLaws, TheSameGamesAreToldOnEveryBuild)
{
    const std::string found = digest_of_games<R>(bravado_with_one_seat(), 5);
    EXPECT_EQ(found, golden_digest("bravado", bravado::info().version, found))
        << how_to_write_it_anew;
}

TEST(BravadoLaws, DefaultsAloneEndTheGame)
{
    for (const auto& settings : {bravado_with_one_seat(), bravado_with_two_seats()})
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            ASSERT_EQ(defaults_end<R>(seed, settings[seed % settings.size()]), "");
}

TEST(BravadoLaws, AfterAnEditTheyHoldToo)
{
    SilenceTally tally;
    Played played;
    const auto laws = [&] {
        std::vector<Law<R>> all = all_but_silence();
        all.push_back(silence_law<R>(bravado::resample, tally));
        return all;
    };
    play_all(bravado_with_one_seat(), laws, played, random_edit);
    play_all(bravado_with_two_seats(), laws, played, random_edit);
    EXPECT_GT(played.edits, 1'000);
}

}  // namespace
}  // namespace galloper::laws
