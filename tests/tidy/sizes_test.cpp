// No file is long and no line is wide.

#include <gtest/gtest.h>

#include "tests/tidy/sources.h"

namespace galloper::tidy {
namespace {

constexpr std::size_t longest_file = 400;
constexpr std::size_t widest_line = 100;

// In characters: what goes on from a byte before it is not counted.
std::size_t width_of(const std::string& line)
{
    std::size_t width = 0;
    for (const char c : line)
        if ((static_cast<unsigned char>(c) & 0xc0u) != 0x80) ++width;
    return width;
}

Complaints too_large(const Sources& sources)
{
    Complaints complaints;
    for (const auto& [path, file] : sources) {
        if (file.lines.size() > longest_file)
            complaints.push_back(path + " has " + std::to_string(file.lines.size()) + " lines");
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            if (width_of(file.lines[i]) > widest_line)
                complaints.push_back(path + ":" + std::to_string(i + 1) + " is too wide");
    }
    return complaints;
}

TEST(Sizes, NoFileIsLongAndNoLineIsWide)
{
    EXPECT_EQ(too_large(read_code()), Complaints{});
    EXPECT_EQ(too_large(read_sources({"tests"}, {".h", ".cpp"})), Complaints{});
}

TEST(SizesFault, ALongFileAndAWideLineAreFound)
{
    std::string long_text;
    for (std::size_t i = 0; i <= longest_file; ++i) long_text += "\n";

    EXPECT_EQ(too_large({{"a.h", file_of(long_text)}}), Complaints{"a.h has 401 lines"});
    EXPECT_EQ(too_large({{"a.h", file_of("\n" + std::string(101, 'x'))}}),
              Complaints{"a.h:2 is too wide"});
    EXPECT_EQ(too_large({{"a.h", file_of(std::string(99, 'x') + "\u00e9")}}), Complaints{});
}

}  // namespace
}  // namespace galloper::tidy
