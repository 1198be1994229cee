#pragma once

#include <array>
#include <optional>
#include <vector>

#include "common/table/raster.h"

namespace galloper {

// How far a straight way leads over road, and how far over country.
struct Legs {
    Length road{};
    Length country{};

    constexpr std::int64_t cost(Rates rates) const
    {
        return rates.cost(road, true) + rates.cost(country, false);
    }
};

// The points of a table that a search for ways goes by: one to each square cell, on a crossing if
// the cell has some, else on a road if it has some, else in the middle of what is dry; and the
// ways from each to its eight neighbours. Costs are near the true ones and not exact, see Raster.
class Mesh {
public:
    // A cell is a block of a raster.
    static constexpr std::int32_t squares = Raster::block;

    Mesh(const Going& going, Area table, Length square);

    std::int32_t size() const { return columns_ * rows_; }
    Point point(std::int32_t node) const { return points_[static_cast<std::size_t>(node)]; }

    // Nodes of the cell a point lies in and of those around it, `rings` deep.
    std::vector<std::int32_t> around(Point p, std::int32_t rings) const;

    // Calls visit(neighbour, legs) for each that a straight way leads to.
    template <class Visit>
    void neighbours(std::int32_t node, Visit visit) const;

    // The straight way between any two points of the table, or nothing if it is not open.
    std::optional<Legs> way(Point a, Point b) const;

private:
    // Half of the neighbours; the others are those that have a node for theirs.
    struct Step {
        std::int32_t across = 0;
        std::int32_t along = 0;
    };
    static constexpr std::array<Step, 4> steps{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};

    // A way to a neighbour is shorter than 2^16 tenths. One without length is not open.
    struct Link {
        std::uint16_t road = 0;
        std::uint16_t country = 0;
    };
    static Link link_of(const Legs& legs)
    {
        return {static_cast<std::uint16_t>(legs.road.tenths),
                static_cast<std::uint16_t>(legs.country.tenths)};
    }

    void place(std::int32_t column, std::int32_t row);
    void link(std::int32_t column, std::int32_t row);
    bool inside(std::int32_t column, std::int32_t row) const
    {
        return 0 <= column && column < columns_ && 0 <= row && row < rows_;
    }
    std::int32_t node(std::int32_t column, std::int32_t row) const
    {
        return row * columns_ + column;
    }

    // Faster than distance() for the most usual ways.
    Length length_of(Point a, Point b) const;

    Area table_{};
    Length cell_{};
    Length diagonal_{};
    std::int32_t columns_ = 0;
    std::int32_t rows_ = 0;
    Raster raster_;
    std::vector<Point> points_{};
    enum class Kind : std::uint8_t { Water, Plain, Mixed };
    std::vector<Kind> kinds_{};
    std::vector<std::array<Link, 4>> links_{};
};

template <class Visit>
void Mesh::neighbours(std::int32_t from, Visit visit) const
{
    const std::int32_t column = from % columns_;
    const std::int32_t row = from / columns_;
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const std::int32_t sign : {1, -1}) {
            const std::int32_t to_column = column + sign * steps[i].across;
            const std::int32_t to_row = row + sign * steps[i].along;
            if (!inside(to_column, to_row)) continue;
            const std::int32_t to = node(to_column, to_row);
            const Link& link = links_[static_cast<std::size_t>(sign > 0 ? from : to)][i];
            if (link.road + link.country > 0) visit(to, Legs{{link.road}, {link.country}});
        }
}

}  // namespace galloper
