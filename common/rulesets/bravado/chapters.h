#pragma once

#include <map>
#include <optional>
#include <vector>

#include "common/rulesets/bravado/step.h"
#include "common/rulesets/bravado/sums/nerve.h"

// What the chapters of the rulebook use of one another, beyond what turn.cpp calls of them.
namespace galloper::bravado {

// throwing.cpp: two dice held against a need, as its line will show them.
struct Tested {
    TwoDice dice{};
    bool passed = false;
    Throw shown{};
};
Tested test(Step& step, Purpose purpose, DiceKind kind, const Need& need, const char* if_passed,
            const char* if_failed);

// One of several between which the rules do not choose: a throw decides. [GEN-7] [GEN-8]
PieceId decide(Step& step, std::vector<PieceId> candidates, Purpose purpose);

// Those pieces from the nearest on, by how far off each is; a throw decides between those equally
// near. [GEN-8]
using Rings = std::map<std::int64_t, std::vector<PieceId>>;
std::vector<PieceId> nearest_first(Step& step, Rings rings, Purpose purpose);

// cone.cpp: whether a firing gun's cone holds the point, and whether the gun could be laid on it.
bool covers(const State& state, const Gun& gun, Point at);
bool can_engage(const State& state, const Gun& gun, Point at);

// The worst of the bands in which the point lies, of all cones that hold it. [BRV-69]
Band worst_band(const State& state, Point at);

// leaders.cpp: whether a leader is with the team [BRV-49], and whether a platoon leader who is
// gives his +1 in this turn [BRV-59a].
bool is_with(const State& state, const Leader& leader, const Team& team);
bool is_led(const State& state, const Team& team);

// cover.cpp: a loss for good. At 0 the team is pinned. [BRV-20] [BRV-22]
void lose_bravado(Step& step, PieceId team, int by);
void pin(Step& step, PieceId team);

// casualty.cpp: the team and everybody with it.
void destroy(Step& step, PieceId team);

// cover.cpp: throws to leave cover; whether it did. [BRV-44]
bool leaves_cover(Step& step, PieceId team, bool after_a_grenade);

// What pressing on asks of the team where it stands. [BRV-38]
Need press_on_need(const State& state, const Team& team);

// movement.cpp: a team that may go does, along this way. [BRV-15]
void begin_move(Step& step, PieceId team, const Path& way, bool from_cover);

// Its movement throw for a gun whose cone it meets on the way: the one already thrown if that
// counts for no cone yet, else one more. [BRV-26] [BRV-39]
void throw_under_fire(Step& step, PieceId gun);

// way.cpp: how far the halted move can go, and what is due along it.
Length limit_of(const State& state, const Halt& halt);

// What is due at a point of the way, in the order of GEN-11 but for ties. `inside` is brought up to
// date: a cone that the point is not in is left.
std::vector<Due> met_at(const State& state, const Halt& halt, std::vector<Inside>& inside,
                        Point at);

// The first cone entered or band crossed from where the mover stands, as far as can be foreseen.
struct Foreseen {
    Length at{};
    PieceId gun{};
};
std::optional<Foreseen> foreseen(const State& state, const Halt& halt);

// The least distance along the way, as far as `to`, at which the gun's cone holds the mover.
std::optional<Length> first_in_cone(const State& state, const Halt& halt, const Gun& gun,
                                    Length to);

// Which gun the way ends at, if it ends on a gun's position. [BRV-63]
std::optional<PieceId> gun_at_end(const State& state, const Path& way);

// under_fire.cpp: settles what stands first on the mover's agenda.
void settle_first(Step& step);

// The mover loses figures; in a cone it then has to choose, unless it is in cover. [BRV-37]
void lose_on_the_way(Step& step, int figures);

// One more casualty for a 1 thrown on this gun's account. [BRV-62]
int extra_for_a_one(const Halt& halt, PieceId gun, TwoDice dice);

// contact.cpp and silenced.cpp: a card within reach; a silenced gun near by.
void turn_card(Step& step, PieceId card);
void test_to_reopen(Step& step, PieceId gun);

// The gun is laid on the mover alone if it can be, else along its front. [BRV-25]
void lay_on_mover(Step& step, Gun& gun);

}  // namespace galloper::bravado
