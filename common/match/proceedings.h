#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/ids.h"
#include "common/game/picture.h"
#include "common/game/report.h"

// What is true of a match beside its game: who would give up, who offers a draw, who asks to go
// back a step, and how the house has ended it. It knows a game only by what every ruleset's picture
// and report hold. The truth of a match is the game and this; a step changes both or neither.
namespace galloper {

// The house's own verbs. No ruleset has one of these, and a law says so.
namespace house_verb {
inline constexpr std::string_view resign = "resign";
inline constexpr std::string_view play_on = "play on";  // takes a resignation back
inline constexpr std::string_view offer_draw = "offer a draw";
inline constexpr std::string_view accept_draw = "accept the draw";
inline constexpr std::string_view decline_draw = "decline the draw";
inline constexpr std::string_view withdraw_draw = "withdraw the draw";
inline constexpr std::string_view ask_back = "ask to go back";
inline constexpr std::string_view agree_back = "agree to go back";
inline constexpr std::string_view refuse_back = "refuse to go back";
inline constexpr std::string_view withdraw_back = "withdraw the request";
}  // namespace house_verb

bool is_house_verb(std::string_view verb);

enum class Matter : std::uint8_t { Draw, GoingBack };

constexpr auto words_of(Matter)
{
    return std::array{std::pair{Matter::Draw, "draw"}, std::pair{Matter::GoingBack, "going back"}};
}

// What lies between a side's last step that others were told of and now, as one viewer was told it.
// It is counted for each viewer from his own updates, so it tells nobody of a step that he was not
// told of.
struct Since {
    int number = 0;       // of his last update before it
    int steps = 0;        // of the game that he was told of
    int own = 0;          // of these, his own
    bool chance = false;  // dice were thrown in them, or he heard of something hidden

    // Since it was asked to go back: such a step, or one of another than who asked.
    bool overtaken = false;
    friend bool operator==(const Since&, const Since&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("number", &Since::number), field("steps", &Since::steps),
                               field("own", &Since::own), field("chance", &Since::chance),
                               field("overtaken", &Since::overtaken));
    }
};

// Something that others have to agree to: to a draw the seats of every other side, to going back
// all other seats, since what a seat of the same side has drafted goes back with the rest. It was
// said aloud, and so was each answer, so all of it is known to everybody but what lies between.
struct Proposal {
    Matter matter = Matter::Draw;
    Seat by{};
    std::vector<Seat> agreed{};  // ascending, without `by`

    // Of going back.
    std::vector<Since> since{};  // by seat
    bool free = false;  // when he asked, `by` had been told of no chance and no other's step
    friend bool operator==(const Proposal&, const Proposal&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("matter", &Proposal::matter), field("by", &Proposal::by),
                               field("agreed", &Proposal::agreed), field("since", &Proposal::since),
                               field("free", &Proposal::free));
    }
};

// A side was refused something; it may ask again once it has played on.
struct Declined {
    Matter matter = Matter::Draw;
    Side side{};
    friend auto operator<=>(const Declined&, const Declined&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("matter", &Declined::matter), field("side", &Declined::side));
    }
};

// How the house has ended the match: by a draw, or a side has given up.
struct Verdict {
    std::optional<Side> gave_up{};
    friend bool operator==(const Verdict&, const Verdict&) = default;
    static constexpr auto fields() { return std::make_tuple(field("gave up", &Verdict::gave_up)); }
};

struct Proceedings {
    Posts posts{};
    std::vector<Seat> giving_up{};      // ascending; their side gives up when all of it stand here
    std::vector<Proposal> proposals{};  // at most one of each matter
    std::vector<Declined> declined{};   // ascending
    std::vector<Side> can_go_back{};    // ascending: sides with a told step that can be undone
    std::optional<Verdict> verdict{};
    bool duplicate = false;  // another table is played with the same set-up
    friend bool operator==(const Proceedings&, const Proceedings&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("posts", &Proceedings::posts), field("giving up", &Proceedings::giving_up),
            field("proposals", &Proceedings::proposals), field("declined", &Proceedings::declined),
            field("can go back", &Proceedings::can_go_back),
            field("verdict", &Proceedings::verdict), field("duplicate", &Proceedings::duplicate));
    }
};

// As a viewer knows it. How far it would go back is said to those who are asked alone: whoever asks
// would learn from it which of his steps others were told of.
struct KnownProposal {
    Matter matter = Matter::Draw;
    Seat by{};
    std::vector<Seat> agreed{};
    std::optional<Since> since{};  // the viewer's own
    bool free = false;
    friend bool operator==(const KnownProposal&, const KnownProposal&) = default;
};

// The one door for knowledge. Resignations of single seats are known to their own side alone until
// the side has given up; the rest was said aloud.
struct KnownProceedings {
    Viewer viewer = Viewer::everybody();
    std::optional<Side> side{};  // of the viewer's seat
    Posts posts{};
    std::vector<Seat> giving_up{};
    std::vector<KnownProposal> proposals{};
    std::vector<Declined> declined{};  // of the viewer's side
    bool can_go_back = false;          // the viewer's side
    std::optional<Verdict> verdict{};
    friend bool operator==(const KnownProceedings&, const KnownProceedings&) = default;
};

KnownProceedings known_to(const Proceedings& truth, Viewer viewer);

// Through whose eyes a viewer looks at the game: his own, and the truth's once the house has ended
// the match, since then nothing is kept back any more. A duplicate stays closed: what is hidden
// here is hidden at the other table, which is played on.
Viewer eyes_of(const Proceedings& truth, Viewer viewer);

// Adds the house's facts, proposals and offers to a picture that a ruleset made for the same
// viewer, and its ending where the house has ended the match: a match that is over asks and offers
// nothing.
void add_to(Picture& picture, const KnownProceedings& known);

struct HouseOutcome {
    Proceedings next{};
    Report report{};
    std::optional<Side> goes_back{};  // to before this side's last step that others were told of
};

// Only ever called with an action that was offered. `sides` is what they are called, by number.
// `since` is what lies behind the last step of the seat's side that others were told of, by seat.
HouseOutcome act(const Proceedings& truth, Seat seat, const Action& action,
                 const std::vector<std::string>& sides, const std::vector<Since>& since = {});

// The request to go back that stands, if there is one.
Proposal* request_to_go_back(Proceedings& truth);

// What a step of the game changes here: a side that others have seen play on may propose again, and
// has taken back its own request to go back. A step that nobody else was told of changes nothing,
// or the end of a request would betray it.
Proceedings played_on(const Proceedings& truth, Side side);

}  // namespace galloper
