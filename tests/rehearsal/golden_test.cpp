// Whole games played by the machine on all sides: step by step, what the truth, each seat and the
// public were told. They are the same on every computer, and a change of one is read as a diff,
// seat by seat.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/rehearsal/files.h"

namespace galloper::rehearsal {
namespace {

// Where it differs, `golden` writes the files anew, and git shows what changed for whom.
void is_told_as_it_was(const std::string& name, const std::vector<std::string>& met)
{
    const std::string folder = SOURCE_ROOT "/tests/golden/";
    const Rehearsed rehearsed = rehearse(name, read_file(folder + name + ".txtpb"), find_scenario);
    ASSERT_EQ(rehearsed.faults, "");
    const std::string now = *transcript(rehearsed);
    const std::string then = read_file(folder + name + ".txt");

    const auto [here, there] = std::mismatch(now.begin(), now.end(), then.begin(), then.end());
    EXPECT_TRUE(now == then) << "from here on: " << std::string(here, now.end()).substr(0, 200)
                             << "\nif it is meant, run the program golden and read the diff";
    // A game that met nothing would prove little.
    for (const std::string& words : met) EXPECT_NE(now.find(words), now.npos) << words;
}

TEST(Golden, ThePlatoonsAttackIsToldAsItWas)
{
    is_told_as_it_was("platoon", {"the end:", "turns up", "[BRV-35]"});
}

TEST(Golden, TheMorningAtVillanuevaIsToldAsItWas)
{
    is_told_as_it_was("villanueva",
                      {"the end:", "[LAF-17]", "comes under defensive fire", "is destroyed"});
}

}  // namespace
}  // namespace galloper::rehearsal
