#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/base/ids.h"
#include "common/match/record.h"

// What the store keeps, as plain values.
namespace galloper {

struct MatchId {
    std::int64_t value = 0;
    friend constexpr auto operator<=>(MatchId, MatchId) = default;
};

// Time that this server was up, over all its runs. Deadlines are counted in it, so that time when
// the server was down is charged to nobody.
using ServiceTime = std::chrono::milliseconds;

// BLAKE2b of a seat's token. The token itself is stored nowhere.
using TokenHash = Digest;

enum class MatchStage : std::uint8_t { Waiting = 1, Playing = 2, Over = 3, Parked = 4 };

// When the truth of a match opens: what was hidden, the secret of its dice, everybody's transcript.
enum class Disclosure : std::uint8_t {
    AtTheEnd = 1,
    AfterDays = 2,
    ByConsent = 3,  // of every seat that a person sits in
    Never = 4,
};

struct NewSeat {
    std::string name{};  // what the place is called
    Post post{};
    TokenHash token{};
    bool machine = false;
    friend bool operator==(const NewSeat&, const NewSeat&) = default;
};

struct NewMatch {
    std::string name{};  // in addresses; no other match has it
    std::string ruleset{};
    int version = 1;              // of the ruleset
    std::string scenario{};       // its name
    std::string scenario_text{};  // of its file, as it was when the match was made
    std::map<std::string, std::string> options{};
    Secret secret{};
    Digest commitment{};
    HandleKey handles{};  // also the key of the chain's salts: it never leaves the server
    std::vector<NewSeat> seats{};
    std::int64_t created = 0;    // seconds since 1970, for people to read
    std::uint32_t decision = 0;  // seconds for one, after which the default is played; 0: no limit
    Disclosure disclosure = Disclosure::AtTheEnd;
    std::uint32_t days = 0;  // with AfterDays
    friend bool operator==(const NewMatch&, const NewMatch&) = default;
};

// Somebody sits down. The name is a person's own word: it stands apart from the log and can be
// blanked.
struct Sitting {
    std::string name{};
    std::string entropy{};  // bytes
    friend bool operator==(const Sitting&, const Sitting&) = default;
};

// How far a match is from the opening of its truth.
struct Opening {
    MatchStage stage = MatchStage::Waiting;
    Disclosure disclosure = Disclosure::AtTheEnd;
    std::uint32_t days = 0;
    std::int64_t ended = 0;         // in seconds since 1970; 0 while it is played
    std::vector<Seat> people{};     // seats that the house does not play, ascending
    std::vector<Seat> consented{};  // ascending
    friend bool operator==(const Opening&, const Opening&) = default;
};

// What is said in a list of a match that is over, as everybody knew it at its end.
struct Summary {
    std::string title{};
    std::vector<std::string> sides{};
    std::string result{};
    std::optional<Side> winner{};
    std::vector<int> scores{};  // by side
    std::uint32_t turns = 0;    // 0 where the game counts none
    friend bool operator==(const Summary&, const Summary&) = default;
};

struct StoredMatch {
    MatchId id{};
    NewMatch match{};
    std::vector<std::optional<Sitting>> taken{};  // by seat number
    MatchStage stage = MatchStage::Waiting;
    std::string words{};            // how it ended, or for the operator why it is parked
    std::optional<MatchId> twin{};  // the other match of a duplicate pair
    std::optional<Opening> twins_opening{};
    std::int64_t ended = 0;  // in seconds since 1970; 0 while it is played
    std::vector<Seat> consented{};
    bool imported = false;            // it was played on another server
    std::optional<Summary> packed{};  // once it lies in the archive and has left the log
    friend bool operator==(const StoredMatch&, const StoredMatch&) = default;
};

struct ParkedMatch {
    MatchId id{};
    std::string why{};
    friend bool operator==(const ParkedMatch&, const ParkedMatch&) = default;
};

struct SeatOfToken {
    MatchId match{};
    std::string name{};  // of the match
    Seat seat{};
    friend bool operator==(const SeatOfToken&, const SeatOfToken&) = default;
};

// A match that is over, as it goes into the archive.
struct Packed {
    Summary about{};
    std::uint64_t last = 0;  // step
    Digest link{};           // the chain's value after it
    std::int64_t ended = 0;  // in seconds since 1970
    std::string file{};      // docs/match-file.md
    friend bool operator==(const Packed&, const Packed&) = default;
};

// One that was played on another server. Nobody has a token of its seats.
struct Import {
    NewMatch match{};
    std::vector<std::optional<Sitting>> taken{};  // by seat number
    Packed packed{};
};

// Stored matches, the last that ended first, from a place on. What is empty is not asked for.
struct Search {
    std::string ruleset{};
    std::string scenario{};
    std::string words{};      // each to be found in title, sides, posts, names or result
    std::int64_t before = 0;  // Listed::next of the page before, or 0
    std::size_t most = 50;
};

struct ListedMatch {
    std::string name{};
    std::string ruleset{};
    std::string scenario{};
    int version = 1;
    std::vector<std::string> players{};  // by seat; empty where nobody sat or the name was deleted
    Summary about{};
    std::int64_t ended = 0;
    bool imported = false;
    Opening opening{};
    std::optional<Opening> twins_opening{};
    friend bool operator==(const ListedMatch&, const ListedMatch&) = default;
};

struct Listed {
    std::vector<ListedMatch> matches{};
    std::int64_t next = 0;  // 0: that was all
};

// A stretch of something that is stored whole.
struct Stretch {
    std::string bytes{};
    std::size_t whole = 0;  // bytes of all of it
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

enum class FilePart { Whole, Transcript, Names };

// What somebody said of a step of a match that is over.
struct StoredRemark {
    std::uint64_t number = 0;  // 1, 2, 3 ... of the match
    std::uint64_t step = 0;
    Seat by{};
    std::string words{};
    std::int64_t written = 0;  // in seconds since 1970
    friend bool operator==(const StoredRemark&, const StoredRemark&) = default;
};

// One step as it is stored. Step 0 is the set-up: its deed is empty, and each viewer is told his
// first picture (bytes of a Picture) under number 0.
struct LogRow {
    Row row{};
    Digest link{};              // chained() of the row before it and this one
    ServiceTime time{};         // when it was taken
    std::int64_t clock = 0;     // the same in seconds since 1970, for people to read
    std::uint32_t command = 0;  // of the seat's; 0 where no command asked for the step
    friend bool operator==(const LogRow&, const LogRow&) = default;
};

// The last command of a seat that was carried out, and the seat's last number after it.
struct Reply {
    Seat seat{};
    std::uint32_t command = 0;
    std::uint32_t number = 0;
    friend bool operator==(const Reply&, const Reply&) = default;
};

// When a seat's time is over, as a viewer was told it last. The truth knows how it is.
struct KnownClock {
    Viewer viewer = Viewer::everybody();
    Seat seat{};
    ServiceTime due{};
    friend bool operator==(const KnownClock&, const KnownClock&) = default;
};

// A match as it stands after a step.
struct Checkpoint {
    std::uint64_t step = 0;
    int version = 1;      // of the ruleset that can read it
    std::string match{};  // Match::checkpoint()
    std::vector<Reply> replies{};
    std::vector<KnownClock> clocks{};
    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// What waking needs: the newest checkpoint and the rows after it. Without a checkpoint these are
// all rows from step 0, and none in a match that was not yet set up.
struct Loaded {
    std::optional<Checkpoint> checkpoint{};
    std::vector<LogRow> rows{};
    Digest link{};  // of the last step
    friend bool operator==(const Loaded&, const Loaded&) = default;
};

// When it falls due, the seat's default is played.
struct Deadline {
    MatchId match{};
    Seat seat{};
    ServiceTime due{};
    friend bool operator==(const Deadline&, const Deadline&) = default;
};

// What changes together with a row, if anything does.
struct Beside {
    std::optional<MatchStage> stage{};
    std::string words{};                               // with a stage
    std::int64_t ended = 0;                            // with the stage Over: the calendar
    std::optional<std::vector<Deadline>> deadlines{};  // all of the match's from now on
};

// One entry of a viewer's transcript: bytes of an Update, under his number.
struct StoredUpdate {
    std::uint32_t number = 0;
    std::string bytes{};
    friend bool operator==(const StoredUpdate&, const StoredUpdate&) = default;
};

}  // namespace galloper
