#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace galloper {

// How much somebody may ask for: `a_second` on average and `burst` at once. It is counted in
// milliseconds saved up, so nothing is rounded.
class Allowance {
public:
    constexpr Allowance(int a_second, int burst)
        : price_(1000 / a_second), most_(std::int64_t{price_} * burst), saved_(most_)
    {
    }

    // Whether one more is allowed now. A refused one costs nothing.
    bool take(std::chrono::milliseconds now)
    {
        saved_ = std::min(most_, saved_ + (now - last_).count());
        last_ = now;
        if (saved_ < price_) return false;
        saved_ -= price_;
        return true;
    }

private:
    int price_;
    std::int64_t most_;
    std::int64_t saved_;
    std::chrono::milliseconds last_{};
};

}  // namespace galloper
