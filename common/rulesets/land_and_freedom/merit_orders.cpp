// How much there is to be said for a unit's orders: go for ground and for the enemy by bounds,
// under cover where there is some; fire where the dice are good, all at one; close where the odds
// are.

#include <algorithm>

#include "common/rulesets/land_and_freedom/counsel.h"
#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"

namespace galloper::land_and_freedom {

namespace {

// Going stands here with orders written: what is worth less is left undone. Without any, a unit
// that has nothing to do is passed over.
constexpr int enough = 50;
constexpr int idle = 15;
constexpr int passing = 20;
constexpr int worth_a_move = 4;  // of what it betters
constexpr int worth_a_word = 8;  // of a whole unit's, or a headquarters'

struct Weighing {
    const Known& known;
    const Lie& lie;
    const Desk& desk;
    Side side{};
    std::vector<Enemy> enemies{};

    const BaseOrder* draft(PieceId base) const { return order_of(desk.orders, base); }
    const KnownFormation* unit(const KnownBase& base) const { return unit_of(known, base); }

    // Orders can be written long before, but what they are worth is seen as their level is called.
    bool is_due(const KnownBase& base) const
    {
        const KnownFormation* formation = unit(base);
        return formation && !known.to_act.empty() && known.to_act.front() == side &&
               may_go(known, *formation);
    }
};

// As it stands now: whoever has neither moved nor fired. [LAF-51] [LAF-58]
bool meets_with_fire(const KnownBase& base)
{
    return fires_directly(base.arm) && !base.moved && !base.fired && !base.by_truck;
}

// --- moving ----------------------------------------------------------------------------------

bool is_down_to_move(const BaseOrder* order)
{
    return way_of(order) || deed_of<deeds::Assault>(order);
}

// Enemies stop it before the ground does. [LAF-34]
bool is_kept_away(const Weighing& w, const Footprint& place)
{
    return std::any_of(w.enemies.begin(), w.enemies.end(), [&](const Enemy& enemy) {
        return !is_rider(enemy.base->arm) && in_range(place, enemy.stands, apart - Length{1});
    });
}

// Where it comes to, about: by quarters of the way, if enemies are in it.
Point comes_to(const Weighing& w, const KnownBase& base, const Path& way)
{
    const Footprint stands = footprint_of(w.known, base);
    const Course course(base.arm, stands.at, stands.facing, way, Length{});
    const Length gone = can_go(base.arm, course.track(), w.lie.going);
    for (int quarters = 4; quarters > 0; --quarters) {
        const Footprint place = course.footprint(Length{gone.tenths / 4 * quarters});
        if (!is_kept_away(w, place)) return place.at;
    }
    return stands.at;
}

// Who would fire at it there for having moved, four at most. [LAF-51]
int who_would_fire(const Weighing& w, Point at)
{
    int many = 0;
    for (const Enemy& enemy : w.enemies)
        if (many < 4 && meets_with_fire(*enemy.base) && within(enemy.stands.at, at, medium_range) &&
            w.lie.sight.clear(enemy.stands.at, at))
            ++many;
    return many;
}

int worth_of_way(const Weighing& w, const KnownBase& base, const Path& way)
{
    const Point to = comes_to(w, base, way);
    return better_by(w.known, w.lie, w.enemies, base, place_of(w.known, base), to) -
           who_would_fire(w, to);
}

// Guns, spotters and whoever only carries go nowhere by counsel.
bool advances(Arm arm) { return arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Tank; }

// A headquarters that was to go with its unit may be better off elsewhere.
int moving_headquarters(const Weighing& w, const KnownBase& base, const Path& way)
{
    const Footprint stands = footprint_of(w.known, base);
    const Footprint down_for = planned(base, stands, w.draft(base.id), w.lie);
    const int better =
        better_by(w.known, w.lie, w.enemies, base, down_for.at, comes_to(w, base, way));
    return better < worth_a_word ? 0 : std::min(54 + better, 66);
}

int moving(const Weighing& w, const KnownBase& base, const Path& way)
{
    if (base.arm == Arm::Headquarters) return moving_headquarters(w, base, way);
    if (is_down_to_move(w.draft(base.id)) || !advances(base.arm)) return 0;
    const int better = worth_of_way(w, base, way);
    return better < worth_a_move ? 10 : std::min(60 + better, 80);
}

// By how it serves them on average; once it is written down, single bases are seen to.
int moving_unit(const Weighing& w, const KnownBase& leader, const Path& way)
{
    const KnownFormation* unit = w.unit(leader);
    if (!unit) return 0;
    int better = 0, walkers = 0, written = 0;
    for (const KnownBase* base : acting(w.known, *unit)) {
        if (is_down_to_move(w.draft(base->id))) ++written;
        if (!can_walk(*base) || base->arm == Arm::Headquarters) continue;
        ++walkers;
        better += worth_of_way(w, *base, beside(way, leader.at, base->at, w.known.table));
    }
    if (walkers == 0 || 2 * written >= walkers) return 0;
    better /= walkers;
    return better < worth_a_word ? 10 : std::min(72 + better, 90);
}

// --- firing ----------------------------------------------------------------------------------

int effect_of_fire(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    const Footprint from = planned(base, footprint_of(w.known, base), w.draft(base.id), w.lie);
    return effect_in_100(odds_at(w.known, w.lie, base, from, target));
}

// Whoever holds ground and sees them come keeps his fire for when they are nearer: a shot of his
// own costs him the one that he would have then. [LAF-51]
bool waits_for(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    const KnownFormation* unit = w.known.find_formation(target.formation);
    const bool may_come = unit && acts(unit->level) && !unit->activated && !target.moved;
    return may_come && !is_down_to_move(w.draft(base.id)) && stands_guard(w.known, base) &&
           !within_reach(w.known, base, target, short_range);
}

// What hardly does anything is worth no order beside others.
int firing(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    if (deed_of<deeds::Fire>(w.draft(base.id))) return 0;
    if (waits_for(w, base, target)) return passing - 8;
    return std::min(enough - 3 + effect_of_fire(w, base, target) / 5, 68);
}

// All at one: a base that two have hit is gone.
int firing_unit(const Weighing& w, const KnownBase& leader, const KnownBase& target)
{
    const KnownFormation* unit = w.unit(leader);
    if (!unit) return 0;
    const Footprint there = footprint_of(w.known, target);
    int effect = 0, firers = 0;
    for (const KnownBase* base : acting(w.known, *unit)) {
        if (!may_fire(*base) || deed_of<deeds::Fire>(w.draft(base->id))) continue;
        const Footprint from =
            planned(*base, footprint_of(w.known, *base), w.draft(base->id), w.lie);
        if (!could_fire_at(*base, from, target, there, w.lie, w.known.settings.small_arms))
            continue;
        if (waits_for(w, *base, target)) continue;
        ++firers;
        effect += effect_in_100(odds_at(w.known, w.lie, *base, from, target));
    }
    if (firers < 2) return 0;
    return std::min(enough + 2 + effect / 8, 70);
}

int calling(const KnownBase& target)
{
    return (target.disordered ? 84 : 80) + (target.arm == Arm::Headquarters ? 2 : 0);
}

// --- assaulting ------------------------------------------------------------------------------

bool stands_on_an_objective(const Weighing& w, const KnownBase& target)
{
    return std::any_of(w.known.objectives.begin(), w.known.objectives.end(),
                       [&](const Objective& o) { return holds(o.outline, target.at); });
}

// In bases: what it takes with it, and the ground.
int worth_of_target(const Weighing& w, const KnownBase& target)
{
    const bool is_worth_two = target.arm == Arm::Tank || target.arm == Arm::Headquarters;
    return (is_worth_two ? 2 : 1) + (stands_on_an_objective(w, target) ? 3 : 0);
}

// How many could go in together, four at most: more find no place.
int who_could_join(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    int many = 0;
    const KnownFormation* unit = w.unit(base);
    if (!unit) return 1;
    const std::vector<Enemy> only{{&target, footprint_of(w.known, target)}};
    for (const KnownBase* other : acting(w.known, *unit))
        if (other->arm != Arm::Headquarters && !other->disordered &&
            !assailable(w.known, w.lie, *other, only).empty())
            ++many;
    return std::clamp(many, 1, 4);
}

// Whether the loss of so many bases would break the battalion. [LAF-65]
bool would_break(const Weighing& w, const KnownBase& base, int many)
{
    const KnownFormation* unit = w.unit(base);
    if (!unit || unit->level != Level::Battalion) return false;
    int left = 0;
    for (const PieceId id : bases_of(w.known, unit->number))
        if (const KnownBase* other = w.known.find_base(id);
            other && (other->arm == Arm::Rifle || other->arm == Arm::Mmg))
            ++left;
    return 2 * (left - many) < unit->bases_at_start;
}

// What is won against what is staked, as the dice fall; one of them is likely to be sent back by
// fire. All who go in are captured if they lose, and with them perhaps the battalion.
// [LAF-58] [LAF-59] [LAF-62]
int assaulting(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    constexpr int a_battalion = 5;
    constexpr int margin = 12;
    if (deed_of<deeds::Assault>(w.draft(base.id)) || base.arm == Arm::Headquarters) return 0;
    if (is_round(target.arm)) return 92;  // they surrender [LAF-63]
    const int many = who_could_join(w, base, target);
    const int left = std::max(1, many - (meets_with_fire(target) ? 1 : 0));
    const Defence defence{target.arm, in_cover(w.known, w.lie, target), target.disordered};
    const MeleeOdds odds = odds_of(Attack{left}, defence);
    const int lost = odds.in - odds.won - odds.tied;
    const int stake = left + (would_break(w, base, left) ? a_battalion : 0);
    const int gain = odds.won * worth_of_target(w, target) - lost * stake;
    return gain <= margin ? 10 : std::min(91 + gain / 18, 98);
}

// --- going, answering ------------------------------------------------------------------------

int going(const Weighing& w, const KnownBase& leader, const Action& action)
{
    const KnownFormation* unit = w.unit(leader);
    if (!unit) return 0;
    int others = 0;
    for (const KnownFormation& other : w.known.formations)
        if (w.desk.commands(other.number) && other.number != unit->number && acts(other.level) &&
            may_go(w.known, other))
            ++others;
    const bool any = std::any_of(w.desk.orders.begin(), w.desk.orders.end(), [&](const auto& o) {
        const KnownBase* base = w.known.find_base(o.base);
        return base && base->formation == unit->number;
    });
    const bool was_all = answer<Chosen>(action, 0).index == 1;
    return (any ? enough : idle) - (was_all != (others == 0) ? 6 : 0);
}

// A shot is worth it here unless it would be a better one nearer by.
int firing_now(const Weighing& w, const Action& action)
{
    const KnownBase* mover = w.known.find_base(w.known.window->mover);
    if (!mover) return 0;
    int effect = 0;
    for (const PieceId id : answer<std::vector<PieceId>>(action, 0))
        if (const KnownBase* base = w.known.find_base(id))
            effect +=
                effect_in_100(odds_at(w.known, w.lie, *base, footprint_of(w.known, *base), *mover));
    return std::min(30 + effect / 2, 90);
}

int at_a_target(const Weighing& w, Verb verb, const KnownBase& base, const KnownBase& target)
{
    if (verb == Verb::Fire) return firing(w, base, target);
    if (verb == Verb::FireUnit) return firing_unit(w, base, target);
    return assaulting(w, base, target);
}

int writing(const Weighing& w, Verb verb, const KnownBase& base, const Action& action)
{
    switch (verb) {
        case Verb::Move:
            return moving(w, base, answer<Path>(action, 0));
        case Verb::MoveUnit:
            return moving_unit(w, base, answer<Path>(action, 0));
        case Verb::Go:
            return going(w, base, action);
        case Verb::Fire:
        case Verb::FireUnit:
        case Verb::Assault:
            if (const KnownBase* target = w.known.find_base(answer<PieceId>(action, 0)))
                return at_a_target(w, verb, base, *target);
            return 0;
        case Verb::Call:
            if (const KnownBase* target = w.known.find_base(answer<PieceId>(action, 1)))
                return deed_of<deeds::Call>(w.draft(base.id)) ? 0 : calling(*target);
            return 0;
        default:
            return 0;
    }
}

// Standing orders and what is taken back are a matter of taste.
bool is_weighed(Verb verb)
{
    return verb == Verb::MoveUnit || verb == Verb::FireUnit || verb == Verb::Move ||
           verb == Verb::Fire || verb == Verb::Assault || verb == Verb::Call || verb == Verb::Go;
}

}  // namespace

int merit_of_orders(const Known& known, const Lie& lie, const Desk& desk, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Pass) return passing;
    if (verb == Verb::HoldFire) return enough;
    const Side side = known.posts[desk.seat.number].side;
    Weighing weighing{known, lie, desk, side};
    if (verb == Verb::FireNow) return known.window ? firing_now(weighing, action) : 0;
    if (!is_weighed(verb)) return 0;
    const KnownBase* base = action.piece ? known.find_base(*action.piece) : nullptr;
    if (!base || !weighing.is_due(*base)) return 0;
    weighing.enemies = enemies_of(known, side);
    return writing(weighing, verb, *base, action);
}

}  // namespace galloper::land_and_freedom
