// Changes by hand. Each is done or refused in words, and leaves a state that play can go on from.

#include <algorithm>

#include "common/rulesets/bravado/editing.h"
#include "common/rulesets/bravado/rules.h"

namespace galloper::bravado {

namespace {

struct Apply {
    State& state;

    std::string operator()(const edits::PlacePiece& e) const { return place(state, e); }
    std::string operator()(const edits::RemovePiece& e) const { return remove(state, e.piece); }
    std::string operator()(const edits::SetStat& e) const { return set_stat(state, e); }
    std::string operator()(const edits::SetBadge& e) const { return set_badge(state, e); }
    std::string operator()(const edits::SetFace& e) const { return set_face(state, e); }
    std::string operator()(const edits::SetFact& e) const { return set_fact(state, e.fact); }

    std::string operator()(const edits::MovePiece& e) const
    {
        if (!state.table.holds(e.to)) return "That is not on the table.";
        return move(state, e.piece, e.to);
    }
    std::string operator()(const edits::TurnPiece& e) const
    {
        if (e.facing == Facing{0, 0}) return "A facing needs a direction.";
        return turn(state, e.piece, e.facing);
    }
    std::string operator()(const edits::LayGround& e) const
    {
        const Ground& laid = e.ground;
        if (laid.outline.size() < 3) return "Ground has an outline of three corners or more.";
        if (is_a_piece(state, laid.name)) return "That id is a piece's.";
        std::erase_if(state.ground, [&](const Terrain& t) { return t.id == laid.name; });
        state.ground.push_back({laid.name, laid.kind, laid.label, laid.outline, laid.height});
        return {};
    }
    std::string operator()(const edits::LiftGround& e) const
    {
        const auto lifted =
            std::erase_if(state.ground, [&](const Terrain& t) { return t.id == e.ground; });
        return lifted > 0 ? "" : "There is no such ground.";
    }
    // What is hidden in this game is what lies under a card, and a card shows it to all alike.
    std::string operator()(const edits::ShowPiece&) const
    {
        return "In Bravado a card is shown to everybody, by turning it.";
    }
    std::string operator()(const edits::HidePiece&) const
    {
        return "In Bravado nothing that lies open can be hidden again.";
    }
};

}  // namespace

Result<State, Refusal> edit(const State& truth, const Edit& edit)
{
    State next = truth;
    const std::string refused = std::visit(Apply{next}, edit);
    if (!refused.empty()) return Err{Refusal{Refusal::Kind::NotPossible, refused}};
    mend(next);
    return next;
}

}  // namespace galloper::bravado
