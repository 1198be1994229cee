#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace galloper::terminal {

// The keyboard and the screen of one person, or of people who pass them on.
class Console {
public:
    // A line without its end, or nothing where no more will come.
    using Read = std::function<std::optional<std::string>()>;

    Console(Read read, std::ostream& out) : read_(std::move(read)), out_(out) {}

    // Nothing at the end of input, and ever after.
    std::optional<std::string> ask(std::string_view prompt);

    // Whatever a server sends passes through here: control characters, which could do things to a
    // terminal, are shown as question marks.
    void say(std::string_view text);

    // Empties the screen, and what has been scrolled away: the next person must not find it there.
    void clear();

    bool ended() const { return ended_; }

private:
    Read read_;
    std::ostream& out_;
    bool ended_ = false;
};

}  // namespace galloper::terminal
