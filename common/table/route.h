#pragma once

#include <array>
#include <optional>

#include "common/table/mesh.h"

// The way that takes the least time over roads and country, for whoever rides without being led:
// impassable ground is passed at its crossings alone. [LAF-24, LAF-33]
namespace galloper {

// The ways over one table, made ready to be asked several times: for the length of a step, say.
// Keeps a copy of the going.
class Routes {
public:
    Routes(Going going, Area table);

    // From one point to another: the corners after `from`, the last being `to`. Nothing if none is
    // found, or if one of them does not lie on the table.
    //
    // It is looked for over points four centimetres apart, and if there is none by these two
    // centimetres apart; another may be a little quicker. What is given can be walked to its end
    // (see Going::open), and is the straight line unless it costs less. Which of equally quick ways
    // it is goes by the direction of the march: from a table turned half about one gets the same
    // way, turned half about, so neither side has a better one.
    std::optional<Path> quickest(Rates rates, Point from, Point to);

private:
    // The ground as it lies, or turned half about: searches go upwards, or to the right.
    struct Ground {
        Going going{};
        std::optional<Mesh> coarse{};
        std::optional<Mesh> fine{};
    };
    std::optional<Path> search(Ground& ground, Rates rates, Point from, Point to) const;

    Area table_{};
    std::array<Ground, 2> grounds_{};  // as it lies, and turned
};

std::optional<Path> quickest(const Going& going, Area table, Rates rates, Point from, Point to);

}  // namespace galloper
