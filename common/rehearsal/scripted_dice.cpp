#include "common/rehearsal/scripted_dice.h"

namespace galloper::rehearsal {

int ScriptedDice::roll(Purpose purpose, int sides)
{
    int face = chance_.roll(purpose, sides);
    const std::string what(purpose.what);
    if (unexpected_.empty()) {
        const Loaded* next = left();
        const std::string here = "for \"" + what + "\" is thrown here";
        if (next == nullptr)
            unexpected_ = here + ", and no further die is loaded";
        else if (next->purpose != what)
            unexpected_ =
                here + ", and the next one that is loaded is for \"" + next->purpose + "\"";
        else if (next->piece && *next->piece != purpose.who)
            unexpected_ = here + " for another piece than the next one that is loaded";
        else if (next->face < 1 || next->face > sides)
            unexpected_ = "for \"" + what + "\" has " + std::to_string(sides) + " sides and no " +
                          std::to_string(next->face);
        else
            face = loaded_[next_++].face;
    }
    thrown_.push_back({what, purpose.who, 0, sides, face});
    return face;
}

const ScriptedDice::Loaded* ScriptedDice::left() const
{
    return next_ < loaded_.size() ? &loaded_[next_] : nullptr;
}

}  // namespace galloper::rehearsal
