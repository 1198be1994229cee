#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "clients/terminal/console.h"
#include "clients/terminal/roster.h"
#include "common/game/check_action.h"
#include "common/game/forecast.h"
#include "common/game/telling.h"

namespace galloper::terminal {

// Where a person plays from or watches from: a seat of a match in this process, or of a server's.
class Place {
public:
    virtual ~Place() = default;
    virtual const SentPicture& picture() const = 0;
    virtual std::optional<Forecast> forecast(const SentAction& action) = 0;

    // Nothing where it was accepted; what came of it is told by other ways.
    virtual std::optional<Refusal> act(const SentAction& action) = 0;

    // The words of a rule; nothing where there is no such rule.
    virtual std::optional<std::string> rule(const std::string& id) = 0;

    // What a newcomer is told when this verb is first offered to him; or nothing.
    virtual std::optional<std::string> coaching(const std::string& verb) = 0;

    // The number of the seat, or nothing for one who watches.
    virtual std::optional<Seat> seat() const = 0;
};

// The talk with one person about one seat: shows him what he may know, and does what he types.
class Talk {
public:
    Talk(Console& console, Place& place) : console_(console), place_(place) {}
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    // What he has not read yet, the table, the lists, and what is offered.
    void show();
    void show_offers();

    // Takes in what has happened, for when it is next read out; to be called whenever the picture
    // has changed, even without news.
    void tell(const News& news);
    void read_out();

    enum class Heard { Acted, Stayed, HandOver, Quit };
    Heard hear(const std::string& line);

    bool asked() const;  // whether the game waits for this seat

private:
    std::vector<SentOffer> offers() const;  // as they are numbered for him
    Heard take(const SentOffer& offer);
    void explain(const std::string& id);
    void coach();
    void suggest();

    Console& console_;
    Place& place_;
    Roster roster_{};
    std::string unread_{};
    std::set<std::string> coached_{};  // verbs
};

// Where a person asks for help.
extern const char* const help;

}  // namespace galloper::terminal
