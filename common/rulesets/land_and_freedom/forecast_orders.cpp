// A unit's orders before they are carried out: what the dice of a shot and of an assault come to,
// whom a standing order is for, and what a unit has not been told yet.

#include "common/rulesets/land_and_freedom/foresight.h"

#include <algorithm>
#include <map>

#include "common/rulesets/land_and_freedom/sums/melee.h"
#include "common/rulesets/land_and_freedom/sums/standing.h"

namespace galloper::land_and_freedom {

namespace {

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

// In how many of a million ways a target is still as it was, or in disorder, after some volleys.
struct Chances {
    std::int64_t untouched = 1'000'000;
    std::int64_t disordered = 0;
};

// One after another, and a base that is in disorder by then is hit the harder. [LAF-45] [LAF-54]
Chances after(const Chances& before, const Volley& volley, Hits rule)
{
    const FireOdds first = odds_of(volley, false, rule);
    const FireOdds then = odds_of(volley, true, rule);
    return {before.untouched * first.none / first.in,
            before.untouched * first.disorders / first.in +
                before.disordered * (then.none + then.disorders) / then.in};
}

int in_100(std::int64_t of_a_million) { return static_cast<int>((of_a_million + 5'000) / 10'000); }

void foresee_fire_of_all(const Foreseeing& f, const KnownBase& target)
{
    int firers = 0, dice = 0;
    Chances chances;
    if (target.disordered) chances = {0, chances.untouched};
    const Footprint there = footprint_of(f.known, target);
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* base = f.known.find_base(id);
        if (!base || !may_fire(*base) || !in_command(f.known, *base)) continue;
        const Footprint from =
            planned(*base, footprint_of(f.known, *base), draft_of(f.known, id), f.lie);
        if (!could_fire_at(*base, from, target, there, f.lie, f.known.settings.small_arms))
            continue;
        const Volley volley = volley_at(f.known, f.lie, *base, from, target);
        ++firers;
        dice += volley.dice;
        chances = after(chances, volley, f.known.settings.hits);
    }
    const std::int64_t stands = chances.untouched + chances.disordered;
    if (!target.disordered)
        f.forecast.odds.push_back(
            {"disorders it, or more", in_100(1'000'000 - chances.untouched), 100});
    f.forecast.odds.push_back({"destroys it", in_100(1'000'000 - stands), 100});
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

// --- standing orders -------------------------------------------------------------------------

// The first choice leaves it to the rule; the others stand in the order of FireAt. [LAF-53]
FireAt order_chosen(int choice, Arm arm)
{
    return choice == 0 ? usual_fire(arm) : static_cast<FireAt>(choice - 1);
}

// Whom a standing order is for: one base, or of a unit those that have none of their own.
std::vector<const KnownBase*> ordered_with(const Foreseeing& f)
{
    const KnownFormation* formation = f.known.find_formation(f.base.formation);
    if (!formation || formation->hq != f.base.id) return {&f.base};
    std::vector<const KnownBase*> bases;
    const Desk* desk = f.known.own_desk();
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* base = f.known.find_base(id);
        const bool has_its_own = desk && written_for(desk->fire_orders, id);
        if (base && fires_directly(base->arm) && !has_its_own) bases.push_back(base);
    }
    return bases;
}

// "4 bases fire from 20 cm, with 2 dice each."
std::string words_for(int many, Length reach, int dice, bool asks)
{
    const std::string on = " from " + std::to_string(reach.tenths / 100) + " cm";
    if (asks) return counted(many, "base asks", "bases ask") + on + " on. [LAF-53]";
    return counted(many, "base fires", "bases fire") + on + ", with " +
           counted(dice, "die", "dice") + " each. [LAF-53]";
}

void note_fire_orders(const std::vector<const KnownBase*>& bases, int choice, Forecast& forecast)
{
    int hold = 0;
    std::map<std::pair<Length, int>, int> from;  // by reach and dice
    for (const KnownBase* base : bases) {
        const Length reach = distance_named(order_chosen(choice, base->arm));
        if (reach == Length{})
            ++hold;
        else
            ++from[{reach, printed_dice(base->arm, base->model, *band_at(reach))}];
    }
    const bool asks = choice > 0 && order_chosen(choice, {}) == FireAt::Ask;
    for (const auto& [how, many] : from)
        forecast.notes.push_back(words_for(many, how.first, how.second, asks));
    if (hold > 0)
        forecast.notes.push_back(counted(hold, "base holds its", "bases hold their") +
                                 " fire, unless they are assaulted. [LAF-58]");
}

// Whoever is so near already is shown, and fired at as soon as he moves. [LAF-53]
void mark_near(const Foreseeing& f, const std::vector<const KnownBase*>& bases, int choice)
{
    constexpr std::size_t most_marks = 6;
    int near = 0;
    for (const KnownBase& enemy : f.known.bases) {
        if (enemy.side == f.base.side || enemy.aboard) continue;
        const Footprint there = footprint_of(f.known, enemy);
        const bool is_near = std::any_of(bases.begin(), bases.end(), [&](const KnownBase* base) {
            const Footprint stands = footprint_of(f.known, *base);
            const bool waits =
                choice == 0 && waits_for_vehicles(base->arm) && !is_vehicle(enemy.arm);
            return could_fire_out_of_turn(*base) && !waits &&
                   gap(stands, there) <= distance_named(order_chosen(choice, base->arm)) &&
                   could_fire_at(*base, stands, enemy, there, f.lie, f.known.settings.small_arms);
        });
        if (!is_near) continue;
        ++near;
        if (f.forecast.marks.size() < most_marks)
            f.forecast.marks.push_back({there.at, enemy.label + " is in reach."});
    }
    if (near > 0)
        f.forecast.notes.push_back(counted(near, "enemy base is", "enemy bases are") +
                                   " so near already, and fired at on moving.");
}

void foresee_fire_orders(const Foreseeing& f, int choice)
{
    const std::vector<const KnownBase*> bases = ordered_with(f);
    note_fire_orders(bases, choice, f.forecast);
    mark_near(f, bases, choice);
}

void foresee_window(const Known& known, const Lie& lie, const Action& action, Forecast& forecast)
{
    const KnownBase* mover = known.window ? known.find_base(known.window->mover) : nullptr;
    if (!mover) return;
    forecast.marks.push_back({place_of(known, *mover), mover->label + " has come so far."});
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
            foresee_way(f, answer<Path>(action, 0));
            return true;
        case Verb::Haul:
            foresee_way(f, answer<Path>(action, 0), answer<std::vector<PieceId>>(action, 1));
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
        case Verb::FireOrders:
            foresee_fire_orders(f, answer<Chosen>(action, 0).index);
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
