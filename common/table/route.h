#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "common/table/going.h"

// The way that takes the least time over roads and country, for whoever rides without being led:
// impassable ground is passed at its crossings alone. [LAF-24, LAF-33]
namespace galloper {

// The ways over one table, made ready to be asked several times. A plain value for the length of a
// step; it keeps a copy of the going.
class Routes {
public:
    Routes(Going going, Area table);

    // From one point of the table to another: the corners after `from`, the last being `to`. A
    // straight line where nothing better is found. Nothing if there is no way.
    //
    // It looks at points four centimetres apart, so another way may be a little quicker; what it
    // gives can be walked to its end, and never costs more than the straight line if that can be
    // walked. Equal ways are decided by the line of march and not by the table: turned half about,
    // the same ground gives the same way.
    std::optional<Path> quickest(Rates rates, Point from, Point to) const;

private:
    Going going_{};
    Area table_{};
};

std::optional<Path> quickest(const Going& going, Area table, Rates rates, Point from, Point to);

}  // namespace galloper
