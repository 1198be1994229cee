#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "common/base/field.h"
#include "common/game/picture.h"

// How a game ends and what it was worth. [BRV-67] [GEN-22]
namespace galloper::bravado {

// What the attack began with and what it has lost, for the score. [BRV-67]
struct Tally {
    int figures_at_start = 0;
    int figures_lost = 0;
    int leaders_lost = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("figures at start", &Tally::figures_at_start),
                               field("figures lost", &Tally::figures_lost),
                               field("leaders lost", &Tally::leaders_lost));
    }
};

enum class EndedBy : std::uint8_t { Cleared, Broken, Time };  // [BRV-67]

constexpr auto words_of(EndedBy)
{
    return std::array{std::pair{EndedBy::Cleared, "cleared"}, std::pair{EndedBy::Broken, "broken"},
                      std::pair{EndedBy::Time, "time"}};
}

// What the score is counted from. `guns_left` holds those that fire or are silenced; once the game
// is over, also the pictures that were never turned.
struct Score {
    int guns_taken = 0;  // captured or abandoned: out for good
    int guns_silenced = 0;
    int guns_firing = 0;
    int guns_never_found = 0;
    int cards_turned = 0;
    int figures_lost = 0;
    int leaders_lost = 0;
    int turns_left = 0;  // only where the position was cleared
    friend bool operator==(const Score&, const Score&) = default;
};

int attack_points(const Score& score);
int defence_points(const Score& score);

// Nobody wins where time runs out on equal points.
Ending ending_of(EndedBy ended, const Score& score);

}  // namespace galloper::bravado
