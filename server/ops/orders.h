#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace galloper::ops {

// What an operator may ask of a server that runs. It is asked through a socket in the data folder,
// which only its owner can open, so that it needs no password and is nowhere on the network.
struct Order {
    enum class Kind { BackUp, ListParked, Unpark };
    Kind kind = Kind::ListParked;
    std::string of{};  // the backup's whole path, or the number of a match
    friend bool operator==(const Order&, const Order&) = default;
};

// On the socket an order is one line, and so is each line of the answer. The answer begins with
// "done" or "failed", alone in its line.
std::string line_of(const Order& order);
std::optional<Order> order_in(std::string_view line);

std::filesystem::path order_socket(const std::filesystem::path& data);

struct OrderAnswer {
    bool done = false;
    std::string words{};  // lines, for the operator
};

std::string text_of(const OrderAnswer& answer);

// Asks the server whose data these are, and waits for its answer.
OrderAnswer ask_server(const std::filesystem::path& data, const Order& order);

}  // namespace galloper::ops
