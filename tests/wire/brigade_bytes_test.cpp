#include <gtest/gtest.h>

#include "tests/laws/brigade.h"
#include "tests/rulesets/land_and_freedom/resample.h"
#include "tests/wire/bytes.h"

// Land and Freedom under the law of bytes: from 200 seeds with one seat a side, from 200 with two.
namespace galloper::laws {
namespace {

using R = land_and_freedom::Rules;

constexpr std::uint64_t seeds = 200;

// Waking a match costs as much as a hundred steps, so only some of them are compared.
constexpr std::uint64_t one_in = 16;

void play_all(const std::vector<Setting>& settings, BytesTally& tally)
{
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto law = bytes_law<R>(land_and_freedom::resample, tally, sent, one_in);
        ASSERT_EQ(Walk<R>(seed, settings[seed % settings.size()], {law}).play(), "");
    }
}

TEST(BytesLaw, HoldsOnBrigadesWithOneSeat)
{
    BytesTally tally;
    play_all(brigades_with_one_seat(), tally);

    EXPECT_GT(tally.compared, 1'000);
    EXPECT_GT(tally.refusals, 1'000);
}

TEST(BytesLaw, HoldsOnBrigadesWithTwoSeats)
{
    BytesTally tally;
    play_all(brigades_with_two_seats(), tally);

    EXPECT_GT(tally.compared, 1'000);
    EXPECT_GT(tally.refusals, 1'000);
}

}  // namespace
}  // namespace galloper::laws
