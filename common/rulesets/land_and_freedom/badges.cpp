#include "common/rulesets/land_and_freedom/drawing.h"
#include "common/rulesets/land_and_freedom/view.h"

namespace galloper::land_and_freedom {

namespace {

using Badges = std::vector<std::string>;

// What everybody sees who sees the base. [LAF-45] [LAF-51] [LAF-69]
void add_its_state(const Known& known, const Lie& lie, const KnownBase& base, Badges& badges)
{
    if (base.arm == Arm::Tank)
        for (const auto& [model, word] : words_of(base.model))
            if (model == base.model) badges.emplace_back(word);
    if (base.smg) badges.emplace_back("sub-machine guns");
    if (base.disordered) badges.emplace_back("disordered");
    if (base.entrenched)
        badges.emplace_back("entrenched");
    else if (!base.aboard && in_cover(known, lie, base))
        badges.emplace_back("in cover");
    if (base.moved) badges.emplace_back("moved");
    if (base.fired) badges.emplace_back("fired");
    if (base.by_truck) badges.emplace_back("came by truck");
}

bool is_the_seat_of(const KnownFormation& formation, const KnownBase& base)
{
    return base.arm == Arm::Headquarters ||
           (formation.level == Level::Detachment && base.arm != Arm::Truck);
}

// [LAF-9] [LAF-12] [LAF-22]
void add_its_formations(const Known& known, const KnownBase& base, Badges& badges)
{
    const KnownFormation* formation = known.find_formation(base.formation);
    if (!formation || is_rider(base.arm)) return;
    if (formation->activated && acts(formation->level)) badges.emplace_back("has acted");
    if (!formation->own) return;
    if (formation->own->radio && is_the_seat_of(*formation, base)) badges.emplace_back("radio");
    const auto& to_clear = formation->own->to_clear;
    if (std::find(to_clear.begin(), to_clear.end(), base.id) != to_clear.end())
        badges.emplace_back("will recover");
    if (acts(formation->level) && !in_command(known, base)) badges.emplace_back("out of command");
}

const char* words_for(const Deed& deed)
{
    struct Words {
        const char* operator()(const deeds::Move&) const { return "to move"; }
        const char* operator()(const deeds::Haul&) const { return "to drive"; }
        const char* operator()(const deeds::Fire&) const { return "to fire"; }
        const char* operator()(const deeds::Assault&) const { return "to assault"; }
        const char* operator()(const deeds::Call&) const { return "to call for fire"; }
    };
    return std::visit(Words{}, deed);
}

const char* words_for(FireAt at)
{
    switch (at) {
        case FireAt::FirstEntry:
            return "at long range";
        case FireAt::Medium:
            return "at medium range";
        case FireAt::Short:
            return "at short range";
        case FireAt::Hold:
            return "holds its fire";
        case FireAt::Ask:
            return "asks before it fires";
    }
    return "";
}

// [LAF-53] A unit's standing order shows at its headquarters.
void add_fire_orders(const Known& known, const Desk& desk, const KnownBase& base, Badges& badges)
{
    const KnownFormation* formation = known.find_formation(base.formation);
    for (const FireOrder& order : desk.fire_orders) {
        const bool is_its_own = order.base == base.id;
        const bool is_the_units = order.formation != 0 && formation && formation->hq == base.id &&
                                  order.formation == formation->number;
        if (!is_its_own && !is_the_units) continue;
        const bool fires = order.at != FireAt::Hold && order.at != FireAt::Ask;
        badges.push_back(std::string(is_the_units ? "unit " : "") + (fires ? "fires " : "") +
                         words_for(order.at));
    }
}

}  // namespace

std::vector<std::string> badges_of(const Known& known, const Lie& lie, const KnownBase& base)
{
    Badges badges;
    add_its_state(known, lie, base, badges);
    add_its_formations(known, base, badges);
    if (const BaseOrder* order = draft_of(known, base.id))
        for (const Deed& deed : order->deeds) badges.emplace_back(words_for(deed));
    if (const Desk* desk = known.own_desk()) add_fire_orders(known, *desk, base, badges);
    return badges;
}

}  // namespace galloper::land_and_freedom
