// Chapters that are still to be written, so that the others can be tested: whatever is written
// takes the place of its line here.

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/rules.h"
#include "common/rulesets/land_and_freedom/view.h"

#define UNWRITTEN __attribute__((weak))
#define STOP throw Broken("not written yet")

namespace galloper::land_and_freedom {

UNWRITTEN void take_order(Step&, Desk&, const Action&) { STOP; }
UNWRITTEN void go(Step&, int) { STOP; }
UNWRITTEN void run_on(Step&) { STOP; }
UNWRITTEN void set_out(Step&, PieceId, const Path&) { STOP; }
UNWRITTEN void walk(Step&) { STOP; }
UNWRITTEN void haul(Step&, PieceId, const deeds::Haul&) { STOP; }
UNWRITTEN void set_down(Step&, PieceId) { STOP; }
UNWRITTEN void react_to_mover(Step&) { STOP; }
UNWRITTEN void settle_window(Step&) { STOP; }
UNWRITTEN void look_again(Step&, PieceId) {}
UNWRITTEN void look_everywhere(State&) {}
UNWRITTEN bool can_fire_defensively(const State&, const Base& base)
{
    return !base.moved && !base.fired && !base.by_truck && !base.aboard;
}
UNWRITTEN FireAt fire_order_of(const State&, const Base&) { STOP; }
UNWRITTEN bool can_stand(const State&, const Lie&, const Base&, Point, Facing) { STOP; }
UNWRITTEN void put(State& state, PieceId id, Point at, Facing facing)
{
    state.base(id).at = at;
    state.base(id).facing = facing;
}
UNWRITTEN void offer_orders(const Known&, const Lie&, const Desk&, std::vector<Offer>&) { STOP; }
UNWRITTEN void offer_level(const Known&, const Lie&, const Desk&, std::vector<Offer>&) { STOP; }
UNWRITTEN void offer_fire_orders(const Known&, const Lie&, const Desk&, std::vector<Offer>&)
{
    STOP;
}
UNWRITTEN void offer_window(const Known&, const Lie&, std::vector<Offer>&) { STOP; }
UNWRITTEN bool foresee_orders(const Known&, const Lie&, const Action&, Forecast&) { STOP; }
UNWRITTEN int merit_of_orders(const Known&, const Lie&, const Desk&, const Action&) { STOP; }

}  // namespace galloper::land_and_freedom
