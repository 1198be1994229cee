// A referee with the printed page in hand watches games that are played at random, and looks after
// every step whether the table can stand so. [LAF-14]

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sums/fire.h"
#include "common/rulesets/land_and_freedom/sums/melee.h"
#include "tests/rulesets/land_and_freedom/scenarios.h"
#include "tests/support/brigade_game.h"
#include "tests/support/chance.h"

namespace galloper::land_and_freedom {
namespace {

// --- players ---------------------------------------------------------------------------------

// What an offer proposes, or where it proposes nothing or luck will have it, something else.
struct AtRandom {
    Chance& chance;

    Answer operator()(const AskPath& ask) const
    {
        const int far = chance.between(1, ask.reach.tenths);
        const int x = chance.between(-far, far) * 7 / 10;
        const int y = chance.between(-far, far) * 7 / 10;
        const auto held = [](int at, Length low, Length high) {
            return Length{std::clamp(at, low.tenths, high.tenths)};
        };
        return Path{{held(ask.from.x.tenths + x, ask.within.low.x, ask.within.high.x),
                     held(ask.from.y.tenths + y, ask.within.low.y, ask.within.high.y)}};
    }
    Answer operator()(const AskPiece<PieceId>& ask) const { return chance.pick(ask.candidates); }
    Answer operator()(const AskPieces<PieceId>& ask) const
    {
        if (ask.candidates.empty() || ask.most == 0) return std::vector<PieceId>{};
        return std::vector{chance.pick(ask.candidates)};
    }
    Answer operator()(const AskChoice& ask) const
    {
        return Chosen{chance.between(0, static_cast<int>(ask.choices.size()) - 1)};
    }
    Answer operator()(const AskNumber& ask) const
    {
        return Number{chance.between(ask.least, ask.most)};
    }
    Answer operator()(const AskPoints<PieceId>& ask) const
    {
        return std::vector{Share{chance.pick(ask.among).piece, std::min(ask.most, 1)}};
    }
    Answer operator()(const AskPlace&) const { return {}; }  // nobody is asked for either
    Answer operator()(const AskText&) const { return {}; }
};

bool ends_a_draft(const Offer& offer)
{
    const Verb verb = verb_of(offer.verb);
    return offer.is_default || verb == Verb::Go || verb == Verb::FireNow ||
           verb == Verb::HoldFire || verb == Verb::PickLower;
}

// Players who like to be in the thick of it: now they write something, then they let it happen.
struct Players {
    OfferedBrigade& game;
    Chance chance;
    int written = 0;

    void play()
    {
        const Seat seat = chance.pick(game.awaited_now());
        const std::vector<Offer> all = game.offered(seat);
        std::vector<Offer> may;
        const bool writes = written < 12 && !chance.one_in(8);
        for (const Offer& offer : all)
            if (ends_a_draft(offer) != writes) may.push_back(offer);
        if (may.empty())
            std::copy_if(all.begin(), all.end(), std::back_inserter(may), ends_a_draft);
        const Offer& offer = pick(may);
        written = ends_a_draft(offer) ? 0 : written + 1;
        game.play(seat, verb_of(offer.verb), offer.piece, answers_to(offer));
    }
    const Offer& pick(const std::vector<Offer>& may)
    {
        for (const Verb verb : {Verb::Assault, Verb::MoveUnit, Verb::Go})
            for (const Offer& offer : may)
                if (verb_of(offer.verb) == verb && chance.one_in(3)) return offer;
        return chance.pick(may);
    }
    std::vector<Answer> answers_to(const Offer& offer)
    {
        std::vector<Answer> answers;
        for (std::size_t i = 0; i < offer.asks.size(); ++i)
            answers.push_back(offer.proposed.empty() || chance.one_in(5)
                                  ? std::visit(AtRandom{chance}, offer.asks[i].kind)
                                  : offer.proposed[i]);
        return answers;
    }
};

// --- the referee -----------------------------------------------------------------------------

// What there has been to see, so that nobody trusts a referee who had nothing to look at.
struct Seen {
    int assaults = 0, strikes = 0, defensive = 0, hauls = 0;
};

struct Referee {
    Seen& seen;
    State before{};
    std::map<PieceId, Point> as_the_turn_began{};
    std::multiset<PieceId> shots{};  // of the turn

