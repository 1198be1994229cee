#include "common/wire/measure.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "common/base/result.h"

namespace galloper::wire {

namespace {

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

// Digits alone, at most six of them.
std::optional<std::int64_t> whole(std::string_view digits)
{
    std::int64_t value = 0;
    if (digits.empty() || digits.size() > 6) return std::nullopt;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool good = error == std::errc() && end == digits.data() + digits.size() && value >= 0;
    return good ? std::optional(value) : std::nullopt;
}

// The part behind the last `mark`, cut off from the text.
std::optional<std::string_view> cut_off(std::string_view& text, char mark)
{
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view behind = text.substr(at + 1);
    text = text.substr(0, at);
    return behind;
}

// "7+63t" for what lies at or before a part of a unit.
std::string with_tenths(bool negative, std::int64_t units, std::int64_t tenths)
{
    return std::string(negative ? "\"-" : "\"") + std::to_string(units) + "+" +
           std::to_string(tenths) + "t\"";
}

// Tenths of a millimetre in "units.decimals", both digits alone.
Result<std::int64_t, std::string> in_tenths(std::string_view units, std::string_view decimals,
                                            std::int64_t unit, bool negative)
{
    const auto number = whole(units);
    const auto parts = decimals.empty() ? std::optional<std::int64_t>(0) : whole(decimals);
    if (!number || !parts) return Err{std::string("is no measure, such as \"7.5\" or \"7+3t\"")};
    std::int64_t scale = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i) scale *= 10;
    const std::int64_t over = *parts * unit;
    if (over % scale != 0)
        return Err{"does not come to whole tenths of a millimetre: the nearest are " +
                   with_tenths(negative, *number, over / scale) + " and " +
                   with_tenths(negative, *number, over / scale + 1)};
    return *number * unit + over / scale;
}

std::optional<Facing> compass(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, Facing>, 8> winds{{{"N", {0, 1}},
                                                                               {"NE", {1, 1}},
                                                                               {"E", {1, 0}},
                                                                               {"SE", {1, -1}},
                                                                               {"S", {0, -1}},
                                                                               {"SW", {-1, -1}},
                                                                               {"W", {-1, 0}},
                                                                               {"NW", {-1, 1}}}};
    for (const auto& [name, facing] : winds)
        if (name == text) return facing;
    return std::nullopt;
}

// The points between blanks. A blank after a comma belongs to the point.
std::vector<std::string> points_of(std::string_view text)
{
    std::vector<std::string> points;
    bool apart = true;  // what comes next begins a point
    for (const char c : text) {
        if (c == ' ') {
            apart = apart || points.back().back() != ',';
            continue;
        }
        if (apart) points.emplace_back();
        points.back().push_back(c);
        apart = false;
    }
    return points;
}

}  // namespace

Result<Length, std::string> read_length(std::string_view text, Unit unit)
{
    std::string_view rest = trimmed(text);
    const bool negative = !rest.empty() && rest.front() == '-';
    if (negative) rest.remove_prefix(1);

    std::int64_t more = 0;
    if (auto tenths = cut_off(rest, '+')) {
        if (tenths->empty() || tenths->back() != 't') return Err{quoted(text) + " lacks its t"};
        const auto count = whole(tenths->substr(0, tenths->size() - 1));
        if (!count) return Err{quoted(text) + " has no whole number before its t"};
        more = *count;
    }
    const bool has_point = rest.find('.') != std::string_view::npos;
    const std::string_view decimals = cut_off(rest, '.').value_or("");
    if (has_point && decimals.empty()) return Err{quoted(text) + " ends in a point"};
    const auto tenths = in_tenths(rest, decimals, unit == Unit::Inch ? 254 : 100, negative);
    if (!tenths) return Err{quoted(text) + " " + tenths.error()};
    const std::int64_t sum = *tenths + more;
    if (sum > longest_measure.tenths) return Err{quoted(text) + " is over 10 metres"};
    return Length{static_cast<std::int32_t>(negative ? -sum : sum)};
}

Result<Point, std::string> read_point(std::string_view text, Unit unit)
{
    std::string_view x = text;
    const auto y = cut_off(x, ',');
    if (!y) return Err{quoted(text) + " is no point, such as \"12, 7.5\""};
    const auto across = read_length(x, unit);
    if (!across) return Err{across.error()};
    const auto along = read_length(*y, unit);
    if (!along) return Err{along.error()};
    return Point{*across, *along};
}

Result<std::vector<Point>, std::string> read_way(std::string_view text, Unit unit)
{
    std::vector<Point> way;
    for (const std::string& corner : points_of(text)) {
        const auto point = read_point(corner, unit);
        if (!point) return Err{point.error()};
        way.push_back(*point);
    }
    return way;
}

Result<Polygon, std::string> read_outline(std::string_view text, Unit unit)
{
    auto outline = read_way(text, unit);
    if (outline && outline->size() < 3) return Err{quoted(text) + " has fewer than three corners"};
    return outline;
}

Result<Area, std::string> read_box(std::string_view text, Unit unit)
{
    const auto corners = points_of(text);
    if (corners.size() != 2) return Err{quoted(text) + " is no box, such as \"0,0  48,36\""};
    const auto one = read_point(corners[0], unit);
    if (!one) return Err{one.error()};
    const auto other = read_point(corners[1], unit);
    if (!other) return Err{other.error()};
    const Area area{{std::min(one->x, other->x), std::min(one->y, other->y)},
                    {std::max(one->x, other->x), std::max(one->y, other->y)}};
    if (area.low.x == area.high.x || area.low.y == area.high.y)
        return Err{quoted(text) + " is a box without an inside"};
    return area;
}

Result<Facing, std::string> read_facing(std::string_view text)
{
    if (const auto wind = compass(trimmed(text))) return *wind;
    const auto refused = [&] {
        return Err{quoted(text) + " is no facing, such as \"N\", \"SE\" or \"3, -4\""};
    };
    // A vector is a point in which a unit stands for 1.
    std::string_view x = text;
    const auto y = cut_off(x, ',');
    if (!y) return refused();
    Facing facing{0, 0};
    for (auto [part, into] :
         {std::pair{trimmed(x), &facing.x}, std::pair{trimmed(*y), &facing.y}}) {
        const bool negative = !part.empty() && part.front() == '-';
        const auto number = whole(negative ? part.substr(1) : part);
        if (!number) return refused();
        *into = static_cast<std::int32_t>(negative ? -*number : *number);
    }
    if (facing == Facing{0, 0}) return refused();
    return facing;
}

std::string written(Length length, Unit unit)
{
    const int size = unit == Unit::Inch ? 254 : 100;
    const int tenths = length.tenths < 0 ? -length.tenths : length.tenths;
    std::string text = (length.tenths < 0 ? "-" : "") + std::to_string(tenths / size);
    if (tenths % size != 0) text += "+" + std::to_string(tenths % size) + "t";
    return text;
}

std::string written(Point point, Unit unit)
{
    return written(point.x, unit) + "," + written(point.y, unit);
}

std::string written(const std::vector<Point>& way, Unit unit)
{
    std::string text;
    for (const Point point : way) text += (text.empty() ? "" : " ") + written(point, unit);
    return text;
}

std::string written(Facing facing)
{
    return std::to_string(facing.x) + ", " + std::to_string(facing.y);
}

}  // namespace galloper::wire
