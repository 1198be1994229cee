#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "common/rehearsal/rehearse.h"
#include "common/rehearsal/stage.h"

// The other way round: what was played, as the steps of a file that plays it again.
namespace galloper::rehearsal {

// What a seat does next on this stage, with the dice that it met.
std::string written(const Stage& stage, Seat seat, const SentAction& action,
                    const std::vector<Draw>& dice);

// Dice as they stand in a step, or before all of them.
std::string written(const Stage& stage, const std::vector<Draw>& dice, std::string_view margin);

struct PlayOn {
    // What a seat does now; nothing where it leaves it to others.
    std::function<std::optional<SentAction>(Seat, const Match&)> choose{};
    std::function<std::unique_ptr<Dice>(std::uint64_t step)> dice{};  // 0: of setting up
    int most = 1'000;                                                 // steps
};

// Plays a rehearsal and on from its end, until the game is over or nobody has anything to do: gives
// what has to stand behind the text of its file, the dice of its setting up among it where it loads
// none. The error is what is at fault in the file.
Result<std::string, std::string> play_on(std::string_view name, std::string_view text,
                                         const FindScenario& find, const PlayOn& playing);

}  // namespace galloper::rehearsal
