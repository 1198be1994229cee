#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/land_and_freedom/plans.h"
#include "common/rulesets/land_and_freedom/view.h"

// What a staff officer would say of a unit's orders. Counsel rests on what its seat knows, and is
// the same for everybody who knows the same.
namespace galloper::land_and_freedom {

// --- what is there ---------------------------------------------------------------------------

// An enemy base that stands on the table by itself.
struct Enemy {
    const KnownBase* base = nullptr;
    Footprint stands{};
};
std::vector<Enemy> enemies_of(const Known& known, Side side);

// The bases of a unit that would act with it now. [LAF-9]
std::vector<const KnownBase*> acting(const Known& known, const KnownFormation& unit);

bool can_walk(const KnownBase& base);  // by itself, and has its move of the turn [LAF-35]

// Whom the base could fire at from where its order leaves it. A mortar fires at what a
// headquarters with a radio sees, or a spotter. [LAF-38] [LAF-47]
std::vector<PieceId> targets_of(const Known& known, const Lie& lie, const KnownBase& base,
                                const Footprint& from, const std::vector<Enemy>& enemies);

// Whom it may assault: it has a place there to which its legs carry it, as far as can be seen.
// [LAF-57] [LAF-58]
std::vector<PieceId> assailable(const Known& known, const Lie& lie, const KnownBase& base,
                                const std::vector<Enemy>& enemies);

// --- what to go for --------------------------------------------------------------------------

// Ground to be taken or held, or the enemy: whatever is nearest for its worth. Absent when there
// is nothing left to go for.
struct Aim {
    Point at{};
    const Objective* ground = nullptr;  // of the Known that was asked
};
std::optional<Aim> aim_of(const Known& known, Side side, Point from);

// What a base goes for: whatever its unit does, judged from the middle of it.
std::optional<Aim> aim_of(const Known& known, const KnownBase& base);
Point middle_of_unit(const Known& known, const KnownBase& base);

// Whether it stands on ground that its side holds and the enemy is near enough to want.
bool stands_guard(const Known& known, const KnownBase& base);

// Towards the aim, over a bridge or a ford where water lies between, as far as `reach`.
Path way_to(const Known& known, const Lie& lie, Point from, const Aim& aim, Length reach);

// How much better a base stands at one place than at another, in points of merit: for nearness to
// its aim and ground that is to be held, for cover, against the enemies that could fire at it
// there. A headquarters stands well behind its companies.
int better_by(const Known& known, const Lie& lie, const std::vector<Enemy>& enemies,
              const KnownBase& base, Point from, Point to);

// --- what fire comes to ----------------------------------------------------------------------

Volley volley_at(const Known& known, const Lie& lie, const KnownBase& firer, const Footprint& from,
                 const KnownBase& target);
FireOdds odds_at(const Known& known, const Lie& lie, const KnownBase& firer, const Footprint& from,
                 const KnownBase& target);

// So many in a hundred: what it disorders counts once, what it destroys twice.
int effect_in_100(const FireOdds& odds);

}  // namespace galloper::land_and_freedom
