// What an edit may leave hanging, brought in order.

#include <algorithm>

#include "common/rulesets/bravado/editing.h"

namespace galloper::bravado {

namespace {

void mend_leaders(State& state)
{
    for (Leader& leader : state.leaders)
        if (leader.team && !state.find_team(*leader.team)) leader.team.reset();
    std::erase_if(state.leaders, [](const Leader& leader) {
        return leader.rank == Rank::NaturalLeader && !leader.team;
    });
}

// Whether a team can still carry out what its order says. [BRV-13] [BRV-45]
bool can_still_be(const State& state, const Order& order)
{
    const Team* team = state.find_team(order.team);
    if (!team || team->pinned) return false;
    if (std::holds_alternative<deeds::Move>(order.deed)) return !team->in_cover;
    if (std::holds_alternative<deeds::LeaveCover>(order.deed)) return team->in_cover;
    struct GunOf {
        PieceId operator()(const deeds::Move&) const { return {}; }
        PieceId operator()(const deeds::LeaveCover&) const { return {}; }
        PieceId operator()(const deeds::DirectFire& deed) const { return deed.gun; }
        PieceId operator()(const deeds::CoveringFire& deed) const { return deed.gun; }
        PieceId operator()(const deeds::Grenade& deed) const { return deed.gun; }
    };
    return state.find_gun(std::visit(GunOf{}, order.deed)) != nullptr;
}

void mend_sheets(State& state)
{
    for (Sheet& sheet : state.sheets) {
        std::erase_if(sheet.orders, [&](const Order& o) { return !can_still_be(state, o); });
        std::erase_if(sheet.leading, [&](PieceId id) { return !state.find_leader(id); });
    }
}

void drop_exposures_of_the_gone(State& state)
{
    for (Exposure& exposure : state.exposures)
        if (!state.find_team(exposure.team) || !state.find_gun(exposure.gun)) exposure = {};
}

void mend_halt(State& state)
{
    if (!state.halt) return;
    const Halt& halt = *state.halt;
    const Team* team = state.find_team(halt.team);
    const Point stands = Track(halt.from, halt.way).at(halt.gone);
    if (!team || team->pinned || team->at != stands) {
        state.halt.reset();
        return;
    }
    const auto is_gone = [&](PieceId id) { return !state.find_gun(id) && !state.find_card(id); };
    Halt& mended = *state.halt;
    std::erase_if(mended.due,
                  [&](const Due& due) { return due.gun != PieceId{} && is_gone(due.gun); });
    std::erase_if(mended.inside, [&](const Inside& inside) { return is_gone(inside.gun); });
    std::erase_if(mended.tested, is_gone);
    std::erase_if(mended.reopened, is_gone);
    for (MoveThrow& thrown : mended.throws)
        if (thrown.gun && is_gone(*thrown.gun)) thrown.gun.reset();
}

// Whether a question can still be answered as it was put.
struct StillStands {
    const State& state;

    bool on_the_move(PieceId team, PieceId gun) const
    {
        return state.halt && state.halt->team == team && state.find_gun(gun);
    }
    bool operator()(const questions::SetOut& q) const { return on_the_move(q.team, q.gun); }
    bool operator()(const questions::Reveal& q) const { return on_the_move(q.team, q.gun); }
    bool operator()(const questions::PressOn& q) const { return on_the_move(q.team, q.gun); }
    bool operator()(const questions::Bayonet& q) const
    {
        const auto ready = [this](PieceId id) {
            const Team* team = state.find_team(id);
            return team && team->in_cover && !team->pinned;
        };
        return state.find_gun(q.gun) && state.find_team(q.thrower) &&
               std::all_of(q.candidates.begin(), q.candidates.end(), ready) &&
               std::all_of(q.others.begin(), q.others.end(), ready);
    }
    bool operator()(const questions::Exposed& q) const
    {
        const Team* team = state.find_team(q.team);
        return team && !team->in_cover && state.find_gun(q.gun);
    }
    bool operator()(const questions::Aim& q) const
    {
        const auto is_there = [this](PieceId id) { return state.find_team(id) != nullptr; };
        const Gun* gun = state.find_gun(q.gun);
        return gun && gun->state == GunState::Firing &&
               std::all_of(q.directions.begin(), q.directions.end(), [&](const auto& direction) {
                   return std::all_of(direction.covers.begin(), direction.covers.end(), is_there);
               });
    }
};

}  // namespace

void mend(State& state)
{
    mend_leaders(state);
    mend_sheets(state);
    std::erase_if(state.covering,
                  [&](const Covering& covering) { return !state.find_gun(covering.gun); });
    drop_exposures_of_the_gone(state);
    mend_halt(state);
    if (state.pending && !std::visit(StillStands{state}, *state.pending)) state.pending.reset();
}

}  // namespace galloper::bravado
