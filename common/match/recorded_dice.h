#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "common/dice/dice.h"
#include "common/match/record.h"

namespace galloper {

// Writes down each draw of another source of chance with its address.
class RecordingDice final : public Dice {
public:
    explicit RecordingDice(Dice& from) : from_(from) {}
    int roll(Purpose purpose, int sides) override;
    std::vector<Draw> take() { return std::move(draws_); }

private:
    Dice& from_;
    std::vector<Draw> draws_{};
    std::map<std::pair<std::string, PieceId>, std::uint32_t> drawn_{};
};

// Gives the recorded draws again, each at its address. Broken where a draw is asked for that was
// never made: then the step is not the one that was recorded.
class RecordedDice final : public Dice {
public:
    explicit RecordedDice(const std::vector<Draw>& draws);
    int roll(Purpose purpose, int sides) override;
    bool all_drawn() const { return left_.empty(); }

private:
    using Address = std::pair<std::pair<std::string, PieceId>, std::uint32_t>;
    std::map<Address, Draw> left_{};
    std::map<std::pair<std::string, PieceId>, std::uint32_t> drawn_{};
};

}  // namespace galloper
