#pragma once

#include <string>

#include "common/rulesets/bravado/known.h"

// Questions that offers, forecasts and counsel put to what a viewer knows.
namespace galloper::bravado {

// Whether the gun fires and its cone holds the point, ground in the way considered. [BRV-28]
bool covers(const Known& known, const KnownGun& gun, Point at);
bool in_a_cone(const Known& known, Point at);

// [BRV-49]
bool is_with(const KnownLeader& leader, const KnownTeam& team);

// Whether a platoon leader with the team is down to lead it, as far as this viewer knows. [BRV-59a]
bool is_led(const Known& known, const KnownTeam& team);

// Whether a leader may rally at all: not a natural one, and a commissar only once his commander is
// shot. [BRV-53] [BRV-58]
bool can_rally(const KnownLeader& leader);

// The pinned team that a leader is with, or nullptr. [BRV-54]
const KnownTeam* pinned_with(const Known& known, const KnownLeader& leader);

const Order* draft_of(const KnownSheet& sheet, PieceId team);
bool is_down_to_lead(const KnownSheet& sheet, PieceId leader);

// How long a way may be: Bravado in inches, and what covering fire may add while a gun fires.
// [BRV-15] [BRV-46]
Length longest_way(const Known& known, const KnownTeam& team);

// What is left of the move that is under way, as far as its dice let it go.
Length left_of_move(const Known& known);

// To a tenth of an inch, rounded down: "3.2 inches".
std::string in_inches(Length length);

bool is_rifle(const KnownTeam& team);
Length fire_range_of(const KnownTeam& team);

}  // namespace galloper::bravado
