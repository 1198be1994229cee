// The toy ruleset under the laws.

#include <gtest/gtest.h>

#include "tests/laws/edits.h"
#include "tests/laws/golden.h"
#include "tests/laws/outpost.h"

namespace galloper::laws {
namespace {

constexpr std::uint64_t seeds = 200;

TEST(OutpostLaws, AllButSilenceHold)
{
    using R = outpost::Rules;
    std::set<std::string> verbs;
    for (const Setting& setting : outpost_settings())
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            Walk<R> walk(seed, setting, cheap_laws<R>());
            ASSERT_EQ(walk.play(), "");
            verbs.insert(walk.verbs_played().begin(), walk.verbs_played().end());
            ASSERT_EQ(defaults_end<R>(seed, setting), "");
        }
    std::set<std::string> game_verbs = verbs;
    std::erase_if(game_verbs, is_house_verb);
    EXPECT_EQ(game_verbs, (std::set<std::string>{"lay", "load", "seal", "march", "go on", "stop",
                                                 "fire", "done"}));
    EXPECT_TRUE(verbs.contains(std::string(house_verb::agree_back)));
}

TEST(OutpostLaws, SilenceHolds)
{
    using R = outpost::Rules;
    SilenceTally tally;
    for (const Setting& setting : outpost_settings())
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            ASSERT_EQ(Walk<R>(seed, setting, {silence_law<R>(resample_outpost, tally)}).play(), "");

    EXPECT_GT(tally.compared, 5'000);
    EXPECT_GT(tally.with_reveals, 100);
    EXPECT_EQ(tally.varied, (FieldNames{"charge.at.x", "charge.mine", "rounds"}));
    EXPECT_EQ(tally.revealing,
              (std::set<std::string>{"OUT-1 a piece", "OUT-1 where the charge lies"}));
}

TEST(OutpostLaws, AfterAnEditTheyHoldToo)
{
    using R = outpost::Rules;
    SilenceTally tally;
    int edits = 0;
    for (const Setting& setting : outpost_settings())
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            std::vector<Law<R>> laws = cheap_laws<R>();
            laws.push_back(silence_law<R>(resample_outpost, tally));
            Walk<R> walk(seed, setting, laws, random_edit);
            ASSERT_EQ(walk.play(), "");
            edits += walk.edits();
        }
    EXPECT_GT(edits, 300);
}

TEST(OutpostLaws, TheSameGamesAreToldOnEveryBuild)
{
    const std::string found = digest_of_games<outpost::Rules>(outpost_settings(), 20);
    EXPECT_EQ(found, golden_digest("outpost", 1, found)) << how_to_write_it_anew;
}

}  // namespace
}  // namespace galloper::laws