    void begin_turn(const State& state)
    {
        as_the_turn_began.clear();
        shots.clear();
        for (const Base& base : state.bases)  // who is in a truck can get off beside it [LAF-35]
            if (!base.aboard) as_the_turn_began[base.id] = base.at;
    }

    // [LAF-32] The printed table: as far as a whole allowance on a road, and over the edge of a
    // base that was taken [LAF-62] or on which one was set down [LAF-35].
    void look_at_places(const State& after, const Base& base)
    {
        if (is_rider(base.arm) || !as_the_turn_began.count(base.id)) return;
        const Point began = as_the_turn_began[base.id], now = place_of(after, base);
        if (began == now) return;
        const Rates rates = base.by_truck ? rates_of(Arm::Truck) : rates_of(base.arm);
        const Length most =
            std::max(rates.road, rates.country) + 6_cm + (base.by_truck ? 6_cm : 0_cm);
        EXPECT_TRUE(within(began, now, most)) << base.label << " has gone too far";
        seen.hauls += base.by_truck ? 1 : 0;
        const Formation* unit = after.find_formation(base.formation);
        EXPECT_TRUE(base.moved || base.aboard || !rates.whole()) << base.label;
        const bool may = base.by_truck || base.aboard || !unit || unit->activated || unit->broken;
        EXPECT_TRUE(may) << base.label << " moves without its unit [LAF-7]";
    }

    // [GEN-18] [LAF-34] [LAF-68a]
    void look_at_room(const State& after, const Lie& lie)
    {
        for (const Base& a : after.bases)
            for (const Base& b : after.bases) {
                if (!(a.id < b.id) || a.aboard || b.aboard) continue;
                if (is_rider(a.arm) || is_rider(b.arm)) continue;
                const Footprint here = footprint_of(after, a), there = footprint_of(after, b);
                EXPECT_FALSE(overlap(here, there)) << a.label << " on " << b.label;
                if (a.side == b.side || !in_range(here, there, 1_cm - Length{2})) continue;
                const auto assailed = [&](const Base& base) {
                    return Assailed{base.arm, is_built_up(after, lie, base),
                                    in_a_trench(after, lie, base)};
                };
                EXPECT_TRUE(may_assault(a.arm, assailed(b)) || may_assault(b.arm, assailed(a)) ||
                            stood_so(a, b))
                    << a.label << " too near to " << b.label;
            }
    }
    bool stood_so(const Base& a, const Base& b) const
    {
        const Base* was_a = before.find_base(a.id);
        const Base* was_b = before.find_base(b.id);
        return was_a && was_b && was_a->at == a.at && was_b->at == b.at;
    }

    // [LAF-38] [LAF-44] [LAF-49] [LAF-51]
    void look_at_shot(const Line& line)
    {
        const bool own = line.rule == "LAF-38", out_of_turn = line.rule == "LAF-51";
        if (line.throws.empty() || !(own || out_of_turn)) return;
        const PieceId firer = line.about.front();
        shots.insert(firer);
        EXPECT_EQ(shots.count(firer), 1u) << "fires twice in a turn";
        const Base* was = before.find_base(firer);
        if (!was) return;
        EXPECT_FALSE(was->fired || was->by_truck) << was->label;
        EXPECT_TRUE(fires_directly(was->arm)) << was->label;
        EXPECT_FALSE(own && was->arm == Arm::Headquarters);
        EXPECT_FALSE(out_of_turn && was->moved) << was->label;
        EXPECT_LE(line.throws[0].dice.size(), 6u);
        seen.defensive += out_of_turn ? 1 : 0;
    }

    // [LAF-57] [LAF-58]
    void look_at_fight(const Line& line, const Lie& lie)
    {
        if (line.text == "There is hand-to-hand fighting at {}.") {
            const Base* target = before.find_base(line.about.front());
            ASSERT_TRUE(target);
            EXPECT_TRUE(target->arm == Arm::Tank || is_built_up(before, lie, *target) ||
                        in_a_trench(before, lie, *target))
                << target->label;
        }
        seen.assaults += line.rule == "LAF-58" && !line.throws.empty() ? 1 : 0;
        seen.strikes += line.rule == "LAF-46" ? 1 : 0;
    }

