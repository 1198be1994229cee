#pragma once

#include <algorithm>
#include <cstdint>

#include "common/base/units.h"
#include "common/table/point.h"

// Close assault on a gun's position.
namespace galloper::bravado {

enum class Assault : std::uint8_t {
    Destroyed,   // the attackers, to the last man
    StiffFight,  // taken, at the cost of a figure if nerve fails
    Abandoned,   // only the tripod is left
    Surrender,   // prisoners and a captured gun
    Captured,    // the gun; nobody is left to surrender
};

// Every row is read on the die with what the gun has lost in the whole game added to it. Troops
// who give no quarter do not surrender. [BRV-64]
constexpr Assault assault_result(int d10, int bravado_lost, bool surrenders)
{
    const int row = std::min(d10 + bravado_lost, 10);
    if (row == 1) return Assault::Destroyed;
    if (row <= 3) return Assault::StiffFight;
    if (row <= 6) return Assault::Abandoned;
    return row <= 8 && surrenders ? Assault::Surrender : Assault::Captured;
}

// In how many of ten throws the assault comes to this.
int assault_ways(Assault result, int bravado_lost, bool surrenders);

// Whether the way to a gun is one that its team can make in a bound before any dice. [BRV-63]
constexpr bool in_assault_reach(Point team, Point muzzle, int bravado)
{
    return within(team, muzzle, inches(bravado));
}

}  // namespace galloper::bravado
