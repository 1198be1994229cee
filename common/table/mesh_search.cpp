#include "common/table/mesh_search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>

namespace galloper {

static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

std::optional<std::int64_t> cost_of(const Going& going, Rates rates, Point from, const Path& path)
{
    const Track track(from, path);
    if (going.open(track) < track.whole()) return std::nullopt;
    return Way(track, going).cost(track.whole(), rates);
}

// One search by the points of a mesh. [LAF-24]
class Search {
public:
    Search(const Going& going, const Mesh& mesh, Rates rates, Point from, Point to,
           std::int64_t bound)
        : going_(going), mesh_(mesh), rates_(rates), from_(from), to_(to), bound_(bound)
    {
    }

    // A way that can be walked. What looked like one and is none, since a mesh is coarser than the
    // ground, is barred, and another is looked for.
    std::optional<Found> way()
    {
        constexpr int most_tries = 32;
        set_ends();
        for (int tries = 0; tries < most_tries; ++tries) {
            const std::vector<std::int32_t> nodes = cheapest();
            if (nodes.empty()) return std::nullopt;
            if (auto found = walked(nodes)) return found;
        }
        return std::nullopt;
    }

private:
    struct End {
        std::int32_t node = 0;
        std::int64_t cost = 0;
    };
    struct Waiting {
        std::int64_t at_least = 0;  // from end to end, by way of this node
        std::int64_t cost = 0;      // so far
        std::int32_t node = 0;
        // The best is on top of the heap; among equals the one farther up the table.
        friend bool operator<(Waiting a, Waiting b)
        {
            return a.at_least != b.at_least ? a.at_least > b.at_least : a.node < b.node;
        }
    };

    void set_ends()
    {
        for (const std::int32_t rings : {1, 3}) {
            for (const std::int32_t node : mesh_.around(from_, rings))
                if (const auto cost = cost_of(going_, rates_, from_, {mesh_.point(node)}))
                    starts_.push_back({node, *cost});
            if (!starts_.empty()) break;
        }
        for (const std::int32_t rings : {1, 3}) {
            for (const std::int32_t node : mesh_.around(to_, rings))
                if (const auto cost = cost_of(going_, rates_, mesh_.point(node), {to_}))
                    ends_.push_back({node, *cost});
            if (!ends_.empty()) break;
        }
    }

    // No way is shorter than its longer side, nor than both by the root of a half, 181 / 256.
    std::int64_t least_cost(Point p) const
    {
        const std::int64_t x = std::abs(across(p, to_));
        const std::int64_t y = std::abs(along(p, to_));
        const std::int64_t least = std::max(std::max(x, y), (x + y) * 181 / 256);
        return least * std::min(rates_.road, rates_.country).tenths;
    }

    void reach(std::int32_t node, std::int64_t cost, std::int32_t before)
    {
        const auto index = static_cast<std::size_t>(node);
        if (cost >= costs_[index]) return;
        costs_[index] = cost;
        before_[index] = before;
        const std::int64_t at_least = cost + least_cost(mesh_.point(node));
        if (at_least >= bound_) return;
        heap_.push_back({at_least, cost, node});
        std::push_heap(heap_.begin(), heap_.end());
    }

    // The nodes of the cheapest way, or none.
    std::vector<std::int32_t> cheapest()
    {
        costs_.assign(static_cast<std::size_t>(mesh_.size()), never);
        before_.assign(costs_.size(), -1);
        heap_.clear();
        for (const End start : starts_) reach(start.node, start.cost, -1);

        End best{-1, bound_};
        while (!heap_.empty() && heap_.front().at_least < best.cost) {
            const Waiting next = heap_.front();
            std::pop_heap(heap_.begin(), heap_.end());
            heap_.pop_back();
            const std::int64_t cost = next.cost;
            if (cost > costs_[static_cast<std::size_t>(next.node)]) continue;  // out of date

            for (const End end : ends_)
                if (end.node == next.node && cost + end.cost < best.cost)
                    best = {next.node, cost + end.cost};
            mesh_.neighbours(next.node, [&](std::int32_t to, const Legs& legs) {
                if (barred_.empty() || !is_barred(next.node, to))
                    reach(to, cost + legs.cost(rates_), next.node);
            });
        }
        return best.node < 0 ? std::vector<std::int32_t>{} : traced(best.node);
    }

