#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/dice/keyed_dice.h"

namespace galloper::rehearsal {

// Dice for one step, loaded in the order in which they are to be thrown. Where the rules throw
// another die than the one that is next, the step goes on with chance, so that it comes to an end
// and can be told; what was thrown is remembered.
class ScriptedDice final : public Dice {
public:
    struct Loaded {
        std::string purpose{};
        std::optional<PieceId> piece{};  // or whichever
        int face = 0;
        int entry = 0;  // of the file's list of dice for this step
    };

    ScriptedDice(std::vector<Loaded> loaded, std::uint64_t step)
        : loaded_(std::move(loaded)), chance_(Key{}, step)
    {
    }

    int roll(Purpose purpose, int sides) override;

    // The first die that was thrown and was not the one that is next, as words. Nothing where all
    // were as loaded.
    const std::string& unexpected() const { return unexpected_; }

    // The first die that was not thrown, and how many there are.
    const Loaded* left() const;
    std::size_t count_left() const { return loaded_.size() - next_; }

    const std::vector<Draw>& thrown() const { return thrown_; }

private:
    std::vector<Loaded> loaded_;
    std::size_t next_ = 0;
    KeyedDice chance_;
    std::string unexpected_{};
    std::vector<Draw> thrown_{};
};

}  // namespace galloper::rehearsal
