#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "server/host/answers.h"
#include "server/host/deadlines.h"
#include "server/host/host.h"
#include "server/host/packer.h"
#include "server/host/tokens.h"
#include "server/host/visitor.h"
#include "server/store/store.h"

namespace galloper {

class LiveMatch;

// What stands around the live matches: visitors, clocks, the store, and the matches themselves.
// It knows nothing of how a match is played. All of it runs on the host's thread.
class House {
public:
    explicit House(HostParts parts);
    ~House();

    Store& store() { return parts_.store; }
    const Catalogue& catalogue() const { return parts_.catalogue; }
    const Chance& chance() const { return parts_.chance; }
    std::int64_t calendar() const { return parts_.calendar(); }
    std::chrono::milliseconds now() const { return parts_.now(); }
    ServiceTime service_time() const { return served_before_ + now(); }
    Deadlines& deadlines() { return deadlines_; }
    void later(std::function<void()> work) { parts_.later(std::move(work)); }
    void aside(std::function<void()> work, std::function<void()> then)
    {
        parts_.aside(std::move(work), std::move(then));
    }
    bool takes_imports() const { return parts_.takes_imports; }
    Packer& packer() { return packer_; }

    // Visitors. Nothing is sent to one that is gone or about to be.
    void arrived(Session& session);
    void gone(Session& session);
    Visitor* find(std::uint64_t visitor);
    void send(std::uint64_t visitor, const Frame& frame);
    void answer(Asker to, play::v1::ServerFrame message);
    void refuse(Asker to, const Trouble& trouble);
    void close(std::uint64_t visitor, Close code, std::string_view words);
    void close_all(Close code, std::string_view words);

    // The match of this name, asleep until somebody wants something of it. There may be no such
    // match: that is known once it has been asked to wake.
    LiveMatch& match(const std::string& name);

    // Gives null where there is none or it cannot be read. It always gives something.
    void with_match(MatchId match, std::function<void(LiveMatch*)> then);

    void tick();
    void stop(std::function<void()> done);
    bool stopping() const { return stopping_; }
    void store_lost();

    // A match has nothing in hand.
    void idle();

    void count_step() { ++steps_; }
    Host::Figures figures() const;

private:
    void send_away_who_said_nothing();
    void play_what_is_due();
    void save_time_served();
    void forget_who_sleeps();

    HostParts parts_;
    ServiceTime served_before_;
    Deadlines deadlines_{};
    std::set<MatchId> being_woken_{};  // whose deadlines are being looked at
    std::map<std::uint64_t, Visitor> visitors_{};
    std::map<std::string, std::unique_ptr<LiveMatch>> matches_;
    Packer packer_{*this};
    std::chrono::milliseconds next_saving_of_time_{};
    std::uint64_t steps_ = 0;
    bool stopping_ = false;
    bool lost_ = false;
    std::function<void()> stopped_{};
};

}  // namespace galloper
