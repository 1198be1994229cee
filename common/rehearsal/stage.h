#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "common/match/match.h"
#include "common/rehearsal/blocks.h"
#include "common/wire/measure.h"

namespace galloper::rehearsal {

// What one viewer was told of one step.
struct Told {
    std::string bytes{};  // as they would have been sent: of a step an update, else a picture
    std::string text{};   // the same, to be read
    std::string heard{};  // its news alone
};

// The viewer whom a file names so: a seat by its name or number, "public" or "truth"; or who there
// would have been.
Result<Viewer, std::string> viewer_called(const std::string& name,
                                          const std::vector<ScenarioSeat>& seats);

// The table that a rehearsal is played on: a game, and from the first step on the match that it is
// in. It knows what everything is called, to whom.
class Stage {
public:
    std::vector<ScenarioSeat> seats{};
    std::vector<std::string> sides{};
    std::map<std::string, PieceId> aliases{};  // the file's own names for pieces

    // Sets the first game, or changes it by hand. Whoever looks after that sees it anew.
    void set(std::shared_ptr<const Game> game);
    bool is_set() const { return game_ != nullptr; }
    const Game& game() const { return *game_; }
    wire::Unit unit() const { return unit_; }
    PieceId fresh_id() { return PieceId{next_id_++}; }  // for a piece that is set down

    // Everybody looks at the table as it is now, as if the match began here.
    void raise_curtain();
    void take(Match::Step step);
    void tell_nothing();  // of a step that came to nothing
    const Match& match() const { return *match_; }
    bool is_in_play() const { return match_.has_value(); }
    const Told& told(Viewer viewer) const { return told_.at(viewer); }
    const Labels& labels(Viewer viewer) const { return labels_.at(viewer); }
    const SentPicture& picture(Viewer viewer) const;

    // Viewers, sides and pieces as files name them, or what there would have been.
    Result<Viewer, std::string> viewer_called(const std::string& name) const
    {
        return rehearsal::viewer_called(name, seats);
    }
    Result<Seat, std::string> seat_called(const std::string& name) const;
    Result<Handle, std::string> piece_called(const std::string& name, Viewer viewer) const;
    Result<PieceId, std::string> piece_called(const std::string& name) const;  // in truth

    // What a viewer calls a piece that he sees.
    std::string read_by(Viewer viewer, PieceId piece) const;

private:
    std::optional<Handle> by_alias(const std::string& name, Viewer viewer) const;

    std::shared_ptr<const Game> game_{};
    std::uint32_t next_id_ = 10'001;  // no scenario has so many pieces, and no game makes them
    SentPicture truth_{};             // as long as there is no match
    wire::Unit unit_ = wire::Unit::Inch;
    std::optional<Match> match_{};
    std::map<Viewer, Labels> labels_{};
    std::map<Viewer, Told> told_{};
};

// "seat 0", "the public", "the truth": as blocks are headed.
std::string name_of(Viewer viewer);

// The key of all rehearsals' handles: in which order pieces stand hangs on it.
inline constexpr HandleKey handle_key{7};

}  // namespace galloper::rehearsal
