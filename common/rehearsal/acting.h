#pragma once

#include <optional>
#include <vector>

#include "common/rehearsal/by_hand.h"
#include "common/rehearsal/scripted_dice.h"

namespace galloper::rehearsal {

// The action that a step of the file says, in the handles of its seat. Nothing where it cannot be
// said, and then that is a fault of the file's by name; that it is not offered is one too, but not
// where the step awaits its refusal.
std::optional<SentAction> action_of(const Stage& stage, Seat seat, const file::Step& step,
                                    const wire::Entry& entry);

// The dice that are loaded for a step, or for setting up, where no piece can be named yet.
std::vector<ScriptedDice::Loaded> dice_of(
    const Stage& stage, const google::protobuf::RepeatedPtrField<file::Dice>& dice,
    const wire::Entry& entry);

}  // namespace galloper::rehearsal
