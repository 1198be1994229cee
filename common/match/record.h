#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/dice/keyed_dice.h"
#include "common/game/action.h"
#include "common/game/names.h"
#include "common/match/keys.h"

// What a log row holds, as plain values, and the chain of hashes that holds the rows together.
//
// A row consists of parts: "deed" (who did what), "dice", "state" (the hash of the truth after it)
// and, for every viewer who was told something, "told N" and "names N", N being Viewer::number().
// Each part is hashed under a salt of its own, and the chain runs over these hashes. A file for one
// side's eyes holds its own parts with their salts and of the rest the hashes alone: it can be
// verified from end to end, and nobody can guess an undisclosed part and try whether he is right.
namespace galloper {

// Why a step was taken.
enum class Cause : std::uint8_t {
    Chosen,   // the seat chose it
    Default,  // its time ran out, and its default offer was played
    Renewed,  // the house: pictures are made anew under another build of the rules; no seat acts
};

constexpr auto words_of(Cause)
{
    return std::array{std::pair{Cause::Chosen, "chosen"}, std::pair{Cause::Default, "default"},
                      std::pair{Cause::Renewed, "renewed"}};
}

// A step's action, by piece: the same for everybody, and readable without any viewer's names.
struct Deed {
    Cause cause = Cause::Chosen;
    Seat seat{};
    Action action{};
    friend bool operator==(const Deed&, const Deed&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("cause", &Deed::cause), field("seat", &Deed::seat),
                               field("action", &Deed::action));
    }
};

// What the core knows of a log row. `told` and `names` are bytes once wire has encoded them.
struct Row {
    struct Told {
        Viewer viewer = Viewer::everybody();
        std::uint32_t number = 0;  // the viewer's own
        std::string update{};      // as it was sent
        std::string names{};       // save_text of the names given in this step
        friend bool operator==(const Told&, const Told&) = default;
    };

    std::uint64_t step = 0;  // 1, 2, 3 ... of the match
    std::string deed{};      // save_text of a Deed
    std::string dice{};      // save_text of the Draws in the order in which they were made
    Digest state{};          // Match::state_hash after the step
    std::vector<Told> told{};
    friend bool operator==(const Row&, const Row&) = default;
};

// From the match's handle key, which is revealed with the truth alone. A salt says nothing of any
// other.
using Salt = std::array<std::uint8_t, 16>;
Salt salt_for(const HandleKey& key, std::uint64_t step, std::string_view part);
Digest salted(const Salt& salt, std::string_view bytes);

// A part as it enters the chain: its name and its salted hash.
struct SealedPart {
    std::string name{};
    Digest hash{};
    friend bool operator==(const SealedPart&, const SealedPart&) = default;
};

// The parts of a row in the order in which the chain takes them: deed, dice, state, then two of
// each viewer in the row's order.
std::vector<SealedPart> sealed(const Row& row, const HandleKey& key);

// The chain's value after a step; before the first it is all zeros. It depends on every byte of
// the row through the hashes of its parts, and on which parts there are.
Digest chained(const Digest& before, std::uint64_t step, const std::vector<SealedPart>& parts);

}  // namespace galloper
