#include "clients/terminal/keyboard.h"

#include <unistd.h>

#include <cerrno>

namespace galloper::terminal {

std::optional<std::string> Keyboard::take()
{
    const auto end = text_.find('\n');
    if (end == std::string::npos && (!ended_ || text_.empty())) return std::nullopt;
    std::string line = text_.substr(0, end);
    text_.erase(0, end == std::string::npos ? end : end + 1);
    return line;
}

void Keyboard::read()
{
    char some[4096];
    const ssize_t count = ::read(descriptor_, some, sizeof some);
    if (count > 0)
        text_.append(some, static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        ended_ = true;
}

}  // namespace galloper::terminal
