#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace galloper {

// One encoded ServerFrame. It is encoded once and shared by everybody who is sent the same.
using Frame = std::shared_ptr<const std::string>;

// Why the house ends a connection: a WebSocket close code.
enum class Close : std::uint16_t {
    Stopping = 1001,  // the server goes down; come back
    Broken = 1008,    // not this protocol, or no hello in time
    TryLater = 1013,  // the server cannot go on; come back later
    Replaced = 4001,  // another connection took the seat; do not come back by yourself
    Reload = 4002,    // this client is too old or too new; get it anew
};

// A connection as the host sees it. net owns it and has it on the host's thread alone. The host may
// use it from connected() until gone() is called for it, and holds nothing of it after that.
class Session {
public:
    virtual ~Session() = default;

    // A number no other connection of this run has had; for logs.
    virtual std::uint64_t id() const = 0;

    // Queues a frame. One that cannot take it is cut, but never from within this call: gone()
    // comes in a later turn of the loop.
    virtual void send(Frame frame) = 0;

    // Bytes that are queued and not yet taken.
    virtual std::size_t queued() const = 0;

    // Sends what is queued, then the close. Frames sent after it are dropped; gone() comes later.
    virtual void close(Close code, std::string_view words) = 0;
};

}  // namespace galloper
