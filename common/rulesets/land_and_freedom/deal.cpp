// [LAF-3] [LAF-21] to [LAF-23] [LAF-29] What a general writes about his side's radios and riders,
// tanks and guns before the first turn.

#include <algorithm>

#include "common/rulesets/land_and_freedom/command.h"
#include "common/rulesets/land_and_freedom/dealing.h"
#include "common/rulesets/land_and_freedom/drafting.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

namespace {

Side side_of(const State& state, const Desk& desk) { return state.posts[desk.seat.number].side; }

// [GEN-21] Nobody is asked about nothing, unless fog hides from the enemy that it is nothing.
bool has_nothing_to_deal(const State& state, Side side)
{
    const Means& means = state.means[side.number];
    return means.radios + means.motorcycles + means.cavalry == 0 &&
           dealing::assignable(state, side).empty() && state.settings.fog == Fog::None;
}

std::vector<int> formations_of(const State& state, const std::vector<PieceId>& pieces)
{
    std::vector<int> numbers;
    for (const PieceId id : pieces) numbers.push_back(state.base(id).formation);
    return numbers;
}

std::vector<Stable> stables_of(const State& state, const std::vector<Share>& shares)
{
    std::vector<Stable> stables;
    for (const Share& share : shares)
        if (share.points > 0) stables.push_back({state.base(share.to).formation, share.points});
    return stables;
}

// [LAF-29] A set that becomes a spotter is taken from whoever was named last.
void make_spotters(const State& state, Deal& deal, int sets, const std::vector<Share>& shares)
{
    deal.spotters.clear();
    for (const Stable& stable : stables_of(state, shares))
        deal.spotters.insert(deal.spotters.end(), static_cast<std::size_t>(stable.count),
                             stable.formation);
    const auto left = static_cast<std::size_t>(sets) - deal.spotters.size();
    if (deal.radios.size() > left) deal.radios.resize(left);
}

// A tank with a battalion has no set of its own.
void assign(const State& state, Deal& deal, PieceId base, std::size_t which)
{
    const Base& assigned = state.base(base);
    const std::vector<int> choices = dealing::choices(state, assigned.side);
    check(which < choices.size(), "a place that was not offered");
    std::erase_if(deal.assigned, [base](const Assigned& one) { return one.base == base; });
    deal.assigned.push_back({base, choices[which]});
    const Formation* above = state.find_formation(choices[which]);
    if (above && above->level == Level::Battalion) std::erase(deal.radios, assigned.formation);
}

}  // namespace

// [LAF-21] What there is has been thrown for as the game was set up.
void begin_deal(Step& step)
{
    State& state = step.state;
    enter(state, Phase::Deal);
    for (Desk& desk : state.desks) {
        desk.sealed = !desk.general || has_nothing_to_deal(state, side_of(state, desk));
        if (desk.general) draft_deal(state, desk);
    }
}

void take_deal(Step& step, Desk& desk, const Action& action)
{
    const State& state = step.state;
    const Side side = side_of(state, desk);
    Deal& deal = desk.deal;
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::GiveRadios)
        deal.radios = formations_of(state, answer<std::vector<PieceId>>(action, 0));
    if (verb == Verb::GiveMotorcycles)
        deal.motorcycles = stables_of(state, answer<std::vector<Share>>(action, 0));
    if (verb == Verb::GiveCavalry)
        deal.cavalry = stables_of(state, answer<std::vector<Share>>(action, 0));
    if (verb == Verb::MakeSpotters)
        make_spotters(state, deal, state.means[side.number].radios,
                      answer<std::vector<Share>>(action, 0));
    if (verb == Verb::Assign)
        assign(state, deal, *action.piece,
               static_cast<std::size_t>(answer<Chosen>(action, 0).index));
}

}  // namespace galloper::land_and_freedom
