#include "tests/golden/playthrough.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace galloper::golden {
namespace {

std::vector<std::string> lines_of(std::istream& in)
{
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// Where it differs, `golden` writes the file anew, and git shows what changed for whom.
TEST(Golden, ThePlatoonsAttackIsToldAsItWas)
{
    std::istringstream now(platoon());
    std::ifstream then(SOURCE_ROOT "/tests/golden/platoon.txt");
    const std::vector<std::string> found = lines_of(now);
    const std::vector<std::string> kept = lines_of(then);

    for (std::size_t i = 0; i < std::min(found.size(), kept.size()); ++i)
        ASSERT_EQ(found[i], kept[i])
            << "line " << i + 1 << "; if it is meant, run the program golden and read the diff";
    EXPECT_EQ(found.size(), kept.size());
}

// A game that met nothing would prove little.
TEST(Golden, TheGameIsPlayedToItsEndAndMeetsAGun)
{
    const std::string text = platoon();

    EXPECT_NE(text.find("the end:"), std::string::npos);
    EXPECT_NE(text.find("turns up"), std::string::npos);
    EXPECT_NE(text.find("[BRV-35]"), std::string::npos);
}

}  // namespace
}  // namespace galloper::golden
