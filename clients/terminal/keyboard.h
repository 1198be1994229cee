#pragma once

#include <optional>
#include <string>

namespace galloper::terminal {

// Lines from a file descriptor that others wait for too.
class Keyboard {
public:
    explicit Keyboard(int descriptor) : descriptor_(descriptor) {}

    int descriptor() const { return descriptor_; }

    // A whole line that has been read, without its end. At the end of input what is left is one.
    std::optional<std::string> take();

    // Whether a line is there to take, or none will ever be.
    bool ready() const { return ended_ || text_.find('\n') != std::string::npos; }
    bool ended() const { return ended_ && text_.empty(); }

    // Reads what is there; to be called when the descriptor can be read, or it waits.
    void read();

private:
    int descriptor_;
    std::string text_{};
    bool ended_ = false;
};

}  // namespace galloper::terminal
