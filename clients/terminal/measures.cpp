#include "clients/terminal/measures.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace galloper::terminal {

std::string Measures::text(Length length) const
{
    const std::int64_t size = length.tenths < 0 ? -std::int64_t{length.tenths} : length.tenths;
    const std::int64_t hundredths = (size * 100 + tenths_ / 2) / tenths_;
    std::string text = length.tenths < 0 && hundredths > 0 ? "-" : "";
    text += std::to_string(hundredths / 100);
    if (hundredths % 100 == 0) return text;
    text += '.';
    text += static_cast<char>('0' + hundredths / 10 % 10);
    if (hundredths % 10 != 0) text += static_cast<char>('0' + hundredths % 10);
    return text;
}

std::string Measures::text(Point point) const { return text(point.x) + "," + text(point.y); }

std::string Measures::text(const Path& path) const
{
    std::string all;
    for (const Point corner : path) all += (all.empty() ? "" : " ") + text(corner);
    return all;
}

static std::optional<std::int64_t> whole_number(std::string_view digits)
{
    std::int64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [last, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc{} || last != end || number < 0) return std::nullopt;
    return number;
}

std::optional<Length> Measures::length(std::string_view text) const
{
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto dot = std::min(text.find('.'), text.size());
    const std::string_view before = text.substr(0, dot);
    const std::string_view after = dot < text.size() ? text.substr(dot + 1) : "0";
    if (before.size() > 5 || after.empty() || after.size() > 3) return std::nullopt;
    const auto units = whole_number(before);
    const auto part = whole_number(after);
    if (!units || !part) return std::nullopt;

    constexpr std::array<std::int64_t, 4> scale{1000, 100, 10, 1};
    const std::int64_t thousandths = *units * 1000 + *part * scale[after.size()];
    const auto tenths = static_cast<std::int32_t>((thousandths * tenths_ + 500) / 1000);
    return Length{negative ? -tenths : tenths};
}

std::optional<Point> Measures::point(std::string_view text) const
{
    const auto comma = text.find(',');
    if (comma == text.npos) return std::nullopt;
    const auto x = length(text.substr(0, comma));
    const auto y = length(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
}

std::optional<Path> Measures::path(Point from, std::string_view text) const
{
    Path path;
    for (std::string_view word : words_of(text)) {
        const bool further = word.starts_with('>');
        if (further) word.remove_prefix(1);
        std::optional<Point> corner = point(word);
        if (!corner) return std::nullopt;
        if (further) corner = Point{from.x + corner->x, from.y + corner->y};
        path.push_back(*corner);
        from = *corner;
    }
    if (path.empty()) return std::nullopt;
    return path;
}

struct Wind {
    const char* name;
    Facing facing;
};
static constexpr std::array<Wind, 8> winds{{{"N", {0, 1}},
                                            {"NE", {1, 1}},
                                            {"E", {1, 0}},
                                            {"SE", {1, -1}},
                                            {"S", {0, -1}},
                                            {"SW", {-1, -1}},
                                            {"W", {-1, 0}},
                                            {"NW", {-1, 1}}}};

std::string compass(Facing facing)
{
    // Within 22.5 degrees of an axis the lesser part is under 0.414 of the greater: 5 of 12.
    const std::int64_t x = facing.x;
    const std::int64_t y = facing.y;
    const std::int64_t across = x < 0 ? -x : x;
    const std::int64_t along = y < 0 ? -y : y;
    std::string name;
    if (12 * along > 5 * across) name += y > 0 ? "N" : "S";
    if (12 * across > 5 * along) name += x > 0 ? "E" : "W";
    return name;
}

std::optional<Facing> facing_of(std::string_view text)
{
    std::string name(text);
    for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    for (const Wind& wind : winds)
        if (name == wind.name) return wind.facing;
    return std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text)
{
    std::vector<std::string_view> words;
    while (true) {
        const auto begin = text.find_first_not_of(" \t");
        if (begin == text.npos) return words;
        text.remove_prefix(begin);
        const auto end = std::min(text.find_first_of(" \t"), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

}  // namespace galloper::terminal
