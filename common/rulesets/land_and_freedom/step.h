#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/dice/dice.h"
#include "common/game/action.h"
#include "common/game/report.h"
#include "common/rulesets/land_and_freedom/state.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"

// The chapters of the rulebook, as turn.cpp calls them. They see the truth; what they change shows
// itself through known_to(), and what they say names its audience.
//
// How a step runs: act() does what its action says and then calls on proceed(), which takes one
// thing at a time (a rider, a base's deed, a level) until a seat is awaited. A chapter that needs
// an answer puts it into the state and returns at once; whoever called it returns too, so nothing
// but the state remembers where it was. proceed() goes on with the halted move first, then with the
// unit that is running, then with the phase.
namespace galloper::land_and_freedom {

struct Step {
    State& state;
    Report& report;
    Dice& dice;
    Lie lie;  // of the state's ground
};

// Says a sentence to everybody. Each {} in it stands for the next piece of `about`; who has no
// handle for each of them is not told. `reveals` names what it brings out of what was hidden from
// anybody: pieces, or matters of matters.h.
void say(Step& step, std::string text, std::vector<PieceId> about, std::string rule = {},
         std::vector<Throw> throws = {}, std::vector<Revealed> reveals = {});

// The same to one side alone. [GEN-23]
void say_to(Step& step, Side side, std::string text, std::vector<PieceId> about,
            std::string rule = {}, std::vector<Throw> throws = {},
            std::vector<Revealed> reveals = {});

// turn.cpp: goes on until a seat is awaited or the game is over.
void proceed(Step& step);

// --- command ---------------------------------------------------------------------------------

// deal.cpp: every general is asked as the game begins; what the drafts say is done as the last is
// sealed: sets are given, riders and spotters come into play, tanks and AT guns are placed under
// whom they fight, and independent ones and spotters throw for points. [LAF-3] [LAF-21] to [LAF-23]
// [LAF-29]
void begin_deal(Step& step);
void deal_out(Step& step);
void take_deal(Step& step, Desk& desk, const Action& action);  // a draft verb of the deal

// clock.cpp: the control roll as the last bid is in [LAF-15]; the next level is called, or none is
// left and the turn is over without a roll [LAF-16] [LAF-18]; the dice after a phase [LAF-17]; and
// the controller's pick, by his standing order where he has one.
void begin_bids(Step& step);
void throw_for_control(Step& step);
bool call_level(Step& step);  // false where no unit with points, and no recovery at 1, is left
void throw_for_the_clock(Step& step);
void take_from_the_clock(Step& step, ClockPick pick);

// allocation.cpp: what an HQ has and may give; drafts; and, sealed, what each message costs.
void begin_allocation(Step& step);
void take_allotment(Step& step, Desk& desk, const Action& action);  // a draft verb of points
void send_points(Step& step);  // all desks have sealed: [LAF-8] [LAF-11] [LAF-22] [LAF-28]
void begin_share_out(Step& step);
void send_shares(Step& step);

// riders.cpp: the next of `to_ride` begins to ride, and what there is to do where he ends. [LAF-24]
// to [LAF-27]
void ride(Step& step);
void end_ride(Step& step, PieceId rider);

// recovery.cpp: disorder that has been paid for is lifted, as the phase begins. [LAF-12] [LAF-13]
void lift_disorder(Step& step);

// --- action ----------------------------------------------------------------------------------

// orders.cpp: a draft verb of a unit's orders, standing fire orders and the clock's standing pick.
void take_order(Step& step, Desk& desk, const Action& action);

// activation.cpp: the unit begins to carry out its orders; the next deed of the first of them, or
// the next base, or the unit has done. [LAF-19]
void go(Step& step, int formation);
void run_on(Step& step);

// movement.cpp: the base sets out (a Halt comes into the state, unless it cannot move a tenth);
// the halted mover goes on to the next point where something is due, which is settled there, until
// it stands or a window is open. [LAF-32] to [LAF-37] [LAF-52] [LAF-54]
void set_out(Step& step, PieceId base, const Path& way);
void walk(Step& step);

// trucks.cpp: mounting at the start and setting down at the end of a truck's way. [LAF-35] [LAF-36]
void haul(Step& step, PieceId truck, const deeds::Haul& deed);
void set_down(Step& step, PieceId truck);

// defensive.cpp: what the enemy's bases do about a mover at this point of its way: those whose
// standing orders name it fire; where one has "ask" and the window is still to come, it opens.
// [LAF-51] to [LAF-56]
void react_to_mover(Step& step);
void settle_window(Step& step);  // all who were asked have answered

// --- combat ----------------------------------------------------------------------------------

// fire.cpp: one base fires at another, as its own fire or as its defensive fire: dice, hits, and
// what becomes of the target at once. Not asked whether it may. Returns the number of hits.
// [LAF-38] to [LAF-47]
struct Shot {
    PieceId firer{};
    PieceId target{};
    bool defensive = false;
    bool point_blank = false;  // at short range, however far it is: in an assault [LAF-58]
};
int fire(Step& step, const Shot& shot);

// strikes.cpp: a spotter's call, with its radio roll [LAF-30] [LAF-46] [LAF-48] [LAF-71]; a
// mortar's own fire, which somebody else has to see for it [LAF-47].
void call_strike(Step& step, PieceId spotter, const deeds::Call& call);
int fire_mortar(Step& step, PieceId mortar, PieceId target);

// assault.cpp: the bases of the running unit whose next deed is to assault this target do so
// together, from the bravery die to the end. Called while that deed still stands in their orders:
// it is taken out of them here, and whoever goes in has nothing left to do. [LAF-57] to [LAF-64]
void assault(Step& step, PieceId target);

// losses.cpp: hits that a base has taken: disordered, or gone [LAF-45]; a halted mover that is
// disordered is marked as stopped [LAF-54]. A base is lost, with everything that follows:
// passengers [LAF-36], riders' loads [LAF-26], points [LAF-68], its battalion [LAF-65]. Neither
// takes anything out of `running`, `halt` or `to_ride`: whoever drives these looks whether the base
// is still there, and still of the unit.
void hit(Step& step, PieceId base, int hits, bool destroys = true);
void lose_base(Step& step, PieceId base);

// score.cpp: who holds which ground, and whether the game is over as the turn ends. [LAF-66]
void hold_ground(Step& step);
std::optional<EndedBy> how_it_ends(const State& state);

// seeing.cpp: who sees what, for a base that has come, gone or stands elsewhere; called by whoever
// changes a place. [GEN-19]
void look_again(Step& step, PieceId base);
void look_everywhere(State& state);

}  // namespace galloper::land_and_freedom
