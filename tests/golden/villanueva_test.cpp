#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "tests/golden/playthrough.h"

namespace galloper::golden {
namespace {

// Where it differs, `golden_villanueva` writes the file anew, and git shows what changed for whom.
TEST(Golden, TheMorningAtVillanuevaIsToldAsItWas)
{
    std::ifstream kept(SOURCE_ROOT "/tests/golden/villanueva.txt");
    const std::string then{std::istreambuf_iterator<char>(kept), {}};
    const std::string now = villanueva();

    const auto [here, there] = std::mismatch(now.begin(), now.end(), then.begin(), then.end());
    EXPECT_TRUE(now == then) << "from here on: " << std::string(here, now.end()).substr(0, 200)
                             << "\nif it is meant, run golden_villanueva and read the diff";
    // A game that met nothing would prove little.
    for (const char* met : {"the end:", "[LAF-17]", "comes under defensive fire", "is destroyed"})
        EXPECT_NE(now.find(met), std::string::npos) << met;
}

}  // namespace
}  // namespace galloper::golden
