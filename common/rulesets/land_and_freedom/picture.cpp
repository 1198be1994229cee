// What a viewer's knowledge looks like on the table.

#include "common/rulesets/land_and_freedom/drawing.h"
#include "common/rulesets/land_and_freedom/view.h"

namespace galloper::land_and_freedom {

namespace {

std::string word_for(Arm arm)
{
    static constexpr auto words = words_of(Arm{});
    for (const auto& [known, word] : words)
        if (known == arm) return word;
    return {};
}

// The word by which a scenario would set it down.
std::string kind_of(const Known& known, const KnownBase& base)
{
    const KnownFormation* formation = known.find_formation(base.formation);
    if (base.arm != Arm::Headquarters || !formation) return word_for(base.arm);
    for (const auto& [level, word] : words_of(formation->level))
        if (level == formation->level) return std::string(word) + " HQ";
    return word_for(base.arm);
}

// A formation's numbers stand at its headquarters, a detachment's at itself. [LAF-5] [LAF-7]
bool stands_for(const KnownFormation& formation, const KnownBase& base)
{
    const bool by_itself = formation.level == Level::Detachment && base.arm != Arm::Truck;
    return !is_rider(base.arm) && (base.arm == Arm::Headquarters || by_itself);
}

// What a formation has to act with comes first, and what it may give each turn after that.
std::vector<Stat> stats_of(const KnownFormation& formation)
{
    std::vector<Stat> stats;
    if (formation.own && acts(formation.level)) stats.push_back({"points", formation.own->points});
    if (formation.own && formation.own->arrived > 0)
        stats.push_back({"to share", formation.own->arrived});
    if (formation.allowance > 0) stats.push_back({"allowance", formation.allowance});
    return stats;
}

std::string load_of(const Known& known, const KnownBase& base)
{
    const KnownErrand* errand = known.find_errand(base.id);
    if (!errand || !errand->own) return {};
    if (!errand->own->out) return "on his way back";
    return words_for_load(known, errand->own->points, errand->own->to_clear, errand->own->to);
}

Piece draw(const Known& known, const Lie& lie, const KnownBase& base)
{
    const Length side = width_of(base.arm);  // [GEN-24]
    Piece piece{base.id, kind_of(known, base), base.label, base.side, {}, {}, side, side};
    piece.at = place_of(known, base);
    if (!is_round(base.arm)) piece.facing = base.facing;
    if (const auto* formation = known.find_formation(base.formation))
        if (stands_for(*formation, base)) piece.stats = stats_of(*formation);
    piece.badges = badges_of(known, lie, base);
    piece.load = load_of(known, base);
    piece.with = base.aboard;
    return piece;
}

// [GEN-19]
Piece draw(const KnownMemory& memory)
{
    const Length side = width_of(memory.arm);
    Piece piece{memory.id, "memory", memory.label, memory.side, memory.at, {}, side, side};
    if (!is_round(memory.arm)) piece.facing = memory.facing;
    piece.badges = {word_for(memory.arm), "seen in turn " + std::to_string(memory.turn)};
    return piece;
}

void draw_ground(const Known& known, Picture& picture)
{
    for (const Terrain& ground : known.ground)
        picture.ground.push_back(
            {ground.id, ground.kind, ground.label, ground.outline, ground.height});
}

}  // namespace

Picture picture(const Known& known)
{
    Picture picture;
    picture.table = known.table;
    picture.unit = "cm";
    picture.sides = known.sides;
    draw_ground(known, picture);
    picture.pieces.reserve(known.bases.size() + known.memories.size());
    const Lie lie(known.ground);
    for (const KnownBase& base : known.bases) picture.pieces.push_back(draw(known, lie, base));
    for (const KnownMemory& memory : known.memories) picture.pieces.push_back(draw(memory));
    draw_shapes(known, picture);
    draw_counts(known, picture);
    draw_papers(known, picture);
    picture.awaited = awaited(known);
    if (known.ended) picture.ending = ending_of(*known.ended, known.objectives, known.tally);
    return picture;
}

}  // namespace galloper::land_and_freedom
