#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/table/going.h"

namespace galloper {

// What may be said of a small square of ground.
inline constexpr std::uint8_t road_mark = 1;
inline constexpr std::uint8_t water_mark = 2;
inline constexpr std::uint8_t crossing_mark = 4;

// The going of a table drawn on squared paper, for searches that look at much of it: what lies at
// the middle of a square counts for all of it. But water counts wherever its outline passes, so
// that no stream is too narrow to be seen, and so do the crossings that take it away again.
class Raster {
public:
    // Eight squares by eight are a block, and take room only if there is something in it.
    static constexpr std::int32_t block = 8;

    // Whole blocks from the lower left corner on, as many as are asked for.
    Raster(Point low, Length square, std::int32_t block_columns, std::int32_t block_rows);

    void draw(const Going& going);

    std::uint8_t marks(std::int32_t column, std::int32_t row) const
    {
        return blocks_[number_of(column, row)][place_of(column, row)];
    }
    bool blank(std::int32_t block_column, std::int32_t block_row) const
    {
        return number_of(block_column * block, block_row * block) == 0;
    }
    // The marks of a block's squares, row by row.
    using Block = std::array<std::uint8_t, std::size_t{block} * block>;
    const Block& block_at(std::int32_t block_column, std::int32_t block_row) const
    {
        return blocks_[number_of(block_column * block, block_row * block)];
    }

    // Its lower left corner, and its middle.
    Point corner(std::int32_t column, std::int32_t row) const;
    Point middle(std::int32_t column, std::int32_t row) const;

    // The straight way between two points of the area by samples less than a square apart: how many
    // there were, and how many of them on a road; none if one lay in water.
    struct Samples {
        std::int32_t all = 0;
        std::int32_t road = 0;
    };
    Samples sample(Point a, Point b) const;

private:
    std::size_t number_of(std::int32_t column, std::int32_t row) const
    {
        return numbers_[static_cast<std::size_t>(row / block) *
                            static_cast<std::size_t>(block_columns_) +
                        static_cast<std::size_t>(column / block)];
    }
    static std::size_t place_of(std::int32_t column, std::int32_t row)
    {
        return static_cast<std::size_t>(row % block) * block +
               static_cast<std::size_t>(column % block);
    }
    void fill(const Polygon& outline, std::uint8_t set, std::uint8_t clear);
    void trace(const Polygon& outline, std::uint8_t set, std::uint8_t clear);
    void mark(std::int32_t column, std::int32_t row, std::uint8_t set, std::uint8_t clear);

    Point low_{};
    std::int32_t square_ = 0;
    std::int32_t block_columns_ = 0;
    std::int32_t columns_ = 0;
    std::int32_t rows_ = 0;
    std::vector<std::uint32_t> numbers_{};  // by block: which of these it is
    std::vector<Block> blocks_{};           // the first is that of all in which there is nothing
};

}  // namespace galloper
