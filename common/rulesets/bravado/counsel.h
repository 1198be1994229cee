#pragma once

#include <vector>

#include "common/rulesets/bravado/known.h"

// What a sergeant would say. Counsel rests on what its seat knows and is the same for everybody who
// knows the same.
namespace galloper::bravado {

// How much there is to be said for an action that was offered to the seat, answers and all: from 0
// to 100. Sealing the sheet and ending the turn stand at 50: what is worth less is left undone.
int merit_of(const Known& known, Seat seat, const Action& action);

// A way that fits the team's offer: towards the nearest gun or unturned card, no longer than its
// Bravado. A light machine gun stops where its fire tells.
Path counsel_way(const Known& known, const KnownTeam& team);

// Where a leader is most needed among these.
PieceId counsel_team(const Known& known, const KnownLeader& leader,
                     const std::vector<PieceId>& candidates);

// Whether the team, in the open as the turn ends, should take cover.
bool counsel_cover(const Known& known, const KnownTeam& team);

// counsel_guns.cpp: where a card had better lie; where it does, for whoever does not know its face.
Place counsel_place(const Known& known, const KnownCard& card);

// What to tell the guns for as long as nobody is asked.
AimBy counsel_aim_by(const Known& known);

// How much a gun laid that way threatens: whoever is to move has most to lose.
int threat_of(const Known& known, const questions::Aim::Direction& direction);

// merit_orders.cpp: for what is written on a sheet.
int merit_of_order(const Known& known, const KnownSheet& sheet, const KnownTeam& team,
                   const Action& action);

// What the attack is after from where it stands: a gun that is not out, or a card. Absent when
// there is nothing left to go for.
struct Objective {
    Point at{};
    const KnownGun* gun = nullptr;
};
std::optional<Objective> objective_of(const Known& known, Point from);

}  // namespace galloper::bravado
