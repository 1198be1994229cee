// Match files: packed, and read again.

#include <gtest/gtest.h>

#include "common/archive/sections.h"
#include "common/archive/verify.h"
#include "common/match/proceedings.h"
#include "common/wire/codec.h"
#include "tests/archive/matches.h"
#include "tests/support/random_player.h"

namespace galloper::archive {
namespace {

TEST(MatchFile, OfEveryRulesetIsReadAsItWasPacked)
{
    for (const RulesetEntry& ruleset : all_rulesets())
        for (std::uint64_t seed = 1; seed <= matches(2); ++seed) {
            const MatchFile match = played(shortest_of(ruleset), seed);
            const std::string file = pack(match);
            const auto read = unpack(file);
            ASSERT_TRUE(read) << read.error().where << ": " << read.error().words;
            EXPECT_TRUE(*read == match) << ruleset.name << " " << seed;
            EXPECT_EQ(pack(*read), file);
            for (const Finding& finding : verify(*read))
                EXPECT_EQ(finding.verdict, Verdict::Good) << finding.what << ": " << finding.words;
        }
}

TEST(MatchFile, OneViewersSectionsAreTakenOutAsTheyLieThere)
{
    const std::string file = pack(a_match());
    for (const Viewer viewer : viewers_of(a_match())) {
        for (const auto& packed : {packed_transcript(file, viewer), packed_names(file, viewer)}) {
            ASSERT_TRUE(packed);
            EXPECT_NE(file.find(*packed), file.npos);
        }
        EXPECT_NE(packed_transcript(file, viewer), packed_names(file, viewer));
    }
    EXPECT_FALSE(packed_transcript(file, Viewer(Seat{99})));
    EXPECT_FALSE(packed_names(file.substr(0, file.size() - 1), Viewer::truth()));
}

TEST(MatchFile, ANameThatIsDeletedIsGoneAndNothingElse)
{
    const std::string file = pack(a_match());
    ASSERT_EQ(unpack(file)->seats[0].player, "Ada");

    const auto without = without_player(file, Seat{0});
    ASSERT_TRUE(without);
    MatchFile expected = a_match();
    expected.seats[0].player.clear();
    EXPECT_TRUE(*unpack(*without) == expected);
    EXPECT_EQ(unpacked(read_sections(*without, {})->front())->find("Ada"), std::string::npos);

    EXPECT_EQ(without_player(file, Seat{99}).error().where, "head");
    EXPECT_EQ(without_player("nothing", Seat{0}).error().where, "file");
}

TEST(MatchFile, TheSetUpOfAnOlderRowHasNoNames)
{
    MatchFile match = a_match();
    for (Row::Told& told : match.rows.front().row.told) told.names.clear();
    EXPECT_TRUE(*unpack(pack(match)) == match);
}

// Half chosen by chance, so that it is long: orders are written, taken back and written anew. A
// match of 2,000 steps, as a long run plays it, has to come to less than 2 MB.
TEST(MatchFile, OfTheLongestScenarioIsSmall)
{
    const bool whole = std::getenv("GALLOPER_FILED_MATCHES") != nullptr;
    for (const RulesetEntry& ruleset : all_rulesets()) {
        FiledGame game = longest_of(ruleset);
        game.most_steps = whole ? 2'000 : 150;
        game.whims = [chance = Chance(1)](Seat, const SentPicture& picture) mutable {
            auto action = chance.coin() ? random_action(picture, chance) : std::nullopt;
            return action && is_house_verb(action->verb) ? std::nullopt : action;  // no giving up
        };
        const MatchFile match = played(game, 1);
        const std::string file = pack(match);
        const std::size_t steps = match.rows.size() - 1;
        std::cout << game.scenario << ": " << steps << " steps, " << file.size() << " bytes\n";
        EXPECT_LT(file.size() / steps, 1'000u) << ruleset.name;
        EXPECT_TRUE(*unpack(file) == match);
        if (whole) {
            EXPECT_TRUE(all_good(verify(match))) << ruleset.name;
        }
    }
}

// What a scrub bar marks.
TEST(MatchFile, OfEveryRulesetHasGreatMoments)
{
    for (const RulesetEntry& ruleset : all_rulesets()) {
        int moments = 0;
        const MatchFile match = played(shortest_of(ruleset), 1);
        for (const FiledRow& filed : match.rows)
            for (const Row::Told& told : filed.row.told) {
                if (filed.row.step == 0 || !told.viewer.is_truth()) continue;
                for (const SentLine& line : wire::decode_update(told.update)->update.news.lines)
                    if (!line.moment.empty()) ++moments;
            }
        EXPECT_GT(moments, 0) << ruleset.name;
        EXPECT_LT(moments, 30) << ruleset.name;
    }
}

}  // namespace
}  // namespace galloper::archive
