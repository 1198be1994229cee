// [LAF-19]: what a seat may write down for its units, and how they go.

#include <algorithm>

#include "common/rulesets/land_and_freedom/counsel.h"
#include "common/rulesets/land_and_freedom/offering.h"
#include "common/rulesets/land_and_freedom/sums/hauling.h"

namespace galloper::land_and_freedom {

namespace {

// Everything that the offers for one seat's units are made from.
struct Table {
    const Known& known;
    const Lie& lie;
    const Desk& desk;
    std::vector<Enemy> enemies{};
    std::vector<Offer>& offers;

    const BaseOrder* draft(PieceId base) const { return order_of(desk.orders, base); }
};

bool waits_for_strikes(const Known& known, int formation)
{
    return std::any_of(known.strikes.begin(), known.strikes.end(), [&](const KnownStrike& strike) {
        const KnownBase* spotter = known.find_base(strike.spotter);
        return spotter && spotter->formation == formation && !strike.done &&
               strike.points <= known.level;
    });
}

// Units that hold points and are still to act: orders can be written long before. [LAF-7]
bool is_still_to_act(const Known& known, const Desk& desk, const KnownFormation& unit)
{
    if (!desk.commands(unit.number) || !acts(unit.level) || unit.broken || !unit.own) return false;
    if (waits_for_strikes(known, unit.number)) return true;
    if (unit.activated || unit.own->points == 0) return false;
    return unit.own->points < known.level || (unit.own->points == known.level && !desk.sealed);
}

// Only a unit whose turn it is is worth a thought to where it goes.
bool is_its_turn(const Known& known, const KnownFormation& unit)
{
    return !known.to_act.empty() && known.to_act.front() == unit.side && may_go(known, unit);
}

Length longest_way(const Lie& lie, Arm arm)
{
    const Rates rates = rates_of(arm);
    return lie.going.roads().empty() ? rates.country : std::max(rates.road, rates.country);
}

// What a way is proposed towards. A headquarters by itself goes after its companies.
std::optional<Aim> goal_of(const Table& table, const KnownBase& base)
{
    if (base.arm == Arm::Headquarters) return Aim{middle_of_unit(table.known, base)};
    return aim_of(table.known, base);
}

Path proposed_way(const Table& table, Point from, const std::optional<Aim>& goal, Length reach)
{
    return goal ? way_to(table.known, table.lie, from, *goal, reach) : Path{from};
}

AskPath ask_for_way(const Table& table, const KnownBase& from, Arm arm)
{
    return {place_of(table.known, from), longest_way(table.lie, arm), table.known.table};
}

void add_way(const Table& table, const KnownBase& base, bool proposes, Offer& offer)
{
    const AskPath ask = ask_for_way(table, base, base.arm);
    offer.asks.push_back({"The way", ask});
    if (!proposes) return;
    const Length reach = std::min(rates_of(base.arm).country, ask.reach);
    offer.proposed.emplace_back(proposed_way(table, ask.from, goal_of(table, base), reach));
}

// --- one base --------------------------------------------------------------------------------

void offer_move(const Table& table, const KnownBase& base, bool proposes)
{
    if (!can_walk(base)) return;
    Offer offer = make_offer(Verb::Move, base.id, "Move", "LAF-32");
    add_way(table, base, proposes, offer);
    table.offers.push_back(std::move(offer));
}

void offer_target(const Table& table, const KnownBase& base, Verb verb, std::string label,
                  std::string rule, std::vector<PieceId> candidates, PieceId best)
{
    Offer offer = make_offer(verb, base.id, std::move(label), std::move(rule));
    offer.asks.push_back({"At whom", AskPiece<PieceId>{std::move(candidates)}});
    offer.proposed.emplace_back(best);
    table.offers.push_back(std::move(offer));
}

// Whom a base could fire at from where its order leaves it.
struct Fire {
    const KnownBase* base = nullptr;
    Footprint from{};
    std::vector<PieceId> targets{};
};

Fire fire_of(const Table& table, const KnownBase& base)
{
    const Footprint from =
        planned(base, footprint_of(table.known, base), table.draft(base.id), table.lie);
    return {&base, from, targets_of(table.known, table.lie, base, from, table.enemies)};
}

PieceId best_target(const Table& table, const Fire& fire)
{
    PieceId best = fire.targets.front();
    int most = -1;
    for (const PieceId id : fire.targets) {
        const int effect = effect_in_100(
            odds_at(table.known, table.lie, *fire.base, fire.from, *table.known.find_base(id)));
        if (effect > most) best = id;
        most = std::max(most, effect);
    }
    return best;
}

void offer_fire(const Table& table, const Fire& fire)
{
    if (fire.targets.empty()) return;
    offer_target(table, *fire.base, Verb::Fire, "Fire", "LAF-38", fire.targets,
                 best_target(table, fire));
}

void offer_assault(const Table& table, const KnownBase& base)
{
    auto candidates = assailable(table.known, table.lie, base, table.enemies);
    if (candidates.empty()) return;
    const PieceId nearest =
        *std::min_element(candidates.begin(), candidates.end(), [&](PieceId a, PieceId b) {
            return squared_distance(table.known.find_base(a)->at, base.at) <
                   squared_distance(table.known.find_base(b)->at, base.at);
        });
    offer_target(table, base, Verb::Assault, "Assault", "LAF-58", std::move(candidates), nearest);
}

// Whoever touches the vehicle and has neither moved nor fired; of another unit only if that has
// points of its own. [LAF-7] [LAF-35]
std::vector<PieceId> loads_for(const Table& table, const KnownBase& vehicle)
{
    std::vector<PieceId> loads;
    for (const KnownBase& base : table.known.bases) {
        if (!table.desk.commands(base.formation) || !can_carry(vehicle.arm, base.arm)) continue;
        if (base.aboard || base.moved || base.fired) continue;
        const KnownFormation* unit = unit_of(table.known, base);
        const bool may_move =
            base.formation == vehicle.formation || (unit && unit->own && unit->own->points > 0);
        if (may_move && within_reach(table.known, vehicle, base, touching))
            loads.push_back(base.id);
    }
    return loads;
}

bool carries_somebody(const Known& known, PieceId vehicle)
{
    return std::any_of(known.bases.begin(), known.bases.end(), [&](const KnownBase& base) {
        return base.aboard == vehicle && !is_rider(base.arm);
    });
}

void offer_haul(const Table& table, const KnownBase& base, bool proposes)
{
    if (!is_vehicle(base.arm) || !can_walk(base)) return;
    const bool loaded = carries_somebody(table.known, base.id);
    auto loads = loaded ? std::vector<PieceId>{} : loads_for(table, base);
    if (!loaded && loads.empty()) return;
    Offer offer = make_offer(Verb::Haul, base.id, "Drive with a base aboard", "LAF-35");
    add_way(table, base, proposes, offer);
    std::vector<PieceId> first;
    if (!loads.empty()) first.push_back(loads.front());
    offer.asks.push_back({"Whom it takes up", AskPieces<PieceId>{std::move(loads), 0, 1}});
    offer.asks.push_back({"At the end", AskChoice{{"set it down", "keep it aboard"}}});
    if (proposes) {
        offer.proposed.emplace_back(std::move(first));
        offer.proposed.emplace_back(Chosen{0});
    }
    table.offers.push_back(std::move(offer));
}

const char* name_of(StrikeKind kind)
{
    for (const auto& [known, word] : words_of(kind))
        if (known == kind) return word;
    return "";
}

// [LAF-30]
void offer_call(const Table& table, const KnownBase& base)
{
    const auto kinds = kinds_to_call(table.known.strikes, base.id, table.known.level);
    if (base.arm != Arm::Spotter || kinds.empty()) return;
    AskPiece<PieceId> whom;
    for (const Enemy& enemy : table.enemies)
        if (table.lie.sight.clear(place_of(table.known, base), enemy.stands.at))
            whom.candidates.push_back(enemy.base->id);
    if (whom.candidates.empty()) return;
    std::vector<std::string> what;
    for (const StrikeKind kind : kinds) what.emplace_back(name_of(kind));
    Offer offer = make_offer(Verb::Call, base.id, "Call for a strike", "LAF-30");
    offer.proposed = {Chosen{0}, whom.candidates.front()};
    offer.asks = {{"Of what", AskChoice{std::move(what)}}, {"On whom", std::move(whom)}};
    table.offers.push_back(std::move(offer));
}

void offer_base(const Table& table, const Fire& fire, bool proposes)
{
    const KnownBase& base = *fire.base;
    offer_move(table, base, proposes);
    offer_haul(table, base, proposes);
    offer_fire(table, fire);
    offer_assault(table, base);
    offer_call(table, base);
    if (table.draft(base.id))
        table.offers.push_back(
            make_offer(Verb::TakeBack, base.id, "Take its orders back", "LAF-19"));
}

// --- a whole unit ----------------------------------------------------------------------------

void offer_move_unit(const Table& table, const KnownBase& leader,
                     const std::vector<const KnownBase*>& bases, bool proposes)
{
    Arm slowest = leader.arm;
    Arm fastest = leader.arm;
    int walkers = 0;
    for (const KnownBase* base : bases) {
        if (!can_walk(*base)) continue;
        if (walkers == 0 || rates_of(base->arm).country < rates_of(slowest).country)
            slowest = base->arm;
        if (walkers == 0 || longest_way(table.lie, base->arm) > longest_way(table.lie, fastest))
            fastest = base->arm;
        ++walkers;
    }
    if (walkers < 2) return;
    Offer offer = make_offer(Verb::MoveUnit, leader.id, "Move the whole unit", "LAF-32");
    const AskPath ask = ask_for_way(table, leader, fastest);
    offer.asks.push_back({"The way", ask});
    if (proposes) {
        // From the middle of it, and for whoever leads the same way from where he stands.
        const Point middle = middle_of_unit(table.known, leader);
        const Path way =
            proposed_way(table, middle, aim_of(table.known, leader), rates_of(slowest).country);
        offer.proposed.emplace_back(beside(way, middle, ask.from, table.known.table));
    }
    table.offers.push_back(std::move(offer));
}

void offer_fire_unit(const Table& table, const KnownBase& leader, const std::vector<Fire>& fires)
{
    std::vector<PieceId> candidates;
    int firers = 0;
    for (const Fire& fire : fires) {
        if (fire.targets.empty() || !may_fire(*fire.base)) continue;
        ++firers;
        candidates.insert(candidates.end(), fire.targets.begin(), fire.targets.end());
    }
    if (firers < 2) return;
    std::sort(candidates.begin(), candidates.end());
    // Whom most of them could fire at.
    PieceId most = candidates.front();
    std::ptrdiff_t count = 0;
    for (const PieceId id : candidates)
        if (const auto many = std::count(candidates.begin(), candidates.end(), id); many > count) {
            most = id;
            count = many;
        }
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    offer_target(table, leader, Verb::FireUnit, "Fire with the whole unit", "LAF-38",
                 std::move(candidates), most);
}

// All that is within reach of some of the places, and somewhat more: it is asked first.
Area about(const std::vector<Point>& places, Length reach)
{
    Area area{places.front(), places.front()};
    for (const Point place : places) {
        area.low = {std::min(area.low.x, place.x), std::min(area.low.y, place.y)};
        area.high = {std::max(area.high.x, place.x), std::max(area.high.y, place.y)};
    }
    return {{area.low.x - reach, area.low.y - reach}, {area.high.x + reach, area.high.y + reach}};
}

// Those whom any of them could come to grips with, and nobody whom it takes longer to leave out.
std::vector<Enemy> enemies_near(const Table& table, const std::vector<const KnownBase*>& bases)
{
    constexpr Length grip = long_range + base_side * 2;
    std::vector<Point> places;
    for (const KnownBase* base : bases) {
        if (base->arm == Arm::Mortar || base->arm == Arm::Spotter) return table.enemies;
        const Footprint stands = footprint_of(table.known, *base);
        places.push_back(stands.at);
        if (const BaseOrder* order = table.draft(base->id); way_of(order))
            places.push_back(planned(*base, stands, order, table.lie).at);
    }
    std::vector<Enemy> near;
    if (places.empty()) return near;
    const Area area = about(places, grip);
    for (const Enemy& enemy : table.enemies)
        if (area.holds(enemy.stands.at) &&
            std::any_of(places.begin(), places.end(),
                        [&](Point place) { return within(place, enemy.stands.at, grip); }))
            near.push_back(enemy);
    return near;
}

void offer_unit(const Table& table, const KnownFormation& unit)
{
    const auto leader = seat_of_command(table.known, unit.number);
    const KnownBase* at = leader ? table.known.find_base(*leader) : nullptr;
    if (!at) return;
    const bool proposes = is_its_turn(table.known, unit);
    const auto bases = acting(table.known, unit);
    offer_move_unit(table, *at, bases, proposes);
    const Table near{table.known, table.lie, table.desk, enemies_near(table, bases), table.offers};
    std::vector<Fire> fires;
    for (const KnownBase* base : bases) fires.push_back(fire_of(near, *base));
    offer_fire_unit(near, *at, fires);
    for (const Fire& fire : fires) offer_base(near, fire, proposes);
    const bool any = std::any_of(bases.begin(), bases.end(), [&](const KnownBase* base) {
        return table.draft(base->id) != nullptr;
    });
    if (any)
        table.offers.push_back(
            make_offer(Verb::TakeBackUnit, *leader, "Take the unit's orders back", "LAF-19"));
}

}  // namespace

void offer_orders(const Known& known, const Lie& lie, const Desk& desk, std::vector<Offer>& offers)
{
    const Side side = known.posts[desk.seat.number].side;
    const Table table{known, lie, desk, enemies_of(known, side), offers};
    for (const KnownFormation& unit : known.formations)
        if (is_still_to_act(known, desk, unit)) offer_unit(table, unit);
}

// Whoever has done with a level leaves the units that have not gone where they are: he is told so
// before, and of orders that would come to nothing.
std::string done_with_level(const Known& known, const Desk& desk,
                            const std::vector<const KnownFormation*>& units)
{
    if (units.empty()) return "Done with this level";
    const bool drafted =
        std::any_of(desk.orders.begin(), desk.orders.end(), [&](const BaseOrder& order) {
            const KnownBase* base = known.find_base(order.base);
            return base && std::any_of(units.begin(), units.end(), [&](const KnownFormation* unit) {
                       return unit->number == base->formation;
                   });
        });
    const std::string who = units.size() == 1 ? units.front()->label + " stays"
                                              : std::to_string(units.size()) + " units stay";
    return "Done with this level: " + who + (drafted ? ", orders lapse" : "");
}

// [LAF-16] The one choice of Go says whether that was all: see act.cpp.
void offer_level(const Known& known, const Lie&, const Desk& desk, std::vector<Offer>& offers)
{
    std::vector<const KnownFormation*> units;
    for (const KnownFormation& unit : known.formations)
        if (desk.commands(unit.number) && acts(unit.level) && may_go(known, unit))
            units.push_back(&unit);
    for (const KnownFormation* unit : units) {
        const auto leader = seat_of_command(known, unit->number);
        if (!leader) continue;
        Offer offer =
            make_offer(Verb::Go, *leader, "Carry out the orders of " + unit->label, "LAF-16");
        offer.asks.push_back(
            {"Then", AskChoice{{"and go on with this level", "that was all at this level"}}});
        offer.proposed.emplace_back(Chosen{units.size() > 1 ? 0 : 1});
        offers.push_back(std::move(offer));
    }
    offers.push_back(make_offer(Verb::Pass, {}, done_with_level(known, desk, units), "LAF-16"));
}

}  // namespace galloper::land_and_freedom
