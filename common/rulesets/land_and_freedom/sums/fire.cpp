#include "common/rulesets/land_and_freedom/sums/fire.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace galloper::land_and_freedom {

namespace {

using Row = std::array<int, 3>;  // dice at short, medium and long range

// As printed. [LAF-38]
constexpr Row rifle_row{3, 2, 1};
constexpr Row mmg_row{3, 2, 2};
constexpr Row at_row{3, 2, 1};
constexpr Row t26_row{3, 2, 1};
constexpr Row pz1_row{4, 3, 2};

int tank_dice(Model model, std::size_t column)
{
    switch (model) {
        case Model::T26:
            return t26_row[column];
        case Model::Pz1:
            return pz1_row[column];
        case Model::Tankette:
            return pz1_row[column] / 2;  // [LAF-50]
    }
    return 0;
}

void add(Volley& volley, bool holds, const char* words, int dice)
{
    if (holds) volley.modifiers.push_back({words, dice});
}

// All add up, are applied once, and leave no fewer than no dice. [LAF-40] [GEN-4]
void apply(Volley& volley)
{
    for (const Modifier& modifier : volley.modifiers) volley.dice += modifier.value;
    volley.dice = std::max(volley.dice, 0);
}

int power(int base, int exponent)
{
    int product = 1;
    for (int i = 0; i < exponent; ++i) product *= base;
    return product;
}

}  // namespace

std::optional<Band> band_at(Length range)
{
    if (range <= short_range) return Band::Short;
    if (range <= medium_range) return Band::Medium;
    if (range <= long_range) return Band::Long;
    return std::nullopt;
}

int printed_dice(Arm arm, Model model, Band band)
{
    const auto column = static_cast<std::size_t>(band);
    switch (arm) {
        case Arm::Rifle:
        case Arm::Headquarters:  // [LAF-49]
            return rifle_row[column];
        case Arm::Mmg:
            return mmg_row[column];
        case Arm::At:
            return at_row[column];
        case Arm::Tank:
            return tank_dice(model, column);
        case Arm::Mortar:
        case Arm::Truck:
        case Arm::Motorcycle:
        case Arm::Cavalry:
        case Arm::Spotter:
            return 0;
    }
    return 0;
}

bool bears(const Firer& firer, const Target& target)
{
    return !firer.entrenched ||
           in_arc(firer.stands.at, firer.stands.facing, entrenched_arc, target.stands.at);
}

bool is_outflanked(const Firer& firer, const Target& target)
{
    return target.arm == Arm::Tank &&
           !in_arc(target.stands.at, target.stands.facing, tank_front, firer.stands.at);
}

Volley volley(const Firer& firer, const Target& target, Band band, SmallArmsVsTank rule)
{
    const bool spared = target.arm == Arm::Tank && is_small_arms(firer.arm, firer.model);
    Volley thrown;
    thrown.dice = printed_dice(firer.arm, firer.model, band);
    thrown.destroys = !(spared && rule == SmallArmsVsTank::DisorderOnly);
    if (thrown.dice == 0) return thrown;
    if (spared && rule == SmallArmsVsTank::None) return {};  // [LAF-42]
    // The table prints submachine guns in its short column. [LAF-39] A headquarters has none.
    // [LAF-49]
    add(thrown, firer.smg && firer.arm == Arm::Rifle && band == Band::Short, "submachine guns", 1);
    add(thrown, firer.arm == Arm::At && is_outflanked(firer, target), "at its flank or rear", 1);
    add(thrown, is_soft_skinned(target.arm), "soft-skinned", 1);
    add(thrown, firer.disordered, "the firer is disordered", -1);
    apply(thrown);
    // [LAF-40] A rider is shot at as if he were in the open. [LAF-27]
    const bool helps = target.in_cover && firer.arm != Arm::At && !is_rider(target.arm);
    if (helps) thrown.hits_from = hits_in_cover_from;
    return thrown;
}

Volley strike_at(StrikeKind kind, const Target& target, bool disordered)
{
    Volley thrown;
    thrown.dice = kind == StrikeKind::Mortar ? 1 : 2;
    add(thrown, is_soft_skinned(target.arm), "soft-skinned", 1);  // by any firer [LAF-40]
    add(thrown, disordered, "the firer is disordered", -1);
    apply(thrown);
    return thrown;
}

bool can_bombard(const Firer& mortar, const Target& target)
{
    return bears(mortar, target) &&
           strike_at(StrikeKind::Mortar, target, mortar.disordered).dice > 0;
}

int hits_among(const Volley& volley, const std::vector<int>& faces)
{
    return static_cast<int>(std::count_if(faces.begin(), faces.end(),
                                          [&](int face) { return face >= volley.hits_from; }));
}

Effect effect_of(int hits, bool disordered, bool destroys, Hits rule)
{
    if (hits <= 0) return Effect::None;
    const int taken = hits + (disordered && rule == Hits::Cumulative ? 1 : 0);
    if (destroys && taken >= 2) return Effect::Destroys;
    return disordered ? Effect::None : Effect::Disorders;
}

FireOdds odds_of(const Volley& volley, bool disordered, Hits rule)
{
    const int faces_that_hit = 7 - volley.hits_from;
    const int shared = std::gcd(faces_that_hit, 6);  // 2 of 6 are 1 of 3
    const int hit = faces_that_hit / shared;
    const int miss = 6 / shared - hit;

    FireOdds odds{0, 0, 0, power(hit + miss, volley.dice)};
    const auto count = [&](int hits, int ways) {
        const Effect effect = effect_of(hits, disordered, volley.destroys, rule);
        (effect == Effect::Destroys    ? odds.destroys
         : effect == Effect::Disorders ? odds.disorders
                                       : odds.none) += ways;
    };
    const int no_hit = power(miss, volley.dice);
    const int one_hit = volley.dice == 0 ? 0 : volley.dice * hit * power(miss, volley.dice - 1);
    count(0, no_hit);
    count(1, one_hit);
    count(2, odds.in - no_hit - one_hit);
    return odds;
}

}  // namespace galloper::land_and_freedom
