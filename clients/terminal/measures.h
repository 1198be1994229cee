#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "common/table/path.h"

// Lengths, points and directions as a person types and reads them, in his ruleset's unit.
namespace galloper::terminal {

class Measures {
public:
    // "in" or "cm", as a picture says it.
    explicit Measures(std::string_view unit) : unit_(unit), tenths_(unit == "in" ? 254 : 100) {}

    const std::string& unit() const { return unit_; }
    Length whole(int units) const { return Length{units * tenths_}; }

    // "10.5", to the nearest hundredth.
    std::string text(Length length) const;
    std::string text(Point point) const;  // "10.5,3"
    std::string text(const Path& path) const;

    // "10.5" to the nearest tenth of a millimetre; nothing where it is no number under 100,000.
    std::optional<Length> length(std::string_view text) const;
    std::optional<Point> point(std::string_view text) const;

    // Corners between spaces. One that begins with > is measured from the corner before it, the
    // first from where the path starts: ">0,6" is six straight up.
    std::optional<Path> path(Point from, std::string_view text) const;

private:
    std::string unit_;
    std::int32_t tenths_;
};

// The nearest of the eight: "N", "NE", "E"...
std::string compass(Facing facing);

// One of the eight, in any case, or nothing.
std::optional<Facing> facing_of(std::string_view text);

std::vector<std::string_view> words_of(std::string_view text);  // between spaces

}  // namespace galloper::terminal
