#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "common/base/ids.h"
#include "common/table/path.h"

// What a player writes on his sheet. It is his alone while he writes and open to both sides once
// every sheet is sealed, as spoken orders are at a table. [BRV-12]
namespace galloper::bravado {

// One deed a turn for a team [BRV-13]; a team without an order stays. A way is an intention: a team
// that sets out to end on a gun's position is making a close assault if it is near enough [BRV-63].
namespace deeds {

struct Move {
    static constexpr std::string_view word = "move";
    Path way{};
    friend bool operator==(const Move&, const Move&) = default;
    static constexpr auto fields() { return std::make_tuple(field("way", &Move::way)); }
};
struct LeaveCover {
    static constexpr std::string_view word = "leave cover";
    Path way{};
    friend bool operator==(const LeaveCover&, const LeaveCover&) = default;
    static constexpr auto fields() { return std::make_tuple(field("way", &LeaveCover::way)); }
};
struct DirectFire {
    static constexpr std::string_view word = "direct fire";
    PieceId gun{};
    friend bool operator==(const DirectFire&, const DirectFire&) = default;
    static constexpr auto fields() { return std::make_tuple(field("gun", &DirectFire::gun)); }
};
struct CoveringFire {
    static constexpr std::string_view word = "covering fire";
    PieceId gun{};
    friend bool operator==(const CoveringFire&, const CoveringFire&) = default;
    static constexpr auto fields() { return std::make_tuple(field("gun", &CoveringFire::gun)); }
};
struct Grenade {
    static constexpr std::string_view word = "grenade";
    PieceId gun{};
    friend bool operator==(const Grenade&, const Grenade&) = default;
    static constexpr auto fields() { return std::make_tuple(field("gun", &Grenade::gun)); }
};

}  // namespace deeds

using Deed = std::variant<deeds::Move, deeds::LeaveCover, deeds::DirectFire, deeds::CoveringFire,
                          deeds::Grenade>;

struct Order {
    PieceId team{};
    Deed deed{};
    friend bool operator==(const Order&, const Order&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &Order::team), field("deed", &Order::deed));
    }
};

// The way that an order declares, or nullptr if its team does not set out.
inline const Path* way_of(const Deed& deed)
{
    if (const auto* move = std::get_if<deeds::Move>(&deed)) return &move->way;
    if (const auto* leave = std::get_if<deeds::LeaveCover>(&deed)) return &leave->way;
    return nullptr;
}

// Which teams go to ground when the turn ends. [BRV-40]
enum class CoverAtEnd : std::uint8_t {
    AskInACone,  // ask when one of the sheet's teams is in the open in a cone
    AskAlways,   // ask when any of them is in the open
    InACone,     // those in a cone take cover
    Never
};

constexpr auto words_of(CoverAtEnd)
{
    return std::array{std::pair{CoverAtEnd::AskInACone, "ask in a cone"},
                      std::pair{CoverAtEnd::AskAlways, "ask always"},
                      std::pair{CoverAtEnd::InACone, "in a cone"},
                      std::pair{CoverAtEnd::Never, "never"}};
}

// Standing answers, so that a player who is away does not stop the game. They stay from turn to
// turn until he changes them.
struct Standing {
    bool asks = true;  // his player is asked as each question comes up
    int figures = 2;   // otherwise a team goes on while it has at least so many figures
    int good = 18;     // and at least so many chances in 36
    CoverAtEnd cover = CoverAtEnd::AskInACone;
    friend bool operator==(const Standing&, const Standing&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("asks", &Standing::asks), field("figures", &Standing::figures),
                               field("good", &Standing::good), field("cover", &Standing::cover));
    }
};

// The sheet of one attacking seat. Orders stand as written, the first to act first.
struct Sheet {
    Seat seat{};
    std::vector<int> formations{};  // whose teams and leaders it commands, ascending
    std::vector<Order> orders{};
    std::vector<PieceId> leading{};  // leaders who are declared to lead [BRV-59a]
    Standing standing{};
    bool leaders_set = false;  // a leader has tried to rally: no leader changes team any more
    bool sealed = false;
    bool turn_ended = false;  // has said who takes cover as the turn ends

    bool commands(int formation) const
    {
        return std::binary_search(formations.begin(), formations.end(), formation);
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("seat", &Sheet::seat), field("formations", &Sheet::formations),
            field("orders", &Sheet::orders), field("leading", &Sheet::leading),
            field("standing", &Sheet::standing), field("leaders set", &Sheet::leaders_set),
            field("sealed", &Sheet::sealed), field("turn ended", &Sheet::turn_ended));
    }
};

}  // namespace galloper::bravado
