// [LAF-3] [LAF-22] [LAF-23] [LAF-29] What the generals have written is done: sets are given, riders
// and spotters come into play, tanks and guns are placed under whom they fight.

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/dealing.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

PieceId add_base(State& state, Base base)
{
    base.id = PieceId{state.next_id++};
    state.bases.push_back(std::move(base));
    return state.bases.back().id;
}

// A rider waits with his headquarters. [LAF-23]
void add_riders(Step& step, const std::vector<Stable>& stables, Arm arm, const char* label)
{
    State& state = step.state;
    for (const Stable& stable : stables) {
        const Formation& formation = state.formation(stable.formation);
        const Base* hq = giving::hq_of(state, formation);
        if (!hq) continue;
        for (int i = 0; i < stable.count; ++i) {
            Base rider{.label = label, .side = formation.side, .arm = arm};
            rider.formation = formation.number;
            rider.at = place_of(state, *hq);
            rider.facing = hq->facing;
            rider.aboard = formation.hq;
            const PieceId id = add_base(state, std::move(rider));
            look_again(step, id);
            hq = giving::hq_of(state, formation);  // the list has grown
        }
    }
}

// A unit of one base that acts by itself. [LAF-2]
Formation& add_detachment(State& state, Side side, std::string label, int commanded_with)
{
    Formation unit{.side = side, .level = Level::Detachment, .label = std::move(label)};
    unit.number = state.formations.empty() ? 1 : state.formations.back().number + 1;
    unit.bases_at_start = 1;
    state.desk_of(commanded_with).formations.push_back(unit.number);  // the highest number yet
    state.formations.push_back(std::move(unit));
    return state.formations.back();
}

void remove_detachment(State& state, int number)
{
    std::erase(state.desk_of(number).formations, number);
    std::erase_if(state.formations, [number](const Formation& f) { return f.number == number; });
}

// [LAF-29] A spotter has a set and points of its own.
void add_spotter(Step& step, int with)
{
    State& state = step.state;
    const Base* hq = giving::hq_of(state, state.formation(with));
    if (!hq) return;
    Formation& unit = add_detachment(state, hq->side, "Spotter", with);
    unit.radio = true;
    Base spotter{.label = "Spotter", .side = hq->side, .arm = Arm::Spotter};
    spotter.formation = unit.number;
    spotter.facing = hq->facing;
    const Point ahead{Length{hq->at.x.tenths + hq->facing.x},
                      Length{hq->at.y.tenths + hq->facing.y}};
    spotter.at = place_beside(step, *hq, spotter, ahead);
    ++state.tally[hq->side.number].bases_at_start;
    const PieceId id = add_base(state, std::move(spotter));
    throw_for_points(step, unit, id);
    look_again(step, id);
}

// A detachment that goes to a battalion takes its trucks along. [LAF-35]
void attach(State& state, PieceId id, int battalion)
{
    const Formation before = state.formation(state.base(id).formation);
    const auto join = [&](PieceId one) {
        state.base(one).formation = battalion;
        state.base(one).attached = true;
    };
    join(id);
    if (before.level != Level::Detachment) return;
    const std::vector<PieceId> left = bases_of(state, before.number);
    const auto is_truck = [&](PieceId one) { return state.base(one).arm == Arm::Truck; };
    if (!std::all_of(left.begin(), left.end(), is_truck)) return;
    std::for_each(left.begin(), left.end(), join);
    remove_detachment(state, before.number);
}

// Whoever commands the brigade orders what fights under it, be it another seat than before. [LAF-3]
void hand_over(State& state, int unit, int brigade)
{
    Desk& from = state.desk_of(unit);
    Desk& to = state.desk_of(brigade);
    if (from.seat == to.seat) return;
    std::erase(from.formations, unit);
    to.formations.insert(std::lower_bound(to.formations.begin(), to.formations.end(), unit), unit);
}

// [LAF-3] With a battalion it acts as one of its bases; with a brigade it is given points like a
// battalion; alone it throws for its own.
void place_under(Step& step, PieceId id, int under)
{
    State& state = step.state;
    const Formation* above = state.find_formation(under);
    if (above && above->level == Level::Battalion) return attach(state, id, under);
    Base& base = state.base(id);
    if (state.formation(base.formation).level != Level::Detachment)
        base.formation = add_detachment(state, base.side, base.label, base.formation).number;
    Formation& unit = state.formation(base.formation);
    unit.under = under;
    if (under == 0) return throw_for_points(step, unit, id);
    unit.allowance = 0;
    hand_over(state, unit.number, under);
}

void place_all(Step& step, const Desk& desk, Side side)
{
    for (const PieceId id : dealing::assignable(step.state, side))
        place_under(step, id, dealing::assigned_to(step.state, desk.deal, id));
}

void deal_out(Step& step, Side side)
{
    State& state = step.state;
    const Deal deal = state.general(side).deal;
    place_all(step, state.general(side), side);
    for (const int number : deal.radios)
        if (Formation* formation = state.find_formation(number)) formation->radio = true;
    add_riders(step, deal.motorcycles, Arm::Motorcycle, "Motorcycle");
    add_riders(step, deal.cavalry, Arm::Cavalry, "Mounted messenger");
    for (const int with : deal.spotters) add_spotter(step, with);
    state.general(side).deal = {};
}

// What has changed hands looks for another seat now, and no longer for the first. [GEN-19]
void look_with_new_eyes(Step& step)
{
    if (step.state.settings.fog != Fog::Commander) return;
    std::vector<PieceId> ids;
    for (const Base& base : step.state.bases) ids.push_back(base.id);
    for (const PieceId id : ids) look_again(step, id);
}

}  // namespace

// [LAF-5] Or the scenario gives the points of all: 2, the middle of a D3, where it is silent.
void throw_for_points(Step& step, Formation& formation, PieceId who)
{
    if (step.state.settings.points_roll == PointsRoll::Scenario) {
        constexpr int middle = 2;
        if (formation.allowance == 0) formation.allowance = middle;
        return;
    }
    const int die = step.dice.d6({"priority points", who});
    formation.allowance = throws_d3(formation.level) ? d3_of(die) : die;
    const std::string points = counted(formation.allowance, "point");
    const Throw thrown{"priority points",
                       {{6, die}},
                       {},
                       formation.allowance,
                       throws_d3(formation.level) ? "a D3" : "a D6",
                       points,
                       true};
    const bool once = step.state.settings.points_roll == PointsRoll::Once;
    say(step, "{} has " + points + (once ? " a turn." : " in this turn."), {who}, "LAF-5",
        {thrown});
}

// What was dealt shows in part: who fights by himself, and where spotters stand.
void deal_out(Step& step)
{
    say(step, "Both sides have dealt out their radios and riders.", {}, "LAF-3", {},
        {{std::nullopt, matters::deal(nationalists)}, {std::nullopt, matters::deal(republicans)}});
    deal_out(step, nationalists);
    deal_out(step, republicans);
    look_with_new_eyes(step);
}

}  // namespace galloper::land_and_freedom
