#pragma once

#include <algorithm>
#include <vector>

#include "common/rulesets/land_and_freedom/giving.h"

// What a general may deal out, and to whom, once for the truth and for what he knows: `Table` is
// State or Known. [LAF-3] [LAF-22] [LAF-23] [LAF-29]
namespace galloper::land_and_freedom::dealing {

template <class Table, class Test>
std::vector<int> formations_that(const Table& table, Side side, Test test)
{
    std::vector<int> numbers;
    for (const auto& formation : table.formations)
        if (formation.side == side && test(formation)) numbers.push_back(formation.number);
    return numbers;
}

// The tanks and AT guns that are not a battalion's from the start, ascending. [LAF-3]
template <class Table>
std::vector<PieceId> assignable(const Table& table, Side side)
{
    std::vector<PieceId> ids;
    for (const auto& base : table.bases) {
        const auto* formation = table.find_formation(base.formation);
        const bool kind = base.arm == Arm::Tank || base.arm == Arm::At;
        if (base.side == side && kind && formation && formation->level != Level::Battalion)
            ids.push_back(base.id);
    }
    return ids;
}

// Under whom one may be placed: 0, by itself; then brigades, then battalions. [LAF-3]
template <class Table>
std::vector<int> choices(const Table& table, Side side)
{
    std::vector<int> numbers{0};
    for (const Level level : {Level::Brigade, Level::Battalion})
        for (const int number :
             formations_that(table, side, [&](const auto& f) { return f.level == level; }))
            numbers.push_back(number);
    return numbers;
}

// Where the scenario has put it, until its general says otherwise. An army has no guns of its own.
template <class Table, class AnyBase>
int placed_under(const Table& table, const AnyBase& base)
{
    const auto* formation = table.find_formation(base.formation);
    if (!formation) return 0;
    const int number = formation->level == Level::Detachment ? formation->under : formation->number;
    const auto* above = table.find_formation(number);
    return above && above->level == Level::Brigade ? number : 0;
}

template <class Table>
int assigned_to(const Table& table, const Deal& deal, PieceId base)
{
    for (const Assigned& assigned : deal.assigned)
        if (assigned.base == base) return assigned.under;
    return placed_under(table, *table.find_base(base));
}

// Who can have a set: headquarters, highest first, then tanks that fight by themselves or with a
// brigade. As formations. [LAF-22]
template <class Table>
std::vector<int> radio_takers(const Table& table, Side side, const Deal& deal)
{
    std::vector<int> numbers;
    for (const Level level : {Level::Army, Level::Brigade, Level::Battalion})
        for (const int number : formations_that(table, side, [&](const auto& f) {
                 return f.level == level && giving::hq_of(table, f) != nullptr;
             }))
            numbers.push_back(number);
    for (const PieceId id : assignable(table, side)) {
        const auto& tank = *table.find_base(id);
        const auto* above = table.find_formation(assigned_to(table, deal, id));
        const bool alone = !above || above->level != Level::Battalion;
        const bool is_unit = table.find_formation(tank.formation)->level == Level::Detachment;
        if (tank.arm == Arm::Tank && alone && is_unit) numbers.push_back(tank.formation);
    }
    return numbers;
}

// Where riders can be at home: the headquarters that send messages. [LAF-23]
template <class Table>
std::vector<int> stables(const Table& table, Side side)
{
    return formations_that(table, side, [&](const auto& f) {
        return !acts(f.level) && giving::hq_of(table, f) != nullptr;
    });
}

// With whose headquarters a spotter can set out. [LAF-29]
template <class Table>
std::vector<int> spotter_homes(const Table& table, Side side)
{
    return formations_that(table, side,
                           [&](const auto& f) { return giving::hq_of(table, f) != nullptr; });
}

// Whether there is anything that a spotter could call down. [LAF-30]
template <class Table>
bool has_strikes(const Table& table, Side side)
{
    return !giving::strikes_left(table, side, Desk{}).empty();
}

}  // namespace galloper::land_and_freedom::dealing
