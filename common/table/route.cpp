#include "common/table/route.h"

#include <limits>
#include <utility>

#include "common/table/mesh_search.h"

namespace galloper {

// Cells of 4 and of 2 centimetres.
static constexpr Length coarse_square{50};
static constexpr Length fine_square{25};

// The table turned half about.
static Point turned(Point p, Area table)
{
    return {table.low.x + table.high.x - p.x, table.low.y + table.high.y - p.y};
}

static Going turned(const Going& going, Area table)
{
    const auto all = [&](const Patches& patches) {
        std::vector<Polygon> outlines = patches.outlines();
        for (Polygon& outline : outlines)
            for (Point& p : outline) p = turned(p, table);
        return outlines;
    };
    return {all(going.roads()), all(going.impassable()), all(going.crossings())};
}

Routes::Routes(Going going, Area table) : table_(table)
{
    grounds_[1].going = turned(going, table);
    grounds_[0].going = std::move(going);
}

std::optional<Path> Routes::quickest(Rates rates, Point from, Point to)
{
    if (!table_.holds(from) || !table_.holds(to)) return std::nullopt;
    const bool upwards = std::pair(from.y, from.x) <= std::pair(to.y, to.x);
    if (upwards) return search(grounds_[0], rates, from, to);

    auto path = search(grounds_[1], rates, turned(from, table_), turned(to, table_));
    if (path)
        for (Point& corner : *path) corner = turned(corner, table_);
    return path;
}

std::optional<Path> Routes::search(Ground& ground, Rates rates, Point from, Point to) const
{
    const auto straight = cost_of(ground.going, rates, from, {to});
    const bool by_road = rates.country < rates.road && !ground.going.roads().empty();
    if (straight && *straight <= rates.cost(distance(from, to), by_road)) return Path{to};

    const std::int64_t bound = straight.value_or(std::numeric_limits<std::int64_t>::max());
    const auto by = [&](std::optional<Mesh>& mesh, Length square) {
        if (!mesh) mesh.emplace(ground.going, table_, square);
        return cheapest_way(ground.going, *mesh, rates, from, to, bound);
    };
    auto found = by(ground.coarse, coarse_square);
    if (!found && !straight) found = by(ground.fine, fine_square);
    if (straight && (!found || *straight <= found->cost)) return Path{to};
    if (!found) return std::nullopt;
    return std::move(found->path);
}

std::optional<Path> quickest(const Going& going, Area table, Rates rates, Point from, Point to)
{
    return Routes(going, table).quickest(rates, from, to);
}

}  // namespace galloper
