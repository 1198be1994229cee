#pragma once

#include <compare>
#include <cstdint>
#include <tuple>

#include "common/base/field.h"

namespace galloper {

// A length on the table in tenths of a millimetre: an inch is exactly 254 and a centimetre exactly
// 100, so a ruleset in either unit measures without rounding. [GEN-1]
struct Length {
    std::int32_t tenths = 0;

    friend constexpr auto operator<=>(Length, Length) = default;
    friend constexpr Length operator+(Length a, Length b) { return {a.tenths + b.tenths}; }
    friend constexpr Length operator-(Length a, Length b) { return {a.tenths - b.tenths}; }
    friend constexpr Length operator*(Length a, std::int32_t n) { return {a.tenths * n}; }
    static constexpr auto fields() { return std::make_tuple(bare(&Length::tenths)); }
};

constexpr Length inches(std::int32_t n) { return {n * 254}; }

namespace literals {
constexpr Length operator""_in(unsigned long long n)
{
    return {static_cast<std::int32_t>(n * 254)};
}
constexpr Length operator""_cm(unsigned long long n)
{
    return {static_cast<std::int32_t>(n * 100)};
}
}  // namespace literals

}  // namespace galloper
