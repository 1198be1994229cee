#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

#include "common/base/field.h"

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

}  // namespace galloper::land_and_freedom
