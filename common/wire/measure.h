#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/base/result.h"
#include "common/table/point.h"

// Measures as people write them in scenario files; proto/galloper/scenario/v1 gives the grammar.
// Nothing is ever rounded: what does not come out even is refused, with the nearest that does.
namespace galloper::wire {

enum class Unit { Inch, Centimetre };

// The longest measure there can be: no table is over 10 metres a side.
inline constexpr Length longest_measure{100'000};

Result<Length, std::string> read_length(std::string_view text, Unit unit);
Result<Point, std::string> read_point(std::string_view text, Unit unit);
Result<std::vector<Point>, std::string> read_way(std::string_view text, Unit unit);
Result<Polygon, std::string> read_outline(std::string_view text, Unit unit);
Result<Area, std::string> read_box(std::string_view text, Unit unit);
Result<Facing, std::string> read_facing(std::string_view text);

// As it is read again, in whole units and tenths of a millimetre.
std::string written(Length length, Unit unit);
std::string written(Point point, Unit unit);
std::string written(const std::vector<Point>& way, Unit unit);
std::string written(Facing facing);

}  // namespace galloper::wire
