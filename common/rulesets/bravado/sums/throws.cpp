#include "common/rulesets/bravado/sums/throws.h"

namespace galloper::bravado {

TwoDice throw_two(Dice& dice, Purpose purpose, DiceKind kind)
{
    const int first = dice.d6(purpose);
    const int second = dice.d6(purpose);
    return {kind, first, second};
}

std::vector<Die> shown(TwoDice thrown)
{
    const int sides = thrown.kind == DiceKind::Ordinary ? 6 : 0;
    return {{sides, number_on(thrown.kind, thrown.first)},
            {sides, number_on(thrown.kind, thrown.second)}};
}

int sum_of(const std::vector<Modifier>& modifiers)
{
    int sum = 0;
    for (const Modifier& modifier : modifiers) sum += modifier.value;
    return sum;
}

}  // namespace galloper::bravado
