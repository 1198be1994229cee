// [BRV-13] to [BRV-22], [BRV-39], [BRV-68], [BRV-70]: setting out, and the dice for it.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/assault.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

static TwoDice dice_in(const Team& team, const MoveThrow& thrown)
{
    return {dice_of(team.troops), thrown.faces[0], thrown.faces[1]};
}

// [BRV-15]
static MoveThrow throw_dice(Step& step, const Team& team)
{
    const TwoDice dice = throw_two(step.dice, {"movement", team.id}, dice_of(team.troops));
    return {.faces = {dice.first, dice.second}, .excess = excess(team.bravado, dice.sum())};
}

static void tell(Step& step, const Team& team, const MoveThrow& thrown, bool under_fire)
{
    const TwoDice dice = dice_in(team, thrown);
    const std::string far = std::to_string(rate(team.bravado, dice.sum())) + " inches";
    const std::string verdict =
        under_fire && thrown.excess > 0
            ? far + ", and " + std::to_string(thrown.excess) + " Bravado is lost for good"
            : far;
    const Throw shown_as{
        "movement",         shown(dice),       {}, dice.sum(), to_move(team.bravado).words(),
        "up to " + verdict, thrown.excess == 0};
    say(step, under_fire ? "{} throws for its movement under fire." : "{} throws for its movement.",
        {team.id}, under_fire ? "BRV-21" : "BRV-15", {shown_as});
}

// The excess is lost for good, by a leader on the move with the team too. [BRV-20] [BRV-50]
static void count_under_fire(Step& step, PieceId id, MoveThrow& thrown, PieceId gun)
{
    thrown.gun = gun;
    thrown.under_fire = true;
    if (thrown.excess == 0) return;
    for (Leader& leader : step.state.leaders)
        if (leader.team == id) leader.bravado = lowered(leader.bravado, thrown.excess);
    lose_bravado(step, id, thrown.excess);
}

// Outside every cone an odd double costs a figure, at once. [BRV-16] [BRV-17]
static void take_odd_double(Step& step, const Team& team, MoveThrow& thrown)
{
    if (!dice_in(team, thrown).is_odd_double(step.state.settings.avd_double)) return;
    thrown.double_taken = true;
    say(step, "{} has thrown an odd double.", {team.id}, "BRV-17");
    take_casualty(step, team.id);
}

static bool has_thrown_for(const Halt& halt, PieceId gun)
{
    return std::any_of(halt.throws.begin(), halt.throws.end(),
                       [gun](const MoveThrow& thrown) { return thrown.gun == gun; });
}

// Of the cones without a throw yet the first that the way, cut at the rate so far, touches; of two
// at one point that of the nearer gun, and between equals a throw decides. What covering fire adds
// does not count. [BRV-21] [BRV-68] [BRV-70] [GEN-8]
static std::optional<PieceId> next_cone(Step& step, const Halt& halt)
{
    using Near = std::pair<Length, std::int64_t>;  // along the way, then from the gun
    const Track track(halt.from, halt.way);
    std::optional<Near> least;
    std::vector<PieceId> first;
    for (const Gun& gun : step.state.guns) {
        if (has_thrown_for(halt, gun.id)) continue;
        const Length to = least ? least->first : halt.bare_rate;
        const auto at = first_in_cone(step.state, halt, gun, to);
        if (!at) continue;
        const Near near{*at, squared_distance(gun.at, track.at(*at))};
        if (least && near > *least) continue;
        if (least && near < *least) first.clear();
        least = near;
        first.push_back(gun.id);
    }
    if (first.empty()) return std::nullopt;
    return decide(step, first, {"which cone comes first", halt.team});
}

void throw_under_fire(Step& step, PieceId gun)
{
    Halt& halt = *step.state.halt;
    const PieceId id = halt.team;
    if (has_thrown_for(halt, gun)) return;
    MoveThrow& first = halt.throws.front();
    if (!first.gun) {
        say(step, "The movement dice of {} now count as thrown under fire.", {id}, "BRV-26");
        return count_under_fire(step, id, first, gun);
    }
    const Team& team = step.state.team(id);
    MoveThrow more = throw_dice(step, team);
    halt.bare_rate =
        std::min(halt.bare_rate, inches(rate(team.bravado, dice_in(team, more).sum())));
    tell(step, team, more, true);
    count_under_fire(step, id, more, gun);
    halt.throws.push_back(more);
}

// The largest of what is given against the guns whose cones the way touches at the bare rate.
// [BRV-46] [BRV-70]
static Length covering_for(const State& state, const Halt& halt)
{
    int most = 0;
    for (const Covering& covering : state.covering)
        if (first_in_cone(state, halt, state.gun(covering.gun), halt.bare_rate))
            most = std::max(most, covering.inches);
    return inches(most);
}

// One throw for each cone on the way, or the ordinary one. [BRV-39]
static void throw_for_movement(Step& step, Halt& halt)
{
    const Team& team = step.state.team(halt.team);
    halt.throws.push_back(throw_dice(step, team));
    MoveThrow& first = halt.throws.front();
    halt.bare_rate = inches(rate(team.bravado, dice_in(team, first).sum()));
    const auto cone = next_cone(step, halt);
    tell(step, team, first, cone.has_value());
    if (!cone) return take_odd_double(step, team, first);

    count_under_fire(step, team.id, first, *cone);
    for (auto more = next_cone(step, halt); more; more = next_cone(step, halt))
        throw_under_fire(step, *more);
}

// Where it starts in a cone the casualty of a double falls at once; a cone that it starts in asks
// for no test, unless the gun has opened fire again in this turn. [BRV-35] [BRV-36] [BRV-61]
static void stand_in_cones(const State& state, Halt& halt)
{
    for (const PieceId id : cones_over(state, halt.from)) {
        const Gun& gun = state.gun(id);
        halt.due.push_back({DueKind::Double, id});
        if (gun.reopened_in != state.turn) halt.inside.push_back({id, *band_at(gun.at, halt.from)});
    }
}

void begin_move(Step& step, PieceId id, const Path& way, bool from_cover)
{
    const Team& team = step.state.team(id);
    const auto gun = gun_at_end(step.state, way);
    const bool assaults = from_cover && gun && team.arm != Arm::Lmg &&
                          in_assault_reach(team.at, step.state.gun(*gun).at, team.bravado);
    step.state.halt =
        Halt{.team = id, .from = team.at, .way = way, .assaults_from_cover = assaults};
    Halt& halt = *step.state.halt;
    throw_for_movement(step, halt);
    if (!step.state.find_team(id)) return;  // walk() finds it gone and clears up

    halt.covering = halt.bare_rate > Length{} ? covering_for(step.state, halt) : Length{};
    stand_in_cones(step.state, halt);
    if (foreseen(step.state, halt)) halt.due.insert(halt.due.begin(), {DueKind::SetOut, {}});
}

// A team without the nerve to leave its cover has done its deed all the same. [BRV-13] [BRV-44]
void set_out(Step& step, PieceId id)
{
    Team& team = step.state.team(id);
    const Order* order = step.state.order_of(id);
    const Path* way = order ? way_of(order->deed) : nullptr;
    check(way != nullptr, "a team sets out that was not ordered to");
    team.acted = true;
    const bool from_cover = team.in_cover;
    if (team.pinned) return;  // [BRV-45]
    if (!from_cover || leaves_cover(step, id, false)) begin_move(step, id, *way, from_cover);
}

}  // namespace galloper::bravado
