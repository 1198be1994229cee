// Changes by hand. Each is done or refused in words, and leaves a state that play can go on from.

#include <algorithm>

#include "common/rulesets/land_and_freedom/editing.h"
#include "common/rulesets/land_and_freedom/rules.h"

namespace galloper::land_and_freedom {

namespace {

std::string lay(State& state, const Ground& laid)
{
    if (laid.outline.size() < 3) return "Ground has an outline of three corners or more.";
    if (is_a_piece(state, laid.name)) return "That id is a piece's.";
    const auto off_the_table = [&](Point corner) { return !state.table.holds(corner); };
    if (std::any_of(laid.outline.begin(), laid.outline.end(), off_the_table))
        return "That is not on the table.";
    std::erase_if(state.ground, [&](const Terrain& t) { return t.id == laid.name; });
    state.ground.push_back({laid.name, laid.kind, laid.label, laid.outline, laid.height});
    return {};
}

std::string lift(State& state, PieceId id)
{
    const auto lifted = std::erase_if(state.ground, [id](const Terrain& t) { return t.id == id; });
    return lifted > 0 ? "" : "There is no such ground.";
}

struct Apply {
    State& state;

    std::string operator()(const edits::PlacePiece& e) const { return place(state, e); }
    std::string operator()(const edits::RemovePiece& e) const { return remove(state, e.piece); }
    std::string operator()(const edits::SetStat& e) const { return set_stat(state, e); }
    std::string operator()(const edits::SetBadge& e) const { return set_badge(state, e); }
    std::string operator()(const edits::SetFact& e) const { return set_fact(state, e.fact); }
    std::string operator()(const edits::LayGround& e) const { return lay(state, e.ground); }
    std::string operator()(const edits::LiftGround& e) const { return lift(state, e.ground); }

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
    std::string operator()(const edits::SetFace&) const
    {
        return "In Land and Freedom nothing has a face to turn.";
    }
    // What is in sight follows from where things stand, and would be worked out anew. [GEN-19]
    std::string operator()(const edits::ShowPiece&) const
    {
        return "In Land and Freedom a base is seen from where others stand: move one of them.";
    }
    std::string operator()(const edits::HidePiece&) const
    {
        return "In Land and Freedom a base is hidden by the ground: move it, or lay some.";
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

}  // namespace galloper::land_and_freedom
