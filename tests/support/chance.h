#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace galloper {

// Chance for tests, the same on every machine. Rules draw from Dice instead.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 1) {}

    std::uint64_t below(std::uint64_t n) { return next() % n; }
    int between(int least, int most)
    {
        const auto many = static_cast<std::uint64_t>(std::int64_t{most} - least) + 1;
        return static_cast<int>(least + static_cast<std::int64_t>(below(many)));
    }
    bool coin() { return one_in(2); }
    bool one_in(std::uint64_t n) { return below(n) == 0; }
    template <class T>
    const T& pick(const std::vector<T>& list)
    {
        return list[static_cast<std::size_t>(below(list.size()))];
    }

private:
    // SplitMix64.
    std::uint64_t next()
    {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

}  // namespace galloper
