#pragma once

#include <cstdint>

namespace galloper {

// Square roots in whole numbers, for any n; of nought and of what is below it they are 0.
std::int64_t root_rounded_down(std::int64_t n);
std::int64_t root_rounded_up(std::int64_t n);

}  // namespace galloper
