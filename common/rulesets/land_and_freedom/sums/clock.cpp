#include "common/rulesets/land_and_freedom/sums/clock.h"

#include <vector>

#include "common/base/check.h"

namespace galloper::land_and_freedom {

namespace {

// By what is left on the clock: in how many ways it comes to be left.
using Left = std::vector<std::int64_t>;

Left after_a_throw(const Left& left, ClockPick pick)
{
    Left next(left.size(), 0);
    for (std::size_t clock = 1; clock < left.size(); ++clock)
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const int rest = clock_after(static_cast<int>(clock), drop_of(a, b, pick));
                next[static_cast<std::size_t>(rest)] += left[clock];
            }
    return next;
}

}  // namespace

Ways ways_to_last(int clock, int throws, ClockPick pick)
{
    check(clock >= 0 && throws >= 0 && throws <= most_throws, "throws that cannot be counted");
    Left left(static_cast<std::size_t>(clock) + 1, 0);
    left.back() = 1;
    Ways ways;
    for (int i = 0; i < throws; ++i) {
        left = after_a_throw(left, pick);
        ways.in *= 36;
    }
    for (std::size_t rest = 1; rest < left.size(); ++rest) ways.good += left[rest];
    return ways;
}

// Eleven throws leave something of 14 once in ten thousand turns at best.
int percent_to_act(int clock, int levels_before, ClockPick pick)
{
    if (levels_before > most_throws) return 0;
    const Ways ways = ways_to_last(clock, levels_before, pick);
    return static_cast<int>((200 * ways.good + ways.in) / (2 * ways.in));
}

}  // namespace galloper::land_and_freedom
