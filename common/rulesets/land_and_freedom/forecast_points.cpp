// What points, bids and deals come to, from what their seat knows alone.

#include <algorithm>
#include <map>
#include <set>

#include "common/rulesets/land_and_freedom/view.h"

#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/riding.h"
#include "common/rulesets/land_and_freedom/sums/clock.h"

namespace galloper::land_and_freedom {

namespace {

// --- which levels act ------------------------------------------------------------------------

// What this draft gives a unit at once or by radio. What is on the road is not reckoned with.
std::map<int, int> points_in(const Known& known, const Desk& desk)
{
    std::map<int, int> points;
    for (const Allotment& allotment : desk.allotments) {
        const KnownFormation* from = known.find_formation(allotment.from);
        const KnownFormation* to = known.find_formation(allotment.to);
        if (!from || !to || !acts(to->level)) continue;
        const Carry carry = giving::carry(known, desk, *from, *to);
        if (carry == Carry::AtHand || carry == Carry::Radio) points[to->number] += allotment.points;
    }
    for (const auto& formation : known.formations)
        if (formation.own && formation.own->points > 0 && desk.commands(formation.number))
            points[formation.number] += formation.own->points;
    return points;
}

// Who acts at which level. A spotter moves with the largest of its numbers and calls at each.
// [LAF-30]
struct Turn {
    int level = 0;
    int unit = 0;
    // The highest level comes first, and of its units the lowest number.
    friend bool operator<(const Turn& a, const Turn& b)
    {
        return a.level != b.level ? a.level > b.level : a.unit < b.unit;
    }
};
std::set<Turn> turns_in(const Known& known, const Desk& desk, std::map<int, int>& points)
{
    std::set<Turn> turns;
    for (const PlannedStrike& strike : desk.strikes)
        if (const KnownBase* spotter = known.find_base(strike.spotter)) {
            int& priority = points[spotter->formation];
            priority = std::max(priority, strike.points);
            turns.insert({strike.points, spotter->formation});
        }
    for (const auto& [unit, priority] : points) turns.insert({priority, unit});
    return turns;
}

// After how many throws each level is over: one, or one for each of its units. [LAF-16]
std::map<int, int> phases_in(const Known& known, const Desk& desk)
{
    std::map<int, int> points = points_in(known, desk);
    std::map<int, int> phases;
    for (const Turn& turn : turns_in(known, desk, points)) ++phases[turn.level];
    for (const Recovery& recovery : desk.recoveries) {
        const KnownBase* base = known.find_base(recovery.base);
        const KnownFormation* of = base ? known.find_formation(base->formation) : nullptr;
        const Level level = of ? of->level : Level::Army;
        const int priority = of && points.count(of->number) ? points.at(of->number) : 0;
        phases.insert({freed_at(known.settings.disorder_clears, level, priority), 1});
    }
    if (known.settings.clock_phase == ClockPhase::Level)
        for (auto& level : phases) level.second = 1;
    return phases;
}

// "Level 4: First battalion. Level 1: Second battalion, Gun."
std::string who_acts_when(const Known& known, const Desk& desk)
{
    std::map<int, int> points = points_in(known, desk);
    const std::set<Turn> turns = turns_in(known, desk, points);
    std::string words;
    int level = 0;
    for (const Turn& turn : turns) {
        const KnownFormation* unit = known.find_formation(turn.unit);
        if (!unit) continue;
        if (turn.level == level)
            words += ", ";
        else
            words += (words.empty() ? "Level " : ". Level ") + std::to_string(turn.level) + ": ";
        words += unit->label;
        level = turn.level;
    }
    return words.empty() ? words : words + '.';
}

// [LAF-16] The chance that each level comes, if no others are called than this seat's own.
void foresee_levels(const Known& known, const Desk& desk, Forecast& forecast)
{
    if (std::string words = who_acts_when(known, desk); !words.empty())
        forecast.notes.push_back(std::move(words));
    const std::map<int, int> levels = phases_in(known, desk);
    int before = 0;
    for (auto level = levels.rbegin(); level != levels.rend(); before += level->second, ++level) {
        if (before == 0) continue;
        const std::string acts = "level " + std::to_string(level->first) + " acts, if the ";
        const auto percent = [&](ClockPick pick) {
            return percent_to_act(clock_at_start, before, pick);
        };
        forecast.odds.push_back(
            {acts + "higher die is always taken", percent(ClockPick::Higher), 100});
        forecast.odds.push_back(
            {acts + "lower die is always taken", percent(ClockPick::Lower), 100});
    }
    if (levels.size() > 1)
        forecast.notes.emplace_back("Each level that only others hold makes the later ones rarer.");
}

// --- how it gets there -----------------------------------------------------------------------

std::string when(int rides)
{
    if (rides == 1) return "in this turn";
    return rides == 2 ? "in the next turn" : "in " + std::to_string(rides) + " turns";
}

// One message after another takes its rider. [LAF-23]
void foresee_ride(const Known& known, const Lie& lie, const KnownBase& from, const KnownBase& to,
                  const std::string& label, std::vector<PieceId>& riders, Forecast& forecast)
{
    const auto courier = riding::soonest(known, lie, riders, from, to);
    if (!courier) {
        forecast.notes.push_back(
            (riders.empty() ? "There is no rider left for " : "No way leads to ") + label + ".");
        return;
    }
    std::erase(riders, courier->rider);
    forecast.notes.push_back("A rider reaches " + label + " " + when(courier->rides) +
                             ", if nothing stops him.");
}

void foresee_messages(const Known& known, const Lie& lie, const Desk& desk,
                      const KnownFormation& from, Forecast& forecast)
{
    const KnownBase* giver = giving::giver_of(known, from);
    if (!giver) return;
    std::vector<PieceId> riders = giving::riders_of(known, from.number);
    for (const auto& message : giving::messages_of(known, desk, from.number)) {
        const KnownFormation* to = known.find_formation(message.to);
        const auto seat = seat_of_command(known, message.to, place_of(known, *giver));
        if (!to || !seat) continue;
        const Carry carry = giving::carry(known, desk, from, *to, riders.size());
        if (carry == Carry::Radio)
            forecast.odds.push_back({to->label + " hears of it by radio", 5, 6});  // [LAF-22]
        if (carry == Carry::Rider || carry == Carry::Nothing)
            foresee_ride(known, lie, *giver, *known.find_base(*seat), to->label, riders, forecast);
    }
}

// --- what would stand in the draft -----------------------------------------------------------

Desk with_allotments(const Known& known, Desk desk, int from, const std::vector<Share>& shares)
{
    std::erase_if(desk.allotments, [from](const Allotment& a) { return a.from == from; });
    for (const Share& share : shares)
        if (const KnownBase* to = known.find_base(share.to); to && share.points > 0)
            desk.allotments.push_back({from, to->formation, share.points});
    return desk;
}

Desk with_recoveries(Desk desk, int from, const std::vector<PieceId>& bases)
{
    std::erase_if(desk.recoveries, [from](const Recovery& r) { return r.from == from; });
    for (const PieceId base : bases) desk.recoveries.push_back({from, base});
    return desk;
}

Desk with_senders(Desk desk, int from, bool by_rider)
{
    std::erase(desk.by_rider, from);
    if (by_rider) desk.by_rider.push_back(from);
    return desk;
}

Desk as_drafted(const Known& known, const Desk& desk, int from, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Allot)
        return with_allotments(known, desk, from, answer<std::vector<Share>>(action, 0));
    if (verb == Verb::Recover)
        return with_recoveries(desk, from, answer<std::vector<PieceId>>(action, 0));
    return with_senders(desk, from, verb == Verb::SendByRider);
}

// --- by verb ---------------------------------------------------------------------------------

void foresee_draft(const Known& known, const Lie& lie, const Action& action, Forecast& forecast)
{
    const KnownBase* piece = action.piece ? known.find_base(*action.piece) : nullptr;
    const KnownFormation* from = piece ? known.find_formation(piece->formation) : nullptr;
    const KnownDesk* desk = from ? known.desk_of(from->number) : nullptr;
    if (!desk || !desk->own) return;
    const Desk drafted = as_drafted(known, *desk->own, from->number, action);
    foresee_messages(known, lie, drafted, *from, forecast);
    foresee_levels(known, drafted, forecast);
}

// What would be left unused lapses. [LAF-5]
void foresee_sealing(const Known& known, const Lie& lie, Forecast& forecast)
{
    const Desk* desk = known.own_desk();
    if (!desk) return;
    int lapse = 0;
    for (const int number : desk->formations) {
        const KnownFormation* from = known.find_formation(number);
        if (!from) continue;
        foresee_messages(known, lie, *desk, *from, forecast);
        lapse += std::max(giving::left_over(known, *desk, *from), 0);
    }
    if (lapse > 0) forecast.notes.push_back(counted(lapse, "point") + " would lapse.");
    foresee_levels(known, *desk, forecast);
}

// [LAF-15] Against an enemy who commits nothing. Ties are thrown again, so they favour nobody.
void foresee_bid(const Action& action, Forecast& forecast)
{
    const int bid = answer<Number>(action, 0).value;
    int good = 0, tied = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            if (a + bid > b) ++good;
            if (a + bid == b) ++tied;
        }
    forecast.odds.push_back({"controls the clock, if the enemy commits nothing", good, 36 - tied});
    if (bid > 0)
        forecast.notes.push_back("It leaves your highest headquarters " + counted(bid, "point") +
                                 " less in this turn.");
}

