#include "server/net/head.h"

#include <algorithm>
#include <cctype>

namespace galloper::net {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

// Letters, digits and what stands in names, addresses and ports.
bool is_host(std::string_view text)
{
    return !text.empty() && text.size() <= 255 && std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' ||
               c == '_' || c == ':' || c == '[' || c == ']';
    });
}

std::string_view without_port(std::string_view host)
{
    const std::size_t bracket = host.find(']');
    if (bracket != std::string_view::npos) return host.substr(0, bracket + 1);
    return host.substr(0, host.find(':'));
}

}  // namespace

std::size_t Head::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::count_if(
        fields.begin(), fields.end(), [&](const auto& field) { return same(field.first, name); }));
}

std::string_view Head::value(std::string_view name) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const auto& field) { return same(field.first, name); });
    return found == fields.end() ? std::string_view{} : found->second;
}

std::string_view Head::path() const { return target.substr(0, target.find('?')); }

std::optional<int> fault_of(const Head& head, const ops::Limits& limits)
{
    if (head.fields.size() > limits.head_fields) return 431;
    if (head.count("Transfer-Encoding") != 0) return 501;
    if (head.count("Host") != 1 || !is_host(head.value("Host"))) return 400;
    if (head.count("Content-Length") > 1) return 400;
    if (head.count("Content-Length") == 1 && head.value("Content-Length") != "0") return 413;
    if (head.count("Expect") != 0) return 417;
    if (head.target.empty() || head.target.front() != '/') return 400;
    return std::nullopt;
}

bool foreign_origin(const Head& head)
{
    if (head.count("Origin") == 0) return false;
    if (head.count("Origin") != 1) return true;
    std::string_view origin = head.value("Origin");
    const std::size_t slashes = origin.find("://");
    if (slashes == std::string_view::npos) return true;
    const std::string_view scheme = origin.substr(0, slashes);
    origin.remove_prefix(slashes + 3);
    return !(same(scheme, "http") || same(scheme, "https")) || !same(origin, head.value("Host"));
}

bool asks_loopback(const Head& head)
{
    const std::string_view host = without_port(head.value("Host"));
    return same(host, "localhost") || host == "127.0.0.1" || host == "[::1]";
}

}  // namespace galloper::net