    // [LAF-13] [LAF-62] [LAF-65]
    void look_at_losses(const State& after)
    {
        std::array<int, 2> there{};
        for (const Base& base : after.bases) there[base.side.number] += is_rider(base.arm) ? 0 : 1;
        for (const Side side : {nationalists, republicans}) {
            const Tally& tally = after.tally[side.number];
            EXPECT_EQ(there[side.number] + tally.bases_lost, tally.bases_at_start);
        }
        for (const Formation& unit : after.formations) {
            if (unit.level != Level::Battalion || unit.broken) continue;
            int left = 0;
            for (const PieceId id : bases_of(after, unit.number))
                left += after.base(id).counts_for_morale() ? 1 : 0;
            EXPECT_GE(2 * left, unit.bases_at_start) << unit.label;
        }
        for (const Base& base : after.bases) {
            const Base* was = before.find_base(base.id);
            const bool freed = was && was->disordered && !base.disordered && !is_rider(base.arm);
            EXPECT_FALSE(freed && was->disordered_in >= after.turn) << base.label;
        }
    }

    // [LAF-16] Who comes into action holds just so many points; levels go down.
    void look_at_levels(const State& after)
    {
        EXPECT_TRUE(after.level <= before.level || before.level == 0) << after.level;
        for (const Formation& unit : after.formations) {
            const Formation* was = before.find_formation(unit.number);
            if (!was || was->activated || !unit.activated || unit.broken) continue;
            EXPECT_EQ(was->points, before.level) << unit.label;
        }
    }

    // [LAF-17] [LAF-19] [LAF-51] Within a turn nothing is given back.
    void look_at_what_is_used(const State& after)
    {
        EXPECT_LE(after.clock, before.clock);
        for (const Base& base : after.bases)
            if (const Base* was = before.find_base(base.id)) {
                EXPECT_TRUE(base.moved || !was->moved) << base.label;
                EXPECT_TRUE(base.fired || !was->fired) << base.label;
            }
    }

    void look(const State& after, const Report& report)
    {
        const Lie lie(after.ground);
        for (const Line& line : report.lines) look_at_fight(line, lie);
        look_at_losses(after);
        if (!after.halt) look_at_room(after, lie);  // a mover may pass through friends
        if (after.turn == before.turn && before.phase != Phase::Deal) {
            for (const Line& line : report.lines) look_at_shot(line);
            for (const Base& base : after.bases) look_at_places(after, base);
            look_at_what_is_used(after);
            look_at_levels(after);
        } else {
            begin_turn(after);
        }
        before = after;
    }
};

void watch_a_game(const Options& options, std::uint64_t seed, Seen& seen)
{
    Scenario scenario = laws_scenario();
    scenario.numbers["turns"] = 6;
    OfferedBrigade game(scenario, options, seed);
    Players players{game, Chance(seed)};
    Referee referee{seen, game.state};
    referee.begin_turn(game.state);
    for (int step = 0; game.state.phase != Phase::Over && step < 3'000; ++step) {
        players.play();
        referee.look(game.state, game.report());
        if (testing::Test::HasFailure()) {
            ADD_FAILURE() << "seed " << seed << ", step " << step << ", turn " << game.state.turn;
            return;
        }
    }
}

TEST(Referee, FindsNothingWrong)
{
    Seen seen;
    const std::vector<Options> all{
        {},
        {{"command.radius", "none"}, {"reactions", "live"}},
        {{"points.roll", "each-turn"}, {"disorder.clears", "own-phase"}, {"hits", "per-volley"}},
        {{"clock.phase", "unit"}, {"commanders", "2"}, {"smallArmsVsTank", "disorder-only"}},
        {{"fog", "commander"}, {"commanders", "2"}, {"smallArmsVsTank", "none"}}};
    for (const Options& options : all)
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            if (!HasFailure()) watch_a_game(options, seed, seen);

    EXPECT_GT(seen.assaults, 0);
    EXPECT_GT(seen.strikes, 0);
    EXPECT_GT(seen.defensive, 0);
    EXPECT_GT(seen.hauls, 0);
}

}  // namespace
}  // namespace galloper::land_and_freedom
