#include "clients/terminal/console.h"

namespace galloper::terminal {

std::optional<std::string> Console::ask(std::string_view prompt)
{
    if (ended_) return std::nullopt;
    say(prompt);
    out_ << std::flush;
    std::optional<std::string> line = read_();
    if (!line) ended_ = true;
    return line;
}

void Console::say(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        // In UTF-8 the second kind of control character is C2 followed by 80 to 9F.
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : ' ');
        const bool late_control = c == 0xc2 && next >= 0x80 && next < 0xa0;
        if (late_control) ++i;
        const bool control = late_control || (c < 0x20 && c != '\n') || c == 0x7f;
        out_ << (control ? '?' : text[i]);
    }
}

void Console::clear() { out_ << "\x1b[H\x1b[2J\x1b[3J" << std::flush; }

}  // namespace galloper::terminal
