#include "tests/rehearsal/files.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "common/wire/scenario.h"

namespace galloper::rehearsal {

std::string read_file(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Result<Scenario, std::string> find_scenario(const std::string& name)
{
    namespace fs = std::filesystem;
    for (const auto& entry : fs::recursive_directory_iterator(SOURCE_ROOT "/common/rulesets")) {
        if (entry.path().filename() != name + ".txtpb") continue;
        auto scenario = wire::read_scenario(name, read_file(entry.path().string()));
        if (!scenario) return Err{scenario.error().words};
        return std::move(*scenario);
    }
    return Err{std::string("there is no such scenario")};
}

}  // namespace galloper::rehearsal
