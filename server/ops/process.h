#pragma once

#include <cstdint>

namespace galloper::ops {

// Asks the system for as many open files as the server may need, as far as it lets us.
void raise_descriptor_limit(std::uint64_t wanted);

}  // namespace galloper::ops
