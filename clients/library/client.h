#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "clients/library/link.h"
#include "clients/library/view.h"
#include "common/base/ids.h"
#include "common/base/result.h"
#include "common/game/check_action.h"
#include "common/game/forecast.h"

namespace galloper::client {

// Who sits where in a match, and how far it is.
struct Card {
    enum class Stage { Waiting, Playing, Over, Parked };
    struct Sitter {
        Seat seat{};
        std::string post{};
        std::string name{};
        bool machine = false;
        bool present = false;
        friend bool operator==(const Sitter&, const Sitter&) = default;
    };
    Stage stage = Stage::Waiting;
    std::string title{};
    std::string ruleset{};
    std::vector<Sitter> seats{};
    std::optional<Seat> yours{};
    std::string result{};
    friend bool operator==(const Card&, const Card&) = default;
};

// What a client is told without having asked, in the order in which it came.
struct Began {};  // there is a picture, or a wholly new one
struct Told {
    News news{};
};
struct Changed {};  // the card
struct Timed {};    // clocks run otherwise than was last said
struct Lost {};     // the connection; it is being made again
struct Back {};     // it stands again
using Happening = std::variant<Began, Told, Changed, Timed, Lost, Back>;

// How long a seat has left that decides against the clock.
struct TimeLeft {
    Seat seat{};
    std::chrono::milliseconds left{};
};

// One person at one table of a server: connects, attaches, keeps the picture, acts; connects again
// by itself when the connection breaks, and goes on at the number that it had. Used by one thread,
// and nothing comes or goes but while that is in one of these functions.
class Client {
public:
    explicit Client(Link link);
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // Why something could not be had, in words for a person.
    using Trouble = std::optional<std::string>;

    Trouble open();

    // Alone against the machine; from then on link() leads to the seat.
    Trouble play_now(const std::string& scenario);

    // Takes the link's seat under this name, unless its owner sits there already.
    Trouble sit_down(const std::string& name);
    Trouble attach();  // to the link's match, at its seat or to watch

    const Link& link() const { return link_; }
    const Card& card() const { return card_; }
    const View& view() const { return view_; }

    // Now, of those whose clock runs as far as this client was told, by seat.
    std::vector<TimeLeft> time_left() const;

    // What a newcomer is told when a verb is first offered to him, by verb.
    const std::map<std::string, std::string>& coaching() const { return coaching_; }

    // Why there will be no more: another connection has the seat, say. Nothing while it goes on.
    const Trouble& over() const { return over_; }

    // Until something has happened, `descriptor` can be read or this time is over. Whether the
    // descriptor can be read.
    bool wait(std::optional<int> descriptor, std::chrono::milliseconds most);

    // The next thing that happened, put into view() and card() by this very call, so that they
    // stay as the person saw them until he is told.
    std::optional<Happening> next();

    // Sends it again if the connection breaks meanwhile; it is played once. Waits for the answer,
    // and what happened because of it is in next() then.
    std::optional<Refusal> act(const SentAction& action);
    std::optional<Forecast> forecast(const SentAction& action);
    std::optional<std::string> rule(const std::string& id);

    // The match file of the link's match, whose truth must be open; else why not.
    Result<std::string, std::string> fetch();

    // Hands a match file in to the server, which looks at it: that may take a while.
    struct HandedIn {
        std::string match{};  // its name there, or empty where something is wrong with it
        std::vector<std::string> findings{};
    };
    Result<HandedIn, std::string> hand_in(const std::string& file);

private:
    struct Wire;  // sockets and frames, which nobody else needs to know

    Trouble say_hello();
    std::nullopt_t unreadable();
    void lose();
    bool come_back();

    Link link_;
    std::unique_ptr<Wire> wire_;
    Card card_{};
    View view_{};
    Trouble over_{};
    std::uint32_t last_command_ = 0;
    bool attached_ = false;  // whether to attach again when the connection has broken
    bool lost_ = false;
    int attempts_ = 0;
    std::chrono::steady_clock::time_point next_attempt_{};
    std::deque<Happening> ours_{};  // Lost and Back
    std::map<Seat, std::chrono::steady_clock::time_point> times_up_{};
    std::map<std::string, std::string> rules_{};
    std::map<std::string, std::string> coaching_{};
};

}  // namespace galloper::client
