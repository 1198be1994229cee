#include "common/rulesets/land_and_freedom/measures.h"

#include "common/rulesets/land_and_freedom/measuring.h"

namespace galloper::land_and_freedom {

namespace {

// What measuring.h asks for, of the truth.
struct Truth {
    const State& state;
    const std::vector<Base>& bases() const { return state.bases; }
    const Base* find_base(PieceId id) const { return state.find_base(id); }
    const Formation* find_formation(int number) const { return state.find_formation(number); }
    bool commands_by_reach() const { return state.settings.command_radius == CommandRadius::Reach; }
};

}  // namespace

Point place_of(const State& state, const Base& base)
{
    return measuring::place_of(Truth{state}, base);
}
Footprint footprint_of(const State& state, const Base& base)
{
    return measuring::footprint_of(Truth{state}, base);
}
Length between(const State& state, const Base& a, const Base& b)
{
    return gap(footprint_of(state, a), footprint_of(state, b));
}
bool within_reach(const State& state, const Base& a, const Base& b, Length reach)
{
    return in_range(footprint_of(state, a), footprint_of(state, b), reach);
}
const Formation* unit_of(const State& state, const Base& base)
{
    return measuring::unit_of(Truth{state}, base);
}
std::vector<PieceId> bases_of(const State& state, int formation)
{
    return measuring::bases_of(Truth{state}, formation);
}
std::optional<PieceId> seat_of_command(const State& state, int formation)
{
    return measuring::seat_of_command(Truth{state}, formation, std::nullopt);
}
std::optional<PieceId> seat_of_command(const State& state, int formation, Point from)
{
    return measuring::seat_of_command(Truth{state}, formation, from);
}
bool in_command(const State& state, const Base& base)
{
    return measuring::in_command(Truth{state}, base);
}
bool sees(const State& state, const Lie& lie, const Base& from, const Base& to)
{
    return lie.sight.clear(place_of(state, from), place_of(state, to));
}
bool in_cover(const State& state, const Lie& lie, const Base& base)
{
    return base.entrenched || lie.cover.hold(place_of(state, base));
}
bool is_built_up(const State& state, const Lie& lie, const Base& base)
{
    return lie.built_up.hold(place_of(state, base));
}
bool in_a_trench(const State& state, const Lie& lie, const Base& base)
{
    return base.entrenched || lie.trenches.hold(place_of(state, base));
}

}  // namespace galloper::land_and_freedom
