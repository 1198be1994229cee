#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/ids.h"
#include "common/base/result.h"
#include "common/base/save.h"
#include "common/dice/blake.h"
#include "common/game/action.h"
#include "common/game/picture.h"

namespace galloper {

// The key under which a match's handles are made. It is revealed with the whole truth alone: with
// it anybody can make all handles, and so every byte that was told, anew.
using HandleKey = Key;

// What one viewer calls the pieces he sees: ground and shapes' owners too. A plain value, saved
// with the match.
//
// A handle is a keyed BLAKE2b of viewer, piece and sighting (the key is the match's own), so it
// says nothing of how many pieces there are, it cannot be compared with another viewer's, and a
// piece that was lost from sight comes back as a stranger. The truth's handles are the piece ids.
// Rules never see a handle and clients never see a PieceId.
class Names {
public:
    Names(HandleKey key, Viewer viewer) : key_(key), viewer_(viewer) {}

    // Gives a handle to each piece that has come into this picture, and forgets those that left.
    void look_at(const Picture& picture);

    std::optional<Handle> of(PieceId piece) const;

    // Renames, sorts every list by key and every list of candidates by handle. Whatever in it names
    // a piece or ground that is not in it is a fault of the ruleset's, and so are two items of one
    // key. A default offer with asks has its answers.
    SentPicture rename(Picture picture) const;

    // Only for an action that passed check_action: all its handles are in the picture then.
    Action translate(const SentAction& action) const;

    // The names that look_at() gave out since `before`, for the record of a step.
    struct Given {
        PieceId piece{};
        Handle handle{};
        friend bool operator==(const Given&, const Given&) = default;
        static constexpr auto fields()
        {
            return std::make_tuple(field("piece", &Given::piece), field("handle", &Given::handle));
        }
    };
    std::vector<Given> given_since(const Names& before) const;

    // All but the key, which is stored once for the match. Reading back needs the same key.
    std::string save() const;
    static Result<Names, Unreadable> load(HandleKey key, Viewer viewer, std::string_view text);

    friend bool operator==(const Names&, const Names&) = default;

private:
    struct Sighting {
        PieceId piece{};
        std::uint32_t count = 0;
        bool in_sight = false;
        Handle handle{};  // while it is in sight
        friend bool operator==(const Sighting&, const Sighting&) = default;
        static constexpr auto fields()
        {
            return std::make_tuple(field("piece", &Sighting::piece),
                                   field("count", &Sighting::count),
                                   field("in sight", &Sighting::in_sight));
        }
    };

    Handle handle_for(PieceId piece, std::uint32_t sighting) const;

    HandleKey key_;
    Viewer viewer_;
    std::vector<Sighting> sightings_;  // ascending by piece
};

}  // namespace galloper
