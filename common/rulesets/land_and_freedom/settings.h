#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

#include "common/base/field.h"

// The house rules that a match may choose, as values. Their names and words stand in options.cpp;
// the first enumerator of each is its default. [GEN-20]
namespace galloper::land_and_freedom {

enum class PointsRoll : std::uint8_t { Once, EachTurn, Scenario };          // [LAF-5]
enum class CommandRadius : std::uint8_t { Reach, None };                    // [LAF-9]
enum class DisorderClears : std::uint8_t { LevelOne, OwnPhase };            // [LAF-12]
enum class ClockPhase : std::uint8_t { Level, Unit };                       // [LAF-16]
enum class SmallArmsVsTank : std::uint8_t { Allowed, DisorderOnly, None };  // [LAF-42]
enum class Hits : std::uint8_t { Cumulative, PerVolley };                   // [LAF-45]
enum class Fog : std::uint8_t { None, Side, Commander };                    // [GEN-19]
enum class Reactions : std::uint8_t { Standing, Live };                     // [GEN-13]

constexpr auto words_of(PointsRoll)
{
    return std::array{std::pair{PointsRoll::Once, "once"},
                      std::pair{PointsRoll::EachTurn, "each-turn"},
                      std::pair{PointsRoll::Scenario, "scenario"}};
}
constexpr auto words_of(CommandRadius)
{
    return std::array{std::pair{CommandRadius::Reach, "25"},
                      std::pair{CommandRadius::None, "none"}};
}
constexpr auto words_of(DisorderClears)
{
    return std::array{std::pair{DisorderClears::LevelOne, "level-1"},
                      std::pair{DisorderClears::OwnPhase, "own-phase"}};
}
constexpr auto words_of(ClockPhase)
{
    return std::array{std::pair{ClockPhase::Level, "level"}, std::pair{ClockPhase::Unit, "unit"}};
}
constexpr auto words_of(SmallArmsVsTank)
{
    return std::array{std::pair{SmallArmsVsTank::Allowed, "allowed"},
                      std::pair{SmallArmsVsTank::DisorderOnly, "disorder-only"},
                      std::pair{SmallArmsVsTank::None, "none"}};
}
constexpr auto words_of(Hits)
{
    return std::array{std::pair{Hits::Cumulative, "cumulative"},
                      std::pair{Hits::PerVolley, "per-volley"}};
}
constexpr auto words_of(Fog)
{
    return std::array{std::pair{Fog::None, "none"}, std::pair{Fog::Side, "side"},
                      std::pair{Fog::Commander, "commander"}};
}
constexpr auto words_of(Reactions)
{
    return std::array{std::pair{Reactions::Standing, "standing"},
                      std::pair{Reactions::Live, "live"}};
}

struct Settings {
    PointsRoll points_roll = PointsRoll::Once;
    CommandRadius command_radius = CommandRadius::Reach;
    DisorderClears disorder_clears = DisorderClears::LevelOne;
    ClockPhase clock_phase = ClockPhase::Level;
    SmallArmsVsTank small_arms = SmallArmsVsTank::Allowed;
    Hits hits = Hits::Cumulative;
    Fog fog = Fog::None;
    Reactions reactions = Reactions::Standing;
    friend bool operator==(const Settings&, const Settings&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("points roll", &Settings::points_roll),
                               field("command radius", &Settings::command_radius),
                               field("disorder clears", &Settings::disorder_clears),
                               field("clock phase", &Settings::clock_phase),
                               field("small arms", &Settings::small_arms),
                               field("hits", &Settings::hits), field("fog", &Settings::fog),
                               field("reactions", &Settings::reactions));
    }
};

}  // namespace galloper::land_and_freedom
