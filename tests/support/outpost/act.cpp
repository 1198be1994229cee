#include <algorithm>

#include "tests/support/outpost/rules.h"

namespace galloper::outpost {
namespace {

struct Step {
    State& state;
    Report& report;
    Dice& dice;
};

void say(Step& step, Audience to, std::string text, std::vector<PieceId> about = {},
         std::vector<Revealed> reveals = {})
{
    step.report.lines.push_back(
        {std::move(to), std::move(text), std::move(about), "OUT-1", {}, std::move(reveals)});
}

void take_figure(Step& step, PieceId id)
{
    if (--step.state.scout(id).figures > 0) return;
    std::erase_if(step.state.scouts, [id](const Scout& s) { return s.id == id; });
    step.state.halt.reset();
}

void turn_the_charge(Step& step, PieceId scout)
{
    Charge& charge = step.state.charge;
    charge.turned = true;
    say(step, Audience::everyone(), charge.mine ? "{} sets off a mine." : "{} finds a dummy.",
        {scout}, {{charge.id, {}}});
    if (charge.mine && step.dice.d6({"mine", scout}) >= 4) take_figure(step, scout);
}

// Goes on with the march under way until the charge stops it, for a decision, or it is over.
void walk(Step& step)
{
    State& state = step.state;
    const Halt halt = *state.halt;
    const Track track(halt.from, halt.way);
    const auto met =
        state.charge.turned ? std::nullopt : track.first(halt.gone, track.whole(), [&](Point at) {
            return within(at, state.charge.at, trip);
        });
    const Length to = met.value_or(track.whole());
    state.scout(halt.scout).at = track.at(to);
    step.report.motions.push_back({Audience::everyone(), halt.scout, track.trace(halt.gone, to)});
    if (!met) return state.halt.reset();
    state.halt->gone = to;
    turn_the_charge(step, halt.scout);
}

void march(Step& step, PieceId id, const Path& way)
{
    Scout& scout = step.state.scout(id);
    scout.acted = true;
    if (step.dice.d6({"stumble", id}) == 1)
        return say(step, Audience::everyone(), "{} stumbles about.", {id});
    step.state.halt = Halt{id, scout.at, way, {}};
    walk(step);
}

void fire(Step& step, PieceId target)
{
    --step.state.rounds;
    const bool hit = step.dice.d6({"fire", target}) >= 5;
    say(step, Audience::everyone(), hit ? "A shot hits {}." : "A shot misses {}.", {target});
    say(step, Audience::of(step.state.posts, blue),
        std::to_string(step.state.rounds) + " rounds are left.");
    if (hit) take_figure(step, target);
}

void next_phase(State& state)
{
    state.said.clear();
    if (state.phase == Phase::Watch && ++state.turn > state.last_turn) state.phase = Phase::Over;
    if (state.phase == Phase::Over) return;
    state.phase = state.phase == Phase::Patrol ? Phase::Watch : Phase::Patrol;
    for (Scout& scout : state.scouts) scout.acted = false;
}

void say_done(Step& step, Seat seat)
{
    State& state = step.state;
    const Side side = state.posts[seat.number].side;
    state.said.push_back(seat);
    std::sort(state.said.begin(), state.said.end());
    const auto of_side = std::count_if(state.posts.begin(), state.posts.end(),
                                       [side](const Post& post) { return post.side == side; });
    if (static_cast<std::ptrdiff_t>(state.said.size()) < of_side) return;
    if (state.phase == Phase::Laying)
        say(step, Audience::everyone(), "Something lies buried out there.", {},
            {{std::nullopt, "where the charge lies"}});
    next_phase(state);
}

void end_if_over(State& state)
{
    const auto through = [](const Scout& scout) { return scout.at.y >= inches(20); };
    if (state.scouts.empty() || std::any_of(state.scouts.begin(), state.scouts.end(), through))
        if (!state.halt) state.phase = Phase::Over;
}

}  // namespace

Posts posts(int reds, int blues)
{
    Posts posts;
    for (int i = 0; i < reds; ++i) posts.push_back({red, {i + 1}, Sight::Side});
    for (int i = 0; i < blues; ++i) posts.push_back({blue, {}, Sight::Side});
    return posts;
}

Result<State, Fault> setup(const Scenario&, const Options&, const Posts& posts, Dice& dice)
{
    State state;
    state.posts = posts;
    state.sides = {"Red", "Blue"};
    std::uint32_t id = 1;
    for (const Post& post : posts)
        for (const int formation : post.formations)
            state.scouts.push_back(
                {PieceId{id++}, formation, {inches(8 * formation), inches(4)}, 2, false});
    state.charge.mine = dice.d6({"mine"}) > 3;
    return state;
}

Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
{
    Outcome<State> outcome{truth, {}, 0};
    State& state = outcome.next;
    Step step{state, outcome.report, dice};
    if (action.verb == verb::lay) {
        state.charge.at = answer<Place>(action, 0).at;
        state.charge.mine = answer<Chosen>(action, 1).index == 0;
    } else if (action.verb == verb::load) {
        state.rounds = answer<Number>(action, 0).value;
    } else if (action.verb == verb::march) {
        march(step, *action.piece, answer<Path>(action, 0));
    } else if (action.verb == verb::go_on) {
        walk(step);
    } else if (action.verb == verb::stop) {
        state.halt.reset();
    } else if (action.verb == verb::fire) {
        fire(step, answer<PieceId>(action, 0));
    } else {
        check(action.verb == verb::done || action.verb == verb::seal,
              "an offer nobody wrote a rule for");
        say_done(step, seat);
    }
    end_if_over(state);
    return outcome;
}

Result<State, Refusal> edit(const State& truth, const Edit& change)
{
    State state = truth;
    const Refusal no{Refusal::Kind::NotPossible, "That cannot be changed by hand here."};
    if (const auto* move = std::get_if<edits::MovePiece>(&change)) {
        if (!state.find(move->piece) || !table.holds(move->to)) return Err{no};
        // A march under way is over once its scout is somewhere else.
        if (state.halt && state.halt->scout == move->piece) state.halt.reset();
        state.scout(move->piece).at = move->to;
    } else if (const auto* gone = std::get_if<edits::RemovePiece>(&change)) {
        if (!state.find(gone->piece)) return Err{no};
        if (state.halt && state.halt->scout == gone->piece) state.halt.reset();
        std::erase_if(state.scouts, [gone](const Scout& s) { return s.id == gone->piece; });
    } else {
        return Err{no};
    }
    end_if_over(state);
    return state;
}

}  // namespace galloper::outpost
