// Throws, as every chapter makes them and as its lines show them.

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

Tested test(Step& step, Purpose purpose, DiceKind kind, const Need& need, const char* if_passed,
            const char* if_failed)
{
    const TwoDice dice = throw_two(step.dice, purpose, kind);
    const bool passed = need.met_by(dice.sum());
    return {dice, passed,
            Throw{std::string(purpose.what), shown(dice), need.modifiers, dice.sum(), need.words(),
                  passed ? if_passed : if_failed, passed}};
}

// [GEN-7] [GEN-8]
PieceId decide(Step& step, std::vector<PieceId> candidates, Purpose purpose)
{
    check(!candidates.empty(), "a throw decides between some");
    if (candidates.size() == 1) return candidates.front();
    std::sort(candidates.begin(), candidates.end());
    const int sides = static_cast<int>(candidates.size());
    const int face = step.dice.roll(purpose, sides);
    const PieceId chosen = candidates[static_cast<std::size_t>(face) - 1];
    const Throw thrown{std::string(purpose.what), {{sides, face}}, {},  face,
                       "each as likely",          "decided",       true};
    say(step, "Between equals a throw decides for {}.", {chosen}, "GEN-8", {thrown});
    return chosen;
}

std::vector<PieceId> nearest_first(Step& step, Rings rings, Purpose purpose)
{
    std::vector<PieceId> order;
    for (auto& [far, ring] : rings)
        while (!ring.empty()) {
            order.push_back(decide(step, ring, purpose));
            std::erase(ring, order.back());
        }
    return order;
}

}  // namespace galloper::bravado
