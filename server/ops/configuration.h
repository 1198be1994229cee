#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>

#include "server/ops/orders.h"

namespace galloper::ops {

// What the server is told when it is started.
struct Configuration {
    std::uint16_t port = 8080;         // 0 for any that is free
    std::string listen = "127.0.0.1";  // the number of an address of this machine
    std::filesystem::path data = "data";
    std::filesystem::path web{};  // the web client's built files, or empty
    std::filesystem::path scenarios{};
    std::string log_level = "info";
    bool imports = true;  // whether it takes in matches that were played on other servers
};

// What to print, and with which code to end, where the command line asks for no server.
struct Farewell {
    int code = 0;
    std::string words{};
};

// What to ask of a server that runs already.
struct Errand {
    std::filesystem::path data{};
    Order order{};
};

std::variant<Configuration, Errand, Farewell> read_command_line(int count,
                                                                const char* const* words);

// Where a browser on this machine finds a server that listens there.
std::string address_of(const std::string& listen, std::uint16_t port);

}  // namespace galloper::ops
