#pragma once

#include "galloper/play/v1/lobby.pb.h"
#include "server/lobby/catalogue.h"

namespace galloper {

// What there is to play, as it is sent. None of it is secret.
play::v1::Games games_of(const Catalogue& catalogue);

// Who could sit at a match, by seat number.
play::v1::Seats seats_of(const std::vector<ScenarioSeat>& seats);

// A ruleset's rules with their ids, in our own words.
play::v1::Rules rules_of(const RulesetEntry& ruleset);

}  // namespace galloper
