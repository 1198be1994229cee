#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/base/ids.h"

// What the store keeps, as plain values. Where it says bytes, the store does not look inside.
namespace galloper {

struct MatchId {
    std::int64_t value = 0;
    friend constexpr auto operator<=>(MatchId, MatchId) = default;
};

// Time that this server was up, over all its runs. Deadlines are counted in it, so that time when
// the server was down is charged to nobody.
using ServiceTime = std::chrono::milliseconds;

using Key = std::array<std::uint8_t, 32>;
using TokenHash = std::array<std::uint8_t, 32>;

enum class MatchStage : std::uint8_t { Waiting = 1, Playing = 2, Over = 3, Parked = 4 };

struct NewSeat {
    std::string name{};  // what the place is called
    Post post{};
    TokenHash token{};
    bool machine = false;
};

struct NewMatch {
    std::string name{};  // in addresses; nobody else's
    std::string ruleset{};
    int version = 1;         // of the ruleset
    std::string scenario{};  // its name
    std::string scenario_text{};
    std::map<std::string, std::string> options{};
    Key secret{};
    Key commitment{};
    Key handles{};  // the key of its handles: never leaves the server
    std::vector<NewSeat> seats{};
};

// Somebody sits down. The name is a person's own word: it stands apart from the log and can be
// blanked.
struct Sitting {
    std::string name{};
    std::string entropy{};  // bytes
};

struct StoredSeat {
    NewSeat seat{};
    std::optional<Sitting> taken{};
};

struct StoredMatch {
    MatchId id{};
    NewMatch match{};  // without `seats`
    std::vector<StoredSeat> seats{};
    MatchStage stage = MatchStage::Waiting;
    std::string words{};            // why it is parked, for the operator; or how it ended
    std::optional<MatchId> twin{};  // the other match of a duplicate pair
    std::optional<std::uint32_t> last_row{};
    std::int64_t created = 0;  // seconds since 1970
};

struct SeatOfToken {
    MatchId match{};
    std::string name{};  // of the match
    Seat seat{};
};

// A part of a row that a viewer was sent: an Update under his number, or in row 0 his Picture under
// number 0. Viewers who were told nothing have none.
struct StoredUpdate {
    std::uint32_t viewer = 0;  // Viewer::number()
    std::uint32_t number = 0;
    std::string bytes{};
    friend bool operator==(const StoredUpdate&, const StoredUpdate&) = default;
};

// One step. `link` is the hash chain's: over the link before it and this row's bytes.
struct LogRow {
    std::uint32_t row = 0;
    ServiceTime time{};
    std::string step{};  // bytes: who, which command, action, dice, state hash, names
    std::vector<StoredUpdate> updates{};
    std::vector<std::uint8_t> link{};
    friend bool operator==(const LogRow&, const LogRow&) = default;
};

struct Checkpoint {
    std::uint32_t row = 0;  // the last row that it holds
    std::string bytes{};
    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

struct Loaded {
    std::optional<Checkpoint> checkpoint{};
    std::vector<LogRow> rows{};
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
    std::optional<std::vector<Deadline>> deadlines{};  // all of the match's from now on
};

}  // namespace galloper
