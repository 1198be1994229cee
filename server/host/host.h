#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "server/host/session.h"

namespace galloper::play::v1 {
class ClientFrame;
}

namespace galloper {

class Catalogue;
class Store;

// What the host is given from outside, so that tests can turn the clock and hold the store.
struct HostParts {
    Store& store;
    const Catalogue& catalogue;

    // Time since this server started. It never goes back.
    std::function<std::chrono::milliseconds()> now;

    // Does something in a later turn of the loop, on the host's thread.
    std::function<void(std::function<void()>)> later;

    // Fills the bytes with chance that nobody can foresee.
    std::function<void(std::span<std::uint8_t>)> chance;

    // Seconds since 1970, for people who read the record. Nothing that is played depends on it.
    std::function<std::int64_t()> calendar;

    // Does long work on another thread, one after the other, and then the rest on the host's. The
    // work throws nothing and touches nothing of the host's.
    std::function<void(std::function<void()> work, std::function<void()> then)> aside;

    bool takes_imports = true;  // matches that were played elsewhere
};

// Live matches: who is connected, what is asked, what is told. Everything here, its callbacks
// included, runs on one thread.
class Host {
public:
    explicit Host(HostParts parts);
    ~Host();
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    // A connection is there and has not yet said hello. After gone() it is never touched again.
    void connected(Session& session);
    void received(Session& session, const play::v1::ClientFrame& frame);
    void gone(Session& session);

    // Bytes that are no frame of this protocol: says so and closes.
    void bad_frame(Session& session);

    // To be called about every 250 milliseconds: deadlines that are due, matches that fall asleep,
    // connections that have not said hello.
    void tick();

    // Takes no more requests, finishes the steps in hand, writes checkpoints, says goodbye to
    // everybody and then calls `done`.
    void stop(std::function<void()> done);

    // The parked match of this number is read again and played on. Gives why not, in words for an
    // operator, or nothing.
    void unpark(std::int64_t match, std::function<void(const std::string& trouble)> then);

    // It is not known whether a commit was kept (the store's fatal function). Nobody is answered
    // any more and every connection is closed; the process ends and the next start reads what is
    // true.
    void store_lost();

    // Figures for an operator. None of them tells a match from another.
    struct Figures {
        std::size_t sessions = 0;
        std::size_t awake = 0;
        std::size_t parked = 0;
        std::uint64_t steps = 0;
    };
    Figures figures() const;

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace galloper
