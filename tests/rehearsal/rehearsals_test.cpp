// Every rehearsal in the tree goes as it says.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/rehearsal/files.h"

namespace galloper::rehearsal {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_files()
{
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(SOURCE_ROOT "/tests/rehearsal"))
        if (entry.path().extension() == ".txtpb") files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

// "bravado_a_pinned_team": of the ruleset's folder and the file.
std::string test_name(const ::testing::TestParamInfo<std::string>& info)
{
    const fs::path path = info.param;
    std::string name = path.parent_path().filename().string() + "_" + path.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class Rehearsals : public ::testing::TestWithParam<std::string> {};

TEST_P(Rehearsals, GoesAsItSays)
{
    const std::string name = fs::path(GetParam()).stem().string();
    EXPECT_EQ(rehearse(name, read_file(GetParam()), find_scenario).faults, "");
}

INSTANTIATE_TEST_SUITE_P(All, Rehearsals, ::testing::ValuesIn(all_files()), test_name);

}  // namespace
}  // namespace galloper::rehearsal
