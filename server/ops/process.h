#pragma once

#include <cstdint>

namespace galloper::ops {

// Asks the system for as many open files as the server may need, as far as it lets us.
void raise_descriptor_limit(std::uint64_t wanted);

// Each step makes pictures and throws the last ones away. Unless told otherwise the C library hands
// what a step has freed back to the system and fetches it anew for the next one; from here on it
// keeps it until it is asked to give it back.
void keep_freed_memory();
void give_back_freed_memory();

}  // namespace galloper::ops
