#include "common/rulesets/bravado/drawing.h"

namespace galloper::bravado {

namespace {

void draw_cone(const KnownGun& gun, Picture& picture)
{
    if (gun.state != GunState::Firing) return;  // [BRV-60]
    const Sector sector{gun.at, gun.aim, cone_spread, cone_reach};
    picture.shapes.push_back({"cone", gun.id, 0, "Cone of fire",
                              SectorShape{sector, {close_to, effective_to, cone_reach}}});
}

void draw_zones(const Known& known, Picture& picture)
{
    int index = 0;
    for (const Zoned& zone : known.zones)
        picture.shapes.push_back({"zone", {}, index++, zone.name, PolygonShape{zone.outline}});
}

std::vector<Point> line_of(Point from, const Path& way)
{
    std::vector<Point> line{from};
    line.insert(line.end(), way.begin(), way.end());
    return line;
}

void draw_orders(const Known& known, const KnownSheet& sheet, Picture& picture)
{
    if (!sheet.written) return;
    for (const Order& order : sheet.written->orders) {
        const KnownTeam* team = known.find_team(order.team);
        const Path* way = way_of(order.deed);
        if (!team || !way || team->acted) continue;
        picture.shapes.push_back(
            {"order", team->id, 0, "Ordered way", LineShape{line_of(team->at, *way)}});
    }
}

// What each choice of the defence would mean, for its own eyes. [BRV-31]
void draw_choices(const Known& known, const questions::Aim& aim, Picture& picture)
{
    const auto defender = known.defender();
    const KnownGun* gun = known.find_gun(aim.gun);
    if (!gun || !defender || !known.viewer.is(*defender)) return;
    int index = 0;
    for (const auto& direction : aim.directions) {
        const Sector sector{gun->at, direction.facing, cone_spread, cone_reach};
        picture.shapes.push_back({"choice", gun->id, index, std::to_string(index + 1),
                                  SectorShape{sector, {close_to, effective_to, cone_reach}}});
        ++index;
    }
}

}  // namespace

void draw_shapes(const Known& known, Picture& picture)
{
    for (const KnownGun& gun : known.guns) draw_cone(gun, picture);
    draw_zones(known, picture);
    for (const KnownSheet& sheet : known.sheets) draw_orders(known, sheet, picture);
    if (const auto* aim = known.pending ? std::get_if<questions::Aim>(&*known.pending) : nullptr)
        draw_choices(known, *aim, picture);
    if (const auto& halt = known.halt)
        picture.shapes.push_back({"halted", halt->team, 0, "Way that is still to go",
                                  LineShape{line_of(halt->from, halt->way)}});
}

}  // namespace galloper::bravado
