#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/archive/match_file.h"

// The outside of a match file: its sections as they lie there. No record is looked at.
namespace galloper::archive {

enum class Kind : std::uint16_t { Head = 1, Opened, Steps, Transcript, Names };

struct SectionName {
    Kind kind = Kind::Head;
    std::uint16_t of = 0;  // the viewer's number, with the last two kinds
    friend auto operator<=>(const SectionName&, const SectionName&) = default;
};

// "steps", "transcript of seat 0", "names of the truth".
std::string words_for(const SectionName& name);

std::string words_for(Viewer viewer);

struct Section {
    SectionName name{};
    Digest hash{};
    std::string_view packed{};
    std::size_t whole = 0;
};

// Lengths are as the bounds allow and the file has them, and the names ascend.
Result<std::vector<Section>, Damage> read_sections(std::string_view file, const Bounds& bounds);

// Holds the section against its hash, and unpacks it.
Result<std::string, Damage> unpacked(const Section& section);

std::string file_beginning();
std::string section_of(const SectionName& name, std::string_view whole);

// As it lies in a file.
std::string section_again(const Section& section);

}  // namespace galloper::archive
