#pragma once

#include <vector>

#include "common/game/report.h"
#include "common/rulesets/bravado/settings.h"
#include "common/table/point.h"

// Covering fire, direct fire and grenades.
namespace galloper::bravado {

struct LmgCover {
    int teams = 1;
    bool leader_directs = false;
    bool one_is_close = false;
};
std::vector<Modifier> modifiers(const LmgCover& cover);

struct RifleCover {
    int teams = 1;
    bool leader_directs = false;
};
std::vector<Modifier> modifiers(const RifleCover& cover);

// Inches that covering fire adds to a rate, from the number on the die (a D6 for light machine
// guns, an average die for rifles) and what the modifiers come to. [BRV-46]
int lmg_inches(int die, int modifier, Modifies modifies);
int rifle_inches(int die, int modifier, Modifies modifies);

// The most that so many teams could ever add.
int most_inches(const LmgCover& cover, Modifies modifies);
int most_inches(const RifleCover& cover, Modifies modifies);

// In whole inches, a part of one counting as one. [BRV-47] [GEN-5]
int range_in_inches(Point from, Point to);

// What a score of two dice at that range takes off the gun's Bravado. [BRV-47]
constexpr int direct_fire_loss(int range, int score)
{
    return score <= range ? 0 : (score - range) / 3;
}

// [BRV-48]
constexpr bool grenade_silences(int die) { return die >= 4; }

}  // namespace galloper::bravado
