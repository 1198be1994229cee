#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/ops/limits.h"

namespace galloper::net {

// The head of a request as it was sent. It views the bytes that were read.
struct Head {
    std::string_view method{};
    std::string_view target{};
    int version = 11;  // 10 or 11
    std::vector<std::pair<std::string_view, std::string_view>> fields{};

    std::size_t count(std::string_view name) const;

    // The value of the first field of that name, in whatever case it is written; or empty.
    std::string_view value(std::string_view name) const;

    // The target without what follows a question mark.
    std::string_view path() const;
};

// The status with which a request is refused before anybody asks what it wants, and its connection
// closed; none if it is in order. Bodies are never read, so a request that announces one is
// refused.
std::optional<int> fault_of(const Head& head, const ops::Limits& limits);

inline constexpr std::string_view play_path = "/play";

// Whether a page of another origin asks. A program that is no browser names no origin and may play;
// a browser names that of the page, which must be the host that it asks.
bool foreign_origin(const Head& head);

// Whether the host is named as the loopback. A proxy passes on the public name.
bool asks_loopback(const Head& head);

}  // namespace galloper::net
