// [LAF-57] to [LAF-64]: assaults, in the printed order.

#include <algorithm>

#include "common/rulesets/land_and_freedom/approach.h"
#include "common/rulesets/land_and_freedom/firing.h"
#include "common/rulesets/land_and_freedom/saying.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"

namespace galloper::land_and_freedom {

namespace {

bool is_down_to_assault(const BaseOrder& order, PieceId target)
{
    if (order.deeds.empty()) return false;
    const auto* deed = std::get_if<deeds::Assault>(&order.deeds.front());
    return deed && deed->target == target;
}

// Whoever is down to go in against it, in the order of the unit's orders; they are down no longer.
std::vector<PieceId> take_from_orders(Running& running, PieceId target)
{
    std::vector<PieceId> taken;
    for (BaseOrder& order : running.left)
        if (is_down_to_assault(order, target)) {
            taken.push_back(order.base);
            order.deeds.erase(order.deeds.begin());
        }
    std::erase_if(running.left, [](const BaseOrder& order) { return order.deeds.empty(); });
    return taken;
}

// One fight under way.
struct Fight {
    Step& step;
    PieceId target{};
    std::vector<Approach> attackers{};

    State& state() const { return step.state; }
    bool is_there(PieceId base) const { return state().find_base(base) != nullptr; }
};

// (1) Those who cannot get there are left out of it, and only their own side hears of it.
void name_attackers(Fight& fight, const std::vector<PieceId>& down)
{
    fight.attackers = approaches_to(fight.state(), fight.step.lie, fight.target, down);
    for (const PieceId id : down) {
        const auto goes = [id](const Approach& approach) { return approach.base == id; };
        const Base* base = fight.state().find_base(id);
        if (base && std::none_of(fight.attackers.begin(), fight.attackers.end(), goes))
            say_to(fight.step, base->side, "{} cannot reach what it was to assault.", {id},
                   "LAF-58", {}, {{fight.target, {}}});
    }
}

Bravery bravery_of(const Fight& fight)
{
    Bravery bravery;
    for (const Approach& approach : fight.attackers) {
        const Base& base = fight.state().base(approach.base);
        bravery.one_is_disordered |= base.disordered;
        bravery.headquarters_joins |= base.arm == Arm::Headquarters;
    }
    return bravery;
}

// (2) One die for all.
bool they_are_brave(Fight& fight)
{
    const std::vector<Modifier> modifiers = land_and_freedom::modifiers(bravery_of(fight));
    const int die = fight.step.dice.d6({"bravery", fight.target});
    const int total = die + sum_of(modifiers);  // [GEN-4]
    const bool passed = total >= bravery_from;
    const Throw thrown{"bravery", {{6, die}},  modifiers,
                       total,     "5 or more", passed ? "they go in" : "they hang back",
                       passed};
    std::string names;
    std::vector<PieceId> about;
    for (const Approach& approach : fight.attackers) {
        names += about.empty()                               ? "{}"
                 : about.size() + 1 < fight.attackers.size() ? ", {}"
                                                             : " and {}";
        about.push_back(approach.base);
    }
    about.push_back(fight.target);
    std::vector<Revealed> reveals;
    reveals.reserve(about.size());
    for (const PieceId id : about) reveals.push_back({id, {}});
    say(fight.step, names + (about.size() > 2 ? " are to assault {}." : " is to assault {}."),
        about, "LAF-58", {thrown}, reveals);
    if (fight.state().settings.fog != Fog::None)  // some may see but some of them [GEN-19]
        for (const PieceId id : about)
            say_otherwise(fight.step, "{} is in an assault.", {id}, "LAF-58", reveals);
    return passed;
}

void go_to(Fight& fight, PieceId id, Point at, Facing facing)
{
    Motion motion{Audience::everyone(), id, {fight.state().base(id).at, at}};
    fight.step.report.motions.push_back(std::move(motion));
    put(fight.state(), id, at, facing);
    look_again(fight.step, id);
}

// (3) Nobody but the target may fire at them for it, and whoever leaves a trench is entrenched no
// longer. [LAF-68c]
void go_in(Fight& fight)
{
    for (const Approach& approach : fight.attackers) {
        go_to(fight, approach.base, approach.to.at, approach.to.facing);
        fight.state().base(approach.base).entrenched = false;
    }
}

void go_back(Fight& fight, const Approach& approach)
{
    go_to(fight, approach.base, approach.from, approach.faced);
}

Volley defence_against(const Fight& fight, PieceId attacker)
{
    const State& state = fight.state();
    const Base& target = state.base(fight.target);
    const Base& base = state.base(attacker);
    const Firer firer = firer_of(target, footprint_of(state, target));
    const Target at =
        target_of(base, footprint_of(state, base), in_cover(state, fight.step.lie, base));
    if (!bears(firer, at)) return {};
    return volley(firer, at, Band::Short, state.settings.small_arms);
}

// What the defender most wants to fire at: where it is likeliest to destroy, then to disorder.
std::int64_t worth_firing_at(const Fight& fight, PieceId attacker)
{
    const FireOdds odds =
        odds_of(defence_against(fight, attacker), fight.state().base(attacker).disordered,
                fight.state().settings.hits);
    return (std::int64_t{1'000'000} * (2 * odds.destroys + odds.disorders)) / odds.in;
}

// Among equally good ones a throw decides. [GEN-7] [GEN-8]
std::optional<PieceId> whom_it_fires_at(Fight& fight)
{
    std::vector<PieceId> best;
    std::int64_t most = 1;
    for (const Approach& approach : fight.attackers) {
        const std::int64_t worth = worth_firing_at(fight, approach.base);
        if (worth > most) best.clear();
        if (worth >= most) best.push_back(approach.base);
        most = std::max(most, worth);
    }
    if (best.empty()) return std::nullopt;
    if (best.size() == 1) return best.front();
    std::sort(best.begin(), best.end());
    const int picked =
        fight.step.dice.roll({"which attacker", fight.target}, static_cast<int>(best.size()));
    return best[static_cast<std::size_t>(picked) - 1];
}

// (4) Whom it hits and does not destroy goes back to where he started.
void meet_them_with_fire(Fight& fight)
{
    if (!can_fire_defensively(fight.state(), fight.state().base(fight.target))) return;
    const auto at = whom_it_fires_at(fight);
    if (!at) return;
    const int hits = fire(fight.step, {fight.target, *at, true, true});
    const auto fired_at =
        std::find_if(fight.attackers.begin(), fight.attackers.end(),
                     [&](const Approach& approach) { return approach.base == *at; });
    if (hits == 0 || !fight.is_there(*at)) return;
    go_back(fight, *fired_at);
    say(fight.step, "{} goes back to where it started.", {*at}, "LAF-58");
    fight.attackers.erase(fired_at);
}

// In order, and touching the enemy or a friend who does. [LAF-59]
int ordered_in_contact(const Fight& fight)
{
    const State& state = fight.state();
    const Footprint target = footprint_of(state, state.base(fight.target));
    std::vector<Footprint> touching;
    for (const Approach& approach : fight.attackers) {
        const Footprint stands = footprint_of(state, state.base(approach.base));
        if (in_contact(stands, target)) touching.push_back(stands);
    }
    return static_cast<int>(std::count_if(
        fight.attackers.begin(), fight.attackers.end(), [&](const Approach& approach) {
            const Base& base = state.base(approach.base);
            const Footprint stands = footprint_of(state, base);
            return !base.disordered &&
                   std::any_of(touching.begin(), touching.end(), [&](const Footprint& friendly) {
                       return in_contact(stands, friendly);
                   });
        }));
}

// A vehicle is captured with what is in it.
void capture(Step& step, PieceId id)
{
    const Base* base = step.state.find_base(id);
    if (!base) return;  // removed with its battalion
    std::vector<PieceId> carried;
    for (const Base& other : step.state.bases)
        if (other.aboard == id && !is_rider(other.arm)) carried.push_back(other.id);
    for (const PieceId passenger : carried) capture(step, passenger);
    if (!step.state.find_base(id)) return;
    say(step, "{} is captured.", {id}, "LAF-62", {}, {{id, {}}});
    mark_headquarters(step, id);
    lose_base(step, id);
}

// One takes the place, the first of them who touches it; the others stay beside it. [LAF-62]
void take_the_position(Fight& fight)
{
    const Base lost = fight.state().base(fight.target);
    const Footprint place = footprint_of(fight.state(), lost);
    capture(fight.step, fight.target);
    for (const Approach& approach : fight.attackers) {
        const Base& base = fight.state().base(approach.base);
        if (!in_contact(footprint_of(fight.state(), base), place)) continue;
        if (!can_stand(fight.state(), fight.step.lie, base, lost.at, base.facing)) continue;
        go_to(fight, approach.base, lost.at, base.facing);
        return say(fight.step, "{} takes the position.", {approach.base}, "LAF-62");
    }
}

Throw contest(std::string purpose, int die, const std::vector<Modifier>& modifiers)
{
    return {std::move(purpose), {{6, die}}, modifiers, die + sum_of(modifiers),
            "the higher total", {},         false};
}

// (5) One die a side. Other bases of the defender add nothing. [LAF-59] [LAF-60]
void melee(Fight& fight)
{
    Step& step = fight.step;
    const Base& target = fight.state().base(fight.target);
    const Attack attack{ordered_in_contact(fight)};
    const Defence defence{target.arm, in_cover(fight.state(), step.lie, target), target.disordered};
    Throw attacks =
        contest("melee, the attackers", step.dice.d6({"melee", fight.attackers.front().base}),
                modifiers(attack));
    Throw defends =
        contest("melee, the defender", step.dice.d6({"melee", fight.target}), modifiers(defence));
    attacks.good = attacks.total > defends.total;
    defends.good = !attacks.good;  // a tie is the defender's [LAF-61]
    attacks.verdict = attacks.good ? "they win" : "they do not win";
    defends.verdict = defends.good ? "it holds" : "it is overcome";
    say(step, "There is hand-to-hand fighting at {}.", {fight.target}, "LAF-59",
        {attacks, defends});
    if (attacks.good) return take_the_position(fight);
    const bool tie = attacks.total == defends.total;
    for (const Approach& approach : fight.attackers) {
        if (!tie) capture(step, approach.base);
        if (tie) go_back(fight, approach);
    }
    if (tie)
        say(step, "Neither side gives way at {}: the attackers go back.", {fight.target}, "LAF-61");
}

// Individuals surrender without dice. [LAF-63]
void close_with(Fight& fight)
{
    std::erase_if(fight.attackers, [&](const Approach& a) { return !fight.is_there(a.base); });
    if (fight.attackers.empty())
        return say(fight.step, "Nobody is left to assault {}.", {fight.target}, "LAF-58");
    if (is_round(fight.state().base(fight.target).arm)) return take_the_position(fight);
    melee(fight);
}

// Their move is used up, whether they go in or not. [LAF-58]
void use_up_moves(Fight& fight)
{
    for (const Approach& approach : fight.attackers) fight.state().base(approach.base).moved = true;
}

// An assaulting base does not fire in the same activation; one that failed may. [LAF-68b]
void strike_out_the_rest(Fight& fight)
{
    for (const Approach& approach : fight.attackers)
        std::erase_if(fight.state().running->left,
                      [&](const BaseOrder& order) { return order.base == approach.base; });
}

}  // namespace

void assault(Step& step, PieceId target)
{
    check(step.state.running.has_value(), "an assault by nobody's orders");
    Fight fight{step, target};
    name_attackers(fight, take_from_orders(*step.state.running, target));
    if (fight.attackers.empty()) return;
    const bool brave = they_are_brave(fight);
    use_up_moves(fight);
    if (!brave) return;
    strike_out_the_rest(fight);
    go_in(fight);
    meet_them_with_fire(fight);
    close_with(fight);
}

}  // namespace galloper::land_and_freedom
