#pragma once

#include <optional>
#include <vector>

#include "common/game/report.h"
#include "common/rulesets/land_and_freedom/settings.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"

// The fire table and all that changes a throw on it, of plain values, so that a shot and its
// forecast cannot differ.
namespace galloper::land_and_freedom {

// A base as one that fires, and as one that is fired at.
struct Firer {
    Arm arm = Arm::Rifle;
    Model model = Model::T26;
    bool smg = false;
    bool disordered = false;
    bool entrenched = false;
    Footprint stands{};
};
struct Target {
    Arm arm = Arm::Rifle;
    bool disordered = false;
    bool in_cover = false;
    Footprint stands{};
};

// Of a Base or a KnownBase.
template <class AnyBase>
Firer firer_of(const AnyBase& base, const Footprint& stands)
{
    return {base.arm, base.model, base.smg, base.disordered, base.entrenched, stands};
}
template <class AnyBase>
Target target_of(const AnyBase& base, const Footprint& stands, bool in_cover)
{
    return {base.arm, base.disordered, in_cover, stands};
}

// The column of the table; none beyond 40 cm. [LAF-38]
std::optional<Band> band_at(Length range);

// A cell of the table. A headquarters has the rifles' row, though it may only fire defensively;
// riders, spotters and trucks have none, and a mortar throws by strike_at() alone. [LAF-38]
// [LAF-46] [LAF-49] [LAF-50]
int printed_dice(Arm arm, Model model, Band band);

// Whether it fires at what it sees itself. A mortar does not. [LAF-47] [LAF-49]
constexpr bool fires_directly(Arm arm)
{
    return arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::At || arm == Arm::Tank ||
           arm == Arm::Headquarters;
}

// All but the guns of an AT base and of a T26: two tanks have machine guns alone. [LAF-42]
constexpr bool is_small_arms(Arm arm, Model model)
{
    return arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Headquarters ||
           (arm == Arm::Tank && model != Model::T26);
}

// A motorcycle is none. [LAF-27]
constexpr bool is_soft_skinned(Arm arm) { return arm == Arm::Truck; }

// 45 degrees either side of straight ahead from an entrenched base, all round from any other, from
// centre to centre. [LAF-43]
bool bears(const Firer& firer, const Target& target);

// Whether the firer stands to a tank's flank or rear. [LAF-41]
bool is_outflanked(const Firer& firer, const Target& target);

// What is thrown: so many dice, each a hit from that number up. The modifiers are what the table's
// cell was changed by. [GEN-4]
struct Volley {
    int dice = 0;
    int hits_from = land_and_freedom::hits_from;
    bool destroys = true;  // and does not merely disorder [LAF-42]
    std::vector<Modifier> modifiers{};
};

// Of direct fire in that column; no dice where small arms may not fire at a tank. [LAF-38] to
// [LAF-42]
Volley volley(const Firer& firer, const Target& target, Band band, SmallArmsVsTank rule);

// Of a mortar, of guns off the table and of aircraft. Cover does not help. Only a mortar stands on
// the table and can be in disorder. [LAF-40] [LAF-46] [LAF-48]
Volley strike_at(StrikeKind kind, const Target& target, bool disordered = false);

// Whether a mortar could throw a die at what somebody else sees: an entrenched one fires forwards,
// and one in disorder has only what a soft vehicle gives it. [LAF-40] [LAF-43] [LAF-47]
bool can_bombard(const Firer& mortar, const Target& target);

int hits_among(const Volley& volley, const std::vector<int>& faces);

// What hits make of a base. [LAF-45]
enum class Effect : std::uint8_t { None, Disorders, Destroys };
Effect effect_of(int hits, bool disordered, bool destroys, Hits rule);

// In how many of `in` ways the dice can fall a volley does so.
struct FireOdds {
    int none = 1;
    int disorders = 0;
    int destroys = 0;
    int in = 1;
    friend bool operator==(const FireOdds&, const FireOdds&) = default;
};
FireOdds odds_of(const Volley& volley, bool disordered, Hits rule);

}  // namespace galloper::land_and_freedom
