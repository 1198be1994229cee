#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "common/wire/messages.h"
#include "server/host/host.h"
#include "server/lobby/catalogue.h"
#include "tests/server/host/fake_store.h"
#include "tests/server/host/loop.h"

namespace galloper {

// A client as the host meets it: it asks, keeps every frame that it is sent, and folds what it is
// told as docs/protocol.md says. It fails the test where a number is skipped.
class Client final : public Session {
public:
    Client(Host& host, Loop& loop, std::uint64_t id);

    std::uint64_t id() const override { return id_; }
    void send(Frame frame) override;
    std::size_t queued() const override { return takes_nothing ? 1u << 20 : 0; }
    void close(Close code, std::string_view words) override;

    bool takes_nothing = false;  // what it was sent stays queued

    // Sends a request, lets everything happen and gives its answer; an empty frame where none came.
    play::v1::ServerFrame ask(play::v1::ClientFrame frame);

    // Sends it and lets nothing happen yet. answer_to() finds what came later.
    std::uint32_t post(play::v1::ClientFrame frame);
    play::v1::ServerFrame answer_to(std::uint32_t request) const;

    play::v1::ServerFrame hello();
    play::v1::ServerFrame attach(const std::string& match, const std::string& token = "",
                                 std::uint32_t have = 0, bool fresh = true);
    // It is the same person who looks through another connection now.
    void remember(const Client& earlier);

    // Takes an offer with the answers given, or else with those that are proposed.
    using Answers = std::vector<SentAnswer>;
    play::v1::Acted act(std::uint32_t command, const std::string& verb,
                        const Answers& answers = {});
    std::uint32_t post_act(std::uint32_t command, const std::string& verb,
                           const Answers& answers = {});

    // What it has in front of it.
    const SentPicture& picture() const { return *picture_; }
    bool has_picture() const { return picture_.has_value(); }
    std::uint32_t number() const { return number_; }
    const SentOffer* offer(const std::string& verb) const;
    std::size_t told() const { return told_; }
    std::size_t freshes() const { return freshes_; }

    const std::vector<play::v1::ServerFrame>& frames() const { return frames_; }
    const std::string& bytes() const { return bytes_; }
    std::optional<Close> closed() const { return closed_; }
    play::v1::MatchCard last_card() const;
    void go();  // it disconnects

private:
    void take(const play::v1::ServerFrame& frame);

    Host& host_;
    Loop& loop_;
    std::uint64_t id_;
    std::uint32_t last_request_ = 0;
    std::vector<play::v1::ServerFrame> frames_{};
    std::string bytes_{};
    std::optional<Close> closed_{};
    std::optional<SentPicture> picture_{};
    std::uint32_t number_ = 0;
    std::size_t told_ = 0;
    std::size_t freshes_ = 0;
    bool gone_ = false;
};

// A host with a store, a clock that the test turns and toy scenarios: "short" of 3 cards, "long" of
// 60 with two attackers.
class Bench {
public:
    Bench();

    // With scenarios and a store of the test's own. The store is opened again after a kill.
    using OpenStore = std::function<std::unique_ptr<Store>(Loop& loop)>;
    Bench(Catalogue scenarios, OpenStore open_store);

    Client& connect();  // and says hello
    Client& connect_silently();

    struct Seats {
        std::string match{};
        std::vector<std::string> tokens{};  // by seat number; empty for those of the house
    };
    Seats create(Client& by, const std::string& scenario, std::vector<std::uint32_t> machines = {},
                 std::uint32_t clock = 0);

    // All who play sit down, in seat order, and so it begins.
    void sit(const Seats& seats);
    Seats begun(const std::string& scenario, std::vector<std::uint32_t> machines = {},
                std::uint32_t clock = 0);

    void run() { loop.run(); }

    // Turns the clock, a quarter of a second at a time.
    void pass(std::chrono::milliseconds time);

    // The process dies at once, and another starts with what was stored.
    void kill_and_start();

    std::int64_t calendar = 1'700'000'000;
    Loop loop{};
    FakeStore store{loop};
    Catalogue catalogue;
    std::unique_ptr<Host> host{};
    std::vector<std::unique_ptr<Client>> clients{};

private:
    void start();

    OpenStore open_store_{};
    std::unique_ptr<Store> other_store_{};
    std::chrono::milliseconds now_{};
    std::uint64_t last_session_ = 0;
    std::uint64_t chance_ = 1;
};

}  // namespace galloper
