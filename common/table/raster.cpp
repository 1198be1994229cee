#include "common/table/raster.h"

#include <algorithm>
#include <utility>

namespace galloper {

static std::int64_t rounded_up(std::int64_t n, std::int64_t by)
{
    return n > 0 ? (n + by - 1) / by : n / by;
}

static std::int64_t size_of(std::int64_t n) { return n < 0 ? -n : n; }

static std::int64_t longer(Point a, Point b)
{
    return std::max(size_of(across(a, b)), size_of(along(a, b)));
}

Raster::Raster(Point low, Length square, std::int32_t block_columns, std::int32_t block_rows)
    : low_(low),
      square_(square.tenths),
      block_columns_(block_columns),
      columns_(block * block_columns),
      rows_(block * block_rows),
      numbers_(static_cast<std::size_t>(block_columns) * static_cast<std::size_t>(block_rows)),
      blocks_(1)
{
}

Point Raster::corner(std::int32_t column, std::int32_t row) const
{
    return {low_.x + Length{column * square_}, low_.y + Length{row * square_}};
}

Point Raster::middle(std::int32_t column, std::int32_t row) const
{
    const Point low = corner(column, row);
    return {low.x + Length{square_ / 2}, low.y + Length{square_ / 2}};
}

void Raster::draw(const Going& going)
{
    for (const Polygon& outline : going.roads().outlines()) fill(outline, road_mark, 0);
    for (const Polygon& outline : going.impassable().outlines()) {
        fill(outline, water_mark, 0);
        trace(outline, water_mark, 0);
    }
    for (const Polygon& outline : going.crossings().outlines()) {
        fill(outline, crossing_mark, water_mark);
        trace(outline, crossing_mark, water_mark);
    }
}

void Raster::mark(std::int32_t column, std::int32_t row, std::uint8_t set, std::uint8_t clear)
{
    std::uint32_t& number =
        numbers_[static_cast<std::size_t>(row / block) * static_cast<std::size_t>(block_columns_) +
                 static_cast<std::size_t>(column / block)];
    if (number == 0) {
        number = static_cast<std::uint32_t>(blocks_.size());
        blocks_.emplace_back();
    }
    std::uint8_t& marks = blocks_[number][place_of(column, row)];
    marks = static_cast<std::uint8_t>((marks | set) & ~clear);
}

// Row by row between the first and the second edge, the third and the fourth, and so on. An edge
// owns its lower end and not its upper, as in holds().
void Raster::fill(const Polygon& outline, std::uint8_t set, std::uint8_t clear)
{
    const std::int64_t half = square_ / 2;
    std::vector<std::pair<std::int32_t, std::int32_t>> edges;  // by row, the first column beyond
    Point a = outline.back();
    for (const Point b : outline) {
        const Point lower = a.y < b.y ? a : b;
        const Point upper = a.y < b.y ? b : a;
        const std::int64_t rise = along(lower, upper);
        const std::int64_t first = rounded_up(along(low_, lower) - half, square_);
        const std::int64_t end = rounded_up(along(low_, upper) - half, square_);
        for (auto row = std::max<std::int64_t>(first, 0); row < std::min<std::int64_t>(end, rows_);
             ++row) {
            const std::int64_t gone = row * square_ + half - along(low_, lower);
            const std::int64_t x = across(low_, lower) + across(lower, upper) * gone / rise;
            const std::int64_t column =
                std::clamp<std::int64_t>(rounded_up(x - half, square_), 0, columns_);
            edges.emplace_back(static_cast<std::int32_t>(row), static_cast<std::int32_t>(column));
        }
        a = b;
    }
    std::sort(edges.begin(), edges.end());
    for (std::size_t i = 0; i + 1 < edges.size(); i += 2)
        for (std::int32_t column = edges[i].second; column < edges[i + 1].second; ++column)
            mark(column, edges[i].first, set, clear);
}

// Every square that a point of the outline falls into, looked at twice a square.
void Raster::trace(const Polygon& outline, std::uint8_t set, std::uint8_t clear)
{
    Point a = outline.back();
    for (const Point b : outline) {
        const std::int64_t steps = 2 * longer(a, b) / square_ + 1;
        for (std::int64_t step = 0; step < steps; ++step) {
            const std::int64_t x = across(low_, a) + across(a, b) * step / steps;
            const std::int64_t y = along(low_, a) + along(a, b) * step / steps;
            if (x >= 0 && y >= 0 && x / square_ < columns_ && y / square_ < rows_)
                mark(static_cast<std::int32_t>(x / square_), static_cast<std::int32_t>(y / square_),
                     set, clear);
        }
        a = b;
    }
}

Raster::Samples Raster::sample(Point a, Point b) const
{
    // In squares, with 32 binary places.
    const std::int64_t many = longer(a, b) * 5 / (std::int64_t{4} * square_) + 1;
    const std::int64_t step_x = (across(a, b) << 32) / (square_ * many);
    const std::int64_t step_y = (along(a, b) << 32) / (square_ * many);
    std::int64_t x = (across(low_, a) << 32) / square_ + step_x / 2;
    std::int64_t y = (along(low_, a) << 32) / square_ + step_y / 2;

    Samples samples{static_cast<std::int32_t>(many), 0};
    for (std::int64_t i = 0; i < many; ++i) {
        const auto column =
            static_cast<std::int32_t>(std::clamp<std::int64_t>(x >> 32, 0, columns_ - 1));
        const auto row = static_cast<std::int32_t>(std::clamp<std::int64_t>(y >> 32, 0, rows_ - 1));
        const std::uint8_t found = marks(column, row);
        if ((found & water_mark) != 0) return {};
        samples.road += found & road_mark;
        x += step_x;
        y += step_y;
    }
    return samples;
}

}  // namespace galloper
