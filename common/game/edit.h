#pragma once

#include <optional>
#include <string>
#include <variant>

#include "common/game/picture.h"

// The closed set of changes by hand. Rehearsals, test tables and the umpire use this one way into a
// state; a ruleset does each or refuses it in words, and leaves a state that play can go on from.
namespace galloper::edits {

// `kind` and `traits` are the ruleset's own words, as in a scenario's piece.
struct PlacePiece {
    PieceId piece{};  // a new id, below first_of_the_house
    std::string kind{};
    std::string label{};
    std::optional<Side> side{};
    int formation = 0;
    Point at{};
    std::optional<Facing> facing{};
    std::vector<std::string> traits{};
};
struct MovePiece {
    PieceId piece{};
    Point to{};
};
struct TurnPiece {
    PieceId piece{};
    Facing facing{};
};
struct RemovePiece {
    PieceId piece{};
};
struct SetStat {
    PieceId piece{};
    Stat stat{};
};
struct SetBadge {
    PieceId piece{};
    std::string badge{};
    bool on = true;
};
struct SetFace {
    PieceId piece{};
    std::string face{};
};
struct SetFact {
    Fact fact{};
};
struct LayGround {
    Ground ground{};
};
struct LiftGround {
    PieceId ground{};
};
struct ShowPiece {
    PieceId piece{};
    Viewer to = Viewer::everybody();
};
struct HidePiece {
    PieceId piece{};
    Viewer from = Viewer::everybody();
};

}  // namespace galloper::edits

namespace galloper {

using Edit = std::variant<edits::PlacePiece, edits::MovePiece, edits::TurnPiece, edits::RemovePiece,
                          edits::SetStat, edits::SetBadge, edits::SetFace, edits::SetFact,
                          edits::LayGround, edits::LiftGround, edits::ShowPiece, edits::HidePiece>;

}  // namespace galloper