void foresee_pick(const Known& known, ClockPick pick, Forecast& forecast)
{
    const int left =
        clock_after(known.clock, drop_of(known.clock_dice[0], known.clock_dice[1], pick));
    if (left == 0) {
        forecast.notes.emplace_back("The turn ends.");
        return;
    }
    forecast.notes.push_back("The clock goes to " + std::to_string(left) + ".");
    forecast.odds.push_back({"a second level acts after the next, if the higher die is taken",
                             percent_to_act(left, 1, ClockPick::Higher), 100});
    forecast.odds.push_back({"a second level acts after the next, if the lower die is taken",
                             percent_to_act(left, 1, ClockPick::Lower), 100});
}

// [LAF-29]
void foresee_spotters(const Action& action, Forecast& forecast)
{
    int sets = 0;
    for (const Share& share : answer<std::vector<Share>>(action, 0)) sets += share.points;
    if (sets > 0)
        forecast.notes.emplace_back(
            "Each has D3 points of its own and takes a set from whoever was to get one last.");
}

void foresee_strike(const Action& action, Forecast& forecast)
{
    forecast.odds.push_back({"the call is heard", 5, 6});  // [LAF-30]
    forecast.notes.push_back("It is called in the phase of " +
                             counted(answer<Number>(action, 1).value, "point") + ".");
}

}  // namespace

