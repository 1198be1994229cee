#pragma once

#include <algorithm>
#include <cstdint>

namespace galloper {

// The item of that number in a list that ascends by whole numbers, or nullptr. Most numbers follow
// upon one another: then it stands where its number says, and it never stands farther on.
template <class List, class NumberOf>
auto find_ascending(List& list, std::int64_t number, NumberOf number_of) -> decltype(&list.front())
{
    if (list.empty()) return nullptr;
    const std::int64_t first = number_of(list.front());
    if (number < first) return nullptr;
    const auto last = static_cast<std::int64_t>(list.size()) - 1;
    const auto there = list.begin() + static_cast<std::ptrdiff_t>(std::min(number - first, last));
    if (number_of(*there) == number) return &*there;
    const auto at = std::lower_bound(
        list.begin(), there, number,
        [&](const auto& item, std::int64_t wanted) { return number_of(item) < wanted; });
    return at != there && number_of(*at) == number ? &*at : nullptr;
}

}  // namespace galloper
