#pragma once

#include "common/rulesets/bravado/known.h"
#include "common/rulesets/bravado/sums/nerve.h"
#include "common/rulesets/bravado/verbs.h"

// The parts of forecast(). Each adds what its action would cost and how it stands.
namespace galloper::bravado {

// forecast_way.cpp: a way that the team would set out on, as far as this viewer can tell.
void foresee_way(const Known& known, const KnownTeam& team, const Path& way, Forecast& forecast);

// forecast_orders.cpp
void foresee_order(const Known& known, const KnownTeam& team, Verb verb, const Action& action,
                   Forecast& forecast);
void foresee_leader(const Known& known, const KnownLeader& leader, Verb verb, const Action& action,
                    Forecast& forecast);

// A test as odds in 36: what it is for, and what its throw is held against.
inline Odds odds_of(const Need& need, DiceKind kind, std::string of)
{
    return {std::move(of) + " (" + need.words() + ")", need.ways(kind), all_ways};
}

}  // namespace galloper::bravado
