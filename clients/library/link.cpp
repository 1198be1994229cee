#include "clients/library/link.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace galloper::client {

static std::optional<std::uint16_t> port_of(std::string_view text)
{
    std::uint16_t port = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, port);
    if (error != std::errc{} || last != end || port == 0) return std::nullopt;
    return port;
}

static std::optional<std::string> bytes_of(std::string_view hex)
{
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        unsigned byte = 0;
        const char* const end = hex.data() + std::min(i + 2, hex.size());
        const auto [last, error] = std::from_chars(hex.data() + i, end, byte, 16);
        if (error != std::errc{} || last != hex.data() + i + 2) return std::nullopt;
        bytes.push_back(static_cast<char>(byte));
    }
    return bytes;
}

// The parts of what stands behind the #, between its strokes: "join", match, token.
static std::vector<std::string_view> parts_of(std::string_view fragment)
{
    std::vector<std::string_view> parts;
    while (!fragment.empty()) {
        const auto stroke = std::min(fragment.find('/'), fragment.size());
        if (stroke > 0) parts.push_back(fragment.substr(0, stroke));
        fragment.remove_prefix(std::min(stroke + 1, fragment.size()));
    }
    return parts;
}

Result<Link, std::string> read_link(std::string_view text)
{
    constexpr std::string_view plain = "http://";
    if (text.starts_with("https://")) return Err{std::string("This program speaks no https.")};
    if (text.starts_with(plain)) text.remove_prefix(plain.size());

    const auto hash = std::min(text.find('#'), text.size());
    const auto parts = parts_of(text.substr(std::min(hash + 1, text.size())));
    std::string_view place = text.substr(0, hash);
    place = place.substr(0, std::min(place.find('/'), place.size()));

    Link link;
    const auto colon = place.rfind(':');
    if (colon != place.npos && place.find(']', colon) == place.npos) {
        const auto port = port_of(place.substr(colon + 1));
        if (!port) return Err{std::string("The link's port is no port.")};
        link.port = *port;
        place = place.substr(0, colon);
    }
    if (place.starts_with('[') && place.ends_with(']')) place = place.substr(1, place.size() - 2);
    if (place.empty()) return Err{std::string("The link names no server.")};
    link.host = place;
    if (parts.empty()) return link;

    const bool joins = parts.size() == 3 && parts[0] == "join";
    if (!joins && !(parts.size() == 2 && parts[0] == "watch"))
        return Err{std::string("The link leads to no seat and no match.")};
    link.match = parts[1];
    if (!joins) return link;
    const auto token = bytes_of(parts[2]);
    if (!token) return Err{std::string("The link's end is damaged.")};
    link.token = *token;
    return link;
}

std::string join_link(const Link& link)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const bool numbers = link.host.find(':') != std::string::npos;
    std::string text = "http://" + (numbers ? "[" + link.host + "]" : link.host) + ":" +
                       std::to_string(link.port) + "/#/join/" + link.match + "/";
    for (const char c : link.token) {
        const auto byte = static_cast<unsigned char>(c);
        text.push_back(digits[byte >> 4]);
        text.push_back(digits[byte & 15]);
    }
    return text;
}

}  // namespace galloper::client
