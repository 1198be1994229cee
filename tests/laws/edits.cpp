#include "tests/laws/edits.h"

namespace galloper::laws {
namespace {

// The truth's handles are the piece ids.
PieceId id_of(const SentPiece& piece)
{
    return PieceId{static_cast<std::uint32_t>(piece.name.value)};
}

Point somewhere(const SentPicture& truth, Chance& chance)
{
    const Area& table = truth.table;
    return {{chance.between(table.low.x.tenths, table.high.x.tenths)},
            {chance.between(table.low.y.tenths, table.high.y.tenths)}};
}

std::optional<Edit> change_a_stat(const SentPiece& piece, Chance& chance)
{
    std::vector<Stat> stats = piece.stats;
    if (piece.figures) stats.push_back({"figures", *piece.figures});
    if (stats.empty()) return std::nullopt;
    Stat stat = chance.pick(stats);
    stat.value = std::max(0, stat.value + chance.between(-3, 3));
    return edits::SetStat{id_of(piece), stat};
}

std::optional<Edit> change_a_badge(const SentPicture& truth, const SentPiece& piece, Chance& chance)
{
    std::vector<std::string> badges;
    for (const SentPiece& other : truth.pieces)
        badges.insert(badges.end(), other.badges.begin(), other.badges.end());
    if (badges.empty()) return std::nullopt;
    return edits::SetBadge{id_of(piece), chance.pick(badges), chance.coin()};
}

Edit place_another(const SentPicture& truth, const SentPiece& like, Chance& chance)
{
    std::uint32_t highest = 0;
    for (const SentPiece& piece : truth.pieces)
        if (id_of(piece).value < first_of_the_house)
            highest = std::max(highest, id_of(piece).value);
    edits::PlacePiece place;
    place.piece = PieceId{highest + 1 + static_cast<std::uint32_t>(chance.below(5))};
    place.kind = like.kind;
    place.label = like.label;
    place.side = like.side;
    place.formation = chance.between(1, 2);
    place.at = somewhere(truth, chance);
    place.facing = like.facing;
    return place;
}

}  // namespace

std::optional<Edit> random_edit(const SentPicture& truth, Chance& chance)
{
    if (truth.pieces.empty() || !chance.one_in(5)) return std::nullopt;
    // A badge tells that something is going on with a piece, and that is when a change is hard.
    for (const SentPiece& one : truth.pieces)
        if (!one.badges.empty() && chance.one_in(8)) return edits::RemovePiece{id_of(one)};
    const SentPiece& piece = chance.pick(truth.pieces);
    switch (chance.below(9)) {
        case 0:
            return edits::RemovePiece{id_of(piece)};
        case 1:
            return edits::TurnPiece{id_of(piece), {chance.between(-9, 9), 5}};
        case 2:
            return change_a_stat(piece, chance);
        case 3:
            return change_a_badge(truth, piece, chance);
        case 4:
            return edits::SetFace{id_of(piece), chance.coin() ? "gun" : "blank"};
        case 5:
            return place_another(truth, piece, chance);
        case 6:
            if (truth.gauges.empty()) return std::nullopt;
            return edits::SetFact{{chance.pick(truth.gauges).name, "2"}};
        default:
            return edits::MovePiece{id_of(piece), somewhere(truth, chance)};
    }
}

}  // namespace galloper::laws
