#include "common/table/root.h"

#include <gtest/gtest.h>

#include <limits>

namespace galloper {
namespace {

TEST(Root, LiesBetweenItsNeighboursSquares)
{
    for (std::int64_t n = 0; n < 2000; ++n) {
        const std::int64_t down = root_rounded_down(n);
        EXPECT_LE(down * down, n);
        EXPECT_GT((down + 1) * (down + 1), n);
        EXPECT_EQ(root_rounded_up(n), down * down == n ? down : down + 1);
    }
}

TEST(Root, HoldsForTheGreatestNumbers)
{
    // 3037000499^2 = 9223372030926249001 is the last square below 2^63 = 9223372036854775808.
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(root_rounded_down(most), 3037000499);
    EXPECT_EQ(root_rounded_up(most), 3037000500);
    EXPECT_EQ(root_rounded_down(9223372030926249001), 3037000499);
    EXPECT_EQ(root_rounded_up(9223372030926249001), 3037000499);
    EXPECT_EQ(root_rounded_down(9223372030926249000), 3037000498);
    EXPECT_EQ(root_rounded_down(-1), 0);
}

}  // namespace
}  // namespace galloper
