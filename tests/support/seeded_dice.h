#pragma once

#include <map>
#include <string>
#include <utility>

#include "common/dice/dice.h"

namespace galloper {

// Dice for long runs of tests: addressed as a match's are, and cheaper than a keyed hash.
class SeededDice final : public Dice {
public:
    SeededDice(std::uint64_t seed, std::uint64_t step) : start_(mixed(seed ^ mixed(step))) {}

    int roll(Purpose purpose, int sides) override
    {
        std::uint64_t value = start_;
        for (const char c : purpose.what)
            value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
        value = mixed(value ^ mixed(purpose.who.value));
        value = mixed(value + drawn_[{std::string(purpose.what), purpose.who}]++);
        return 1 + static_cast<int>(value % static_cast<std::uint64_t>(sides));
    }

private:
    static std::uint64_t mixed(std::uint64_t z)
    {
        z += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::uint64_t start_;
    std::map<std::pair<std::string, PieceId>, std::uint64_t> drawn_{};
};

}  // namespace galloper
