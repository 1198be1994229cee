#include <gtest/gtest.h>

#include "tests/laws/bravado.h"
#include "tests/rulesets/bravado/resample.h"
#include "tests/wire/bytes.h"

// Bravado under the law of bytes: from 200 seeds with one seat on the attack's side, from 200 with
// two.
namespace galloper::laws {
namespace {

using R = bravado::Rules;

constexpr std::uint64_t seeds = 200;

// Waking a match costs as much as a hundred steps, so only some of them are compared.
constexpr std::uint64_t one_in = 16;

void play_all(const std::vector<Setting>& settings, BytesTally& tally)
{
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto law = bytes_law<R>(bravado::resample, tally, sent, one_in);
        ASSERT_EQ(Walk<R>(seed, settings[seed % settings.size()], {law}).play(), "");
    }
}

TEST(BytesLaw, HoldsOnBravadoWithOneSeat)
{
    BytesTally tally;
    play_all(bravado_with_one_seat(), tally);

    EXPECT_GT(tally.compared, 1'000);
    EXPECT_GT(tally.refusals, 1'000);
}

TEST(BytesLaw, HoldsOnBravadoWithTwoSeats)
{
    BytesTally tally;
    play_all(bravado_with_two_seats(), tally);

    EXPECT_GT(tally.compared, 1'000);
    EXPECT_GT(tally.refusals, 1'000);
}

}  // namespace
}  // namespace galloper::laws
