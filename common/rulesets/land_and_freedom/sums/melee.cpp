#include "common/rulesets/land_and_freedom/sums/melee.h"

#include <algorithm>
#include <array>

#include "common/table/root.h"

namespace galloper::land_and_freedom {

namespace {

bool can_go_in(Arm arm)
{
    return is_foot(arm) || arm == Arm::Tank;  // guns and mortars go nowhere by themselves
}

// The four ways a square base can be said to face: ahead, right, rear and left.
std::array<Facing, 4> sides_of(Facing facing)
{
    return {Facing{facing.x, facing.y}, Facing{facing.y, -facing.x}, Facing{-facing.x, -facing.y},
            Facing{-facing.y, facing.x}};
}

std::int32_t rounded(std::int64_t n, std::int64_t by)
{
    return static_cast<std::int32_t>(n < 0 ? -((-2 * n + by) / (2 * by)) : (2 * n + by) / (2 * by));
}

// So far out along a facing and so far to its right.
Point off(Point at, Facing facing, Length out, Length right)
{
    constexpr std::int64_t finer = 1024;  // than a whole number the length of a short facing
    const std::int64_t x = facing.x;
    const std::int64_t y = facing.y;
    const std::int64_t whole = root_rounded_down((x * x + y * y) * finer * finer);
    const std::int64_t dx = (out.tenths * x + right.tenths * y) * finer;
    const std::int64_t dy = (out.tenths * y - right.tenths * x) * finer;
    return {at.x + Length{rounded(dx, whole)}, at.y + Length{rounded(dy, whole)}};
}

// A base that stands askew is drawn out by tenths until rounded corners no longer overlap.
Spot spot_on(const Footprint& target, Arm attacker, Facing side, Length right)
{
    const Facing facing{-side.x, -side.y};
    Length out{(target.depth + width_of(attacker)).tenths / 2};
    for (;; out = out + Length{1}) {
        const Point at = off(target.at, side, out, right);
        if (!overlap(target, footprint_of(attacker, at, facing))) return {at, facing};
    }
}

}  // namespace

bool may_assault(Arm attacker, const Assailed& target)
{
    if (!can_go_in(attacker)) return false;
    if (target.built_up || target.in_a_trench) return true;
    return target.arm == Arm::Tank && is_foot(attacker);
}

std::vector<Spot> spots_against(const Footprint& target, Arm attacker, Point from)
{
    // No corner of a round base reaches another's.
    const int most = target.round ? 1 : 2;
    std::vector<Spot> spots;
    for (const Facing side : sides_of(target.facing))
        for (const int along_it : {0, 1, -1, 2, -2})
            if (std::abs(along_it) <= most)
                spots.push_back(
                    spot_on(target, attacker, side, Length{base_side.tenths / 2} * along_it));
    std::stable_sort(spots.begin(), spots.end(), [&](const Spot& a, const Spot& b) {
        return squared_distance(from, a.at) < squared_distance(from, b.at);
    });
    return spots;
}

bool in_contact(const Footprint& a, const Footprint& b)
{
    constexpr Length as_near_as_can_be{2};
    return in_range(a, b, as_near_as_can_be);
}

std::vector<Modifier> modifiers(const Bravery& bravery)
{
    std::vector<Modifier> all;
    if (bravery.one_is_disordered) all.push_back({"one of them is disordered", -1});
    if (bravery.headquarters_joins) all.push_back({"a headquarters joins in", 1});
    return all;
}

int faces_that_pass(const Bravery& bravery)
{
    return std::clamp(7 - bravery_from + sum_of(modifiers(bravery)), 0, 6);
}

std::vector<Modifier> modifiers(const Attack& attack)
{
    if (attack.ordered == 0) return {};
    return {{"bases in order and in contact", attack.ordered}};
}

std::vector<Modifier> modifiers(const Defence& defence)
{
    std::vector<Modifier> all{{"defends", 2}};
    if (defence.in_cover && defence.arm != Arm::Tank) all.push_back({"in cover", 1});  // [LAF-64]
    if (defence.disordered) all.push_back({"disordered", -1});
    return all;
}

MeleeOdds odds_of(const Attack& attack, const Defence& defence)
{
    const int ahead = sum_of(modifiers(attack)) - sum_of(modifiers(defence));
    MeleeOdds odds;
    for (int attacker = 1; attacker <= 6; ++attacker)
        for (int defender = 1; defender <= 6; ++defender) {
            odds.won += attacker + ahead > defender ? 1 : 0;
            odds.tied += attacker + ahead == defender ? 1 : 0;
        }
    return odds;
}

int sum_of(const std::vector<Modifier>& modifiers)
{
    int sum = 0;
    for (const Modifier& modifier : modifiers) sum += modifier.value;
    return sum;
}

}  // namespace galloper::land_and_freedom
