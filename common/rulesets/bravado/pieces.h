#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/rulesets/bravado/face.h"
#include "common/rulesets/bravado/stands.h"
#include "common/rulesets/bravado/terms.h"

// What stands on the table, as it truly is. Files that serve a viewer cannot name these.
namespace galloper::bravado {

// One piece with one centre, from which everything is measured; its figures are a count. [BRV-8]
// A team that loses its last figure leaves the list. [BRV-18]
struct Team {
    PieceId id{};
    std::string label{};
    Arm arm = Arm::Rifle;
    Troops troops = Troops::Regulars;
    int formation = 1;
    Point at{};
    int figures = 4;
    int bravado = 8;
    bool in_cover = false;  // [BRV-40]
    bool pinned = false;    // [BRV-45]; counts as in cover, and `in_cover` is set with it
    bool acted = false;     // has done its deed of this turn [BRV-13]
    bool moved = false;     // walked or set out this turn, and so throws no exposure dice [BRV-43]
    friend bool operator==(const Team&, const Team&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Team::id), field("label", &Team::label),
                               field("arm", &Team::arm), field("troops", &Team::troops),
                               field("formation", &Team::formation), field("at", &Team::at),
                               field("figures", &Team::figures), field("bravado", &Team::bravado),
                               field("in cover", &Team::in_cover), field("pinned", &Team::pinned),
                               field("acted", &Team::acted), field("moved", &Team::moved));
    }
};

// A leader who is hit or shot leaves the list. A natural leader is one of his team's figures and
// goes with its last. [BRV-52]
struct Leader {
    PieceId id{};
    std::string label{};
    Rank rank = Rank::PlatoonLeader;
    Troops troops = Troops::Regulars;
    int formation = 1;
    int bravado = 8;                 // his own [BRV-50]
    std::optional<PieceId> team{};   // absent when he stands alone [BRV-49]
    Point at{};                      // where he stands when alone; else his team's place counts
    bool changed = false;            // has gone to another team this turn [BRV-49]
    bool leads = false;              // declared for this turn [BRV-59a]
    bool rallied = false;            // has tried to rally this turn [BRV-54]
    bool commander_is_shot = false;  // a commissar's: he rallies himself from then on [BRV-58]
    friend bool operator==(const Leader&, const Leader&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Leader::id), field("label", &Leader::label),
                               field("rank", &Leader::rank), field("troops", &Leader::troops),
                               field("formation", &Leader::formation),
                               field("bravado", &Leader::bravado), field("team", &Leader::team),
                               field("at", &Leader::at), field("changed", &Leader::changed),
                               field("leads", &Leader::leads), field("rallied", &Leader::rallied),
                               field("commander is shot", &Leader::commander_is_shot));
    }
};

// A platoon leader who fell in this turn and may be replaced at the start of the next. [BRV-52]
struct Vacancy {
    int formation = 1;
    Point at{};
    friend bool operator==(const Vacancy&, const Vacancy&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("formation", &Vacancy::formation), field("at", &Vacancy::at));
    }
};

// All six stay in the list for the whole game. A turned card no longer lies on the table; if it was
// a picture, the gun that stands there has the card's id. [BRV-25]
struct Card {
    PieceId id{};
    Face face{};
    Point at{};  // the middle of its front edge [BRV-6]
    Facing facing{};
    bool turned = false;
    friend bool operator==(const Card&, const Card&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Card::id), field("face", &Card::face),
                               field("at", &Card::at), field("facing", &Card::facing),
                               field("turned", &Card::turned));
    }
};

// A gun that is out stays in the list: it counts for the score and, with what it has lost, for
// nothing else. Only a firing gun has a cone. [BRV-60]
struct Gun {
    PieceId id{};
    Troops troops = Troops::Regulars;  // [BRV-11]
    Point at{};                        // its muzzle
    Facing front{};                    // as the card lay: its traverse is about this [BRV-30]
    Facing aim{};                      // where its cone points
    int bravado = 8;
    int lost = 0;             // in the whole game [BRV-64]
    int reopened_in = 0;      // the turn in which it last did so, 0 for never [BRV-61]
    int lost_since_open = 0;  // since it last opened fire [BRV-47]
    GunState state = GunState::Firing;
    bool captured = false;  // taken by the attack, not merely abandoned [BRV-64]
    int prisoners = 0;
    friend bool operator==(const Gun&, const Gun&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("id", &Gun::id), field("troops", &Gun::troops), field("at", &Gun::at),
            field("front", &Gun::front), field("aim", &Gun::aim), field("bravado", &Gun::bravado),
            field("lost", &Gun::lost), field("reopened in", &Gun::reopened_in),
            field("lost since open", &Gun::lost_since_open), field("state", &Gun::state),
            field("captured", &Gun::captured), field("prisoners", &Gun::prisoners));
    }
};

}  // namespace galloper::bravado
