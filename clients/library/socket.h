#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace galloper::client {

// One WebSocket connection after the other to a server. It has no thread of its own: messages come
// and go while somebody waits, so whoever waits for a keyboard does it here.
class Socket {
public:
    struct Ended {
        int code = 0;  // the WebSocket close code, or 0 where the connection broke off
        std::string words{};
    };

    Socket();
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // Connects anew, within ten seconds. Words where it could not.
    std::optional<std::string> open(const std::string& host, std::uint16_t port);

    void send(std::string bytes);
    std::optional<std::string> take();  // a message that has arrived
    const std::optional<Ended>& ended() const;

    // Until a message is there to take, the connection has ended, `descriptor` can be read or this
    // time is over. Whether the descriptor can be read.
    bool wait(std::optional<int> descriptor, std::chrono::milliseconds most);

private:
    struct Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace galloper::client
