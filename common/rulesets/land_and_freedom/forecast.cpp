// What an action would cost and how it stands, from what its seat knows alone.

#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

Forecast forecast(const Known& known, Seat acting, const Action& action)
{
    Forecast forecast;
    const Lie lie(known.ground);
    forecast.merit = merit_of(known, lie, acting, action);
    if (verb_of(action.verb) == Verb::Resume) return forecast;
    if (!foresee_points(known, lie, action, forecast)) foresee_orders(known, lie, action, forecast);
    return forecast;
}

}  // namespace galloper::land_and_freedom
