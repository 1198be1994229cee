#include "common/table/mesh.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace galloper {

// How many cells cover a side of the table, the last perhaps not whole.
static std::int32_t cells(Length side, Length cell)
{
    return std::max((side.tenths + cell.tenths - 1) / cell.tenths, 1);
}

Mesh::Mesh(const Going& going, Area table, Length square)
    : table_(table),
      cell_(square * squares),
      diagonal_(distance({}, {cell_, cell_})),
      columns_(cells(table.high.x - table.low.x, cell_)),
      rows_(cells(table.high.y - table.low.y, cell_)),
      raster_(table.low, square, columns_, rows_)
{
    raster_.draw(going);
    const auto many = static_cast<std::size_t>(size());
    points_.resize(many);
    kinds_.resize(many);
    links_.resize(many);
    for (std::int32_t row = 0; row < rows_; ++row)
        for (std::int32_t column = 0; column < columns_; ++column) place(column, row);
    for (std::int32_t row = 0; row < rows_; ++row)
        for (std::int32_t column = 0; column < columns_; ++column) link(column, row);
}

// The squares of one cell that count for its node, and the one nearest to the middle of them all.
class Chosen {
public:
    void add(std::int32_t column, std::int32_t row)
    {
        squares_[static_cast<std::size_t>(many_++)] = {column, row};
        columns_ += column;
        rows_ += row;
    }
    bool none() const { return many_ == 0; }

    struct Square {
        std::int32_t column = 0;
        std::int32_t row = 0;
    };
    Square middle() const
    {
        Square best{};
        std::int32_t least = std::numeric_limits<std::int32_t>::max();
        for (std::int32_t i = 0; i < many_; ++i) {
            const Square square = squares_[static_cast<std::size_t>(i)];
            const std::int32_t x = square.column * many_ - columns_;
            const std::int32_t y = square.row * many_ - rows_;
            if (x * x + y * y >= least) continue;
            least = x * x + y * y;
            best = square;
        }
        return best;
    }

private:
    std::array<Square, std::size_t{Mesh::squares} * Mesh::squares> squares_{};
    std::int32_t many_ = 0;
    std::int32_t columns_ = 0;  // in all
    std::int32_t rows_ = 0;
};

void Mesh::place(std::int32_t column, std::int32_t row)
{
    const auto index = static_cast<std::size_t>(node(column, row));
    if (raster_.blank(column, row)) {
        const Point middle =
            raster_.corner(column * squares + squares / 2, row * squares + squares / 2);
        kinds_[index] = Kind::Plain;
        points_[index] = {std::min(middle.x, table_.high.x), std::min(middle.y, table_.high.y)};
        return;
    }

    const Raster::Block& block = raster_.block_at(column, row);
    std::uint8_t any = 0;
    for (const std::uint8_t marks : block) any |= marks;
    const std::uint8_t wanted = (any & crossing_mark) != 0 ? crossing_mark : any & road_mark;
    Chosen best;
    Chosen dry;
    for (std::int32_t i = 0; i < squares * squares; ++i) {
        const std::uint8_t marks = block[static_cast<std::size_t>(i)];
        if ((marks & water_mark) != 0) continue;
        dry.add(i % squares, i / squares);
        if ((marks & wanted) != 0) best.add(i % squares, i / squares);
    }
    if (dry.none()) return;
    const auto square = best.none() ? dry.middle() : best.middle();
    const Point middle =
        raster_.middle(column * squares + square.column, row * squares + square.row);
    if (!table_.holds(middle)) return;
    kinds_[index] = Kind::Mixed;
    points_[index] = middle;
}

void Mesh::link(std::int32_t column, std::int32_t row)
{
    const auto from = static_cast<std::size_t>(node(column, row));
    if (kinds_[from] == Kind::Water) return;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!inside(column + steps[i].across, row + steps[i].along)) continue;
        const auto to =
            static_cast<std::size_t>(node(column + steps[i].across, row + steps[i].along));
        if (kinds_[to] == Kind::Water) continue;
        if (kinds_[from] == Kind::Plain && kinds_[to] == Kind::Plain)
            links_[from][i] = link_of({{}, length_of(points_[from], points_[to])});
        else if (const auto legs = way(points_[from], points_[to]))
            links_[from][i] = link_of(*legs);
    }
}

Length Mesh::length_of(Point a, Point b) const
{
    const Length x{std::abs((b.x - a.x).tenths)};
    const Length y{std::abs((b.y - a.y).tenths)};
    if (x == Length{} || y == Length{}) return x + y;
    return x == cell_ && y == cell_ ? diagonal_ : distance(a, b);
}

std::optional<Legs> Mesh::way(Point a, Point b) const
{
    const Raster::Samples samples = raster_.sample(a, b);
    if (samples.all == 0) return std::nullopt;
    const Length whole = length_of(a, b);
    const Length road{
        static_cast<std::int32_t>(std::int64_t{whole.tenths} * samples.road / samples.all)};
    return Legs{road, whole - road};
}

std::vector<std::int32_t> Mesh::around(Point p, std::int32_t rings) const
{
    const std::int32_t middle_column = (p.x - table_.low.x).tenths / cell_.tenths;
    const std::int32_t middle_row = (p.y - table_.low.y).tenths / cell_.tenths;
    std::vector<std::int32_t> nodes;
    for (std::int32_t row = middle_row - rings; row <= middle_row + rings; ++row)
        for (std::int32_t column = middle_column - rings; column <= middle_column + rings;
             ++column) {
            if (!inside(column, row)) continue;
            const std::int32_t found = node(column, row);
            if (kinds_[static_cast<std::size_t>(found)] != Kind::Water) nodes.push_back(found);
        }
    return nodes;
}

}  // namespace galloper
