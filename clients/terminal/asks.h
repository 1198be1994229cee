#pragma once

#include <optional>

#include "clients/terminal/console.h"
#include "clients/terminal/roster.h"
#include "common/game/check_action.h"

namespace galloper::terminal {

// Asks the person for one answer after the other until each fits what the offer asks for; an empty
// line takes what is proposed. Nothing where he leaves it with a full stop, or his input ends.
std::optional<SentAction> fill_in(Console& console, const SentOffer& offer,
                                  const SentPicture& picture, const Roster& roster);

// The path as far as its reach goes.
Path cut_to(Point from, const Path& path, Length reach);

}  // namespace galloper::terminal
