#pragma once

#include "common/table/mesh.h"

namespace galloper {

// What a way costs whoever walks it, or nothing if he does not get to its end.
std::optional<std::int64_t> cost_of(const Going& going, Rates rates, Point from, const Path& path);

// A way that can be walked, with what it costs.
struct Found {
    Path path{};
    std::int64_t cost = 0;
};

// The cheapest way by the points of a mesh, straightened where that costs no more: A*, with equal
// ways decided for the one higher up the table. Only such are looked for as cost less than `bound`,
// as far as a mesh can tell.
std::optional<Found> cheapest_way(const Going& going, const Mesh& mesh, Rates rates, Point from,
                                  Point to, std::int64_t bound);

}  // namespace galloper
