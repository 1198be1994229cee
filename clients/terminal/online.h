#pragma once

#include <ostream>
#include <string>

#include "clients/library/link.h"
#include "clients/terminal/keyboard.h"

namespace galloper::terminal {

// What a person asked for on the command line.
struct Wish {
    client::Link link{};
    std::string name{};      // under which he sits down
    std::string scenario{};  // where the link leads to no match: which to play against the machine
};

// Plays or watches over the wire until the match has ended or the person leaves. The words say why
// it could not be.
std::optional<std::string> play_online(Keyboard& keyboard, std::ostream& screen, const Wish& wish);

}  // namespace galloper::terminal
