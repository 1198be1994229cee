#include "common/game/names.h"

#include <algorithm>

#include "common/base/ascending.h"
#include "common/dice/blake.h"

namespace galloper {

// All that a picture has a name for: pieces, and ground.
static std::vector<PieceId> named_in(const Picture& picture)
{
    std::vector<PieceId> named;
    named.reserve(picture.pieces.size() + picture.ground.size());
    for (const Piece& piece : picture.pieces) named.push_back(piece.name);
    for (const Ground& ground : picture.ground) named.push_back(ground.name);
    std::sort(named.begin(), named.end());
    check(std::adjacent_find(named.begin(), named.end()) == named.end(),
          "two things in a picture have one id");
    return named;
}

Handle Names::handle_for(PieceId piece, std::uint32_t sighting) const
{
    if (viewer_.is_truth()) return {piece.value};
    Parts parts("handle");
    parts.add(viewer_.number()).add(piece.value).add(sighting);
    return {number_in(keyed_hash(key_, parts.bytes()), 0)};
}

void Names::look_at(const Picture& picture)
{
    const std::vector<PieceId> seen = named_in(picture);
    std::vector<Sighting> next;
    next.reserve(std::max(seen.size(), sightings_.size()));
    auto old = sightings_.begin();
    const auto lose_sight_of = [&](const Sighting& sighting) {
        next.push_back(sighting);
        next.back().in_sight = false;
        next.back().handle = {};
    };
    for (const PieceId piece : seen) {
        for (; old != sightings_.end() && old->piece < piece; ++old) lose_sight_of(*old);
        const bool known = old != sightings_.end() && old->piece == piece;
        Sighting now = known ? *old++ : Sighting{.piece = piece};
        if (!now.in_sight) {
            now.in_sight = true;
            now.handle = handle_for(piece, ++now.count);
        }
        next.push_back(now);
    }
    for (; old != sightings_.end(); ++old) lose_sight_of(*old);
    sightings_ = std::move(next);
}

std::optional<Handle> Names::of(PieceId piece) const
{
    const Sighting* found =
        find_ascending(sightings_, piece.value, [](const Sighting& s) { return s.piece.value; });
    if (!found || !found->in_sight) return std::nullopt;
    return found->handle;
}

std::vector<Names::Given> Names::given_since(const Names& before) const
{
    std::vector<Given> given;
    auto old = before.sightings_.begin();
    for (const Sighting& now : sightings_) {
        while (old != before.sightings_.end() && old->piece < now.piece) ++old;
        const bool known = old != before.sightings_.end() && old->piece == now.piece;
        if (now.in_sight && now.count > (known ? old->count : 0))
            given.push_back({now.piece, now.handle});
    }
    return given;
}

std::string Names::save() const { return save_text(sightings_); }

// Handles are not in the text: they follow from the counts.
Result<Names, Unreadable> Names::load(HandleKey key, Viewer viewer, std::string_view text)
{
    auto sightings = load_text<std::vector<Sighting>>(text);
    if (!sightings) return Err{sightings.error()};
    Names names(key, viewer);
    names.sightings_ = std::move(*sightings);
    for (std::size_t i = 0; i < names.sightings_.size(); ++i) {
        Sighting& sighting = names.sightings_[i];
        if (i > 0 && !(names.sightings_[i - 1].piece < sighting.piece))
            return Err{Unreadable{"the names are out of order"}};
        if (sighting.count == 0) return Err{Unreadable{"a name was never given"}};
        if (sighting.in_sight) sighting.handle = names.handle_for(sighting.piece, sighting.count);
    }
    return names;
}

}  // namespace galloper
