#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "common/game/forecast.h"
#include "common/game/offer.h"
#include "common/game/picture.h"
#include "common/rulesets/land_and_freedom/ground.h"
#include "common/rulesets/land_and_freedom/orders.h"
#include "common/rulesets/land_and_freedom/score.h"
#include "common/rulesets/land_and_freedom/settings.h"
#include "common/rulesets/land_and_freedom/terms.h"

// What one viewer knows, and what is built on it. No file that starts from here can name State.
namespace galloper::land_and_freedom {

struct State;

// A base in sight. Under fog an enemy's label is no more than what it is. [GEN-19]
struct KnownBase {
    PieceId id{};
    std::string label{};
    Side side{};
    Arm arm = Arm::Rifle;
    Model model = Model::T26;
    int formation = 0;
    bool attached = false;
    bool smg = false;
    Point at{};
    Facing facing{};
    bool entrenched = false;
    std::optional<PieceId> aboard{};
    bool disordered = false;
    int disordered_in = 0;
    bool moved = false;
    bool fired = false;
    bool by_truck = false;
    friend bool operator==(const KnownBase&, const KnownBase&) = default;
};

// A formation. Its chain, its dice for points and its losses are open to everybody; what it has
// received this turn is its side's alone, and so is who has a radio.
struct KnownFormation {
    int number = 0;
    Side side{};
    Level level = Level::Battalion;
    std::string label{};
    int under = 0;
    std::optional<PieceId> hq{};  // while this viewer may know that it stands
    int allowance = 0;
    int bases_at_start = 0;
    bool broken = false;
    bool activated = false;
    struct Own {
        bool radio = false;
        int points = 0;
        std::vector<PieceId> to_clear{};
        int arrived = 0;
        friend bool operator==(const Own&, const Own&) = default;
    };
    std::optional<Own> own{};
    friend bool operator==(const KnownFormation&, const KnownFormation&) = default;
};

// A rider on the road: everybody who sees him sees that he rides; his load is his side's alone.
struct KnownErrand {
    PieceId rider{};
    struct Own {
        bool out = true;  // or on his way home
        int from = 0;
        int to = 0;
        int points = 0;
        std::vector<PieceId> to_clear{};
        friend bool operator==(const Own&, const Own&) = default;
    };
    std::optional<Own> own{};
    friend bool operator==(const KnownErrand&, const KnownErrand&) = default;
};

struct KnownStrike {
    PieceId spotter{};
    StrikeKind kind = StrikeKind::Mortar;
    int points = 1;
    bool done = false;
    friend bool operator==(const KnownStrike&, const KnownStrike&) = default;
};

struct KnownMemory {
    PieceId id{};
    std::string label{};
    Side side{};
    Arm arm = Arm::Rifle;
    Point at{};
    Facing facing{};
    int turn = 0;
    friend bool operator==(const KnownMemory&, const KnownMemory&) = default;
};

struct KnownMeans {
    int radios = 0;
    int motorcycles = 0;
    int cavalry = 0;
    struct Own {
        int artillery = 0;
        int fighters = 0;
        int bombers = 0;
        friend bool operator==(const Own&, const Own&) = default;
    };
    std::optional<Own> own{};
    friend bool operator==(const KnownMeans&, const KnownMeans&) = default;
};

// Who sits where is open to everybody. What a seat has written is its own alone.
struct KnownDesk {
    Seat seat{};
    Side side{};
    std::vector<int> formations{};
    bool general = false;
    bool sealed = false;
    std::optional<Desk> own{};
    bool commands(int formation) const
    {
        return std::binary_search(formations.begin(), formations.end(), formation);
    }
    friend bool operator==(const KnownDesk&, const KnownDesk&) = default;
};

// The base that has halted, for whoever sees it. Where it goes and how far it has come is its
// seat's alone: to others it stands where it stands.
struct KnownHalt {
    PieceId mover{};
    Point from{};
    Path way{};
    Length gone{};
    Length can_go{};
    friend bool operator==(const KnownHalt&, const KnownHalt&) = default;
};

// The open window, as far as this viewer may know: that it is open, for whom, at what if he sees
// it, and, if he is asked, which of his bases could fire.
struct KnownWindow {
    PieceId mover{};
    Point at{};
    std::vector<Seat> awaited{};
    std::optional<std::vector<PieceId>> candidates{};
    friend bool operator==(const KnownWindow&, const KnownWindow&) = default;
};

struct Known {
    Viewer viewer;
    Settings settings{};
    Posts posts{};
    std::vector<std::string> sides{};
    Area table{};
    std::vector<Terrain> ground{};
    int last_turn = 0;
    std::vector<KnownBase> bases{};  // those that this viewer sees, ascending by id
    std::vector<KnownFormation> formations{};
    std::vector<KnownErrand> errands{};
    std::vector<KnownMemory> memories{};
    std::vector<Objective> objectives{};
    std::array<KnownMeans, 2> means{};
    std::array<Tally, 2> tally{};
    std::vector<KnownDesk> desks{};
    std::vector<KnownStrike> strikes{};  // his own side's
    int turn = 0;
    Phase phase = Phase::Deal;
    int clock = 0;
    Side control{};
    int level = 0;
    std::vector<Side> to_act{};
    std::array<int, 2> clock_dice{};
    std::optional<int> running{};  // the unit that acts now
    std::optional<KnownHalt> halt{};
    std::optional<KnownWindow> window{};
    std::optional<EndedBy> ended{};
    friend bool operator==(const Known&, const Known&) = default;

    const KnownBase* find_base(PieceId id) const;
    const KnownFormation* find_formation(int number) const;
    const KnownErrand* find_errand(PieceId rider) const;
    const KnownDesk* desk_of(Seat seat) const;      // or nullptr
    const KnownDesk* desk_of(int formation) const;  // or nullptr
    const Desk* own_desk() const;                   // the viewer's own draft, or nullptr
    std::optional<Side> side() const;               // of the viewer's seat
};

Known known_to(const State& truth, Viewer viewer);

Picture picture(const Known& known);
std::vector<Offer> offers(const Known& known);
Forecast forecast(const Known& known, Seat acting, const Action& action);

// Who has to decide before the game goes on. Everybody knows it.
std::vector<Seat> awaited(const Known& known);

// Whether play stands still because a change by hand closed the question it waited for: the first
// seat of the side that acts then lets it go on.
bool resumes_by_hand(const Known& known);

}  // namespace galloper::land_and_freedom
