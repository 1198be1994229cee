#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "common/game/report.h"
#include "common/rulesets/bravado/sums/throws.h"

// What Bravado gives and what is held against it. Bravado is inches and nerve in one.
namespace galloper::bravado {

// By how much a movement throw is over Bravado. It comes off this move alone, or in a cone off the
// team's Bravado for good. [BRV-15] [BRV-20]
constexpr int excess(int bravado, int sum) { return std::max(sum - bravado, 0); }

// How many inches a team moves whose dice came to `sum`. [BRV-15]
constexpr int rate(int bravado, int sum) { return std::max(bravado - excess(bravado, sum), 0); }

// What is left of Bravado after a loss: never under 0. [BRV-20]
constexpr int lowered(int bravado, int by) { return std::max(bravado - by, 0); }

// What a test is held against: Bravado and its modifiers, below it or up to it. [BRV-17] [GEN-3]
struct Need {
    int bravado = 0;
    std::vector<Modifier> modifiers{};
    bool or_less = false;

    int number() const { return bravado + sum_of(modifiers); }
    bool met_by(int sum) const { return or_less ? sum <= number() : sum < number(); }
    std::string words() const;
    int ways(DiceKind kind) const
    {
        return or_less ? ways_or_less(kind, number()) : ways_below(kind, number());
    }
};

// What is added to Bravado before the dice are held against it.
struct PressOn {
    bool leader_leads = false;
    bool lmg_covers = false;
    Band band = Band::Long;  // the worst, of several cones [BRV-69]
};
std::vector<Modifier> modifiers(const PressOn& test);  // success: sum or less [BRV-38]

struct LeaveCover {
    bool leader_leads = false;
    bool in_a_cone = true;
    bool after_a_grenade = false;
};
std::vector<Modifier> modifiers(const LeaveCover& test);  // success: below [BRV-44]

struct Rally {
    bool with_commissar = false;  // a commander whom a commissar accompanies
    bool by_commissar = false;    // who rallies by himself, his commander shot [BRV-58]
};
std::vector<Modifier> modifiers(const Rally& test);  // success: below [BRV-54]

Need to_move(int bravado);  // [BRV-15]
Need to_hold(int bravado);  // entering a cone or another band [BRV-35]
Need to_press_on(int bravado, const PressOn& test);
Need to_leave_cover(int bravado, const LeaveCover& test);
Need to_rally(int bravado, const Rally& test);

}  // namespace galloper::bravado
