#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "common/base/ids.h"
#include "common/base/units.h"
#include "common/table/arc.h"

// The rulebook's words and numbers, which truth and knowledge share. Sums over them take numbers
// and points, never a State or a Known, so a rule and a forecast cannot come to differ.
namespace galloper::bravado {

using namespace galloper::literals;

inline constexpr Side attack{0};
inline constexpr Side defence{1};

// The order of a turn [BRV-12]. Deploy comes once, before the first turn, where somebody lays the
// cards; leaders are replaced as a turn begins and the end is checked as it closes, which takes no
// phase of its own.
enum class Phase : std::uint8_t {
    Deploy,    // the defence lays its cards
    Orders,    // leaders change team and rally; orders are written and sealed
    Aim,       // guns aim
    Covering,  // dice for covering fire
    Fire,      // direct fire and grenades
    Moves,     // teams act one after another
    Exposure,  // dice for teams in a cone that did not move
    Cover,     // teams may take cover
    Over
};

constexpr auto words_of(Phase)
{
    return std::array{
        std::pair{Phase::Deploy, "deploy"},     std::pair{Phase::Orders, "orders"},
        std::pair{Phase::Aim, "aim"},           std::pair{Phase::Covering, "covering"},
        std::pair{Phase::Fire, "fire"},         std::pair{Phase::Moves, "moves"},
        std::pair{Phase::Exposure, "exposure"}, std::pair{Phase::Cover, "cover"},
        std::pair{Phase::Over, "over"}};
}

// A headquarters team is a rifle team in everything but its name. [BRV-7]
enum class Arm : std::uint8_t { Rifle, Lmg, Headquarters };

constexpr auto words_of(Arm)
{
    return std::array{std::pair{Arm::Rifle, "rifle"}, std::pair{Arm::Lmg, "LMG"},
                      std::pair{Arm::Headquarters, "headquarters"}};
}

// Sets the Bravado a team begins with and the dice for every throw it makes. [BRV-10]
enum class Troops : std::uint8_t {
    Internationals,
    Legion,
    Moors,
    Militia,
    Italians,
    Regulars,
    FifthRegiment,
    Carlists
};

constexpr auto words_of(Troops)
{
    return std::array{std::pair{Troops::Internationals, "Internationals"},
                      std::pair{Troops::Legion, "Legion"},
                      std::pair{Troops::Moors, "Moors"},
                      std::pair{Troops::Militia, "militia"},
                      std::pair{Troops::Italians, "Italians"},
                      std::pair{Troops::Regulars, "regulars"},
                      std::pair{Troops::FifthRegiment, "5th Regiment"},
                      std::pair{Troops::Carlists, "Carlists"}};
}

constexpr int starting_bravado(Troops troops)  // [BRV-10]
{
    return troops == Troops::Militia || troops == Troops::Italians ? 7 : 8;
}
constexpr bool throws_average_dice(Troops troops)  // [BRV-10]
{
    return troops == Troops::Internationals || troops == Troops::Legion || troops == Troops::Moors;
}
constexpr bool never_surrenders(Troops troops)  // [BRV-11] [BRV-64]
{
    return troops == Troops::Legion || troops == Troops::Moors;
}

enum class Rank : std::uint8_t { PlatoonLeader, CompanyCommander, Commissar, NaturalLeader };

constexpr auto words_of(Rank)
{
    return std::array{std::pair{Rank::PlatoonLeader, "platoon leader"},
                      std::pair{Rank::CompanyCommander, "company commander"},
                      std::pair{Rank::Commissar, "commissar"},
                      std::pair{Rank::NaturalLeader, "natural leader"}};
}

// The company's headquarters; platoons count from 1. [BRV-7]
inline constexpr int company_headquarters = 0;

// The numbers on an average die, by face 1 to 6. [GEN-6]
constexpr int average_number(int face)
{
    constexpr std::array<int, 6> numbers{2, 3, 3, 4, 4, 5};
    return numbers[static_cast<std::size_t>(face - 1)];
}

// The bands of a gun's cone, near to far. [BRV-29]
enum class Band : std::uint8_t { Close, Effective, Long };

constexpr auto words_of(Band)
{
    return std::array{std::pair{Band::Close, "close"}, std::pair{Band::Effective, "effective"},
                      std::pair{Band::Long, "long"}};
}

// Lengths are the printed inches. [BRV-1]
inline constexpr int cards_laid = 6;               // [BRV-3]
inline constexpr Length card_spacing = 4_in;       // [BRV-5]
inline constexpr Length turned_within = 18_in;     // [BRV-23]
inline constexpr Spread cone_spread{1, 9};         // [BRV-28]
inline constexpr Length cone_reach = 18_in;        // [BRV-28]
inline constexpr Length close_to = 6_in;           // [BRV-29]
inline constexpr Length effective_to = 12_in;      // [BRV-29]
inline constexpr Length lmg_range = 12_in;         // [BRV-46] [BRV-47]
inline constexpr Length lmg_close_range = 6_in;    // [BRV-46]
inline constexpr Length rifle_range = 9_in;        // [BRV-46]
inline constexpr Length grenade_range = 3_in;      // [BRV-48]
inline constexpr Length reopens_within = 6_in;     // [BRV-60]
inline constexpr Length alone_with_within = 2_in;  // [BRV-49]
inline constexpr int silenced_at = 3;              // lost since it last opened fire [BRV-47]
inline constexpr int minutes_a_turn = 2;           // [BRV-72]
inline constexpr int usual_turns = 12;             // [BRV-67]

// Near enough to a gun's muzzle to be on its position: nobody draws a path to the tenth of a
// millimetre. [BRV-63]
inline constexpr Length on_the_position = Length{127};

}  // namespace galloper::bravado
