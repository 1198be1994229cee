#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "common/rulesets/bravado/terms.h"
#include "common/table/path.h"

// The move that is under way. It stands in the state from the team's throw until the team is done,
// so a move that stops for a decision resumes from the state alone. [GEN-11] [GEN-12]
namespace galloper::bravado {

// One movement throw: the ordinary one, or one for a cone. [BRV-39] [BRV-68]
struct MoveThrow {
    std::optional<PieceId> gun{};    // for whose cone it counts; absent while it counts for none
    std::array<int, 2> faces{1, 1};  // 1 to 6, of the dice as they lie
    int excess = 0;                  // over the Bravado it was held against [BRV-15]
    bool under_fire = false;         // its excess has been taken off for good [BRV-20] [BRV-26]
    bool double_taken = false;       // its casualty has fallen [BRV-16] [BRV-26]
    friend bool operator==(const MoveThrow&, const MoveThrow&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("gun", &MoveThrow::gun), field("faces", &MoveThrow::faces),
                               field("excess", &MoveThrow::excess),
                               field("under fire", &MoveThrow::under_fire),
                               field("double taken", &MoveThrow::double_taken));
    }
};

// The cone that the mover is in, and in which band: the next test is due at a change. [BRV-35]
struct Inside {
    PieceId gun{};
    Band band = Band::Long;
    friend bool operator==(const Inside&, const Inside&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("gun", &Inside::gun), field("band", &Inside::band));
    }
};

// Something that is due where the mover stands, before it takes another step. [BRV-36]
enum class DueKind : std::uint8_t {
    Enter,   // it has come into a cone: dice if none stand for it, double and test
    Double,  // the casualty of a movement throw's double
    Entry,   // the test for entering a cone
    Band,    // the test for crossing into another band
    Choice,  // press on or take cover, after a casualty
    Turn,    // a card to be turned
    SetOut,  // the question before setting out
    Reveal,  // the question after a gun is placed
    Reopen,  // a silenced gun's test
    Assault  // the fight on a gun's position
};

constexpr auto words_of(DueKind)
{
    return std::array{
        std::pair{DueKind::Enter, "enter"},    std::pair{DueKind::Double, "double"},
        std::pair{DueKind::Entry, "entry"},    std::pair{DueKind::Band, "band"},
        std::pair{DueKind::Choice, "choice"},  std::pair{DueKind::Turn, "turn"},
        std::pair{DueKind::SetOut, "set out"}, std::pair{DueKind::Reveal, "reveal"},
        std::pair{DueKind::Reopen, "reopen"},  std::pair{DueKind::Assault, "assault"}};
}

struct Due {
    DueKind kind = DueKind::Entry;
    PieceId gun{};  // or card
    friend bool operator==(const Due&, const Due&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("kind", &Due::kind), field("gun", &Due::gun));
    }
};

struct Halt {
    PieceId team{};
    Point from{};
    Path way{};                         // the whole polyline as it was declared
    Length gone{};                      // along it
    Length bare_rate{};                 // by dice alone [BRV-21] [BRV-70]
    Length covering{};                  // inches that covering fire has added [BRV-46]
    std::optional<Length> will_stop{};  // where its player stops it, along the way [BRV-14]
    bool assaults_from_cover = false;   // left cover to close assault [BRV-62]
    std::vector<MoveThrow> throws{};
    std::vector<Inside> inside{};
    std::vector<PieceId> tested{};    // silenced guns that have had their one test [BRV-60]
    std::vector<PieceId> reopened{};  // the gun at its end, if it opened again [BRV-62]
    std::vector<Due> due{};           // what is to be settled here, the first first
    friend bool operator==(const Halt&, const Halt&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("team", &Halt::team), field("from", &Halt::from), field("way", &Halt::way),
            field("gone", &Halt::gone), field("bare rate", &Halt::bare_rate),
            field("covering", &Halt::covering), field("will stop", &Halt::will_stop),
            field("assaults from cover", &Halt::assaults_from_cover),
            field("throws", &Halt::throws), field("inside", &Halt::inside),
            field("tested", &Halt::tested), field("reopened", &Halt::reopened),
            field("due", &Halt::due));
    }
};

}  // namespace galloper::bravado
