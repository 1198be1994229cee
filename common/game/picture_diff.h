#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/picture.h"

namespace galloper {

template <class Item>
struct ListDiff {
    std::vector<Item> changed{};  // new ones too
    std::vector<typename Item::Key> gone{};
    bool empty() const { return changed.empty() && gone.empty(); }
    friend bool operator==(const ListDiff&, const ListDiff&) = default;
};

// From one picture of a viewer to his next. The table's extent, unit and side names never change in
// the course of a match and so have no difference; a fresh picture carries them.
struct PictureDiff {
    ListDiff<SentGround> ground{};
    ListDiff<SentPiece> pieces{};
    ListDiff<SentShape> shapes{};
    ListDiff<Gauge> gauges{};
    ListDiff<Fact> facts{};
    ListDiff<Proposed> proposals{};
    ListDiff<SentOffer> offers{};
    std::optional<std::vector<Seat>> awaited{};
    // Set where the ending changed: an ending, or none again after a step back.
    std::optional<std::optional<Ending>> ending{};
    bool empty() const;
    friend bool operator==(const PictureDiff&, const PictureDiff&) = default;
};

PictureDiff diff(const SentPicture& before, const SentPicture& after);

// What every client does with an update. fold(before, diff(before, after)) is after.
void fold(SentPicture& picture, const PictureDiff& change);

}  // namespace galloper
