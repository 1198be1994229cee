#pragma once

#include <string>

#include "common/rulesets/land_and_freedom/counsel.h"
#include "common/rulesets/land_and_freedom/offering.h"

// What the parts of a forecast of orders share: forecast_orders.cpp and forecast_way.cpp.
namespace galloper::land_and_freedom {

struct Foreseeing {
    const Known& known;
    const Lie& lie;
    const KnownBase& base;
    Forecast& forecast;

    const BaseOrder* draft() const { return draft_of(known, base.id); }
    Footprint stands() const { return footprint_of(known, base); }
};

inline std::string counted(int many, const char* one, const char* more)
{
    return std::to_string(many) + ' ' + (many == 1 ? one : more);
}

// By what everybody can see of it. [LAF-51]
inline bool could_fire_out_of_turn(const KnownBase& enemy)
{
    return fires_directly(enemy.arm) && !enemy.moved && !enemy.fired && !enemy.by_truck &&
           !enemy.aboard;
}

// How far a way leads one base (a truck with whom it takes up), or all of a unit side by side, and
// who could fire at them.
void foresee_way(const Foreseeing& f, const Path& way, const std::vector<PieceId>& load = {});
void foresee_unit(const Foreseeing& f, const Path& way);

}  // namespace galloper::land_and_freedom
