#pragma once

#include <array>

#include "common/rulesets/bravado/settings.h"
#include "common/rulesets/bravado/terms.h"

// Two dice as they lie, and how they may be expected to fall.
namespace galloper::bravado {

// Both are thrown as d6; an average die is read from its face. The faces are kept because
// avdDouble: face tells the two threes of an average die apart. [BRV-16]
struct TwoDice {
    bool average = false;
    std::array<int, 2> faces{1, 1};

    constexpr int number(std::size_t which) const
    {
        return average ? average_number(faces[which]) : faces[which];
    }
    constexpr int sum() const { return number(0) + number(1); }
    constexpr bool is_double(AvdDouble by) const
    {
        return by == AvdDouble::Face ? faces[0] == faces[1] : number(0) == number(1);
    }
    constexpr bool is_odd_double(AvdDouble by) const { return is_double(by) && number(0) % 2 == 1; }
    constexpr bool shows_a_one() const { return number(0) == 1 || number(1) == 1; }  // [BRV-62]
};

// In how many of the 36 ways that two dice can fall the test holds.
template <class Test>
constexpr int chances(bool average, Test test)
{
    int good = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            if (test(TwoDice{average, {first, second}})) ++good;
    return good;
}

constexpr int chances_below(bool average, int need)
{
    return chances(average, [need](const TwoDice& dice) { return dice.sum() < need; });
}
constexpr int chances_up_to(bool average, int need)
{
    return chances(average, [need](const TwoDice& dice) { return dice.sum() <= need; });
}

// [BRV-15] The rate that a sum gives, never below 0.
constexpr Length rate_of(int bravado, int sum)
{
    const int over = sum > bravado ? sum - bravado : 0;
    return inches(bravado > over ? bravado - over : 0);
}

}  // namespace galloper::bravado
