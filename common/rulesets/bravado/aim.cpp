// [BRV-31] to [BRV-33]: guns aim, once in a turn. A gun that returns a light machine gun's fire
// does no more than hold it in its cone: the team throws as any other that does not move there.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

namespace {

// A team as a gun reckons with it.
struct Counted {
    PieceId team{};
    Point at{};             // where it counts
    std::int64_t far = 0;   // squared, from where it stands
    bool sets_out = false;  // and so is a target
};

// The first point of the way at which the gun could be laid on the team; its start if that will do.
std::optional<Point> first_engaged(const State& state, const Gun& gun, const Team& team,
                                   const Path& way)
{
    if (can_engage(state, gun, team.at)) return team.at;
    if (!within(gun.at, team.at, cone_reach + length(team.at, way))) return {};
    const Track track(team.at, way);
    const auto at = track.first(Length{}, track.whole(),
                                [&](Point point) { return can_engage(state, gun, point); });
    return at ? std::optional(track.at(*at)) : std::nullopt;
}

// Movers count where they can first be engaged, the others where they stand.
std::vector<Counted> counted_by(const State& state, const Gun& gun)
{
    std::vector<Counted> all;
    for (const Team& team : state.teams) {
        const Order* order = state.order_of(team.id);
        const Path* way = order && !team.pinned ? way_of(order->deed) : nullptr;
        const std::int64_t far = squared_distance(gun.at, team.at);
        if (const auto at = way ? first_engaged(state, gun, team, *way) : std::nullopt)
            all.push_back({team.id, *at, far, true});
        else if (can_engage(state, gun, team.at))
            all.push_back({team.id, team.at, far, false});
    }
    return all;
}

// The nearest of those that pass, by where they stand now; a throw decides between equals. [GEN-8]
template <class Test>
std::optional<Counted> nearest(Step& step, const Gun& gun, const std::vector<Counted>& all,
                               Test passes)
{
    std::vector<PieceId> ids;
    std::int64_t least = 0;
    for (const Counted& counted : all) {
        if (!passes(counted) || (!ids.empty() && counted.far > least)) continue;
        if (!ids.empty() && counted.far < least) ids.clear();
        least = counted.far;
        ids.push_back(counted.team);
    }
    if (ids.empty()) return {};
    const PieceId chosen = decide(step, ids, {"which target", gun.id});
    return *std::find_if(all.begin(), all.end(),
                         [chosen](const Counted& counted) { return counted.team == chosen; });
}

// Direct fire draws the cone; covering fire only by the house rule. [BRV-32]
bool draws_the_cone(const State& state, const Gun& gun, const Counted& counted)
{
    const Team& team = state.team(counted.team);
    const Order* order = state.order_of(counted.team);
    if (!order || team.pinned || team.arm != Arm::Lmg) return false;
    if (const auto* fire = std::get_if<deeds::DirectFire>(&order->deed)) return fire->gun == gun.id;
    const auto* covering = std::get_if<deeds::CoveringFire>(&order->deed);
    return covering && covering->gun == gun.id && state.settings.drawn_by == DrawnBy::Any;
}

// Directions that bring the same teams into the cone are one choice, and the smallest swing stands
// for it. [GEN-21]
std::vector<questions::Aim::Direction> directions_of(const Aiming& aiming,
                                                     const std::vector<Counted>& all)
{
    std::vector<questions::Aim::Direction> directions;
    for (const Facing facing : aims(aiming)) {
        questions::Aim::Direction direction{facing, {}};
        for (const Counted& counted : all)
            if (in_cone(aiming.muzzle, facing, counted.at))
                direction.covers.push_back(counted.team);
        const auto same = [&](const questions::Aim::Direction& other) {
            return other.covers == direction.covers;
        };
        if (std::none_of(directions.begin(), directions.end(), same))
            directions.push_back(std::move(direction));
    }
    return directions;
}

Aiming aiming_at(const State& state, const Gun& gun, const Counted& target)
{
    return {gun.at, gun.front, state.settings.traverse, gun.aim, target.at, {}};
}

}  // namespace

void aim_at(Step& step, PieceId id, Facing facing)
{
    Gun& gun = step.state.gun(id);
    if (gun.aim == facing) return;
    gun.aim = facing;
    std::vector<PieceId> about{id};
    std::string text = "{} swings its cone";
    for (const Team& team : step.state.teams)
        if (covers(step.state, gun, team.at)) {
            text += about.size() == 1 ? " over {}" : " and {}";
            about.push_back(team.id);
        }
    say(step, text + ".", about, "BRV-31");
}

void aim_gun(Step& step, PieceId id)
{
    const Gun& gun = step.state.gun(id);
    if (gun.state != GunState::Firing) return;
    const std::vector<Counted> all = counted_by(step.state, gun);
    const auto drawn = nearest(step, gun, all, [&](const Counted& counted) {
        return draws_the_cone(step.state, gun, counted);
    });
    if (drawn) {
        say(step, "{} turns on {}, which fires at it.", {id, drawn->team}, "BRV-32");
        return aim_at(step, id, aimed(aiming_at(step.state, gun, *drawn)));
    }
    const auto target =
        nearest(step, gun, all, [](const Counted& counted) { return counted.sets_out; });
    if (!target) return;  // no target: the cone stays

    Aiming aiming = aiming_at(step.state, gun, *target);
    for (const Counted& counted : all)
        if (counted.team != target->team) aiming.others.push_back(counted.at);
    auto directions = directions_of(aiming, all);
    if (chooses_aim(step.state.settings.defence) && directions.size() > 1)
        return ask(step, questions::Aim{id, std::move(directions)});
    aim_at(step, id, directions.front().facing);
}

}  // namespace galloper::bravado
