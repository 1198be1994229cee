#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "common/base/result.h"

namespace galloper::client {

// A link as the web client writes it and people pass it on:
//
//     http://host:port/                      the server
//     http://host:port/#/join/MATCH/TOKEN    the right to a seat; the token in hexadecimal
//     http://host:port/#/watch/MATCH
//
// Without a port it is 80.
struct Link {
    std::string host{};
    std::uint16_t port = 80;
    std::string match{};  // or empty
    std::string token{};  // its bytes, or empty
    friend bool operator==(const Link&, const Link&) = default;
};

// The words say what is wrong with it. They never repeat it: it may hold a token.
Result<Link, std::string> read_link(std::string_view text);

std::string join_link(const Link& link);

}  // namespace galloper::client
