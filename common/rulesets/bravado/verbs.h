#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "common/base/check.h"

namespace galloper::bravado {

// What a seat can be offered. On the wire a verb is its word.
enum class Verb : std::uint8_t {
    // The defence lays its cards, and says how its guns choose.
    Lay,
    SealCards,
    AimBy,
    // Leaders, at once.
    ChangeTeam,
    Rally,
    // The sheet, as a draft.
    Move,
    LeaveCover,
    Assault,
    DirectFire,
    CoveringFire,
    Grenade,
    Lead,
    DoNotLead,
    TakeBack,
    StandingAnswers,
    Seal,
    // Answers to what the game asks.
    GoOn,
    StopShort,
    StopHere,
    PressOn,
    TakeCover,
    StayUp,
    GoIn,
    HoldBack,
    Aim,
    EndTurn,
    Resume  // after a change by hand that closed a question
};

constexpr auto words_of(Verb)
{
    return std::array{std::pair{Verb::Lay, "lay"},
                      std::pair{Verb::SealCards, "seal cards"},
                      std::pair{Verb::AimBy, "aim by"},
                      std::pair{Verb::ChangeTeam, "change team"},
                      std::pair{Verb::Rally, "rally"},
                      std::pair{Verb::Move, "move"},
                      std::pair{Verb::LeaveCover, "leave cover"},
                      std::pair{Verb::Assault, "assault"},
                      std::pair{Verb::DirectFire, "direct fire"},
                      std::pair{Verb::CoveringFire, "covering fire"},
                      std::pair{Verb::Grenade, "grenade"},
                      std::pair{Verb::Lead, "lead"},
                      std::pair{Verb::DoNotLead, "do not lead"},
                      std::pair{Verb::TakeBack, "take back"},
                      std::pair{Verb::StandingAnswers, "standing answers"},
                      std::pair{Verb::Seal, "seal"},
                      std::pair{Verb::GoOn, "go on"},
                      std::pair{Verb::StopShort, "stop short"},
                      std::pair{Verb::StopHere, "stop here"},
                      std::pair{Verb::PressOn, "press on"},
                      std::pair{Verb::TakeCover, "take cover"},
                      std::pair{Verb::StayUp, "stay up"},
                      std::pair{Verb::GoIn, "go in"},
                      std::pair{Verb::HoldBack, "hold back"},
                      std::pair{Verb::Aim, "aim"},
                      std::pair{Verb::EndTurn, "end turn"},
                      std::pair{Verb::Resume, "resume"}};
}

inline std::string word_of(Verb verb)
{
    for (const auto& [known, word] : words_of(verb))
        if (known == verb) return word;
    return {};
}

// Only for the verb of an action that was offered.
inline Verb verb_of(std::string_view word)
{
    for (const auto& [known, spelled] : words_of(Verb{}))
        if (word == spelled) return known;
    check(false, "a verb that nobody offers");
    return {};
}

}  // namespace galloper::bravado
