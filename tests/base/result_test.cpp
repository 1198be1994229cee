#include "common/base/result.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <vector>

namespace galloper {
namespace {

using Words = Result<std::vector<std::string>, int>;

Words three_words() { return std::vector<std::string>{"a word", "too long for", "a short string"}; }

// What a temporary holds outlives the expression, so a loop may go over it at once.
TEST(Results, ATemporaryGivesItsValueAway)
{
    static_assert(std::is_same_v<decltype(*three_words()), std::vector<std::string>>);
    static_assert(std::is_same_v<decltype(three_words().value()), std::vector<std::string>>);

    std::string all;
    for (const std::string& word : *three_words()) all += word + ", ";

    EXPECT_EQ(all, "a word, too long for, a short string, ");
}

TEST(Results, OneThatIsKeptLendsIt)
{
    Words kept = three_words();
    static_assert(std::is_same_v<decltype(*kept), std::vector<std::string>&>);

    kept->pop_back();

    EXPECT_EQ(*kept, (std::vector<std::string>{"a word", "too long for"}));
}

TEST(Results, ARefusedOneHasNoValue)
{
    EXPECT_THROW((void)*Words(Err{7}), Broken);
    EXPECT_EQ(Words(Err{7}).error(), 7);
}

}  // namespace
}  // namespace galloper
