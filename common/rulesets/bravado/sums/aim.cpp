// The choice of a direction, by whole numbers alone. [BRV-31]

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "common/base/check.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

__extension__ typedef __int128 Wide;  // products of two products

static std::int64_t dot(Facing a, Facing b)
{
    return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y;
}

// Above 0 where b lies counter-clockwise of a.
static std::int64_t cross(Facing a, Facing b)
{
    return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
}

// A facing may be any vector of 32-bit numbers. Halved until the products here fit, it turns by
// less than any table could show.
static Facing tamed(Facing facing)
{
    constexpr std::int32_t most = 1 << 20;
    while (std::max(std::abs(facing.x / 2), std::abs(facing.y / 2)) >= most / 2)
        facing = {facing.x / 2, facing.y / 2};
    return facing;
}

// The shortest whole-number vector of that direction, so that equal directions are equal.
static Facing shortest(std::int64_t x, std::int64_t y)
{
    const std::int64_t common = std::gcd(x, y);
    check(common > 0, "a direction has a length");
    return {static_cast<std::int32_t>(x / common), static_cast<std::int32_t>(y / common)};
}

// Which of two swings from the old direction is smaller: below 0 the first, above 0 the second.
// (forward, sideways) of each is a vector of the upper half plane, at the swing's own angle.
static int compare_swings(Facing old, Facing a, Facing b)
{
    const auto sideways = [old](Facing to) { return std::max(cross(old, to), -cross(old, to)); };
    const Wide turn = Wide{dot(old, a)} * sideways(b) - Wide{sideways(a)} * dot(old, b);
    if (turn != 0) return turn > 0 ? -1 : 1;
    const bool a_ahead = dot(old, a) >= 0;
    const bool b_ahead = dot(old, b) >= 0;
    return a_ahead == b_ahead ? 0 : a_ahead ? -1 : 1;
}

static bool prefers(Facing old, Facing a, Facing b)
{
    const int swing = compare_swings(old, a, b);
    if (swing != 0) return swing < 0;
    return cross(old, a) > cross(old, b);  // counter-clockwise of two equal swings
}

// The two directions in which the point lies exactly on an edge of the cone: turned to either side
// by a part in nine.
static void add_edges(std::vector<Facing>& directions, Point muzzle, Point at)
{
    const std::int64_t x = across(muzzle, at);
    const std::int64_t y = along(muzzle, at);
    if (x == 0 && y == 0) return;  // at the muzzle: in the cone whichever way it points
    directions.push_back(shortest(9 * x - y, 9 * y + x));
    directions.push_back(shortest(9 * x + y, 9 * y - x));
}

static void add_ends(std::vector<Facing>& directions, Facing front, Traverse traverse)
{
    const std::int64_t x = front.x;
    const std::int64_t y = front.y;
    if (traverse == Traverse::Quarter) {
        directions.push_back(shortest(-y, x));
        directions.push_back(shortest(y, -x));
    }
    if (traverse == Traverse::Eighth) {
        directions.push_back(shortest(x - y, y + x));
        directions.push_back(shortest(x + y, y - x));
    }
}

static bool within_traverse(const Aiming& aiming, Facing direction)
{
    const Point ahead{{direction.x}, {direction.y}};
    return in_traverse({}, aiming.front, aiming.traverse, ahead);
}

static int covered_by(const Aiming& aiming, Facing direction)
{
    const auto covers = [&](Point at) { return in_cone(aiming.muzzle, direction, at); };
    return static_cast<int>(std::count_if(aiming.others.begin(), aiming.others.end(), covers));
}

std::vector<Facing> aims(const Aiming& asked)
{
    Aiming aiming = asked;
    aiming.front = tamed(asked.front);
    aiming.old = tamed(asked.old);
    std::vector<Facing> directions{aiming.old};
    add_edges(directions, aiming.muzzle, aiming.must);
    for (const Point other : aiming.others)
        if (within(aiming.muzzle, other, cone_reach)) add_edges(directions, aiming.muzzle, other);
    add_ends(directions, aiming.front, aiming.traverse);

    int most = -1;
    std::vector<Facing> best;
    for (const Facing direction : directions) {
        if (!within_traverse(aiming, direction)) continue;
        if (!in_cone(aiming.muzzle, direction, aiming.must)) continue;
        const int covered = covered_by(aiming, direction);
        if (covered < most) continue;
        if (covered > most) best.clear();
        most = covered;
        best.push_back(direction);
    }
    check(!best.empty(), "a gun is aimed at what it can reach");
    const auto before = [&](Facing a, Facing b) { return prefers(aiming.old, a, b); };
    std::sort(best.begin(), best.end(), before);
    const auto same = [&](Facing a, Facing b) { return !before(a, b) && !before(b, a); };
    best.erase(std::unique(best.begin(), best.end(), same), best.end());
    return best;
}

Facing aimed(const Aiming& aiming) { return aims(aiming).front(); }

}  // namespace galloper::bravado
