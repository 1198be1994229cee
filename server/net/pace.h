#pragma once

#include <algorithm>
#include <chrono>

namespace galloper::net {

// How fast somebody may go on: so many a second, and so many at once after a rest.
class Pace {
public:
    using Clock = std::chrono::steady_clock;

    Pace(int a_second, int at_once)
        : each_(std::chrono::nanoseconds(std::chrono::seconds(1)) / a_second),
          slack_(each_ * at_once)
    {
    }

    // Counts one more; how long it is too early, or nothing.
    Clock::duration early(Clock::time_point time)
    {
        paid_ = std::max(paid_, time - slack_) + each_;
        return std::max(paid_ - time, Clock::duration::zero());
    }

private:
    Clock::duration each_;
    Clock::duration slack_;
    Clock::time_point paid_ = Clock::time_point::min() + std::chrono::hours(1);
};

}  // namespace galloper::net
