#include "common/base/ascending.h"

#include <gtest/gtest.h>

#include <vector>

namespace galloper {
namespace {

const int* find(const std::vector<int>& list, int number)
{
    return find_ascending(list, number, [](int item) { return item; });
}

TEST(Ascending, FindsEachThatIsThereAndNoOther)
{
    const std::vector<std::vector<int>> lists{
        {}, {7}, {3, 4, 5, 6}, {3, 4, 6, 7, 12}, {1, 50, 51, 1'000'000}, {-4, -3, 0, 9}};
    for (const std::vector<int>& list : lists)
        for (int number = -6; number < 60; ++number) {
            const auto at = std::find(list.begin(), list.end(), number);
            const int* there = at == list.end() ? nullptr : &*at;
            EXPECT_EQ(find(list, number), there) << number;
        }
    EXPECT_EQ(find(lists[4], 1'000'000), &lists[4].back());
    EXPECT_EQ(find(lists[4], 1'000'001), nullptr);
}

}  // namespace
}  // namespace galloper
