#include "common/table/arc.h"

namespace galloper {

// A client's facing may be as long as its numbers allow: its products with ways across a table
// outgrow 64 bits.
__extension__ typedef __int128 Wide;

// [GEN-10]
bool in_arc(Point apex, Facing facing, Spread spread, Point target)
{
    if (apex == target) return true;
    const Wide x = across(apex, target);
    const Wide y = along(apex, target);
    const Wide forward = x * facing.x + y * facing.y;
    const Wide cross = y * facing.x - x * facing.y;
    const Wide sideways = cross < 0 ? -cross : cross;
    return forward > 0 && sideways * spread.ahead <= forward * spread.aside;
}

bool holds(const Sector& sector, Point target)
{
    return within(sector.apex, target, sector.reach) &&
           in_arc(sector.apex, sector.facing, sector.spread, target);
}

}  // namespace galloper
