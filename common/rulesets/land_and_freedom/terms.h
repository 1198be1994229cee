#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "common/base/ids.h"
#include "common/base/units.h"
#include "common/table/arc.h"

// The rulebook's words and numbers, which truth and knowledge share. Lengths are the printed
// centimetres. Sums over them take numbers and points, never a State or a Known, so a rule and a
// forecast cannot come to differ.
namespace galloper::land_and_freedom {

using namespace galloper::literals;

inline constexpr Side nationalists{0};  // they roll for radios and riders first [LAF-21]
inline constexpr Side republicans{1};
constexpr Side enemy_of(Side side) { return side == nationalists ? republicans : nationalists; }

// The order of a turn [LAF-14]. Deal comes once, before the first turn. Riding comes after
// Allocation, and again, for those who have just set out, after ShareOut.
enum class Phase : std::uint8_t {
    Deal,        // radios and riders are dealt out, strikes and tanks declared
    Bids,        // generals commit points to the control roll
    Allocation,  // all headquarters give out their points, in secret
    Riding,      // radios are rolled, riders ride
    ShareOut,    // brigades share out what has reached them from the army
    Activation,  // a level has been called and its units act
    Pick,        // both dice for the clock lie there, the controller chooses
    Over
};

constexpr auto words_of(Phase)
{
    return std::array{std::pair{Phase::Deal, "deal"},
                      std::pair{Phase::Bids, "bids"},
                      std::pair{Phase::Allocation, "allocation"},
                      std::pair{Phase::Riding, "riding"},
                      std::pair{Phase::ShareOut, "share-out"},
                      std::pair{Phase::Activation, "activation"},
                      std::pair{Phase::Pick, "pick"},
                      std::pair{Phase::Over, "over"}};
}

// Where a formation stands in the chain of command. A battalion and a detachment (a single tank, AT
// gun, mortar or spotter that acts by itself) are what the rules call a unit that is activated;
// the two above them only command. [LAF-1] [LAF-2] [LAF-3]
enum class Level : std::uint8_t { Army, Brigade, Battalion, Detachment };

constexpr auto words_of(Level)
{
    return std::array{std::pair{Level::Army, "army"}, std::pair{Level::Brigade, "brigade"},
                      std::pair{Level::Battalion, "battalion"},
                      std::pair{Level::Detachment, "detachment"}};
}
constexpr bool acts(Level level) { return level == Level::Battalion || level == Level::Detachment; }

// What a base is. A truck carries one base; riders carry messages. [LAF-1] [LAF-23] [LAF-29]
enum class Arm : std::uint8_t {
    Rifle,
    Mmg,
    At,
    Tank,
    Mortar,
    Truck,
    Headquarters,
    Motorcycle,
    Cavalry,
    Spotter
};

constexpr auto words_of(Arm)
{
    return std::array{std::pair{Arm::Rifle, "rifles"},
                      std::pair{Arm::Mmg, "machine gun"},
                      std::pair{Arm::At, "anti-tank gun"},
                      std::pair{Arm::Tank, "tank"},
                      std::pair{Arm::Mortar, "mortar"},
                      std::pair{Arm::Truck, "truck"},
                      std::pair{Arm::Headquarters, "headquarters"},
                      std::pair{Arm::Motorcycle, "motorcycle"},
                      std::pair{Arm::Cavalry, "rider"},
                      std::pair{Arm::Spotter, "spotter"}};
}

constexpr bool is_rider(Arm arm) { return arm == Arm::Motorcycle || arm == Arm::Cavalry; }
constexpr bool is_round(Arm arm) { return is_rider(arm) || arm == Arm::Spotter; }  // [LAF-49]
constexpr bool is_foot(Arm arm)  // what assaults a tank [LAF-57]
{
    return arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Headquarters;
}
constexpr bool is_vehicle(Arm arm) { return arm == Arm::Tank || arm == Arm::Truck; }
constexpr bool needs_a_truck(Arm arm) { return arm == Arm::At || arm == Arm::Mortar; }  // [LAF-35]

// Which row of the table a tank fires on. A tankette has machine guns alone: a Pz1 with half the
// dice. [LAF-50]
enum class Model : std::uint8_t { T26, Pz1, Tankette };

constexpr auto words_of(Model)
{
    return std::array{std::pair{Model::T26, "T26"}, std::pair{Model::Pz1, "Pz1"},
                      std::pair{Model::Tankette, "tankette"}};
}

// What a spotter calls down [LAF-30] [LAF-46]. The mortar is a base on the table; the others come
// from off it, a scenario's number of each.
enum class StrikeKind : std::uint8_t { Mortar, Artillery, Fighter, Bomber };

constexpr auto words_of(StrikeKind)
{
    return std::array{
        std::pair{StrikeKind::Mortar, "mortar"}, std::pair{StrikeKind::Artillery, "artillery"},
        std::pair{StrikeKind::Fighter, "fighter"}, std::pair{StrikeKind::Bomber, "bomber"}};
}

// The columns of the fire table. [LAF-38]
enum class Band : std::uint8_t { Short, Medium, Long };

// From where a base fires defensively without being asked. [LAF-53]
enum class FireAt : std::uint8_t { FirstEntry, Medium, Short, Hold, Ask };

constexpr auto words_of(FireAt)
{
    return std::array{std::pair{FireAt::FirstEntry, "first entry"},
                      std::pair{FireAt::Medium, "medium"}, std::pair{FireAt::Short, "short"},
                      std::pair{FireAt::Hold, "hold"}, std::pair{FireAt::Ask, "ask"}};
}

// Which die the controller takes from the clock. [LAF-17]
enum class ClockPick : std::uint8_t { Ask, Higher, Lower };

constexpr auto words_of(ClockPick)
{
    return std::array{std::pair{ClockPick::Ask, "ask"}, std::pair{ClockPick::Higher, "higher"},
                      std::pair{ClockPick::Lower, "lower"}};
}

inline constexpr int clock_at_start = 14;         // [LAF-14]
inline constexpr Length command_reach = 25_cm;    // [LAF-8] [LAF-9]
inline constexpr Length delivered_within = 5_cm;  // [LAF-24] [LAF-25]
inline constexpr Length short_range = 10_cm;      // [LAF-38]
inline constexpr Length medium_range = 20_cm;     // [LAF-38]
inline constexpr Length long_range = 40_cm;       // [LAF-38]
inline constexpr Length apart = 1_cm;             // of enemies that may not fight [LAF-34]
inline constexpr Length base_side = 4_cm;         // [GEN-24]
inline constexpr Length round_base = 3_cm;        // across [GEN-24]
inline constexpr Length sight_into = 2_cm;        // wood or building [GEN-17]
inline constexpr Length passing_by = 2_cm;        // finds out a memory [GEN-19]
inline constexpr int hits_from = 5;               // 5 or 6 on a die [LAF-38]
inline constexpr int hits_in_cover_from = 6;      // [LAF-40]
inline constexpr int most_messengers = 5;         // of a kind, both sides together [LAF-21]
inline constexpr int minutes_a_turn = 30;         // of game time, for the record [N]
inline constexpr int usual_turns = 8;
inline constexpr Spread entrenched_arc{1, 1};  // 45 degrees either side [LAF-43]
inline constexpr Spread tank_front{1, 1};      // [LAF-41]

}  // namespace galloper::land_and_freedom
