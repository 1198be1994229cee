#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/console.h"
#include "common/dice/blake.h"
#include "common/game/game.h"

namespace galloper::terminal {

// A game for people who share one keyboard, as it was set up.
struct HotSeat {
    std::shared_ptr<const Game> game{};
    Posts posts{};
    std::vector<std::string> seats{};      // what each place is called, by seat number
    std::vector<std::string> briefings{};  // what each is told before the game, likewise
    Key dice{};                            // under which the dice are drawn
    Key handles{};
    std::function<std::optional<std::string>(const std::string& id)> rule{};
    std::map<std::string, std::string> coaching{};  // by verb
};

// Plays it in this process until it has ended or somebody leaves. Whoever is to decide has the
// keyboard; before another sits down the screen is cleared, so that each sees what his seat may
// know and no more.
void play_hot_seat(Console& console, const HotSeat& hot_seat);

}  // namespace galloper::terminal
