#include "common/table/root.h"

#include <bit>

namespace galloper {

// Newton's way from a first guess that is not too low comes down to the root rounded down and then
// stays.
std::int64_t root_rounded_down(std::int64_t n)
{
    if (n <= 0) return 0;
    const int bits = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(n)));
    std::int64_t root = std::int64_t{1} << ((bits + 1) / 2);
    for (auto next = (root + n / root) / 2; next < root; next = (root + n / root) / 2) root = next;
    return root;
}

std::int64_t root_rounded_up(std::int64_t n)
{
    const std::int64_t root = root_rounded_down(n);
    return root * root < n ? root + 1 : root;
}

}  // namespace galloper
