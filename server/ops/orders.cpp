#include "server/ops/orders.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace galloper::ops {

namespace {

constexpr std::array<std::pair<Order::Kind, std::string_view>, 3> verbs{{
    {Order::Kind::BackUp, "backup"},
    {Order::Kind::ListParked, "parked"},
    {Order::Kind::Unpark, "unpark"},
}};

bool is_number(std::string_view text)
{
    return !text.empty() && text.size() <= 18 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_well_formed(const Order& order)
{
    switch (order.kind) {
        case Order::Kind::BackUp:
            return order.of.starts_with('/');
        case Order::Kind::ListParked:
            return order.of.empty();
        case Order::Kind::Unpark:
            return is_number(order.of);
    }
    return false;
}

// Closed with this.
class Socket {
public:
    Socket() : file_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {}
    ~Socket() { ::close(file_); }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    bool connect(const std::string& path) const
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        if (path.size() >= sizeof address.sun_path) return false;
        std::copy(path.begin(), path.end(), address.sun_path);
        return ::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }

    bool write(std::string_view text) const
    {
        while (!text.empty()) {
            const ssize_t went = ::send(file_, text.data(), text.size(), MSG_NOSIGNAL);
            if (went <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(went));
        }
        return true;
    }

    std::string read_all() const
    {
        std::string all;
        std::array<char, 4096> some{};
        for (ssize_t came = 1; came > 0;) {
            came = ::read(file_, some.data(), some.size());
            if (came > 0) all.append(some.data(), static_cast<std::size_t>(came));
        }
        return all;
    }

private:
    int file_;
};

}  // namespace

std::string line_of(const Order& order)
{
    std::string line;
    for (const auto& [kind, verb] : verbs)
        if (kind == order.kind) line = verb;
    if (!order.of.empty()) line.append(" ").append(order.of);
    return line.append("\n");
}

std::optional<Order> order_in(std::string_view line)
{
    if (line.ends_with('\n')) line.remove_suffix(1);
    if (line.find('\n') != line.npos) return std::nullopt;
    const std::size_t space = std::min(line.find(' '), line.size());
    for (const auto& [kind, verb] : verbs) {
        if (verb != line.substr(0, space)) continue;
        Order order{kind, std::string(line.substr(std::min(space + 1, line.size())))};
        if (is_well_formed(order)) return order;
    }
    return std::nullopt;
}

std::filesystem::path order_socket(const std::filesystem::path& data) { return data / "orders"; }

std::string text_of(const OrderAnswer& answer)
{
    return std::string(answer.done ? "done\n" : "failed\n").append(answer.words);
}

OrderAnswer ask_server(const std::filesystem::path& data, const Order& order)
{
    const Socket socket;
    if (!socket.connect(order_socket(data).string()))
        return {false, "No server that runs has its data in " + data.string() + ": " +
                           std::strerror(errno) + ".\n"};
    if (!socket.write(line_of(order))) return {false, "The server did not take the order.\n"};
    const std::string text = socket.read_all();
    const std::size_t end = text.find('\n');
    if (end == std::string::npos) return {false, "The server has ended without an answer.\n"};
    return {text.substr(0, end) == "done", text.substr(end + 1)};
}

}  // namespace galloper::ops
