#include "tests/server/net/raw_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <utility>

namespace galloper::net {

namespace {

constexpr std::array<unsigned char, 4> mask_key{0x11, 0x22, 0x33, 0x44};

void append_number(std::string& out, std::uint64_t value, int bytes)
{
    for (int at = bytes - 1; at >= 0; --at) out.push_back(static_cast<char>(value >> (8 * at)));
}

std::uint64_t number_in(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

}  // namespace

RawSocket::RawSocket(std::uint16_t port, int receive_buffer)
    : fd_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    if (receive_buffer != 0) {
        ::setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const timeval patience{.tv_sec = 20, .tv_usec = 0};
    ::setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(std::exchange(fd_, -1));
        throw std::runtime_error("cannot connect");
    }
}

RawSocket::~RawSocket()
{
    if (fd_ >= 0) ::close(fd_);
}

RawSocket::RawSocket(RawSocket&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), unread_(std::move(other.unread_))
{
}

RawSocket& RawSocket::operator=(RawSocket&& other) noexcept
{
    std::swap(fd_, other.fd_);
    std::swap(unread_, other.unread_);
    return *this;
}

void RawSocket::hang_up() { ::shutdown(fd_, SHUT_RDWR); }

bool RawSocket::send(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

long RawSocket::send_some(std::string_view bytes)
{
    const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0) return sent;
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
}

bool RawSocket::fill()
{
    std::array<char, 16 * 1024> chunk{};
    const ssize_t came = ::recv(fd_, chunk.data(), chunk.size(), 0);
    if (came < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
        throw std::runtime_error("the peer neither says anything nor closes");
    }
    if (came <= 0) return false;
    unread_.append(chunk.data(), static_cast<std::size_t>(came));
    return true;
}

std::string RawSocket::read_all()
{
    while (fill()) {
    }
    return std::exchange(unread_, {});
}

std::string RawSocket::read_until(std::string_view end)
{
    std::size_t at = unread_.find(end);
    while (at == std::string::npos && fill()) at = unread_.find(end);
    if (at == std::string::npos) return std::exchange(unread_, {});
    return read(at + end.size());
}

std::string RawSocket::read(std::size_t count)
{
    while (unread_.size() < count && fill()) {
    }
    std::string head = unread_.substr(0, count);
    unread_.erase(0, count);
    return head;
}

bool RawSocket::at_end() { return unread_.empty() && !fill(); }

std::string frame(std::string_view payload, ClientFrameBytes how)
{
    std::string out;
    out.push_back(
        static_cast<char>((how.last ? 0x80u : 0u) | (how.compressed ? 0x40u : 0u) | how.opcode));
    const std::uint64_t length = how.declared.value_or(payload.size());
    const unsigned mask_bit = how.masked ? 0x80u : 0u;
    if (length < 126) {
        out.push_back(static_cast<char>(mask_bit | length));
    } else if (length < 65536) {
        out.push_back(static_cast<char>(mask_bit | 126u));
        append_number(out, length, 2);
    } else {
        out.push_back(static_cast<char>(mask_bit | 127u));
        append_number(out, length, 8);
    }
    if (how.masked) out.append(mask_key.begin(), mask_key.end());
    for (std::size_t at = 0; at < payload.size(); ++at) {
        const auto byte = static_cast<unsigned char>(payload[at]);
        out.push_back(static_cast<char>(how.masked ? byte ^ mask_key[at % 4] : byte));
    }
    return out;
}

unsigned ServerFrameBytes::close_code() const
{
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned>(number_in(std::string_view(payload).substr(0, 2)));
}

std::optional<ServerFrameBytes> read_frame(RawSocket& socket)
{
    const std::string start = socket.read(2);
    if (start.size() < 2) return std::nullopt;
    const unsigned code = static_cast<unsigned char>(start[1]) & 0x7fu;
    std::uint64_t length = code;
    if (code == 126) length = number_in(socket.read(2));
    if (code == 127) length = number_in(socket.read(8));
    return ServerFrameBytes{.opcode = static_cast<unsigned char>(start[0]) & 0x0fu,
                            .payload = socket.read(length)};
}

std::string upgrade(std::string_view more_fields, std::string_view host)
{
    return std::string("GET /play HTTP/1.1\r\nHost: ")
        .append(host)
        .append(
            "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
        .append(more_fields)
        .append("\r\n");
}

RawSocket let_in(std::uint16_t port, int receive_buffer)
{
    RawSocket socket(port, receive_buffer);
    socket.send(upgrade());
    if (!socket.read_until("\r\n\r\n").starts_with("HTTP/1.1 101 ")) {
        throw std::runtime_error("not let in");
    }
    return socket;
}

}  // namespace galloper::net
