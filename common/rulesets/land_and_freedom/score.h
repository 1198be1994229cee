#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "common/base/field.h"
#include "common/game/picture.h"
#include "common/rulesets/land_and_freedom/ground.h"

// What both sides have lost and hold, and how a game ends.
namespace galloper::land_and_freedom {

// Of one side. Bases that were destroyed, captured or removed with their battalion are lost; those
// that are disordered are not. [LAF-62] [LAF-65] [LAF-67]
struct Tally {
    int bases_at_start = 0;
    int bases_lost = 0;
    int battalions_at_start = 0;
    int battalions_lost = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("bases at start", &Tally::bases_at_start),
                               field("bases lost", &Tally::bases_lost),
                               field("battalions at start", &Tally::battalions_at_start),
                               field("battalions lost", &Tally::battalions_lost));
    }
};

// [LAF-66] [GEN-22]
enum class EndedBy : std::uint8_t { NationalistsBroken, RepublicansBroken, BothBroken, Time };

constexpr auto words_of(EndedBy)
{
    return std::array{std::pair{EndedBy::NationalistsBroken, "Nationalists broken"},
                      std::pair{EndedBy::RepublicansBroken, "Republicans broken"},
                      std::pair{EndedBy::BothBroken, "both broken"},
                      std::pair{EndedBy::Time, "time"}};
}

// More than half of its battalions are gone. [LAF-66]
constexpr bool is_broken(const Tally& tally)
{
    return 2 * tally.battalions_lost > tally.battalions_at_start;
}

// The graded score of a side: for the ground it holds by its worth, and for what it has cost the
// enemy. [GEN-22]
inline constexpr int points_for_ground = 10;  // by worth
inline constexpr int points_for_battalion = 5;
inline constexpr int points_for_base = 1;
int points_of(Side side, const std::vector<Objective>& objectives,
              const std::array<Tally, 2>& tally);

// Whoever is broken has lost; otherwise the higher score has it. Nobody wins where both are broken,
// or where time runs out on equal scores.
Ending ending_of(EndedBy ended, const std::vector<Objective>& objectives,
                 const std::array<Tally, 2>& tally);

}  // namespace galloper::land_and_freedom
