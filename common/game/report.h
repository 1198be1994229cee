#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/base/check.h"
#include "common/base/ids.h"
#include "common/table/point.h"

// What the rules say happened in one step. A report never goes to anybody as it is: telling.h cuts
// each viewer's news out of it.
namespace galloper {

// Who may hear. It can only narrow: nobody is told of a piece that he has no handle for.
class Audience {
public:
    static Audience everyone() { return Audience(std::nullopt); }
    static Audience only(std::vector<Seat> seats) { return Audience(std::move(seats)); }
    static Audience of(const Posts& posts, Side side)
    {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < posts.size(); ++i)
            if (posts[i].side == side) seats.push_back(Seat{static_cast<std::uint8_t>(i)});
        return Audience(std::move(seats));
    }

    bool includes(Viewer viewer) const
    {
        if (viewer.is_truth() || !only_) return true;
        return viewer.seat() &&
               std::find(only_->begin(), only_->end(), *viewer.seat()) != only_->end();
    }

private:
    explicit Audience(std::optional<std::vector<Seat>> only) : only_(std::move(only)) {}
    std::optional<std::vector<Seat>> only_;
};

// Something hidden that a line brings out: all that is hidden of a piece, or a matter by its name.
// The silence law asks a ruleset's tests to hold equal what was named, and nothing else.
struct Revealed {
    std::optional<PieceId> piece{};
    std::string matter{};
    friend auto operator<=>(const Revealed&, const Revealed&) = default;
};

struct Modifier {
    std::string words{};
    int value = 0;
    friend bool operator==(const Modifier&, const Modifier&) = default;
};

struct Die {
    int sides = 6;  // 0 is the average die: 2, 3, 3, 4, 4, 5
    int face = 0;   // the number that lies on top
    friend bool operator==(Die, Die) = default;
};

// One throw as a player would talk it through: what it was for, the dice, what was added, what was
// needed and how it came out.
struct Throw {
    std::string purpose{};
    std::vector<Die> dice{};
    std::vector<Modifier> modifiers{};
    int total = 0;         // what is held against the need
    std::string needed{};  // "below 8", "8 or less", "an odd double loses a figure"
    std::string verdict{};
    bool good = false;  // for whoever threw
    friend bool operator==(const Throw&, const Throw&) = default;
};

// One sentence of the log. Each {} in it stands for the next piece of `about`, and the client puts
// its own label for that piece there. Throws that belong to the sentence come with it.
struct Line {
    Audience to;
    std::string text{};
    std::vector<PieceId> about{};
    std::string rule{};  // the id of the rule that says so, or empty
    std::vector<Throw> throws{};
    std::vector<Revealed> reveals{};
    std::string moment{};    // of the few great ones of a match, in a word or two: "gun taken"
    bool otherwise = false;  // only for whoever was not told the last line before it that is not
};

// A way walked, for the client to animate. Told to those who see the piece before and after.
struct Motion {
    Audience to;
    PieceId piece{};
    std::vector<Point> way{};
    bool otherwise = false;  // as a line's
};

struct Report {
    std::vector<Line> lines{};
    std::vector<Motion> motions{};
};

// The line that was said last is a great moment, which whoever hears it will look for again when he
// watches the match. It is a part of the line and so reaches only whom the line reaches.
inline void mark(Report& report, std::string moment)
{
    check(!report.lines.empty(), "a moment is of a line");
    report.lines.back().moment = std::move(moment);
}

}  // namespace galloper
