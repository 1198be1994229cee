#pragma once

#include <cstdint>
#include <functional>

namespace galloper::load {

// The least that Beast can do: WebSockets on which every message is sent back, until killed.
void echo(const std::function<void(std::uint16_t port)>& ready);

}  // namespace galloper::load
