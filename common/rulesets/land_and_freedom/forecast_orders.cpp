// A unit's orders before they are carried out: how far a way leads and who could fire at it, what
// the dice of a shot and of an assault come to, and what a unit has not been told yet.

#include <algorithm>

#include "common/rulesets/land_and_freedom/counsel.h"
#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/sums/apart.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"
#include "common/rulesets/land_and_freedom/sums/standing.h"
#include "common/rulesets/land_and_freedom/sums/watch.h"

namespace galloper::land_and_freedom {

namespace {

struct Foreseeing {
    const Known& known;
    const Lie& lie;
    const KnownBase& base;
    Forecast& forecast;

    const BaseOrder* draft() const { return draft_of(known, base.id); }
    Footprint stands() const { return footprint_of(known, base); }
};

std::string counted(int many, const char* one, const char* more)
{
    return std::to_string(many) + ' ' + (many == 1 ? one : more);
}

// --- ways ------------------------------------------------------------------------------------

// By what everybody can see of it. [LAF-51]
bool could_fire_out_of_turn(const KnownBase& enemy)
{
    return fires_directly(enemy.arm) && !enemy.moved && !enemy.fired && !enemy.by_truck &&
           !enemy.aboard;
}

// As if it had the rule's own order. [LAF-53]
bool could_react(const KnownBase& enemy, Arm mover)
{
    return could_fire_out_of_turn(enemy) && (!waits_for_vehicles(enemy.arm) || is_vehicle(mover));
}

struct Reaction {
    Length gone{};
    int many = 0;
};

// The first point of the way at which the enemy's usual order comes due.
std::optional<Length> usually_due(const Foreseeing& f, const Course& course, Length to,
                                  const KnownBase& enemy)
{
    const Firer firer = firer_of(enemy, footprint_of(f.known, enemy));
    const Length dice =
        throws_within(firer, target_of(f.base, f.stands(), false), f.known.settings.small_arms);
    const Length from = std::min(distance_named(usual_fire(enemy.arm)), dice);
    if (from == Length{}) return std::nullopt;
    return first_due(f.lie, {firer, from}, {course, to}, Length{}, to);
}

void mark_reactions(const Foreseeing& f, const Course& course, Length to)
{
    constexpr std::size_t at_most = 6;
    std::vector<Reaction> reactions;
    for (const KnownBase& enemy : f.known.bases) {
        if (enemy.side == f.base.side || !could_react(enemy, f.base.arm)) continue;
        const auto gone = usually_due(f, course, to, enemy);
        if (!gone) continue;
        const auto same = std::find_if(reactions.begin(), reactions.end(),
                                       [&](const Reaction& r) { return r.gone == *gone; });
        if (same != reactions.end())
            ++same->many;
        else
            reactions.push_back({*gone, 1});
    }
    std::sort(reactions.begin(), reactions.end(),
              [](const Reaction& a, const Reaction& b) { return a.gone < b.gone; });
    if (reactions.size() > at_most) reactions.resize(at_most);
    for (const Reaction& reaction : reactions)
        f.forecast.marks.push_back(
            {course.at(reaction.gone),
             counted(reaction.many, "base", "bases") + " may fire defensively. [LAF-52]"});
}

// Where the first enemy in its way stops it. [LAF-34]
Length kept_off(const Foreseeing& f, const Course& course, Length to)
{
    for (const KnownBase& other : f.known.bases)
        if (keeps_off(other, f.base.side))
            to = short_of(f.base.arm, f.stands(), course, footprint_of(f.known, other), to);
    return to;
}

void foresee_way(const Foreseeing& f, const Path& way)
{
    const Footprint stands = f.stands();
    const Track track(stands.at, way);
    const Length paid = can_go(f.base.arm, track, f.lie.going);
    const Course course(f.base.arm, stands.at, stands.facing, way, paid);
    const Length goes = kept_off(f, course, paid);
    f.forecast.cost = track.whole();
    f.forecast.allowance = goes;
    if (goes < paid)
        f.forecast.notes.emplace_back("It stops 1 cm short of the enemy. [LAF-34]");
    else if (goes < track.whole() && goes == f.lie.going.open(track))
        f.forecast.notes.emplace_back("Water stops it. [LAF-33]");
    else if (goes < track.whole())
        f.forecast.notes.emplace_back("It does not come so far in one move. [LAF-32]");
    if (f.lie.cover.hold(course.at(goes))) f.forecast.notes.emplace_back("It ends in cover.");
    if (f.base.entrenched)
        f.forecast.notes.emplace_back("It leaves its trench for good. [LAF-68c]");
    mark_reactions(f, course, goes);
}

void foresee_unit(const Foreseeing& f, const Path& way)
{
    foresee_way(f, way);
    int left = 0;
    for (const PieceId id : bases_of(f.known, f.base.formation))
        if (const KnownBase* base = f.known.find_base(id); base && !in_command(f.known, *base))
            ++left;
    if (left > 0)
        f.forecast.notes.push_back(counted(left, "base is", "bases are") +
                                   " out of command and would not move. [LAF-9]");
}

// --- fire ------------------------------------------------------------------------------------

void add_odds(const FireOdds& odds, bool disordered, Forecast& forecast)
{
    const int hit = odds.in - odds.none;
    if (!disordered) forecast.odds.push_back({"disorders it, or more", hit, odds.in});
    forecast.odds.push_back({"destroys it", odds.destroys, odds.in});
}

void note_dice(const Volley& volley, Forecast& forecast)
{
    std::string note = counted(volley.dice, "die", "dice") + (volley.hits_from == hits_in_cover_from
                                                                  ? ", in cover only a 6 hits"
                                                                  : ", each 5 or 6 is a hit");
    for (const Modifier& modifier : volley.modifiers)
        note += "; " + modifier.words + (modifier.value > 0 ? " +" : " ") +
                std::to_string(modifier.value);
    forecast.notes.push_back(note + ".");
}

void foresee_fire(const Foreseeing& f, const KnownBase& target)
{
    const Footprint from = planned(f.base, f.stands(), f.draft(), f.lie);
    if (f.base.arm != Arm::Mortar)
        note_dice(volley_at(f.known, f.lie, f.base, from, target), f.forecast);
    else
        f.forecast.odds.push_back({"its radio gets through", 5, 6});  // [LAF-22]
    add_odds(odds_at(f.known, f.lie, f.base, from, target), target.disordered, f.forecast);
}

void foresee_fire_of_all(const Foreseeing& f, const KnownBase& target)
{
    int firers = 0, dice = 0;
    const Footprint there = footprint_of(f.known, target);
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* base = f.known.find_base(id);
        if (!base || !may_fire(*base) || !in_command(f.known, *base)) continue;
        const Footprint from =
            planned(*base, footprint_of(f.known, *base), draft_of(f.known, id), f.lie);
        if (!could_fire_at(*base, from, target, there, f.lie, f.known.settings.small_arms))
            continue;
        ++firers;
        dice += volley_at(f.known, f.lie, *base, from, target).dice;
    }
    f.forecast.notes.push_back(counted(firers, "base fires", "bases fire") + ", with " +
                               counted(dice, "die", "dice") + " in all.");
}

void foresee_call(const Foreseeing& f, const Action& action)
{
    const KnownBase* target = f.known.find_base(answer<PieceId>(action, 1));
    const auto kinds = kinds_to_call(f.known.strikes, f.base.id, f.known.level);
    const auto index = static_cast<std::size_t>(answer<Chosen>(action, 0).index);
    if (!target || index >= kinds.size()) return;
    const Target at = target_of(*target, footprint_of(f.known, *target), false);
    const bool by_mortar = kinds[index] == StrikeKind::Mortar;
    const KnownBase* mortar = by_mortar ? mortar_for(f.known.bases, f.base.side, at) : nullptr;
    if (by_mortar && !mortar) {
        f.forecast.notes.emplace_back("No mortar can fire at it now. [LAF-71]");
        return;
    }
    f.forecast.odds.push_back({"the radio gets through", 5, 6});  // [LAF-30]
    const Volley thrown = strike_at(kinds[index], at, mortar && mortar->disordered);
    add_odds(odds_of(thrown, target->disordered, f.known.settings.hits), target->disordered,
             f.forecast);
}

// --- assaults --------------------------------------------------------------------------------

// With those who are down to go in already. [LAF-58] [LAF-59]
void foresee_assault(const Foreseeing& f, const KnownBase& target)
{
    Bravery bravery{f.base.disordered, f.base.arm == Arm::Headquarters};
    Attack attack{f.base.disordered ? 0 : 1};
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* other = f.known.find_base(id);
        const auto* deed = deed_of<deeds::Assault>(draft_of(f.known, id));
        if (!other || id == f.base.id || !deed || deed->target != target.id) continue;
        bravery.one_is_disordered |= other->disordered;
        bravery.headquarters_joins |= other->arm == Arm::Headquarters;
        if (!other->disordered) ++attack.ordered;
    }
    f.forecast.odds.push_back({"they are brave enough to go in", faces_that_pass(bravery), 6});
    if (is_round(target.arm)) {
        f.forecast.notes.emplace_back("It surrenders to whoever gets there. [LAF-63]");
        return;
    }
    if (could_fire_out_of_turn(target))
        f.forecast.notes.emplace_back("It fires at one of them first, at short range. [LAF-58]");
    const Defence defence{target.arm, in_cover(f.known, f.lie, target), target.disordered};
    const MeleeOdds odds = odds_of(attack, defence);
    f.forecast.odds.push_back({"they win the fight, if all get there", odds.won, odds.in});
    f.forecast.odds.push_back({"they are all captured", odds.in - odds.won - odds.tied, odds.in});
}

