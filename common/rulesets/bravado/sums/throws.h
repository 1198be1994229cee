#pragma once

#include <cstdint>
#include <vector>

#include "common/dice/dice.h"
#include "common/game/report.h"
#include "common/rulesets/bravado/settings.h"
#include "common/rulesets/bravado/terms.h"

// Two dice, as every test of this rulebook throws them, and how often each comes to what. Rules and
// forecasts share these, so they cannot differ.
namespace galloper::bravado {

// What a troop class throws: two ordinary dice or two average ones. [GEN-6] [BRV-10]
enum class DiceKind : std::uint8_t { Ordinary, Average };

constexpr DiceKind dice_of(Troops troops)
{
    return throws_average_dice(troops) ? DiceKind::Average : DiceKind::Ordinary;
}

// The number on the die that was drawn as `face`, 1 to 6.
constexpr int number_on(DiceKind kind, int face)
{
    return kind == DiceKind::Ordinary ? face : average_number(face);
}

struct TwoDice {
    DiceKind kind = DiceKind::Ordinary;
    int first = 1;  // faces, 1 to 6
    int second = 1;

    constexpr int sum() const { return number_on(kind, first) + number_on(kind, second); }
    // Two average dice may double when their numbers match or only when their faces do: 3 and 4
    // each stand on two faces. [BRV-16]
    constexpr bool is_double(AvdDouble by) const
    {
        if (by == AvdDouble::Face) return first == second;
        return number_on(kind, first) == number_on(kind, second);
    }
    constexpr bool is_odd_double(AvdDouble by) const
    {
        return is_double(by) && number_on(kind, first) % 2 == 1;
    }
    // An average die has no 1. [BRV-62]
    constexpr bool shows_a_one() const
    {
        return number_on(kind, first) == 1 || number_on(kind, second) == 1;
    }
};

TwoDice throw_two(Dice& dice, Purpose purpose, DiceKind kind);

// The dice as a line of the log shows them.
std::vector<Die> shown(TwoDice thrown);

// In how many of the 36 ways two dice can fall the test holds.
template <class Test>
constexpr int ways(DiceKind kind, Test test)
{
    int count = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            if (test(TwoDice{kind, first, second})) ++count;
    return count;
}
inline constexpr int all_ways = 36;

// "Below" is less than, "or less" includes the number. [GEN-3]
constexpr int ways_below(DiceKind kind, int number)
{
    return ways(kind, [number](TwoDice thrown) { return thrown.sum() < number; });
}
constexpr int ways_or_less(DiceKind kind, int number) { return ways_below(kind, number + 1); }
constexpr int ways_double(DiceKind kind, AvdDouble by)
{
    return ways(kind, [by](TwoDice thrown) { return thrown.is_double(by); });
}
constexpr int ways_odd_double(DiceKind kind, AvdDouble by)
{
    return ways(kind, [by](TwoDice thrown) { return thrown.is_odd_double(by); });
}

// What modifiers come to; they are summed first and applied once. [GEN-4]
int sum_of(const std::vector<Modifier>& modifiers);

}  // namespace galloper::bravado
