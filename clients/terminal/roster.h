#pragma once

#include <map>
#include <optional>
#include <string>

#include "common/game/picture.h"

namespace galloper::terminal {

// What the person at the keyboard calls the pieces: numbers from 1 that stay with a piece while it
// is in his picture. Handles are no names for people.
class Roster {
public:
    // Numbers what is new, in the order of labels, and lets go of what left before the last look.
    void look_at(const SentPicture& picture);

    // Of a piece in the picture, or one that has just left it; 0 for others.
    int number_of(Handle piece) const;
    std::optional<Handle> called(int number) const;  // in the picture

    // "Rifle team 2 (7)". Ground goes by its label alone.
    std::string name_of(Handle thing) const;

private:
    struct Entry {
        int number = 0;  // 0 for ground
        std::string label{};
        bool here = true;
    };

    int free_number() const;

    std::map<Handle, Entry> entries_{};
};

}  // namespace galloper::terminal
