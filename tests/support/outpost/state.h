#pragma once

#include "tests/support/outpost/known.h"

namespace galloper::outpost {

struct Charge {
    PieceId id{100};
    Point at{inches(12), inches(12)};
    bool mine = false;
    bool turned = false;
    friend bool operator==(const Charge&, const Charge&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Charge::id), field("at", &Charge::at),
                               field("mine", &Charge::mine), field("turned", &Charge::turned));
    }
};

// A march that has stopped for a decision: the whole way and how far it has come.
struct Halt {
    PieceId scout{};
    Point from{};
    Path way{};
    Length gone{};
    friend bool operator==(const Halt&, const Halt&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("scout", &Halt::scout), field("from", &Halt::from),
                               field("way", &Halt::way), field("gone", &Halt::gone));
    }
};

struct State {
    Posts posts{};
    std::vector<std::string> sides{};
    int turn = 1;
    int last_turn = 5;
    Phase phase = Phase::Laying;
    std::vector<Scout> scouts{};
    Charge charge{};
    int rounds = 2;
    std::vector<Seat> said{};  // seats that have ended this phase
    std::optional<Halt> halt{};
    friend bool operator==(const State&, const State&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("posts", &State::posts), field("sides", &State::sides),
                               field("turn", &State::turn), field("last turn", &State::last_turn),
                               field("phase", &State::phase), field("scouts", &State::scouts),
                               field("charge", &State::charge), field("rounds", &State::rounds),
                               field("said", &State::said), field("halt", &State::halt));
    }

    const Scout* find(PieceId id) const
    {
        for (const Scout& scout : scouts)
            if (scout.id == id) return &scout;
        return nullptr;
    }
    Scout& scout(PieceId id)
    {
        for (Scout& scout : scouts)
            if (scout.id == id) return scout;
        check(false, "there is no such scout");
        return scouts.front();
    }
};

}  // namespace galloper::outpost
