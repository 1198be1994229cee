#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "common/base/field.h"

namespace galloper {

// A piece's name inside the rules. It is never sent, except to the truth: what a viewer is sent is
// a Handle. Ids from `first_of_the_house` up belong to the proceedings, those below to the ruleset.
struct PieceId {
    std::uint32_t value = 0;
    friend constexpr auto operator<=>(PieceId, PieceId) = default;
    static constexpr auto fields() { return std::make_tuple(bare(&PieceId::value)); }
};
inline constexpr std::uint32_t first_of_the_house = 1u << 31;

// A piece's name in one viewer's picture. See common/game/names.h.
struct Handle {
    std::uint64_t value = 0;
    friend constexpr auto operator<=>(Handle, Handle) = default;
    static constexpr auto fields() { return std::make_tuple(bare(&Handle::value)); }
};

// One of the parties that the rules speak of; each ruleset says what 0 and 1 are called.
struct Side {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Side, Side) = default;
    static constexpr auto fields() { return std::make_tuple(bare(&Side::number)); }
};

// A place at the table. Several seats may hold posts of one side.
struct Seat {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Seat, Seat) = default;
    static constexpr auto fields() { return std::make_tuple(bare(&Seat::number)); }
};

// What a seat holds: its side, the formations it commands (all of its side's where the list is
// empty) and whether it sees with its whole side's eyes or with those of its own formations alone.
enum class Sight : std::uint8_t { Side, Own };

constexpr auto words_of(Sight)
{
    return std::array{std::pair{Sight::Side, "side"}, std::pair{Sight::Own, "own"}};
}

struct Post {
    galloper::Side side{};
    std::vector<int> formations{};
    Sight sight = Sight::Side;
    friend bool operator==(const Post&, const Post&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("side", &Post::side), field("formations", &Post::formations),
                               field("sight", &Post::sight));
    }
};

// By seat number: the post of seat 0 stands first.
using Posts = std::vector<Post>;

// Whoever is told things: a seat, the public (spectators), or the truth itself.
class Viewer {
public:
    constexpr Viewer(Seat seat) : kind_(Kind::Seat), seat_(seat) {}
    static constexpr Viewer everybody() { return Viewer(Kind::Public); }
    static constexpr Viewer truth() { return Viewer(Kind::Truth); }

    constexpr std::optional<Seat> seat() const
    {
        return kind_ == Kind::Seat ? std::optional(seat_) : std::nullopt;
    }
    constexpr bool is(Seat seat) const { return kind_ == Kind::Seat && seat_ == seat; }
    constexpr bool is_truth() const { return kind_ == Kind::Truth; }
    constexpr bool is_public() const { return kind_ == Kind::Public; }

    // A number of its own for each viewer: it is stored and hashed, so it never changes.
    constexpr std::uint32_t number() const
    {
        return static_cast<std::uint32_t>(kind_) << 8 | seat_.number;
    }

    friend constexpr auto operator<=>(Viewer, Viewer) = default;

private:
    enum class Kind : std::uint8_t { Seat, Public, Truth };
    explicit constexpr Viewer(Kind kind) : kind_(kind) {}

    Kind kind_;
    Seat seat_{};
};

}  // namespace galloper
