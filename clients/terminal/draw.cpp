#include "clients/terminal/draw.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "clients/terminal/measures.h"

namespace galloper::terminal {

namespace {

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return text;
}

// The table in square cells of a whole number of units, as few as fit a screen.
class Grid {
public:
    explicit Grid(const SentPicture& picture) : table_(picture.table), measures_(picture.unit)
    {
        constexpr std::int32_t most = 30;  // cells to a side
        const std::int32_t longer =
            std::max(size(table_.low.x, table_.high.x), size(table_.low.y, table_.high.y));
        const std::int32_t unit = measures_.whole(1).tenths;
        units_ = std::max(1, (longer + unit * most - 1) / (unit * most));
        step_ = units_ * unit;
        columns_ = cells(table_.low.x, table_.high.x);
        rows_ = cells(table_.low.y, table_.high.y);
        cells_.assign(columns_ * rows_, " .");
    }

    std::string& cell_of(Point p)
    {
        const auto place = [this](Length from, Length at, std::size_t count) {
            const auto whole = static_cast<std::size_t>(std::max(0, size(from, at)) / step_);
            return std::min(whole, count - 1);
        };
        return cells_[place(table_.low.y, p.y, rows_) * columns_ +
                      place(table_.low.x, p.x, columns_)];
    }

    // Calls with each cell's middle and text.
    template <class F>
    void each(F function)
    {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const auto column = static_cast<std::int32_t>(i % columns_);
            const auto row = static_cast<std::int32_t>(i / columns_);
            const Point middle{table_.low.x + Length{column * step_ + step_ / 2},
                               table_.low.y + Length{row * step_ + step_ / 2}};
            function(middle, cells_[i]);
        }
    }

    std::string text() const
    {
        std::string all;
        for (std::size_t row = rows_; row-- > 0;) {
            all += padded(label(table_.low.y, row), 5) + " ";
            for (std::size_t column = 0; column < columns_; ++column)
                all += padded(cells_[row * columns_ + column], 3);
            all += "\n";
        }
        all += "      ";
        for (std::size_t column = 0; column < columns_; ++column)
            all += column % 2 == 0 ? padded(label(table_.low.x, column), 3) : "   ";
        return all + "  " + measures_.unit() + "\n";
    }

private:
    static std::int32_t size(Length low, Length high) { return (high - low).tenths; }
    std::size_t cells(Length low, Length high) const
    {
        return static_cast<std::size_t>(std::max(1, (size(low, high) + step_ - 1) / step_));
    }
    std::string label(Length low, std::size_t cell) const
    {
        return measures_.text(low + Length{static_cast<std::int32_t>(cell) * step_});
    }

    Area table_;
    Measures measures_;
    std::int32_t units_ = 1;
    std::int32_t step_ = 1;
    std::size_t columns_ = 1;
    std::size_t rows_ = 1;
    std::vector<std::string> cells_{};
};

// By kind and label, since the order of handles is none that a person could follow.
std::vector<const SentGround*> sorted_ground(const SentPicture& picture)
{
    std::vector<const SentGround*> sorted;
    for (const SentGround& ground : picture.ground) sorted.push_back(&ground);
    std::sort(sorted.begin(), sorted.end(), [](const SentGround* a, const SentGround* b) {
        return std::tie(a->kind, a->label, a->outline) < std::tie(b->kind, b->label, b->outline);
    });
    return sorted;
}

void draw_ground(const SentPicture& picture, Grid& grid)
{
    for (const SentGround* ground : sorted_ground(picture)) {
        const char first = ground->kind.empty() ? '~' : ground->kind[0];
        const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(first)));
        grid.each([&](Point middle, std::string& cell) {
            if (holds(ground->outline, middle)) cell = std::string(" ") + letter;
        });
    }
}

void draw_sectors(const SentPicture& picture, Grid& grid)
{
    for (const SentShape& shape : picture.shapes) {
        const auto* sector = std::get_if<SectorShape>(&shape.form);
        if (!sector) continue;
        grid.each([&](Point middle, std::string& cell) {
            if (holds(sector->sector, middle)) cell = " :";
        });
    }
}

std::string side_name(const SentPicture& picture, Side side)
{
    return side.number < picture.sides.size() ? picture.sides[side.number]
                                              : "side " + std::to_string(side.number);
}

std::string piece_line(const SentPiece& piece, const Measures& measures, const Roster& roster)
{
    std::string line = padded(std::to_string(roster.number_of(piece.name)), 5) + "  ";
    line += piece.label.empty() ? piece.kind : piece.label;
    line += " at " + measures.text(piece.at);
    if (piece.facing) line += " facing " + compass(*piece.facing);
    if (piece.figures) line += ", figures " + std::to_string(*piece.figures);
    for (const Stat& stat : piece.stats)
        line += ", " + stat.name + " " + std::to_string(stat.value);
    for (const std::string& badge : piece.badges) line += " [" + badge + "]";
    if (!piece.load.empty()) line += ", carries " + piece.load;
    if (piece.with) line += ", with " + roster.name_of(*piece.with);
    return line + "\n";
}

}  // namespace

std::string draw_table(const SentPicture& picture, const Roster& roster)
{
    Grid grid(picture);
    draw_ground(picture, grid);
    draw_sectors(picture, grid);
    std::map<std::string*, std::set<int>> standing;
    for (const SentPiece& piece : picture.pieces)
        if (!piece.with) standing[&grid.cell_of(piece.at)].insert(roster.number_of(piece.name));
    for (const auto& [cell, numbers] : standing) {
        const std::string first = std::to_string(*numbers.begin());
        *cell = numbers.size() == 1 ? first : first.substr(0, 2) + "+";
    }
    return grid.text();
}

std::string list_pieces(const SentPicture& picture, const Roster& roster)
{
    const Measures measures(picture.unit);
    std::map<std::optional<Side>, std::map<int, std::string>> lines;
    for (const SentPiece& piece : picture.pieces)
        lines[piece.side][roster.number_of(piece.name)] = piece_line(piece, measures, roster);

    std::string all;
    for (const auto& [side, pieces] : lines) {
        all += side ? side_name(picture, *side) + ":\n" : "On the table:\n";
        for (const auto& [number, line] : pieces) all += line;
    }
    return all;
}

std::string list_ground(const SentPicture& picture)
{
    const Measures measures(picture.unit);
    std::string all;
    for (const SentGround* ground : sorted_ground(picture)) {
        all += "  " + ground->kind;
        if (!ground->label.empty() && ground->label != ground->kind) all += " " + ground->label;
        if (ground->height != 0) all += ", height " + std::to_string(ground->height);
        all += ": " + measures.text(ground->outline) + "\n";
    }
    return all;
}

std::string list_standing(const SentPicture& picture)
{
    std::string all;
    for (const Gauge& gauge : picture.gauges) {
        all += "  " + gauge.name + ": ";
        if (!gauge.words.empty()) {
            all += gauge.words;
        } else {
            all += std::to_string(gauge.value);
            if (gauge.of != 0) all += " of " + std::to_string(gauge.of);
        }
        all += "\n";
    }
    for (const Fact& fact : picture.facts) all += "  " + fact.name + ": " + fact.words + "\n";
    return all;
}

}  // namespace galloper::terminal
