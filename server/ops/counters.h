#pragma once

#include <cstdint>
#include <string>

namespace galloper::ops {

// Totals since the start, for an operator. They tell no match, seat or person from another: who
// could see them move one by one would learn of steps that he was not told of, so they are given to
// the machine that the server runs on and to nobody else (server/net/answer.h).
struct Counters {
    std::uint64_t accepted = 0;     // connections
    std::uint64_t turned_away = 0;  // connections over a limit
    std::uint64_t requests = 0;     // of HTTP
    std::uint64_t refused_heads = 0;
    std::uint64_t played = 0;  // connections that became WebSockets
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_in = 0;   // of messages
    std::uint64_t bytes_out = 0;  // of messages
    std::uint64_t bad_messages = 0;
    std::uint64_t cut_for_queue = 0;
    std::uint64_t cut_for_time = 0;
    std::uint64_t accept_failures = 0;
    std::uint64_t thrown = 0;  // exceptions that reached the loop
};

// One line a counter, as Prometheus reads it.
std::string text_of(const Counters& counters);

}  // namespace galloper::ops
