// The walk itself: on to the next point where something is due, settle that, and so on until the
// move is over or a question is open. [GEN-11] [GEN-12]

#include "common/rulesets/bravado/chapters.h"

namespace galloper::bravado {

static Point place_of(const State& state, const Due& due)
{
    return due.kind == DueKind::Turn ? state.find_card(due.gun)->at : state.gun(due.gun).at;
}

// Entering a cone and crossing into another band are one rank.
static bool same_rank(DueKind a, DueKind b)
{
    const auto rank = [](DueKind kind) { return kind == DueKind::Band ? DueKind::Enter : kind; };
    return rank(a) == rank(b);
}

// Of what is due at one point in one rank, the nearer comes first; a throw decides between what is
// equally near. [BRV-24] [GEN-8]
static Due take_nearest(Step& step, std::vector<Due>& due, Point at)
{
    const DueKind rank = due.front().kind;
    std::vector<PieceId> nearest;
    std::int64_t least = 0;
    for (const Due& other : due) {
        if (!same_rank(other.kind, rank)) continue;
        const std::int64_t far = squared_distance(place_of(step.state, other), at);
        if (!nearest.empty() && far > least) continue;
        if (!nearest.empty() && far < least) nearest.clear();
        least = far;
        nearest.push_back(other.gun);
    }
    const PieceId first = decide(step, nearest, {"which comes first", step.state.halt->team});
    const auto found = std::find_if(due.begin(), due.end(), [&](const Due& other) {
        return other.gun == first && same_rank(other.kind, rank);
    });
    const Due next = *found;
    due.erase(found);
    return next;
}

static std::vector<Due> in_turn(Step& step, std::vector<Due> due, Point at)
{
    std::vector<Due> sorted;
    while (!due.empty()) sorted.push_back(take_nearest(step, due, at));
    return sorted;
}

// Goes on to the next point at which something is due; false when the move is over. Only who moves
// meets anything. [BRV-23]
static bool goes_on(Step& step)
{
    Halt& halt = *step.state.halt;
    const Length limit = std::max(limit_of(step.state, halt), halt.gone);
    if (limit == Length{}) return false;
    const Track track(halt.from, halt.way);
    std::vector<Due> due;
    const auto met = track.first(halt.gone, limit, [&](Point at) {
        due = met_at(step.state, halt, halt.inside, at);
        return !due.empty();
    });
    const Length to = met.value_or(limit);
    if (to > halt.gone) step.state.team(halt.team).at = track.at(to);
    halt.gone = to;
    halt.due = in_turn(step, due, track.at(to));
    return met.has_value();
}

// A double whose cone the team has not come to costs its figure all the same, where the move ends.
// [BRV-21] [BRV-36]
static bool doubles_are_left(Halt& halt)
{
    for (const MoveThrow& thrown : halt.throws)
        if (thrown.gun && !thrown.double_taken) halt.due.push_back({DueKind::Double, *thrown.gun});
    return !halt.due.empty();
}

static bool is_taken(const State& state, PieceId mover, Point at)
{
    return std::any_of(state.teams.begin(), state.teams.end(),
                       [&](const Team& team) { return team.id != mover && team.at == at; });
}

// Two teams never stand on the same point: the later one stops short of it. [GEN-18] [GEN-24]
static void find_room(State& state)
{
    Halt& halt = *state.halt;
    const Track track(halt.from, halt.way);
    Team& team = state.team(halt.team);
    for (Length gone = halt.gone; gone > Length{} && is_taken(state, team.id, team.at);) {
        gone = gone - Length{1};
        team.at = track.at(gone);
    }
}

static void end_move(Step& step)
{
    find_room(step.state);
    Team& team = step.state.team(step.state.halt->team);
    team.acted = true;
    team.moved = true;
    step.state.halt.reset();
}

static void show(Step& step, PieceId id, const Halt& halt, Length from, Length to)
{
    const Team* team = step.state.find_team(id);
    if (!team) return;
    std::vector<Point> way = Track(halt.from, halt.way).trace(from, std::max(from, to));
    if (way.back() != team->at) way.push_back(team->at);
    if (way.front() == way.back() && way.size() <= 2) return;
    step.report.motions.push_back({Audience::everyone(), id, std::move(way)});
}

void walk(Step& step)
{
    check(step.state.halt.has_value(), "there is no move to walk on with");
    const Halt began = *step.state.halt;
    Length gone = began.gone;
    while (step.state.halt && !step.state.pending) {
        Halt& halt = *step.state.halt;
        if (!step.state.find_team(halt.team))
            step.state.halt.reset();
        else if (!halt.due.empty())
            settle_first(step);
        else if (goes_on(step))
            gone = halt.gone;
        else if (gone = halt.gone; !doubles_are_left(halt))
            end_move(step);
    }
    show(step, began.team, began, began.gone, gone);
}

}  // namespace galloper::bravado
