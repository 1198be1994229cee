#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "common/game/offer.h"
#include "common/table/arc.h"

// All that a viewer may know as it stands now, ready to draw. What *happened* is news and not in
// here: a picture that held the last step's lines would change when they went away, and tell a
// viewer who heard nothing that there had been a step.
namespace galloper {

struct Stat {
    std::string name{};
    int value = 0;
    friend bool operator==(const Stat&, const Stat&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("name", &Stat::name), field("value", &Stat::value));
    }
};

// Anything that stands or lies on the table. A label must not tell a piece from its like to
// somebody who could not do so himself: "Team 2" to its owner, "a team" to the enemy.
template <class Name>
struct PieceOf {
    Name name{};
    std::string kind{};  // what a client draws: "team", "card", "gun", "leader"...
    std::string label{};
    std::optional<Side> side{};
    Point at{};
    std::optional<Facing> facing{};
    Length width{};  // of its footprint, across its facing; 0 is a mere point
    Length depth{};
    std::optional<int> figures{};
    std::vector<Stat> stats{};
    std::vector<std::string> badges{};
    std::string load{};          // what it carries, in words
    std::optional<Name> with{};  // the piece that it goes along with, as a leader does

    using Key = Name;
    Key key() const { return name; }
    friend bool operator==(const PieceOf&, const PieceOf&) = default;
};

// A stretch of ground: a wood, a village, a crest. Height counts levels above the table.
template <class Name>
struct GroundOf {
    Name name{};
    std::string kind{};
    std::string label{};
    Polygon outline{};
    int height = 0;

    using Key = Name;
    Key key() const { return name; }
    friend bool operator==(const GroundOf&, const GroundOf&) = default;
};

// Something drawn on the table that is no piece: a cone of fire, a zone, an order's path. `bands`
// are distances from a sector's apex at which range bands end, the farthest last.
struct SectorShape {
    Sector sector{};
    std::vector<Length> bands{};
    friend bool operator==(const SectorShape&, const SectorShape&) = default;
};
struct PolygonShape {
    Polygon outline{};
    friend bool operator==(const PolygonShape&, const PolygonShape&) = default;
};
struct LineShape {
    std::vector<Point> way{};
    friend bool operator==(const LineShape&, const LineShape&) = default;
};

template <class Name>
struct ShapeOf {
    std::string role{};           // "cone", "zone", "order", "halted"
    std::optional<Name> whose{};  // a viewer has at most one shape of a role and a piece...
    int index = 0;                // ...and index, which tells several apart
    std::string label{};
    std::variant<SectorShape, PolygonShape, LineShape> form{};

    using Key = std::tuple<std::string, std::optional<Name>, int>;
    auto key() const { return std::tie(role, whose, index); }
    friend bool operator==(const ShapeOf&, const ShapeOf&) = default;
};

// Where the game stands on something that is counted: the turn, the phase, the turn clock.
struct Gauge {
    std::string name{};
    int value = 0;
    int of = 0;  // the last value there can be, or 0
    std::string words{};

    using Key = std::string;
    const Key& key() const { return name; }
    friend bool operator==(const Gauge&, const Gauge&) = default;
};

// Anything else that holds for the whole table, in words.
struct Fact {
    std::string name{};
    std::string words{};

    using Key = std::string;
    const Key& key() const { return name; }
    friend bool operator==(const Fact&, const Fact&) = default;
};

// Going back, as one viewer would see it: what he was told since, and what of it is his own.
struct Undoing {
    int to = 0;     // the table as it stood after his update of this number
    int steps = 0;  // of the game that he was told of since
    int own = 0;    // of these, his own

    // Since then whoever asks was told of no throw, of nothing hidden and of nobody else's step.
    bool free = false;
    friend bool operator==(const Undoing&, const Undoing&) = default;
};

// Something that a seat has proposed and that waits for the word of others.
struct Proposed {
    std::string matter{};  // "draw" or "going back"
    Seat by{};
    std::vector<Seat> agreed{};       // ascending
    std::optional<Undoing> undoes{};  // of going back, for those who are asked

    using Key = std::string;
    const Key& key() const { return matter; }
    friend bool operator==(const Proposed&, const Proposed&) = default;
};

// How the game has ended. Scores are graded, by side number; a side without one has none.
struct Ending {
    std::string words{};
    std::optional<Side> winner{};
    std::vector<int> scores{};
    friend bool operator==(const Ending&, const Ending&) = default;
};

// The lists of a picture as a ruleset makes it stand in any order; once sent, each ascends by key.
template <class Name>
struct PictureOf {
    Area table{};
    std::string unit{};                // in which lengths are shown: "in" or "cm"
    std::vector<std::string> sides{};  // what they are called, by number
    std::vector<GroundOf<Name>> ground{};
    std::vector<PieceOf<Name>> pieces{};
    std::vector<ShapeOf<Name>> shapes{};
    std::vector<Gauge> gauges{};
    std::vector<Fact> facts{};
    std::vector<Proposed> proposals{};
    std::vector<OfferOf<Name>> offers{};
    std::vector<Seat>
        awaited{};  // who has to decide before the game goes on, as this viewer may know
    std::optional<Ending> ending{};
    friend bool operator==(const PictureOf&, const PictureOf&) = default;
};

using Piece = PieceOf<PieceId>;
using Ground = GroundOf<PieceId>;
using Shape = ShapeOf<PieceId>;
using Picture = PictureOf<PieceId>;
using SentPiece = PieceOf<Handle>;
using SentGround = GroundOf<Handle>;
using SentShape = ShapeOf<Handle>;
using SentPicture = PictureOf<Handle>;

}  // namespace galloper
