#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/forecast.h"
#include "common/game/offer.h"
#include "common/game/picture.h"
#include "common/rulesets/bravado/face.h"
#include "common/rulesets/bravado/ground.h"
#include "common/rulesets/bravado/orders.h"
#include "common/rulesets/bravado/pending.h"
#include "common/rulesets/bravado/score.h"
#include "common/rulesets/bravado/settings.h"
#include "common/rulesets/bravado/stands.h"
#include "common/rulesets/bravado/terms.h"

// What one viewer knows, and what is built on it. No file that starts from here can name State.
namespace galloper::bravado {

struct State;

struct KnownTeam {
    PieceId id{};
    std::string label{};
    Arm arm = Arm::Rifle;
    Troops troops = Troops::Regulars;
    int formation = 1;
    Point at{};
    int figures = 0;
    int bravado = 0;
    bool in_cover = false;
    bool pinned = false;
    bool acted = false;
    bool moved = false;
    friend bool operator==(const KnownTeam&, const KnownTeam&) = default;
};

struct KnownLeader {
    PieceId id{};
    std::string label{};
    Rank rank = Rank::PlatoonLeader;
    Troops troops = Troops::Regulars;
    int formation = 1;
    int bravado = 0;
    std::optional<PieceId> team{};
    Point at{};  // his team's place where he is with one
    bool changed = false;
    bool leads = false;
    bool rallied = false;
    bool commander_is_shot = false;
    friend bool operator==(const KnownLeader&, const KnownLeader&) = default;
};

// A card on the table. Its back is all that most may know. [BRV-4]
struct KnownCard {
    PieceId id{};
    Point at{};
    Facing facing{};
    std::optional<Face> face{};
    int number = 0;  // among all six, by place
    friend bool operator==(const KnownCard&, const KnownCard&) = default;
};

struct KnownGun {
    PieceId id{};
    Troops troops = Troops::Regulars;
    Point at{};
    Facing front{};
    Facing aim{};
    int bravado = 0;
    int lost = 0;
    int lost_since_open = 0;
    GunState state = GunState::Firing;
    bool captured = false;
    int prisoners = 0;
    int number = 0;  // of the card that it lay under; 0 where there was none
    friend bool operator==(const KnownGun&, const KnownGun&) = default;
};

// What is written on a sheet is its seat's alone until all are sealed; standing answers stay so.
struct KnownSheet {
    Seat seat{};
    std::vector<int> formations{};
    bool sealed = false;
    bool turn_ended = false;
    struct Written {
        std::vector<Order> orders{};
        std::vector<PieceId> leading{};
        friend bool operator==(const Written&, const Written&) = default;
    };
    std::optional<Written> written{};
    struct Private {
        Standing standing{};
        bool leaders_set = false;
        friend bool operator==(const Private&, const Private&) = default;
    };
    std::optional<Private> own{};

    bool commands(int formation) const
    {
        return std::binary_search(formations.begin(), formations.end(), formation);
    }
    friend bool operator==(const KnownSheet&, const KnownSheet&) = default;
};

struct KnownHalt {
    PieceId team{};
    Point from{};
    Path way{};
    Length gone{};
    Length rate{};
    int tests_due = 0;  // where it stands, for a cone or a band that it has come into [BRV-36]
    friend bool operator==(const KnownHalt&, const KnownHalt&) = default;
};

struct Known {
    Viewer viewer;
    Settings settings{};
    Posts posts{};
    std::vector<std::string> sides{};
    Area table{};
    std::vector<Terrain> ground{};
    std::vector<Zoned> zones{};
    std::vector<CardSpot> spots{};
    int last_turn = 0;
    int turn = 0;
    Phase phase = Phase::Orders;
    bool cards_sealed = true;
    std::vector<KnownTeam> teams{};
    std::vector<KnownLeader> leaders{};
    std::vector<KnownCard> cards{};  // those that lie on the table and that this viewer may see lie
    std::vector<KnownGun> guns{};
    std::vector<KnownSheet> sheets{};
    std::vector<Covering> covering{};
    std::optional<KnownHalt> halt{};
    std::optional<Pending> pending{};
    std::optional<AimBy> aim_by{};  // the defence's own
    Score score{};
    std::optional<EndedBy> ended{};
    friend bool operator==(const Known&, const Known&) = default;

    const KnownTeam* find_team(PieceId id) const { return find_in(teams, id); }
    const KnownLeader* find_leader(PieceId id) const { return find_in(leaders, id); }
    const KnownCard* find_card(PieceId id) const { return find_in(cards, id); }
    const KnownGun* find_gun(PieceId id) const { return find_in(guns, id); }

    // The sheet of a seat, or of the seat that commands a formation, or nullptr.
    const KnownSheet* sheet_of(Seat seat) const;
    const KnownSheet* sheet_of(int formation) const;

    std::optional<Seat> defender() const;

private:
    template <class Item>
    static const Item* find_in(const std::vector<Item>& list, PieceId id)
    {
        for (const Item& item : list)
            if (item.id == id) return &item;
        return nullptr;
    }
};

Known known_to(const State& truth, Viewer viewer);

Picture picture(const Known& known);
std::vector<Offer> offers(const Known& known);
Forecast forecast(const Known& known, Seat acting, const Action& action);

// Who has to decide before the game goes on. Everybody knows it. [BRV-12]
std::vector<Seat> awaited(const Known& known);

// Whether play stands still in the middle of a turn because a change by hand closed the question it
// waited for: the first of the attack's seats then lets it go on.
bool resumes_by_hand(const Known& known);

}  // namespace galloper::bravado
