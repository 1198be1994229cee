#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/measuring.h"

namespace galloper::land_and_freedom {

namespace {

// What measuring.h asks for, of what a viewer knows.
struct InView {
    const Known& known;
    const std::vector<KnownBase>& bases() const { return known.bases; }
    const KnownBase* find_base(PieceId id) const { return known.find_base(id); }
    const KnownFormation* find_formation(int number) const { return known.find_formation(number); }
    bool commands_by_reach() const { return known.settings.command_radius == CommandRadius::Reach; }
};

}  // namespace

Point place_of(const Known& known, const KnownBase& base)
{
    return measuring::place_of(InView{known}, base);
}
Footprint footprint_of(const Known& known, const KnownBase& base)
{
    return measuring::footprint_of(InView{known}, base);
}
Length between(const Known& known, const KnownBase& a, const KnownBase& b)
{
    return gap(footprint_of(known, a), footprint_of(known, b));
}
bool within_reach(const Known& known, const KnownBase& a, const KnownBase& b, Length reach)
{
    return in_range(footprint_of(known, a), footprint_of(known, b), reach);
}
const KnownFormation* unit_of(const Known& known, const KnownBase& base)
{
    return measuring::unit_of(InView{known}, base);
}
std::vector<PieceId> bases_of(const Known& known, int formation)
{
    return measuring::bases_of(InView{known}, formation);
}
std::optional<PieceId> seat_of_command(const Known& known, int formation)
{
    return measuring::seat_of_command(InView{known}, formation, std::nullopt);
}
std::optional<PieceId> seat_of_command(const Known& known, int formation, Point from)
{
    return measuring::seat_of_command(InView{known}, formation, from);
}
bool in_command(const Known& known, const KnownBase& base)
{
    return measuring::in_command(InView{known}, base);
}
bool sees(const Known& known, const Lie& lie, const KnownBase& from, const KnownBase& to)
{
    return lie.sight.clear(place_of(known, from), place_of(known, to));
}
bool in_cover(const Known& known, const Lie& lie, const KnownBase& base)
{
    return base.entrenched || lie.cover.hold(place_of(known, base));
}
bool is_built_up(const Known& known, const Lie& lie, const KnownBase& base)
{
    return lie.built_up.hold(place_of(known, base));
}
bool in_a_trench(const Known& known, const Lie& lie, const KnownBase& base)
{
    return base.entrenched || lie.trenches.hold(place_of(known, base));
}

const BaseOrder* draft_of(const Known& known, PieceId base)
{
    const Desk* desk = known.own_desk();
    if (!desk) return nullptr;
    for (const BaseOrder& order : desk->orders)
        if (order.base == base) return &order;
    return nullptr;
}

bool is_mine(const Known& known, const KnownBase& base)
{
    const Desk* desk = known.own_desk();
    return desk && desk->commands(base.formation);
}

}  // namespace galloper::land_and_freedom
