#pragma once

#include <optional>
#include <vector>

#include "common/rulesets/bravado/ground.h"
#include "common/rulesets/bravado/settings.h"
#include "common/rulesets/bravado/terms.h"
#include "common/table/arc.h"

// The cone of a machine gun: where it reaches and how the gun chooses where to lay it.
namespace galloper::bravado {

// The band that a distance from the muzzle belongs to; nothing beyond the last. Who stands exactly
// on a boundary is in the nearer band. [BRV-29] [GEN-25]
std::optional<Band> band_at(Point muzzle, Point at);

Sector cone_of(Point muzzle, Facing facing);
bool in_cone(Point muzzle, Facing facing, Point at);

// Whether whoever stands there is under the fire of a gun that points that way: in its cone, and
// not on the position itself, past the muzzle, where he fights. [BRV-28] [BRV-63]
bool under_fire(Point muzzle, Facing facing, Point at);

// Whether a gun can be swung that far from its first facing. Exactly sideways is within 90 degrees,
// and the muzzle itself is within any traverse. [BRV-30]
bool in_traverse(Point muzzle, Facing front, Traverse traverse, Point at);

// Whether a building or a crest higher than both ends stands between them; ground that one end
// stands on is never higher than both. To touch it is enough. [BRV-9]
bool screened(Point from, Point to, const std::vector<Terrain>& ground);

// Where the gun is laid: among the directions within its traverse that cover `must`, the one that
// covers most of `others`, then the smallest swing from `old`, then counter-clockwise. `must` lies
// within the cone's reach and the traverse. Exact: only directions count in which some point lies
// on an edge of the cone, besides the old one and the ends of the traverse. [BRV-31] [BRV-32]
struct Aiming {
    Point muzzle{};
    Facing front{};  // the middle of the traverse
    Traverse traverse = Traverse::Quarter;
    Facing old{};
    Point must{};
    std::vector<Point> others{};
};
Facing aimed(const Aiming& aiming);

// The directions among which a defender who aims may choose: those that cover `must` and as many
// of the others as can be, each once, the smallest swing first.
std::vector<Facing> aims(const Aiming& aiming);

}  // namespace galloper::bravado
