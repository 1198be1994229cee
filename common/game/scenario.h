#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/game/picture.h"

// A scenario as every ruleset reads it. People write scenarios as protobuf text (proto/galloper/
// scenario/v1); common/wire turns them into this. Anybody may read a scenario's file, so whatever
// stays hidden in play is drawn or laid when the match starts and never stands in here.
namespace galloper {

struct ScenarioPiece {
    std::string kind{};  // a word of the ruleset's: "rifle team", "platoon leader"
    std::string label{};
    Side side{};
    int formation = 0;
    Point at{};
    std::optional<Facing> facing{};
    std::vector<Stat> stats{};          // those that depart from the kind's own
    std::vector<std::string> traits{};  // "Internationals", "with Rifle 1"
};

// A named stretch of the table with a meaning for the ruleset: "defence", "base line".
struct Zone {
    std::string name{};
    Side side{};
    Polygon outline{};
};

// A named place with a facing, of which a ruleset may draw some: where a card can lie.
struct Spot {
    std::string name{};
    Point at{};
    Facing facing{};
};

// Options by name, with the chosen value in words. Absent means the option's default.
using Options = std::map<std::string, std::string>;

// A line of coaching: shown to a newcomer when the named verb is first offered to him.
struct Coaching {
    std::string when{};
    std::string words{};
};

// Who may play: a post with the name that people read. A ruleset's seats() says which of them a
// match has under its options (a defence that runs itself has no seat).
struct ScenarioSeat {
    std::string name{};
    Post post{};
};

struct Scenario {
    std::string name{};  // of its file: "platoon-attack"
    std::string title{};
    std::string ruleset{};
    std::string summary{};
    std::vector<std::string> briefings{};  // by side number
    std::vector<std::string> sides{};      // what they are called, by number
    std::string how_it_is_won{};
    int minutes = 0;  // how long it takes to play
    Area table{};
    std::vector<Ground> ground{};
    std::vector<ScenarioPiece> pieces{};
    std::vector<Zone> zones{};
    std::vector<Spot> spots{};
    std::map<std::string, int> numbers{};  // "turns": 12, and whatever else the ruleset reads
    Options options{};  // what this scenario sets unless the match says otherwise
    std::vector<ScenarioSeat> seats{};
    std::vector<Coaching> coaching{};
    std::vector<std::string> figures{};  // lines about what many games of it came to
};

}  // namespace galloper
