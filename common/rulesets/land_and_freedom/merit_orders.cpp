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
               is_called(known, *formation);
    }
};

// --- moving ----------------------------------------------------------------------------------

bool is_down_to_move(const BaseOrder* order)
{
    return way_of(order) || deed_of<deeds::Assault>(order);
}

int worth_of_way(const Weighing& w, const KnownBase& base, const Path& way)
{
    const Footprint stands = footprint_of(w.known, base);
    const Footprint end = end_of(base.arm, stands.at, way, stands.facing, w.lie);
    return better_by(w.known, w.lie, w.enemies, base, stands.at, end.at);
}

// Guns, spotters and whoever only carries go nowhere by counsel.
bool advances(Arm arm)
{
    return arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Tank || arm == Arm::Headquarters;
}

int moving(const Weighing& w, const KnownBase& base, const Path& way)
{
    if (is_down_to_move(w.draft(base.id)) || !advances(base.arm)) return 0;
    const int better = worth_of_way(w, base, way);
    return better <= 0 ? 10 : std::min(60 + better, 80);
}

// By how it serves them on average; once it is written down, single bases are seen to.
int moving_unit(const Weighing& w, const KnownBase& leader, const Path& way)
{
    const KnownFormation* unit = w.unit(leader);
    if (!unit) return 0;
    int better = 0, walkers = 0, written = 0;
    for (const KnownBase* base : acting(w.known, *unit)) {
        if (is_down_to_move(w.draft(base->id))) ++written;
        if (!can_walk(*base)) continue;
        ++walkers;
        better += worth_of_way(w, *base, beside(way, leader.at, base->at, w.known.table));
    }
    if (walkers == 0 || 2 * written >= walkers) return 0;
    better /= walkers;
    return better <= 0 ? 10 : std::min(72 + better, 90);
}

// --- firing ----------------------------------------------------------------------------------

int effect_of_fire(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    const Footprint from = planned(base, footprint_of(w.known, base), w.draft(base.id), w.lie);
    return effect_in_100(odds_at(w.known, w.lie, base, from, target));
}

int firing(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    if (deed_of<deeds::Fire>(w.draft(base.id))) return 0;
    return std::min(enough + effect_of_fire(w, base, target) / 6, 68);
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

// What is won against what is staked, as the dice fall. [LAF-59] [LAF-62]
int assaulting(const Weighing& w, const KnownBase& base, const KnownBase& target)
{
    if (deed_of<deeds::Assault>(w.draft(base.id)) || base.arm == Arm::Headquarters) return 0;
    if (is_round(target.arm)) return 92;  // they surrender [LAF-63]
    const int many = who_could_join(w, base, target);
    const Defence defence{target.arm, in_cover(w.known, w.lie, target), target.disordered};
    const MeleeOdds odds = odds_of(Attack{many}, defence);
    const int lost = odds.in - odds.won - odds.tied;
    const int gain = odds.won * worth_of_target(w, target) - lost * many;
    return gain <= 0 ? 10 : std::min(91 + gain / 18, 98);
}

// --- going, answering ------------------------------------------------------------------------

int going(const Weighing& w, const KnownBase& leader, const Action& action)
{
    const KnownFormation* unit = w.unit(leader);
    if (!unit) return 0;
    int others = 0;
    for (const KnownFormation& other : w.known.formations)
        if (w.desk.commands(other.number) && other.number != unit->number && acts(other.level) &&
            is_called(w.known, other))
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

int writing(const Weighing& w, Verb verb, const Action& action)
{
    const KnownBase* base = action.piece ? w.known.find_base(*action.piece) : nullptr;
    if (!base || !w.is_due(*base)) return 0;
    switch (verb) {
        case Verb::Move:
            return moving(w, *base, answer<Path>(action, 0));
        case Verb::MoveUnit:
            return moving_unit(w, *base, answer<Path>(action, 0));
        case Verb::Go:
            return going(w, *base, action);
        case Verb::Fire:
        case Verb::FireUnit:
        case Verb::Assault:
            if (const KnownBase* target = w.known.find_base(answer<PieceId>(action, 0)))
                return at_a_target(w, verb, *base, *target);
            return 0;
        case Verb::Call:
            if (const KnownBase* target = w.known.find_base(answer<PieceId>(action, 1)))
                return deed_of<deeds::Call>(w.draft(base->id)) ? 0 : calling(*target);
            return 0;
        default:
            return 0;
    }
}

}  // namespace

int merit_of_orders(const Known& known, const Lie& lie, const Desk& desk, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Pass) return passing;
    if (verb == Verb::HoldFire) return enough;
    const Side side = known.posts[desk.seat.number].side;
    const Weighing weighing{known, lie, desk, side, enemies_of(known, side)};
    if (verb == Verb::FireNow) return known.window ? firing_now(weighing, action) : 0;
    return writing(weighing, verb, action);
}

}  // namespace galloper::land_and_freedom
