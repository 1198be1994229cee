#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "common/base/check.h"

namespace galloper::land_and_freedom {

// What a seat can be offered. On the wire a verb is its word.
enum class Verb : std::uint8_t {
    // The deal, as a draft of each general's. [LAF-3] [LAF-21] to [LAF-23] [LAF-29]
    GiveRadios,
    GiveMotorcycles,
    GiveCavalry,
    MakeSpotters,
    Assign,
    SealDeal,
    // The control roll. [LAF-15]
    Bid,
    // Points, as a draft of each seat's. [LAF-6] to [LAF-12] [LAF-30]
    Allot,       // of a headquarters: points among those it may give to
    Recover,     // of a headquarters: bases whose disorder it pays to lift
    PlanStrike,  // of a spotter: one more strike, a kind and its points
    TakeBackStrikes,
    SendByRider,
    SendByRadio,
    SealPoints,
    SealShares,  // of what reached a brigade from the army
    // A unit's orders, as a draft, at any time; and carried out while its level acts. [LAF-19]
    MoveUnit,
    FireUnit,
    Move,
    Haul,
    Fire,
    Assault,
    Call,
    TakeBack,
    TakeBackUnit,
    Go,
    Pass,  // has done with this level: what has not acted stays as it is
    // Standing orders. [LAF-16] [LAF-53]
    FireOrders,  // of a base, or of a headquarters for its formation
    PickOrders,
    // Answers to what the game asks.
    PickHigher,
    PickLower,
    FireNow,  // in a window: these bases fire here
    HoldFire,
    Resume  // after a change by hand that closed a question
};

constexpr auto words_of(Verb)
{
    return std::array{std::pair{Verb::GiveRadios, "give radios"},
                      std::pair{Verb::GiveMotorcycles, "give motorcycles"},
                      std::pair{Verb::GiveCavalry, "give riders"},
                      std::pair{Verb::MakeSpotters, "make spotters"},
                      std::pair{Verb::Assign, "assign"},
                      std::pair{Verb::SealDeal, "seal deal"},
                      std::pair{Verb::Bid, "bid"},
                      std::pair{Verb::Allot, "allot"},
                      std::pair{Verb::Recover, "recover"},
                      std::pair{Verb::PlanStrike, "plan strike"},
                      std::pair{Verb::TakeBackStrikes, "take back strikes"},
                      std::pair{Verb::SendByRider, "send by rider"},
                      std::pair{Verb::SendByRadio, "send by radio"},
                      std::pair{Verb::SealPoints, "seal points"},
                      std::pair{Verb::SealShares, "seal shares"},
                      std::pair{Verb::MoveUnit, "move unit"},
                      std::pair{Verb::FireUnit, "fire unit"},
                      std::pair{Verb::Move, "move"},
                      std::pair{Verb::Haul, "haul"},
                      std::pair{Verb::Fire, "fire"},
                      std::pair{Verb::Assault, "assault"},
                      std::pair{Verb::Call, "call"},
                      std::pair{Verb::TakeBack, "take back"},
                      std::pair{Verb::TakeBackUnit, "take back unit"},
                      std::pair{Verb::Go, "go"},
                      std::pair{Verb::Pass, "pass"},
                      std::pair{Verb::FireOrders, "fire orders"},
                      std::pair{Verb::PickOrders, "pick orders"},
                      std::pair{Verb::PickHigher, "pick higher"},
                      std::pair{Verb::PickLower, "pick lower"},
                      std::pair{Verb::FireNow, "fire now"},
                      std::pair{Verb::HoldFire, "hold fire"},
                      std::pair{Verb::Resume, "resume"}};
}

// The same as views: most words are told apart by their lengths.
inline constexpr auto spelled_verbs = [] {
    constexpr auto words = words_of(Verb{});
    std::array<std::pair<Verb, std::string_view>, words.size()> spelled{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        spelled[i].first = words[i].first;
        spelled[i].second = words[i].second;
    }
    return spelled;
}();

inline std::string word_of(Verb verb)
{
    for (const auto& [known, word] : spelled_verbs)
        if (known == verb) return std::string(word);
    return {};
}

// Only for the verb of an action that was offered.
inline Verb verb_of(std::string_view word)
{
    for (const auto& [known, spelled] : spelled_verbs)
        if (word == spelled) return known;
    check(false, "a verb that nobody offers");
    return {};
}

}  // namespace galloper::land_and_freedom
