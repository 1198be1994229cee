#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "common/dice/blake.h"
#include "common/dice/dice.h"

namespace galloper {

// One draw as it stands in the record of a step: its address, and what came of it.
struct Draw {
    std::string purpose{};
    PieceId piece{};
    std::uint32_t index = 0;  // how many draws this purpose and piece had before in the step
    int sides = 0;
    int face = 0;
    friend bool operator==(const Draw&, const Draw&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("purpose", &Draw::purpose), field("piece", &Draw::piece),
                               field("index", &Draw::index), field("sides", &Draw::sides),
                               field("face", &Draw::face));
    }
};

// The dice of one step of a match. A face is a keyed BLAKE2b of step, purpose, piece and index, so
// public rolls predict nothing, and whoever is given the key when the match has ended can check
// each of them. The key is the match's own.
class KeyedDice final : public Dice {
public:
    KeyedDice(const Key& key, std::uint64_t step) : key_(key), step_(step) {}

    int roll(Purpose purpose, int sides) override;

    // In the order in which they were drawn.
    const std::vector<Draw>& drawn() const { return drawn_; }

private:
    Key key_;
    std::uint64_t step_;
    std::map<std::pair<std::string, PieceId>, std::uint32_t> counts_{};
    std::vector<Draw> drawn_{};
};

}  // namespace galloper
