#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/dice/dice.h"
#include "common/game/report.h"
#include "common/rulesets/bravado/state.h"

// The chapters of the rulebook, as turn.cpp calls them. They see the truth; what they change shows
// itself through known_to(), and what they say is open to everybody, as all is in this game but the
// faces of the cards and the sheets before they are sealed.
//
// How a step runs: act() does what its action says and then calls on proceed(), which takes the
// phase one gun, team or throw at a time until the game asks something or a player's phase comes.
// A chapter that needs an answer calls ask() and returns at once; whoever called it returns too, so
// nothing but the state remembers where it was. When the answer comes, the function for it is
// called, and proceed() goes on: first with the halted move, if there is one, else with the phase.
// ask() never answers by itself: proceed() finds out whether a standing answer exists.
namespace galloper::bravado {

struct Step {
    State& state;
    Report& report;
    Dice& dice;
};

// Says a sentence to everybody. Each {} in it stands for the next piece of `about`.
inline void say(Step& step, std::string text, std::vector<PieceId> about, std::string rule = {},
                std::vector<Throw> throws = {}, std::vector<Revealed> reveals = {})
{
    step.report.lines.push_back({Audience::everyone(), std::move(text), std::move(about),
                                 std::move(rule), std::move(throws), std::move(reveals)});
}

// Puts a question. There must be none already.
inline void ask(Step& step, Pending question)
{
    check(!step.state.pending, "a second question while one is open");
    step.state.pending = std::move(question);
}

// turn.cpp: goes on until a question is open, a player's phase has come or the game is over.
void proceed(Step& step);

// casualty.cpp: the team loses a figure [BRV-18] and with it perhaps a leader [BRV-51]; a team
// without figures leaves the table. Asks nothing: on the move the walk puts the choice on its
// agenda.
void take_casualty(Step& step, PieceId team);

// movement.cpp: a team begins the move that its sealed order declares, in Moves or, after a
// grenade, in Fire. It leaves cover if the order says so, throws for its movement and puts a Halt
// into the state, unless it fails to leave cover or has a rate of 0.
void set_out(Step& step, PieceId team);

// movement.cpp: walks the halted move on, settling what is due point by point, until the move is
// over (the Halt is gone then) or a question is open. Called again after each answer. A stop that
// the player wants stands in Halt::will_stop.
void walk(Step& step);

// cover.cpp: the answers to PressOn. [BRV-37]
void press_on(Step& step);
void take_cover_instead(Step& step);

// cover.cpp: the team is in cover from now on. Also for Exposed and for the end of the turn.
void take_cover(Step& step, PieceId team);

// cone.cpp: the firing guns in whose cone the point lies, ground in the way considered, nearest
// first. [BRV-28] [BRV-9]
std::vector<PieceId> cones_over(const State& state, Point at);

// cover.cpp: the throws of step 8 in their order, listed as the phase begins [BRV-71]; and one of
// them, skipped where team, gun or cone is no longer what it was.
std::vector<Exposure> exposures_of(Step& step);
void expose(Step& step, const Exposure& exposure);

// aim.cpp: one firing gun aims for this turn [BRV-31] [BRV-32]; with more than one direction and
// a defence that chooses, it asks. aim_at() is the answer.
void aim_gun(Step& step, PieceId gun);
void aim_at(Step& step, PieceId gun, Facing facing);

// covering.cpp: the dice for all covering fire of the turn. [BRV-46]
void throw_covering_fire(Step& step);

// fire.cpp: one team's direct fire or grenade, as its order says. [BRV-47] [BRV-48]
void fire_as_ordered(Step& step, PieceId team);

// fire.cpp: the answer to Bayonet: this candidate tests to leave cover and goes in. Its move is
// then a Halt like any other. For nobody, proceed() passes the question on.
void go_in(Step& step, PieceId gun, PieceId team);

// leaders.cpp: as a turn begins [BRV-52]; a leader goes over to another team [BRV-49]; a leader
// tries to rally the team he is with [BRV-54].
void replace_leaders(Step& step);
void change_team(Step& step, PieceId leader, PieceId team);
void rally(Step& step, PieceId leader);

// assault.cpp: the team stands on the gun's position and fights for it. [BRV-64]
void fight(Step& step, PieceId team, PieceId gun);

}  // namespace galloper::bravado
