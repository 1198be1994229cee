#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

#include "common/base/field.h"
#include "common/table/arc.h"

// The house rules that a match may choose, as values. Their names and words stand in options.cpp;
// the first enumerator of each is its default. [GEN-20]
namespace galloper::bravado {

enum class DefencePlay : std::uint8_t { Auto, Places, Aims, Commands };  // [BRV-2]
enum class LosBlocks : std::uint8_t { Off, Solid };                      // [BRV-9]
enum class AvdDouble : std::uint8_t { Number, Face };                    // [BRV-16]
enum class Traverse : std::uint8_t { Quarter, Half, Eighth };  // degrees to a side [BRV-30]
enum class DrawnBy : std::uint8_t { Direct, Any };             // [BRV-32]
enum class Exposed : std::uint8_t { AnyDouble, None };         // [BRV-43]
enum class Modifies : std::uint8_t { Die, Result };            // [BRV-46]
enum class RallyZero : std::uint8_t { Leader, Temporary };     // [BRV-57]
enum class Reactions : std::uint8_t { Standing, Live };        // [GEN-13]

constexpr auto words_of(DefencePlay)
{
    return std::array{
        std::pair{DefencePlay::Auto, "auto"}, std::pair{DefencePlay::Places, "places"},
        std::pair{DefencePlay::Aims, "aims"}, std::pair{DefencePlay::Commands, "commands"}};
}
constexpr auto words_of(LosBlocks)
{
    return std::array{std::pair{LosBlocks::Off, "off"}, std::pair{LosBlocks::Solid, "solid"}};
}
constexpr auto words_of(AvdDouble)
{
    return std::array{std::pair{AvdDouble::Number, "number"}, std::pair{AvdDouble::Face, "face"}};
}
constexpr auto words_of(Traverse)
{
    return std::array{std::pair{Traverse::Quarter, "90"}, std::pair{Traverse::Half, "180"},
                      std::pair{Traverse::Eighth, "45"}};
}
constexpr auto words_of(DrawnBy)
{
    return std::array{std::pair{DrawnBy::Direct, "direct"}, std::pair{DrawnBy::Any, "any"}};
}
constexpr auto words_of(Exposed)
{
    return std::array{std::pair{Exposed::AnyDouble, "any-double"},
                      std::pair{Exposed::None, "none"}};
}
constexpr auto words_of(Modifies)
{
    return std::array{std::pair{Modifies::Die, "die"}, std::pair{Modifies::Result, "result"}};
}
constexpr auto words_of(RallyZero)
{
    return std::array{std::pair{RallyZero::Leader, "leader"},
                      std::pair{RallyZero::Temporary, "temp"}};
}
constexpr auto words_of(Reactions)
{
    return std::array{std::pair{Reactions::Standing, "standing"},
                      std::pair{Reactions::Live, "live"}};
}

struct Settings {
    DefencePlay defence = DefencePlay::Auto;
    LosBlocks los_blocks = LosBlocks::Off;
    AvdDouble avd_double = AvdDouble::Number;
    Traverse traverse = Traverse::Quarter;
    DrawnBy drawn_by = DrawnBy::Direct;
    Exposed exposed = Exposed::AnyDouble;
    Modifies modifies = Modifies::Die;
    RallyZero rally_zero = RallyZero::Leader;
    Reactions reactions = Reactions::Standing;
    friend bool operator==(const Settings&, const Settings&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("defence", &Settings::defence), field("los blocks", &Settings::los_blocks),
            field("avd double", &Settings::avd_double), field("traverse", &Settings::traverse),
            field("drawn by", &Settings::drawn_by), field("exposed", &Settings::exposed),
            field("modifies", &Settings::modifies), field("rally zero", &Settings::rally_zero),
            field("reactions", &Settings::reactions));
    }
};

// Whether somebody lays the cards, and whether somebody chooses where guns point. [BRV-2]
constexpr bool lays_cards(DefencePlay play)
{
    return play == DefencePlay::Places || play == DefencePlay::Aims ||
           play == DefencePlay::Commands;
}
constexpr bool chooses_aim(DefencePlay play)
{
    return play == DefencePlay::Aims || play == DefencePlay::Commands;
}

}  // namespace galloper::bravado
