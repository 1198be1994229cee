#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/base/check.h"
#include "common/rulesets/bravado/ground.h"
#include "common/rulesets/bravado/halt.h"
#include "common/rulesets/bravado/orders.h"
#include "common/rulesets/bravado/pending.h"
#include "common/rulesets/bravado/pieces.h"
#include "common/rulesets/bravado/score.h"
#include "common/rulesets/bravado/settings.h"
#include "common/rulesets/bravado/stands.h"

namespace galloper::bravado {

// One throw of step 8: this team, for this gun. [BRV-71]
struct Exposure {
    PieceId team{};
    PieceId gun{};
    friend bool operator==(const Exposure&, const Exposure&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("team", &Exposure::team), field("gun", &Exposure::gun));
    }
};

// Everything that is true. A plain value: to copy it is to copy the game.
struct State {
    // What the scenario and the match fixed.
    Settings settings{};
    Posts posts{};
    std::vector<std::string> sides{};
    Area table{};
    std::vector<Terrain> ground{};
    std::vector<Zoned> zones{};
    std::vector<CardSpot> spots{};
    int last_turn = usual_turns;
    Troops gun_troops = Troops::Regulars;  // [BRV-11]

    // What stands on the table.
    std::vector<Team> teams{};              // ascending by id
    std::vector<Leader> leaders{};          // ascending by id
    std::vector<Card> cards{};              // ascending by id
    std::vector<Gun> guns{};                // ascending by id
    std::uint32_t next_id = 1;              // for a piece that comes into play later
    std::vector<Vacancy> vacancies{};       // of the last turn, tried for as this one begins
    std::vector<Vacancy> fell_this_turn{};  // vacancies of the next turn [BRV-52]
    Tally tally{};

    // What has been written down.
    std::vector<Sheet> sheets{};  // in the order in which they run: by platoon [BRV-2]
    bool cards_sealed = true;     // false while the defence still lays them
    AimBy aim_by = AimBy::Rule;

    // Where the turn stands. `next` counts the guns, teams or throws of the phase that are done.
    int turn = 1;
    Phase phase = Phase::Orders;
    int next = 0;
    std::vector<PieceId> in_order{};    // the attack's teams, in the order of its sheets
    std::vector<PieceId> have_acted{};  // in step 7, as they did [BRV-71]
    std::vector<Covering> covering{};
    std::vector<Exposure> exposures{};
    std::optional<Halt> halt{};
    std::optional<Pending> pending{};
    std::optional<EndedBy> ended{};

    friend bool operator==(const State&, const State&) = default;
    static constexpr auto fields();

    Team* find_team(PieceId id) { return find_in(teams, id); }
    const Team* find_team(PieceId id) const { return find_in(teams, id); }
    Leader* find_leader(PieceId id) { return find_in(leaders, id); }
    const Leader* find_leader(PieceId id) const { return find_in(leaders, id); }
    Card* find_card(PieceId id) { return find_in(cards, id); }
    const Card* find_card(PieceId id) const { return find_in(cards, id); }
    Gun* find_gun(PieceId id) { return find_in(guns, id); }
    const Gun* find_gun(PieceId id) const { return find_in(guns, id); }

    Team& team(PieceId id) { return found(find_team(id)); }
    const Team& team(PieceId id) const { return found(find_team(id)); }
    Leader& leader(PieceId id) { return found(find_leader(id)); }
    Card& card(PieceId id) { return found(find_card(id)); }
    Gun& gun(PieceId id) { return found(find_gun(id)); }
    const Gun& gun(PieceId id) const { return found(find_gun(id)); }

    // The sealed order of a team in this turn, or nullptr. Drafts are not orders yet.
    const Order* order_of(PieceId team) const;

private:
    template <class List>
    static auto find_in(List& list, PieceId id) -> decltype(&list.front())
    {
        for (auto& item : list)
            if (item.id == id) return &item;
        return nullptr;
    }
    template <class Item>
    static Item& found(Item* item)
    {
        check(item != nullptr, "there is no such piece");
        return *item;
    }
};

constexpr auto State::fields()
{
    return std::make_tuple(
        field("settings", &State::settings), field("posts", &State::posts),
        field("sides", &State::sides), field("table", &State::table),
        field("ground", &State::ground), field("zones", &State::zones),
        field("spots", &State::spots), field("last turn", &State::last_turn),
        field("gun troops", &State::gun_troops), field("teams", &State::teams),
        field("leaders", &State::leaders), field("cards", &State::cards),
        field("guns", &State::guns), field("next id", &State::next_id),
        field("vacancies", &State::vacancies), field("fell this turn", &State::fell_this_turn),
        field("tally", &State::tally), field("sheets", &State::sheets),
        field("cards sealed", &State::cards_sealed), field("aim by", &State::aim_by),
        field("turn", &State::turn), field("phase", &State::phase), field("next", &State::next),
        field("in order", &State::in_order), field("have acted", &State::have_acted),
        field("covering", &State::covering), field("exposures", &State::exposures),
        field("halt", &State::halt), field("pending", &State::pending),
        field("ended", &State::ended));
}

}  // namespace galloper::bravado
