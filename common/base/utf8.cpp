#include "common/base/utf8.h"

#include <cstdint>
#include <optional>

namespace galloper {

// Takes the next character off the front of the text, or nothing where it is not well formed.
static std::optional<std::uint32_t> take_character(std::string_view& text)
{
    const auto lead = static_cast<std::uint8_t>(text.front());
    std::size_t size = 1;
    std::uint32_t code = lead;
    std::uint32_t least = 0;  // a smaller one has a shorter form
    if (lead >= 0xf0 && lead < 0xf8) {
        size = 4, code = lead & 0x07u, least = 0x10000;
    } else if (lead >= 0xe0) {
        size = 3, code = lead & 0x0fu, least = 0x800;
    } else if (lead >= 0xc0) {
        size = 2, code = lead & 0x1fu, least = 0x80;
    } else if (lead >= 0x80) {
        return std::nullopt;
    }
    if (lead >= 0xf8 || text.size() < size) return std::nullopt;

    for (std::size_t i = 1; i < size; ++i) {
        const auto next = static_cast<std::uint8_t>(text[i]);
        if ((next & 0xc0u) != 0x80) return std::nullopt;
        code = code << 6 | (next & 0x3fu);
    }
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < least || code > 0x10ffff || surrogate) return std::nullopt;
    text.remove_prefix(size);
    return code;
}

bool is_plain_text(std::string_view text)
{
    while (!text.empty()) {
        const std::optional<std::uint32_t> code = take_character(text);
        if (!code) return false;
        const bool control = *code < 0x20 || (*code >= 0x7f && *code < 0xa0);
        if (control && *code != '\n') return false;
    }
    return true;
}

}  // namespace galloper
