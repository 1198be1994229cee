#include "common/rulesets/land_and_freedom/drawing.h"
#include "common/rulesets/land_and_freedom/view.h"

namespace galloper::land_and_freedom {

namespace {

// Ways round a circle, in thousandths of its radius, for drawing alone.
constexpr std::array<std::pair<int, int>, 24> round_about{
    {{1000, 0},  {966, 259},   {866, 500},   {707, 707},   {500, 866},   {259, 966},
     {0, 1000},  {-259, 966},  {-500, 866},  {-707, 707},  {-866, 500},  {-966, 259},
     {-1000, 0}, {-966, -259}, {-866, -500}, {-707, -707}, {-500, -866}, {-259, -966},
     {0, -1000}, {259, -966},  {500, -866},  {707, -707},  {866, -500},  {966, -259}}};

// All that has an edge within the distance of a base's nearest edge, as near as makes no matter to
// the eye. [LAF-70]
Polygon within_of(const Footprint& base, Length reach)
{
    Polygon outline;
    outline.reserve(round_about.size());
    const Quad edges = corners_of(base);
    for (const auto& [x, y] : round_about) {
        Point farthest = base.at;
        std::int64_t most = 0;
        for (const Point corner : edges.corners) {
            const std::int64_t out = across(base.at, corner) * x + along(base.at, corner) * y;
            if (out > most) {
                most = out;
                farthest = corner;
            }
        }
        outline.push_back({{farthest.x.tenths + reach.tenths * x / 1000},
                           {farthest.y.tenths + reach.tenths * y / 1000}});
    }
    return outline;
}

// [LAF-8] [LAF-9] Only where it bears on what the viewer is about to do: headquarters that give
// points while points are given, units that are still to act while levels are in play.
bool reach_matters(const Known& known, const KnownFormation& formation)
{
    const bool giving = known.phase == Phase::Allocation || known.phase == Phase::ShareOut;
    if (giving) return formation.level < Level::Battalion;
    return known.phase == Phase::Activation && formation.level == Level::Battalion &&
           known.settings.command_radius == CommandRadius::Reach && formation.own &&
           formation.own->points > 0 && !formation.activated;
}

void draw_reach(const Known& known, const Desk& desk, Picture& picture)
{
    for (const KnownFormation& formation : known.formations) {
        if (!desk.commands(formation.number) || !reach_matters(known, formation)) continue;
        const KnownBase* hq = formation.hq ? known.find_base(*formation.hq) : nullptr;
        if (!hq) continue;
        picture.shapes.push_back(
            {"command", hq->id, 0, "25 cm from " + hq->label,
             PolygonShape{within_of(footprint_of(known, *hq), command_reach)}});
    }
}

// [LAF-41] [LAF-43]
void draw_arcs(const Known& known, const KnownBase& base, Picture& picture)
{
    const Point at = place_of(known, base);
    if (base.entrenched)
        picture.shapes.push_back({"arc", base.id, 0, "Arc of fire",
                                  SectorShape{{at, base.facing, entrenched_arc, long_range},
                                              {short_range, medium_range, long_range}}});
    if (base.arm == Arm::Tank)
        picture.shapes.push_back({"front", base.id, 0, "Front of the tank",
                                  SectorShape{{at, base.facing, tank_front, short_range}, {}}});
}

void draw_objectives(const Known& known, Picture& picture)
{
    int index = 0;
    for (const Objective& objective : known.objectives) {
        std::string label = objective.name + ", worth " + std::to_string(objective.worth);
        if (objective.holder >= 0)
            label += ", held by the " +
                     name_of(known, Side{static_cast<std::uint8_t>(objective.holder)});
        picture.shapes.push_back(
            {"zone", {}, index++, std::move(label), PolygonShape{objective.outline}});
    }
}

// What one base is to do, drawn from where each deed would find it.
struct DrawDeed {
    const Known& known;
    PieceId base;
    Point from;
    int index;
    Picture& picture;

    void way(const Path& path)
    {
        if (path.empty()) return;
        std::vector<Point> line{from};
        line.insert(line.end(), path.begin(), path.end());
        picture.shapes.push_back({"order", base, index++, "Ordered way", LineShape{line}});
        from = path.back();
    }
    void target(PieceId id, const char* label)
    {
        const KnownBase* at = known.find_base(id);
        if (!at) return;
        picture.shapes.push_back(
            {"target", base, index++, label, LineShape{{from, place_of(known, *at)}}});
    }
    void operator()(const deeds::Move& deed) { way(deed.way); }
    void operator()(const deeds::Haul& deed) { way(deed.way); }
    void operator()(const deeds::Fire& deed) { target(deed.target, "To fire at"); }
    void operator()(const deeds::Assault& deed) { target(deed.target, "To assault"); }
    void operator()(const deeds::Call& deed) { target(deed.target, "To be struck"); }
};

void draw_orders(const Known& known, const Desk& desk, Picture& picture)
{
    for (const BaseOrder& order : desk.orders) {
        const KnownBase* base = known.find_base(order.base);
        if (!base) continue;
        DrawDeed draw{known, base->id, place_of(known, *base), 0, picture};
        for (const Deed& deed : order.deeds) std::visit(draw, deed);
    }
}

void draw_halted(const Known& known, Picture& picture)
{
    if (!known.halt || known.halt->way.empty()) return;
    std::vector<Point> line{known.halt->from};
    line.insert(line.end(), known.halt->way.begin(), known.halt->way.end());
    picture.shapes.push_back(
        {"halted", known.halt->mover, 0, "Way that is still to go", LineShape{line}});
}

}  // namespace

void draw_shapes(const Known& known, Picture& picture)
{
    draw_objectives(known, picture);
    for (const KnownBase& base : known.bases) draw_arcs(known, base, picture);
    if (const Desk* desk = known.own_desk()) {
        draw_reach(known, *desk, picture);
        draw_orders(known, *desk, picture);
    }
    draw_halted(known, picture);
}

}  // namespace galloper::land_and_freedom
