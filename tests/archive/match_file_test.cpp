// Match files: packed, and read again.

#include <gtest/gtest.h>

#include "common/archive/sections.h"
#include "common/archive/verify.h"
#include "tests/archive/matches.h"

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

}  // namespace
}  // namespace galloper::archive
