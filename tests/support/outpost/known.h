#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "common/game/ruleset.h"

// Outpost: a toy ruleset for the laws and for tests of the house. One side buries a charge, in
// secret, and has a few rounds that nobody counts but itself; the other marches scouts past it. It
// has whatever the laws look for: a draft, a hidden thing, a stopped move, several seats on a side.
namespace galloper::outpost {

inline constexpr Side red{0}, blue{1};

namespace verb {
inline constexpr const char* lay = "lay";    // blue's draft
inline constexpr const char* load = "load";  // blue's draft
inline constexpr const char* seal = "seal";
inline constexpr const char* march = "march";
inline constexpr const char* go_on = "go on";
inline constexpr const char* stop = "stop";
inline constexpr const char* fire = "fire";
inline constexpr const char* done = "done";
}  // namespace verb

enum class Phase : std::uint8_t { Laying, Patrol, Watch, Over };

constexpr auto words_of(Phase)
{
    return std::array{std::pair{Phase::Laying, "laying"}, std::pair{Phase::Patrol, "patrol"},
                      std::pair{Phase::Watch, "watch"}, std::pair{Phase::Over, "over"}};
}

struct Scout {
    PieceId id{};
    int formation = 0;
    Point at{};
    int figures = 2;
    bool acted = false;
    friend bool operator==(const Scout&, const Scout&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Scout::id), field("formation", &Scout::formation),
                               field("at", &Scout::at), field("figures", &Scout::figures),
                               field("acted", &Scout::acted));
    }
};

struct KnownCharge {
    PieceId id{};
    Point at{};
    std::optional<bool> mine{};  // absent where the viewer may not know
    friend bool operator==(const KnownCharge&, const KnownCharge&) = default;
};

struct Known {
    Viewer viewer = Viewer::everybody();
    std::optional<Post> post{};
    std::vector<std::string> sides{};
    int turn = 1;
    int last_turn = 1;
    Phase phase = Phase::Laying;
    std::vector<Scout> scouts{};
    std::optional<KnownCharge> charge{};
    std::optional<int> rounds{};
    std::vector<Seat> awaited{};
    std::optional<PieceId> halted{};  // public: everybody sees it stop
    friend bool operator==(const Known&, const Known&) = default;
};

struct State;
Known known_to(const State& truth, Viewer viewer);
Picture picture(const Known& known);
std::vector<Offer> offers(const Known& known);
Forecast forecast(const Known& known, Seat acting, const Action& action);

inline constexpr Area table{{{0}, {0}}, {inches(24), inches(24)}};
inline constexpr Area zone{{inches(4), inches(8)}, {inches(20), inches(16)}};
inline constexpr Length reach = inches(8);
inline constexpr Length trip = inches(5);  // how near a charge is noticed

}  // namespace galloper::outpost
