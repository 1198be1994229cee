#include <gtest/gtest.h>

#include "tests/laws/brigade.h"
#include "tests/laws/planted.h"
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

// A law that cannot fail is not a law.

using land_and_freedom::Known;
using land_and_freedom::State;

template <Ruleset Broken>
testing::AssertionResult breaks_bytes(const char* words)
{
    BytesTally tally;
    return complains<Broken>(
        brigades_with_one_seat(), words,
        [&] { return bytes_law<Broken>(land_and_freedom::resample, tally, sent, 2); }, {}, 3);
}

// Whoever looks, a base's name is padded to the number of its unit's points.
struct NamesAsLongAsTheirPoints {
    static void leak(const State& truth, Known& known)
    {
        for (auto& base : known.bases)
            if (const auto* of = truth.find_formation(base.formation))
                base.label.append(static_cast<std::size_t>(of->points), ' ');
    }
};

TEST(BytesLawFault, ABrigadePictureAsLongAsTheEnemysPointsIsNoticed)
{
    EXPECT_TRUE((breaks_bytes<planted::WithLeak<R, NamesAsLongAsTheirPoints>>("another picture")));
}

// Everybody's lines grow with what all seats have written down.
struct LinesAsLongAsTheOrders {
    static void change(const State& truth, Outcome<State>& outcome)
    {
        std::size_t written = 0;
        for (const auto& desk : truth.desks) written += desk.orders.size() + desk.allotments.size();
        for (Line& line : outcome.report.lines) line.text.append(written, ' ');
    }
};

TEST(BytesLawFault, ABrigadeLineAsLongAsTheOrdersIsNoticed)
{
    EXPECT_TRUE((breaks_bytes<planted::WithChange<R, LinesAsLongAsTheOrders>>("other bytes")));
}

}  // namespace
}  // namespace galloper::laws
