#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace galloper::net {

// A plain TCP connection to 127.0.0.1 that can send anything at all. Reading waits for the peer for
// at most 20 seconds, so that a test whose server is stuck ends.
class RawSocket {
public:
    explicit RawSocket(std::uint16_t port, int receive_buffer = 0);
    ~RawSocket();
    RawSocket(RawSocket&& other) noexcept;
    RawSocket& operator=(RawSocket&& other) noexcept;
    RawSocket(const RawSocket&) = delete;

    void hang_up();

    // False when the peer takes no more.
    bool send(std::string_view bytes);

    // As much as there is room for right now; how many bytes went, or -1 once the peer is gone.
    long send_some(std::string_view bytes);

    // Whatever comes until the peer closes.
    std::string read_all();

    // Until these bytes have come, they included; what came so far if the peer closed.
    std::string read_until(std::string_view end);

    // Exactly so many, or fewer if the peer closed.
    std::string read(std::size_t count);

    // Whether the peer has closed, or reset, before anything else came.
    bool at_end();

private:
    bool fill();

    int fd_ = -1;
    std::string unread_{};
};

// One WebSocket frame as a client sends it, with a mask unless told otherwise.
struct ClientFrameBytes {
    unsigned opcode = 2;
    bool last = true;
    bool masked = true;
    bool compressed = false;                  // sets the bit that only an extension may set
    std::optional<std::uint64_t> declared{};  // a length that is not the payload's
};
std::string frame(std::string_view payload, ClientFrameBytes how = {});

// A frame as a server sent it.
struct ServerFrameBytes {
    unsigned opcode = 0;
    std::string payload{};
    // Of a close frame, 0 where there is none.
    unsigned close_code() const;
};

// None when the connection has ended.
std::optional<ServerFrameBytes> read_frame(RawSocket& socket);

// What asks to play, in order unless fields are added.
std::string upgrade(std::string_view more_fields = "", std::string_view host = "localhost");

// A socket that has been let in at /play.
RawSocket let_in(std::uint16_t port, int receive_buffer = 0);

}  // namespace galloper::net
