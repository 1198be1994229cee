#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "common/base/ascending.h"
#include "common/base/check.h"
#include "common/rulesets/land_and_freedom/ground.h"
#include "common/rulesets/land_and_freedom/halt.h"
#include "common/rulesets/land_and_freedom/orders.h"
#include "common/rulesets/land_and_freedom/pending.h"
#include "common/rulesets/land_and_freedom/pieces.h"
#include "common/rulesets/land_and_freedom/score.h"
#include "common/rulesets/land_and_freedom/settings.h"

namespace galloper::land_and_freedom {

// What a side was given before the first turn, by the open throws [LAF-21], and the strikes that
// its scenario lets it call, of which these are left [LAF-30].
struct Means {
    int radios = 0;
    int motorcycles = 0;
    int cavalry = 0;
    int artillery = 0;
    int fighters = 0;
    int bombers = 0;
    friend bool operator==(const Means&, const Means&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("radios", &Means::radios), field("motorcycles", &Means::motorcycles),
            field("cavalry", &Means::cavalry), field("artillery", &Means::artillery),
            field("fighters", &Means::fighters), field("bombers", &Means::bombers));
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
    int last_turn = usual_turns;

    // What stands on the table.
    std::vector<Base> bases{};            // ascending by id
    std::vector<Formation> formations{};  // ascending by number
    std::vector<Errand> errands{};        // ascending by rider
    std::vector<Memory> memories{};       // ascending by id
    std::vector<Seen> seen{};             // ascending
    std::vector<Objective> objectives{};
    std::uint32_t next_id = 1;
    std::array<Means, 2> means{};  // by side
    std::array<Tally, 2> tally{};  // by side

    // What has been written down, and what is paid for.
    std::vector<Desk> desks{};      // ascending by seat
    std::vector<Strike> strikes{};  // of this turn

    // Where the turn stands.
    int turn = 1;
    Phase phase = Phase::Deal;
    int clock = clock_at_start;       // [LAF-14]
    Side control = nationalists;      // of the clock, once it has been thrown for [LAF-15]
    int level = 0;                    // that is called; 0 is none [LAF-16]
    int over_from = 0;                // levels from here up are over; 0: none is, yet
    std::vector<PieceId> to_ride{};   // riders whose ride of this turn is still to come [LAF-24]
    bool shared = false;              // the share-out of this turn is over
    std::vector<Side> to_act{};       // at this level; the first acts now
    std::array<int, 2> clock_dice{};  // by side, while the controller picks [LAF-17]
    std::optional<Running> running{};
    std::optional<Halt> halt{};
    std::optional<Pending> pending{};
    std::optional<EndedBy> ended{};

    friend bool operator==(const State&, const State&) = default;
    static constexpr auto fields();

    Base* find_base(PieceId id) { return find_in(bases, id); }
    const Base* find_base(PieceId id) const { return find_in(bases, id); }
    Base& base(PieceId id) { return found(find_base(id)); }
    const Base& base(PieceId id) const { return found(find_base(id)); }
    Formation* find_formation(int number);
    const Formation* find_formation(int number) const;
    Formation& formation(int number) { return found(find_formation(number)); }
    const Formation& formation(int number) const { return found(find_formation(number)); }

    // Whether a pair of eyes sees an enemy base, under fog. [GEN-19]
    bool is_seen(int eyes, PieceId base) const
    {
        return std::binary_search(seen.begin(), seen.end(), Seen{.eyes = eyes, .base = base});
    }

    // The desk of a seat, or nullptr; the desk that commands a formation; a side's general's. Each
    // formation of a scenario is commanded by one seat, and each side has a general.
    Desk* find_desk(Seat seat);
    const Desk* find_desk(Seat seat) const;
    Desk& desk_of(int formation);
    const Desk& desk_of(int formation) const;
    Desk& general(Side side);
    const Desk& general(Side side) const;

private:
    template <class List>
    static auto find_in(List& list, PieceId id) -> decltype(&list.front())
    {
        return find_ascending(list, id.value, [](const auto& item) { return item.id.value; });
    }
    template <class Item>
    static Item& found(Item* item)
    {
        check(item != nullptr, "there is no such piece or formation");
        return *item;
    }
};

constexpr auto State::fields()
{
    return std::make_tuple(field("settings", &State::settings), field("posts", &State::posts),
                           field("sides", &State::sides), field("table", &State::table),
                           field("ground", &State::ground), field("last turn", &State::last_turn),
                           field("bases", &State::bases), field("formations", &State::formations),
                           field("errands", &State::errands), field("memories", &State::memories),
                           field("seen", &State::seen), field("objectives", &State::objectives),
                           field("next id", &State::next_id), field("means", &State::means),
                           field("tally", &State::tally), field("desks", &State::desks),
                           field("strikes", &State::strikes), field("turn", &State::turn),
                           field("phase", &State::phase), field("clock", &State::clock),
                           field("control", &State::control), field("level", &State::level),
                           field("over from", &State::over_from), field("to ride", &State::to_ride),
                           field("shared", &State::shared), field("to act", &State::to_act),
                           field("clock dice", &State::clock_dice),
                           field("running", &State::running), field("halt", &State::halt),
                           field("pending", &State::pending), field("ended", &State::ended));
}

}  // namespace galloper::land_and_freedom
