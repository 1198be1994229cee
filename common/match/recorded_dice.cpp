#include "common/match/recorded_dice.h"

#include "common/base/check.h"

namespace galloper {

int RecordingDice::roll(Purpose purpose, int sides)
{
    const int face = from_.roll(purpose, sides);
    const std::string what(purpose.what);
    const std::uint32_t index = drawn_[{what, purpose.who}]++;
    draws_.push_back({what, purpose.who, index, sides, face});
    return face;
}

RecordedDice::RecordedDice(const std::vector<Draw>& draws)
{
    for (const Draw& draw : draws) left_[{{draw.purpose, draw.piece}, draw.index}] = draw;
}

int RecordedDice::roll(Purpose purpose, int sides)
{
    const std::pair<std::string, PieceId> whose{std::string(purpose.what), purpose.who};
    const auto found = left_.find({whose, drawn_[whose]++});
    check(found != left_.end(), "a draw is asked for that was never recorded");
    const Draw draw = found->second;
    check(draw.sides == sides && draw.face >= 1 && draw.face <= sides,
          "a recorded draw is of another kind");
    left_.erase(found);
    return draw.face;
}

}  // namespace galloper
