#include "server/host/sitters_name.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace galloper {

namespace {

constexpr std::size_t longest_name = 40;

struct Range {
    char32_t first, last;
};

// Controls; what Unicode calls default-ignorable, which joiners, fillers, selectors and tags are;
// marks that turn the direction of writing; and the blank pattern of Braille.
constexpr std::array unseen{
    Range{0x0000, 0x001f},   Range{0x007f, 0x009f},   Range{0x00ad, 0x00ad},
    Range{0x034f, 0x034f},   Range{0x061c, 0x061c},   Range{0x115f, 0x1160},
    Range{0x17b4, 0x17b5},   Range{0x180b, 0x180f},   Range{0x200b, 0x200f},
    Range{0x2028, 0x202e},   Range{0x2060, 0x206f},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164},   Range{0xfe00, 0xfe0f},   Range{0xfeff, 0xfeff},
    Range{0xffa0, 0xffa0},   Range{0xfff0, 0xfffb},   Range{0x1bca0, 0x1bca3},
    Range{0x1d159, 0x1d159}, Range{0x1d173, 0x1d17a}, Range{0xe0000, 0xe0fff}};

// They come with pictures of two parts and with some scripts' letters.
constexpr std::array left_out{Range{0x200c, 0x200d}, Range{0xfe00, 0xfe0f}};

constexpr std::array spaces{Range{0x0020, 0x0020}, Range{0x00a0, 0x00a0}, Range{0x1680, 0x1680},
                            Range{0x2000, 0x200a}, Range{0x202f, 0x202f}, Range{0x205f, 0x205f},
                            Range{0x3000, 0x3000}};

template <std::size_t size>
bool holds(const std::array<Range, size>& ranges, char32_t character)
{
    return std::any_of(ranges.begin(), ranges.end(), [character](Range range) {
        return range.first <= character && character <= range.last;
    });
}

// One by one, of valid UTF-8, which a Protobuf string is.
std::vector<std::string_view> characters_of(std::string_view text)
{
    std::vector<std::string_view> characters;
    for (std::size_t i = 0, first = 0; i < text.size(); ++i) {
        const bool is_last = i + 1 == text.size() || (text[i + 1] & 0xc0) != 0x80;
        if (!is_last) continue;
        characters.push_back(text.substr(first, i + 1 - first));
        first = i + 1;
    }
    return characters;
}

char32_t number_of(std::string_view character)
{
    const auto lead = static_cast<unsigned char>(character.front());
    char32_t number = lead < 0x80   ? lead
                      : lead < 0xe0 ? lead & 0x1f
                      : lead < 0xf0 ? lead & 0x0f
                                    : lead & 0x07;
    for (const char next : character.substr(1))
        number = number << 6 | (static_cast<unsigned char>(next) & 0x3f);
    return number;
}

}  // namespace

std::optional<std::string> name_for_a_seat(const std::string& words)
{
    std::string name;
    std::size_t characters = 0;
    bool seen = false;
    for (const std::string_view one : characters_of(words)) {
        const char32_t number = number_of(one);
        if (holds(left_out, number)) continue;
        if (holds(unseen, number)) return std::nullopt;
        if (name.empty() && number == ' ') continue;
        seen = seen || !holds(spaces, number);
        name += one;
        ++characters;
    }
    while (name.ends_with(' ')) {
        name.pop_back();
        --characters;
    }
    return seen && characters <= longest_name ? std::optional(name) : std::nullopt;
}

}  // namespace galloper
