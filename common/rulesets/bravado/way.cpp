// [BRV-14], [BRV-35], [BRV-36], [BRV-59b]: walking the way of a halted move, point by point, and
// what is met on it. The order of what is due at one point is that of GEN-11.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

// A team may not leave the table: its way ends at the edge. [BRV-59b]
static Length whole_on_table(const State& state, const Halt& halt, const Track& track)
{
    const auto holds = [&](Point at) { return state.table.holds(at); };
    if (std::all_of(halt.way.begin(), halt.way.end(), holds)) return track.whole();
    const auto off =
        track.first(Length{}, track.whole(), [&](Point at) { return !state.table.holds(at); });
    return off ? std::max(*off - Length{1}, Length{}) : track.whole();
}

// A declared move may be shortened and never extended. [BRV-14]
Length limit_of(const State& state, const Halt& halt)
{
    const Track track(halt.from, halt.way);
    // Who cannot move at all gets nothing from covering fire. [BRV-46]
    const Length rate = halt.bare_rate > Length{} ? halt.bare_rate + halt.covering : Length{};
    Length limit = std::min(whole_on_table(state, halt, track), rate);
    if (halt.will_stop) limit = std::min(limit, *halt.will_stop);
    return limit;
}

// Whoever comes near enough to a gun that is not out is on its position and fights. [BRV-63]
static void meet_positions(const State& state, Point at, std::vector<Due>& due)
{
    for (const Gun& gun : state.guns)
        if (gun.state != GunState::Out && within(gun.at, at, on_the_position))
            due.push_back({DueKind::Assault, gun.id});
}

// A walker's points are rounded, so whoever walks along the very edge of a cone, which a gun that
// swings no farther than it must often gives him, seems to step out of it and in again. He has left
// it only where no point a tenth of a millimetre away lies in it either. [BRV-28]
static bool has_left(const State& state, const Gun& gun, Point at)
{
    for (const std::int32_t x : {-1, 0, 1})
        for (const std::int32_t y : {-1, 0, 1})
            if (covers(state, gun, {at.x + Length{x}, at.y + Length{y}})) return false;
    return true;
}

// Entering a cone or another band of it. Who leaves and comes back enters anew. [BRV-35]
static void meet_cones(const State& state, std::vector<Inside>& inside, Point at,
                       std::vector<Due>& due)
{
    for (const Gun& gun : state.guns) {
        const auto known = std::find_if(inside.begin(), inside.end(),
                                        [&](const Inside& in) { return in.gun == gun.id; });
        if (!covers(state, gun, at)) {
            if (known != inside.end() && has_left(state, gun, at)) inside.erase(known);
            continue;
        }
        const Band band = *band_at(gun.at, at);
        if (known == inside.end()) {
            inside.push_back({gun.id, band});
            due.push_back({DueKind::Enter, gun.id});
        } else if (known->band != band) {
            known->band = band;
            due.push_back({DueKind::Band, gun.id});
        }
    }
}

static bool has_been_tested(const Halt& halt, PieceId gun)
{
    return std::find(halt.tested.begin(), halt.tested.end(), gun) != halt.tested.end();
}

// [GEN-11] Contact, then cones, then what is revealed, then reactions.
std::vector<Due> met_at(const State& state, const Halt& halt, std::vector<Inside>& inside, Point at)
{
    std::vector<Due> due;
    meet_positions(state, at, due);
    meet_cones(state, inside, at, due);
    for (const Card& card : state.cards)  // [BRV-23]
        if (!card.turned && within(card.at, at, turned_within))
            due.push_back({DueKind::Turn, card.id});
    for (const Gun& gun : state.guns)  // [BRV-60]
        if (gun.state == GunState::Silenced && within(gun.at, at, reopens_within) &&
            !has_been_tested(halt, gun.id))
            due.push_back({DueKind::Reopen, gun.id});
    return due;
}

std::optional<Length> first_in_cone(const State& state, const Halt& halt, const Gun& gun, Length to)
{
    if (gun.state != GunState::Firing || !within(gun.at, halt.from, cone_reach + to)) return {};
    const Track track(halt.from, halt.way);
    return track.first(Length{}, std::min(to, track.whole()),
                       [&](Point at) { return covers(state, gun, at); });
}

// The guns whose cones the mover could reach at all before `to`.
static bool could_meet_a_cone(const State& state, Point at, Length way)
{
    return std::any_of(state.guns.begin(), state.guns.end(), [&](const Gun& gun) {
        return gun.state == GunState::Firing && within(gun.at, at, cone_reach + way);
    });
}

std::optional<Foreseen> foreseen(const State& state, const Halt& halt)
{
    const Length to = limit_of(state, halt);
    const Track track(halt.from, halt.way);
    if (to <= halt.gone || !could_meet_a_cone(state, track.at(halt.gone), to - halt.gone))
        return {};
    std::vector<Inside> inside = halt.inside;
    std::vector<Due> due;
    const auto at = track.first(halt.gone, to, [&](Point point) {
        meet_cones(state, inside, point, due);
        return !due.empty();
    });
    if (!at) return {};
    return Foreseen{*at, due.front().gun};
}

std::optional<PieceId> gun_at_end(const State& state, const Path& way)
{
    for (const Gun& gun : state.guns)
        if (!way.empty() && gun.state != GunState::Out &&
            within(gun.at, way.back(), on_the_position))
            return gun.id;
    return {};
}

}  // namespace galloper::bravado