// --- going, answering ------------------------------------------------------------------------

void foresee_going(const Foreseeing& f)
{
    int idle = 0, out = 0;
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* base = f.known.find_base(id);
        if (base && !in_command(f.known, *base))
            ++out;
        else if (!draft_of(f.known, id))
            ++idle;
    }
    if (idle > 0)
        f.forecast.notes.push_back(counted(idle, "base has", "bases have") + " no orders.");
    if (out > 0)
        f.forecast.notes.push_back(counted(out, "base is", "bases are") +
                                   " out of command. [LAF-9]");
}

void foresee_window(const Known& known, const Lie& lie, const Action& action, Forecast& forecast)
{
    const KnownBase* mover = known.window ? known.find_base(known.window->mover) : nullptr;
    if (!mover) return;
    for (const PieceId id : answer<std::vector<PieceId>>(action, 0)) {
        const KnownBase* base = known.find_base(id);
        if (!base) continue;
        const FireOdds odds = odds_at(known, lie, *base, footprint_of(known, *base), *mover);
        forecast.odds.push_back({base->label + " hits it", odds.in - odds.none, odds.in});
    }
    forecast.notes.emplace_back("Whoever fires neither moves nor fires in this turn. [LAF-51]");
}

void foresee_at(const Foreseeing& f, Verb verb, PieceId id)
{
    const KnownBase* target = f.known.find_base(id);
    if (!target) return;
    if (verb == Verb::Fire) return foresee_fire(f, *target);
    if (verb == Verb::FireUnit) return foresee_fire_of_all(f, *target);
    foresee_assault(f, *target);
}

bool foresee(const Foreseeing& f, Verb verb, const Action& action)
{
    switch (verb) {
        case Verb::Move:
        case Verb::Haul:
            foresee_way(f, answer<Path>(action, 0));
            return true;
        case Verb::MoveUnit:
            foresee_unit(f, answer<Path>(action, 0));
            return true;
        case Verb::Fire:
        case Verb::FireUnit:
        case Verb::Assault:
            foresee_at(f, verb, answer<PieceId>(action, 0));
            return true;
        case Verb::Call:
            foresee_call(f, action);
            return true;
        case Verb::Go:
            foresee_going(f);
            return true;
        default:
            return false;
    }
}

}  // namespace

bool foresee_orders(const Known& known, const Lie& lie, const Action& action, Forecast& forecast)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::FireNow) {
        foresee_window(known, lie, action, forecast);
        return true;
    }
    const KnownBase* base = action.piece ? known.find_base(*action.piece) : nullptr;
    return base && foresee({known, lie, *base, forecast}, verb, action);
}

}  // namespace galloper::land_and_freedom