    std::vector<std::int32_t> traced(std::int32_t node) const
    {
        std::vector<std::int32_t> nodes;
        for (; node >= 0; node = before_[static_cast<std::size_t>(node)]) nodes.push_back(node);
        std::reverse(nodes.begin(), nodes.end());
        return nodes;
    }

    using Pair = std::pair<std::int32_t, std::int32_t>;
    static Pair between(std::int32_t a, std::int32_t b) { return std::minmax(a, b); }
    bool is_barred(std::int32_t a, std::int32_t b) const
    {
        return std::find(barred_.begin(), barred_.end(), between(a, b)) != barred_.end();
    }

    std::vector<std::size_t> needed(const std::vector<Point>& corners,
                                    const std::vector<std::size_t>& of) const;
    // The way by some nodes, straightened, as it is walked. Or bars what cannot be.
    std::optional<Found> walked(const std::vector<std::int32_t>& nodes);
    Path tightened(Path path) const;

    const Going& going_;
    const Mesh& mesh_;
    Rates rates_;
    Point from_;
    Point to_;
    std::int64_t bound_;
    std::vector<End> starts_{};
    std::vector<End> ends_{};
    std::vector<std::int64_t> costs_{};
    std::vector<std::int32_t> before_{};
    std::vector<Waiting> heap_{};
    std::vector<Pair> barred_{};
};

// Those of the corners without which the way would cost more. The first and the last are kept.
std::vector<std::size_t> Search::needed(const std::vector<Point>& corners,
                                        const std::vector<std::size_t>& of) const
{
    std::vector<std::size_t> kept{of.front()};
    std::int64_t cost = 0;  // of the straight way from the last kept to the one before `next`
    for (std::size_t i = 1; i < of.size(); ++i) {
        const Point before = corners[of[i - 1]];
        const Point next = corners[of[i]];
        const auto leg = mesh_.way(before, next);
        if (kept.back() != of[i - 1]) {
            const auto straight = mesh_.way(corners[kept.back()], next);
            if (leg && straight && straight->cost(rates_) <= cost + leg->cost(rates_)) {
                cost = straight->cost(rates_);
                continue;
            }
            kept.push_back(of[i - 1]);
        }
        cost = leg ? leg->cost(rates_) : 0;
    }
    kept.push_back(of.back());
    return kept;
}

std::optional<Found> Search::walked(const std::vector<std::int32_t>& nodes)
{
    std::vector<Point> corners{from_};
    for (const std::int32_t node : nodes) corners.push_back(mesh_.point(node));
    corners.push_back(to_);
    std::vector<std::size_t> kept(corners.size());
    std::iota(kept.begin(), kept.end(), std::size_t{0});
    for (std::size_t before = 0; before != kept.size();) {
        before = kept.size();
        kept = needed(corners, kept);
    }

    Path path;
    const std::size_t barred = barred_.size();
    const auto walk = [&](std::size_t i, std::size_t j) {
        const Track leg(corners[i], {corners[j]});
        if (going_.open(leg) < leg.whole()) return false;
        path.push_back(corners[j]);
        return true;
    };
    for (std::size_t i = 1; i < kept.size(); ++i) {
        if (walk(kept[i - 1], kept[i])) continue;
        for (std::size_t j = kept[i - 1] + 1; j <= kept[i]; ++j)
            if (!walk(j - 1, j) && j > 1 && j <= nodes.size())
                barred_.push_back(between(nodes[j - 2], nodes[j - 1]));
    }
    if (barred_.size() != barred) return std::nullopt;
    path = tightened(std::move(path));
    const auto cost = cost_of(going_, rates_, from_, path);
    return cost ? std::optional(Found{path, *cost}) : std::nullopt;
}

// On a mesh banks are wider than they are. Where it saw none but wet ways past a corner, the ground
// itself may have a dry one.
Path Search::tightened(Path path) const
{
    Point before = from_;
    for (std::size_t i = 0; i + 1 < path.size();) {
        const Point next = path[i + 1];
        const bool looked_wet = !mesh_.way(before, next);
        const auto straight = looked_wet ? cost_of(going_, rates_, before, {next}) : std::nullopt;
        if (straight && *straight <= cost_of(going_, rates_, before, {path[i], next}))
            path.erase(path.begin() + static_cast<std::ptrdiff_t>(i));
        else
            before = path[i++];
    }
    return path;
}

std::optional<Found> cheapest_way(const Going& going, const Mesh& mesh, Rates rates, Point from,
                                  Point to, std::int64_t bound)
{
    return Search(going, mesh, rates, from, to, bound).way();
}

}  // namespace galloper
