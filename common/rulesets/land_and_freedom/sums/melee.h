#pragma once

#include <vector>

#include "common/game/report.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"

// Assaults, of plain values: who may make one, where they end, and what the dice come to. Rules and
// forecasts share them, so they cannot differ.
namespace galloper::land_and_freedom {

// The three places where there is melee at all. [LAF-57]
struct Assailed {
    Arm arm = Arm::Rifle;
    bool built_up = false;
    bool in_a_trench = false;
};
bool may_assault(Arm attacker, const Assailed& target);

// Where a base can end against another: its edge on the other's, square to it and facing it, in the
// middle of a side, half a base along or corner to corner. Nearest first to where it sets out, and
// among equally near ones those that the other looks at. [LAF-58]
struct Spot {
    Point at{};
    Facing facing{};
    friend bool operator==(const Spot&, const Spot&) = default;
};
std::vector<Spot> spots_against(const Footprint& target, Arm attacker, Point from);

// Edge on edge or corner on corner, as near as whole tenths of a millimetre let bases that stand
// askew. [GEN-1] [GEN-9]
bool in_contact(const Footprint& a, const Footprint& b);

// One die for all who go in. [LAF-58]
inline constexpr int bravery_from = 5;
struct Bravery {
    bool one_is_disordered = false;
    bool headquarters_joins = false;
};
std::vector<Modifier> modifiers(const Bravery& bravery);
int faces_that_pass(const Bravery& bravery);  // of 6

// [LAF-59]
struct Attack {
    int ordered = 0;  // bases in order that touch the enemy or a friend that touches him
};
std::vector<Modifier> modifiers(const Attack& attack);

struct Defence {
    Arm arm = Arm::Rifle;
    bool in_cover = false;  // a tank has none of it [LAF-64]
    bool disordered = false;
};
std::vector<Modifier> modifiers(const Defence& defence);

// In how many of the 36 ways two dice can fall the attack wins, or neither does. [LAF-59] [LAF-61]
struct MeleeOdds {
    int won = 0;
    int tied = 0;
    int in = 36;
    friend bool operator==(const MeleeOdds&, const MeleeOdds&) = default;
};
MeleeOdds odds_of(const Attack& attack, const Defence& defence);

// Summed first and applied once. [GEN-4]
int sum_of(const std::vector<Modifier>& modifiers);

}  // namespace galloper::land_and_freedom
