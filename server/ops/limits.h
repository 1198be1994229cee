#pragma once

#include <chrono>
#include <cstddef>

namespace galloper::ops {

using namespace std::chrono_literals;

// What strangers may ask of the server. These are the design's numbers; tests bring smaller ones,
// so that none of them has to wait.
struct Limits {
    // A request's head: its bytes, its fields, and how long it may take to arrive.
    std::size_t head_bytes = 8 * 1024;
    std::size_t head_fields = 64;
    std::chrono::milliseconds head = 10s;

    // A connection that is kept for another request.
    std::size_t requests = 200;
    std::chrono::milliseconds idle = 30s;

    // A message from a client: its bytes, and how long after its first byte it must be whole.
    std::size_t message_bytes = 64 * 1024;
    std::chrono::milliseconds message = 10s;

    // Messages a second that are read from one connection, and how many at once. Who sends more is
    // not refused but read later. It lies above what the host allows of any kind of request.
    int messages_a_second = 50;
    int messages_at_once = 200;

    // What waits to be sent to one client. Who does not take it is cut.
    std::size_t queue_frames = 256;
    std::size_t queue_bytes = 1024 * 1024;
    std::chrono::milliseconds write = 10s;

    // A peer that says nothing at all for so long is gone; it is pinged after half the time.
    std::chrono::milliseconds silence = 60s;
    std::chrono::milliseconds closing = 5s;

    // Connections at one time. A proxy in front of the server connects from the loopback, so that
    // address may hold as many as all.
    std::size_t connections = 10'000;
    std::size_t connections_an_address = 64;
    std::size_t connections_from_loopback = 10'000;

    // How long to wait when the system gives no more file descriptors.
    std::chrono::milliseconds accept_pause = 100ms;

    // How often deadlines are looked at.
    std::chrono::milliseconds tick = 250ms;
};

}  // namespace galloper::ops
