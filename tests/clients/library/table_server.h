#pragma once

#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "common/game/picture.h"
#include "galloper/play/v1/session.pb.h"
#include "server/net/server.h"

namespace galloper {

// A table of one seat that counts: each action "count" takes its gauge on by one. It speaks the
// protocol as a server does, on a free port of 127.0.0.1 and in a thread of its own, and can be
// told to do what goes wrong with servers.
class TableServer final : public net::Service {
public:
    TableServer();
    ~TableServer() override;

    std::uint16_t port() const { return port_; }

    // What it is to do; and what it has seen. All of it on the server's thread: use
    // on_its_thread().
    bool cuts_before_it_answers = false;  // the next command: it is played, and then all is cut
    bool talks_nonsense = false;          // in the next update
    bool leaves_one_out = false;          // of the next two updates the first is not sent
    std::uint32_t clock = 0;              // milliseconds that the seat has from when it comes
    std::optional<Close> closes_with{};   // the next command is answered by this alone
    int played = 0;
    int attached = 0;
    std::vector<std::uint32_t> commands{};
    std::string name{};
    std::string token{};

    template <class F>
    auto on_its_thread(F function)
    {
        std::packaged_task<decltype(function())()> task(std::move(function));
        auto done = task.get_future();
        const auto shared = std::make_shared<decltype(task)>(std::move(task));
        loop_.later([shared] { (*shared)(); });
        return done.get();
    }

    void connected(Session&) override {}
    void received(Session& session, std::string_view message) override;
    void unreadable(Session&) override {}
    void gone(Session&) override {}

private:
    void attach(Session& session, const play::v1::Attach& attach, play::v1::ServerFrame& answer);
    void act(Session& session, std::uint32_t request, const play::v1::Act& act);
    void count_on(Session& session);
    static void send(Session& session, const play::v1::ServerFrame& frame);

    ops::Counters counters_{};
    ops::Limits limits_{};
    net::Files files_{};
    net::Loop loop_{counters_};
    net::Server server_;
    std::uint16_t port_ = 0;
    std::thread thread_{};

    SentPicture picture_{};
    std::uint32_t number_ = 0;
    std::vector<std::string> transcript_{};  // of the seat, as it was sent
    std::uint32_t answered_ = 0;             // the last command
};

}  // namespace galloper
