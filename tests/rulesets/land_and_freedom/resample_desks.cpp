// [LAF-3] [LAF-6] [LAF-15] [LAF-19] [LAF-53]: what a seat has written down is its own alone, and
// its friend's not.

#include <algorithm>

#include "common/rulesets/land_and_freedom/sums/pace.h"
#include "tests/rulesets/land_and_freedom/resampling.h"

namespace galloper::land_and_freedom {

namespace {

// --- the deal --------------------------------------------------------------------------------

std::vector<int> formations_of(const State& state, Side side, bool only_stables)
{
    std::vector<int> numbers;
    for (const Formation& formation : state.formations)
        if (formation.side == side && formation.hq && (!only_stables || !acts(formation.level)))
            numbers.push_back(formation.number);
    return numbers;
}

std::vector<Stable> some_stables(Resampling& to, Side side, int most)
{
    std::vector<Stable> stables;
    for (const int number : formations_of(to.state, side, true)) {
        const int count = to.chance.between(0, most);
        if (count > 0) stables.push_back({number, count});
        most -= count;
    }
    return stables;
}

// [LAF-3] [LAF-22] [LAF-23] [LAF-29]
void resample_deal(Resampling& to, Desk& desk)
{
    const Side side = to.side_of(desk);
    const Means& means = to.state.means[side.number];
    Deal& deal = desk.deal;
    deal.radios.clear();
    for (const int number : formations_of(to.state, side, false))
        if (static_cast<int>(deal.radios.size()) < means.radios && to.chance.coin())
            deal.radios.push_back(number);
    deal.spotters.clear();
    const auto homes = formations_of(to.state, side, false);
    for (auto used = static_cast<int>(deal.radios.size()); used < means.radios; ++used)
        if (to.chance.coin()) deal.spotters.push_back(to.chance.pick(homes));
    deal.motorcycles = some_stables(to, side, means.motorcycles);
    deal.cavalry = some_stables(to, side, means.cavalry);
    for (Assigned& assigned : deal.assigned)
        if (to.chance.coin()) assigned.under = to.chance.coin() ? 0 : to.chance.pick(homes);
    std::erase_if(deal.assigned, [&](const Assigned& assigned) {
        const Formation* above = to.state.find_formation(assigned.under);
        return above && above->level == Level::Army;
    });
}

// --- points ----------------------------------------------------------------------------------

// [LAF-6] What it can give to at once, since that needs neither rider nor radio. [LAF-8]
std::vector<int> at_hand(const State& state, const Formation& from)
{
    std::vector<int> numbers;
    const Base* giver = from.hq ? state.find_base(*from.hq) : nullptr;
    if (!giver) return numbers;
    for (const Formation& to : state.formations) {
        if (to.broken || to.side != from.side) continue;
        const bool itself = acts(from.level) && to.number == from.number;
        const bool below = !acts(from.level) && to.under == from.number && acts(to.level);
        const auto seat =
            itself || below ? seat_of_command(state, to.number, giver->at) : std::nullopt;
        if (seat && (itself || within_reach(state, *giver, state.base(*seat), command_reach)))
            numbers.push_back(to.number);
    }
    return numbers;
}

int purse_of(const Resampling& to, const Desk& desk, const Formation& from)
{
    const Base* giver = from.hq ? to.state.find_base(*from.hq) : nullptr;
    if (!giver || giver->disordered || from.broken) return 0;
    if (to.state.phase == Phase::ShareOut) return from.arrived;
    return std::max(0, from.allowance - (desk.general ? desk.bid.value_or(0) : 0));
}

void resample_allotments(Resampling& to, Desk& desk)
{
    for (const int number : desk.formations) {
        const Formation& from = to.state.formation(number);
        const std::vector<int> takers = at_hand(to.state, from);
        if (takers.empty() || from.level == Level::Detachment) continue;
        std::erase_if(desk.allotments, [&](const Allotment& a) { return a.from == number; });
        std::erase_if(desk.recoveries, [&](const Recovery& r) { return r.from == number; });
        int left = purse_of(to, desk, from);
        for (const int taker : takers) {
            for (const PieceId id : bases_of(to.state, taker)) {
                const Base& base = to.state.base(id);
                const bool can = base.disordered && base.disordered_in < to.state.turn;
                if (!can || left == 0 || from.hq == id || to.chance.coin()) continue;
                desk.recoveries.push_back({number, id});
                --left;
            }
            const int points = to.chance.between(0, left);
            if (points > 0) desk.allotments.push_back({number, taker, points});
            left -= points;
        }
    }
}

// [LAF-30] Strikes of a spotter's own points, and the rest for his move.
void resample_strikes(Resampling& to, Desk& desk)
{
    for (const int number : desk.formations) {
        const auto bases = bases_of(to.state, number);
        if (bases.empty() || to.state.base(bases.front()).arm != Arm::Spotter) continue;
        const PieceId spotter = bases.front();
        std::erase_if(desk.strikes, [&](const PlannedStrike& s) { return s.spotter == spotter; });
        std::erase_if(desk.allotments, [&](const Allotment& a) { return a.from == number; });
        const int allowance = to.state.formation(number).allowance;
        const int points = to.chance.between(0, allowance);
        const Means& means = to.state.means[to.side_of(desk).number];
        if (points > 0 && means.artillery > 0)
            desk.strikes.push_back({spotter, StrikeKind::Artillery, points});
        if (means.artillery > 0 && allowance > points)
            desk.allotments.push_back({number, number, allowance - points});
    }
}

// --- orders ----------------------------------------------------------------------------------

PieceId some_enemy(Resampling& to, Side side)
{
    std::vector<PieceId> enemies;
    for (const Base& base : to.state.bases)
        if (base.side != side && !base.aboard) enemies.push_back(base.id);
    return enemies.empty() ? PieceId{} : to.chance.pick(enemies);
}

std::vector<Deed> some_deeds(Resampling& to, const Base& base)
{
    const PieceId enemy = some_enemy(to, base.side);
    std::vector<Deed> deeds;
    const bool can_walk = rates_of(base.arm) != Rates{} && !base.aboard;
    if (can_walk && to.chance.coin()) deeds.emplace_back(deeds::Move{some_way(to, base.at)});
    if (enemy == PieceId{} || is_round(base.arm)) return deeds;
    if (to.chance.coin()) deeds.emplace_back(deeds::Fire{enemy});
    if (deeds.empty() && to.chance.coin()) deeds.emplace_back(deeds::Assault{enemy});
    return deeds;
}

// [LAF-19] For units that hold points and have not acted.
void resample_orders(Resampling& to, Desk& desk)
{
    desk.orders.clear();
    for (const Base& base : to.state.bases) {
        const Formation* unit = unit_of(to.state, base);
        if (!unit || !desk.commands(unit->number) || unit->activated || unit->points == 0) continue;
        std::vector<Deed> deeds = some_deeds(to, base);
        if (!deeds.empty()) desk.orders.push_back({base.id, std::move(deeds)});
    }
}

// [LAF-53]
void resample_fire_orders(Resampling& to, Desk& desk)
{
    desk.fire_orders.clear();
    const auto some = [&] { return static_cast<FireAt>(to.chance.below(5)); };
    for (const Base& base : to.state.bases)
        if (desk.commands(base.formation) && !is_round(base.arm) && to.chance.one_in(3))
            desk.fire_orders.push_back({.base = base.id, .at = some()});
    for (const int number : desk.formations)
        if (to.chance.one_in(4)) desk.fire_orders.push_back({.formation = number, .at = some()});
}

bool levels_are_in_play(const State& state)
{
    return state.phase == Phase::Activation || state.phase == Phase::Pick;
}

void resample_bid(Resampling& to, Desk& desk)
{
    for (const Formation& head : to.state.formations) {
        if (!desk.commands(head.number)) continue;
        const Base* hq = head.hq ? to.state.find_base(*head.hq) : nullptr;
        if (hq && !hq->disordered) desk.bid = to.chance.between(0, head.allowance);
        return;  // the first of his formations is the highest
    }
}

void resample_desk(Resampling& to, Desk& desk)
{
    const Side side = to.side_of(desk);
    const Phase phase = to.state.phase;
    if (phase == Phase::Deal) {
        if (desk.general && !to.keeps(matters::deal(side))) resample_deal(to, desk);
        return;
    }
    if (phase == Phase::Bids && desk.sealed && desk.bid && !to.keeps(matters::bid(side)))
        resample_bid(to, desk);
    // The first level comes out with what is shared out.
    const bool gives = phase == Phase::Allocation || phase == Phase::ShareOut;
    if (gives && !to.keeps(matters::message(side)) && !to.keeps(matters::points(side)) &&
        !to.keeps(matters::level(side))) {
        resample_allotments(to, desk);
        if (phase == Phase::Allocation) resample_strikes(to, desk);
    }
    const bool fights = to.keeps(matters::fight(side));
    if (!fights && !to.keeps(matters::fire_orders(side))) resample_fire_orders(to, desk);
    if (!fights && levels_are_in_play(to.state) && !to.keeps(matters::orders(side)))
        resample_orders(to, desk);
    // Whoever is asked which die to take has left no word.
    const bool asked = phase == Phase::Pick && to.state.control == side;
    if (desk.general && !asked && !to.keeps(matters::pick(side)))
        desk.pick = static_cast<ClockPick>(to.chance.below(3));
}

// --- what is being carried out ----------------------------------------------------------------

// [GEN-12] Whoever has halted is seen where he stands, and not where he was going.
void resample_halt(Resampling& to, const Lie& lie)
{
    if (!to.state.halt) return;
    Halt& halt = *to.state.halt;
    const Base& mover = to.state.base(halt.mover);
    const Track before(halt.from, halt.way);
    std::vector<Point> gone = before.trace(Length{}, halt.gone);
    Path way(gone.begin() + 1, gone.end());
    for (const Point corner : some_way(to, mover.at)) way.push_back(corner);
    const Track after(halt.from, way);
    const Length far = can_go(mover.arm, after, lie.going);
    if (after.at(halt.gone) != mover.at || far < halt.gone) return;
    halt.way = std::move(way);
    halt.can_go = far;
}

// The first of the orders is under way. What else the unit is to do is its own seat's.
void resample_running(Resampling& to)
{
    if (!to.state.running) return;
    auto& left = to.state.running->left;
    if (!left.empty()) left.resize(1);
    for (const PieceId id : bases_of(to.state, to.state.running->formation)) {
        const bool first = !left.empty() && left.front().base == id;
        if (first || to.state.base(id).moved || to.state.base(id).fired) continue;
        std::vector<Deed> deeds = some_deeds(to, to.state.base(id));
        if (!deeds.empty()) left.push_back({id, std::move(deeds)});
    }
}

// [LAF-53] Whom a seat has fire is not shown before the last has answered.
void resample_window(Resampling& to)
{
    if (!to.state.pending) return;
    for (auto& asked : std::get<questions::Window>(*to.state.pending).asked) {
        const Side side = to.state.posts[asked.seat.number].side;
        if (!asked.answered || to.viewer.is(asked.seat) || to.keeps(matters::fire_orders(side)) ||
            to.keeps(matters::fight(side)))
            continue;
        asked.fire.clear();
        for (const PieceId id : asked.candidates)
            if (to.chance.coin()) asked.fire.push_back(id);
    }
}

}  // namespace

Path some_way(Resampling& to, Point from)
{
    const auto near = [&](Length at, Length low, Length high) {
        return Length{
            std::clamp(at.tenths + to.chance.between(-1500, 1500), low.tenths, high.tenths)};
    };
    const Area& table = to.state.table;
    return {{near(from.x, table.low.x, table.high.x), near(from.y, table.low.y, table.high.y)}};
}

void resample_desks(Resampling& to)
{
    for (Desk& desk : to.state.desks)
        if (!to.viewer.is(desk.seat)) resample_desk(to, desk);
    resample_window(to);
    if (!to.state.running) return;
    const Desk& acting = to.state.desk_of(to.state.running->formation);
    const Side side = to.side_of(acting);
    if (to.viewer.is(acting.seat) || to.keeps(matters::orders(side))) return;
    if (to.keeps(matters::fight(side))) return;
    resample_halt(to, Lie(to.state.ground));
    resample_running(to);
}

}  // namespace galloper::land_and_freedom