bool foresee_points(const Known& known, const Lie& lie, const Action& action, Forecast& forecast)
{
    switch (verb_of(action.verb)) {
        case Verb::Allot:
        case Verb::Recover:
        case Verb::SendByRider:
        case Verb::SendByRadio:
            foresee_draft(known, lie, action, forecast);
            return true;
        case Verb::SealPoints:
        case Verb::SealShares:
            foresee_sealing(known, lie, forecast);
            return true;
        case Verb::Bid:
            foresee_bid(action, forecast);
            return true;
        case Verb::PickHigher:
            foresee_pick(known, ClockPick::Higher, forecast);
            return true;
        case Verb::PickLower:
            foresee_pick(known, ClockPick::Lower, forecast);
            return true;
        case Verb::MakeSpotters:
            foresee_spotters(action, forecast);
            return true;
        case Verb::PlanStrike:
            foresee_strike(action, forecast);
            return true;
        case Verb::GiveRadios:
        case Verb::GiveMotorcycles:
        case Verb::GiveCavalry:
        case Verb::Assign:
        case Verb::SealDeal:
        case Verb::TakeBackStrikes:
        case Verb::PickOrders:
            return true;
        case Verb::MoveUnit:
        case Verb::FireUnit:
        case Verb::Move:
        case Verb::Haul:
        case Verb::Fire:
        case Verb::Assault:
        case Verb::Call:
        case Verb::TakeBack:
        case Verb::TakeBackUnit:
        case Verb::Go:
        case Verb::Pass:
        case Verb::FireOrders:
        case Verb::FireNow:
        case Verb::HoldFire:
        case Verb::Resume:
            return false;
    }
    return false;
}

}  // namespace galloper::land_and_freedom
