#pragma once

#include "common/rulesets/land_and_freedom/measures.h"
#include "common/rulesets/land_and_freedom/step.h"

// The frame's own parts of a step, and what the chapters use of one another. See step.h for how
// they are called.
namespace galloper::land_and_freedom {

// turn.cpp: the next phase; nobody has sealed anything in it yet.
void enter(State& state, Phase phase);

// clock.cpp: whether any unit that has not been activated holds points, or a recovery is still to
// come at level 1 [LAF-18]; whether the two dice show different numbers that come to different
// things [GEN-21].
bool level_is_left(const State& state);
bool pick_matters(const State& state);

// Whether the unit may go at the level that is called: it has not been activated and holds just so
// many points; or it is a spotter that has gone at a higher number, and has a strike of this one
// which is not done. Whatever of its strikes of this number has not been called as it has gone is
// to be marked as done. [LAF-16] [LAF-30]
bool may_go(const State& state, const Formation& unit);

// riders.cpp: sends a message from the formation's headquarters with one of its riders who is at
// home; false where there is none. The points are spent either way. [LAF-23] [LAF-28]
bool send_rider(Step& step, const Load& load);

// allocation.cpp: what arrives counts for this turn. [LAF-24]
void deliver(Step& step, const Load& load);

// Whether the base may still fire out of turn: it has not moved or fired, and was not carried.
// [LAF-20] [LAF-51]
bool can_fire_defensively(const State& state, const Base& base);

// fire.cpp: whether the target is in range, in the firer's arc and in sight. [LAF-38] [LAF-43]
bool can_fire_at(const State& state, const Lie& lie, const Base& firer, const Base& target);

// strikes.cpp: whether a spotter, or a headquarters with a radio, sees a target for the mortars of
// its side. [LAF-47]
bool is_observed(const State& state, const Lie& lie, Side side, const Base& target);

// striking_out.cpp: strikes out whatever is written down for, or is on its way to, bases and
// formations that are gone.
void strike_out_the_gone(State& state);

// drafts.cpp: takes out of what a seat has written whatever a change by hand has left no points
// for. [LAF-11] [LAF-15]
void cut_down(const State& state, Desk& desk);

// defensive.cpp: from where a base fires without being asked: its own order, its formation's, or
// the rule's. [LAF-53]
FireAt fire_order_of(const State& state, const Base& base);

// room.cpp: whether a point is free for a base: it would overlap no other [GEN-18] and stand no
// nearer than 1 cm to an enemy, unless one of them may fight the other there [LAF-34] [LAF-68a].
// Riders keep nobody away [LAF-27].
bool can_stand(const State& state, const Lie& lie, const Base& base, Point at, Facing facing);

// room.cpp: sets a base down elsewhere, with whatever it carries and whoever waits with it. Who
// sees it there is look_again()'s business.
void put(State& state, PieceId base, Point at, Facing facing);

}  // namespace galloper::land_and_freedom
