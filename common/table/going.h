#pragma once

#include <cstdint>
#include <vector>

#include "common/table/path.h"

// Movement that is quicker on roads than off them: the shares of a move's allowance that are used
// on each add to 1. It is charged by place, so that stopping and resuming cannot change what a way
// costs. [LAF-32]
namespace galloper {

// Outlines that are asked about together, edges included.
class Patches {
public:
    Patches() = default;
    explicit Patches(std::vector<Polygon> outlines);

    bool hold(Point p) const;
    // Whether some outline comes within a tenth of a millimetre of the straight way from a to b. If
    // none does, all points along it, however rounded, are held or none is. May say yes of what
    // passes close by.
    bool border_along(Point a, Point b) const;
    const std::vector<Polygon>& outlines() const { return outlines_; }
    bool empty() const { return outlines_.empty(); }

private:
    std::vector<Polygon> outlines_{};
    std::vector<Area> bounds_{};  // by outline
};

// How the ground of one table is to be walked. All that is neither road nor impassable is country.
class Going {
public:
    Going() = default;
    // Crossings (bridges and fords) make impassable ground passable; one that a road covers is road
    // too. [LAF-33]
    Going(std::vector<Polygon> roads, std::vector<Polygon> impassable,
          std::vector<Polygon> crossings);

    bool on_road(Point p) const { return roads_.hold(p); }
    bool passable(Point p) const { return !impassable_.hold(p) || crossings_.hold(p); }

    // The greatest whole distance that a walker who has come to `from` gets along his track before
    // impassable ground. Whoever stands in it already may walk out of it, where his track leads
    // out, and not into it again.
    Length open(const Track& track, Length from = {}) const;

    const Patches& roads() const { return roads_; }
    const Patches& impassable() const { return impassable_; }
    const Patches& crossings() const { return crossings_; }

private:
    Patches roads_{};
    Patches impassable_{};
    Patches crossings_{};
};

// How far a whole allowance goes on a road, and how far over country; neither below a tenth of a
// millimetre. The whole is counted in road * country units, of which a tenth of a millimetre on a
// road costs `country` and one over country costs `road`: whole numbers whatever the two are.
struct Rates {
    Length road{};
    Length country{};
    friend constexpr bool operator==(Rates, Rates) = default;

    constexpr std::int64_t whole() const { return std::int64_t{road.tenths} * country.tenths; }
    constexpr std::int64_t cost(Length way, bool on_road) const
    {
        return std::int64_t{way.tenths} * (on_road ? country : road).tenths;
    }
};

// What a track costs by place. It is looked at millimetre by millimetre from its start: each is
// road if its middle lies on a road, and country if not.
class Way {
public:
    Way(const Track& track, const Going& going);

    // From the start to a distance, in units of which Rates::whole() are a whole allowance.
    std::int64_t cost(Length gone, Rates rates) const;

    // The greatest whole distance for which the part beyond `from` costs no more than `share`, and
    // not below `from`.
    Length affordable(Length from, std::int64_t share, Rates rates) const;

private:
    struct Run {
        Length end{};  // of a stretch of one kind; the last is the track's
        bool road = false;
    };
    std::vector<Run> runs_{};
};

// The greatest whole distance along the track that does not lead into impassable ground and whose
// part beyond `from` a share of the allowance pays for: rates.whole() less what this move has cost
// already. Not below `from`.
Length affordable(const Track& track, Rates rates, const Going& going, Length from,
                  std::int64_t share);
// With the whole allowance, from the start.
Length affordable(const Track& track, Rates rates, const Going& going);

}  // namespace galloper
