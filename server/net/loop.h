#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "server/ops/counters.h"

namespace boost::asio {
class io_context;
}

namespace galloper::net {

// The one thread on which net/ and host/ run: whoever calls run() is it. later() may be called from
// any thread and at any time, everything else from that thread, or before run().
class Loop {
public:
    explicit Loop(ops::Counters& counters);
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Until stop(). What a piece of work throws is counted and logged, and the loop goes on: Beast
    // 1.81 lets a peer cause exceptions that pass by every error code.
    void run();
    void stop();

    // Does the work in a later turn of the loop.
    void later(std::function<void()> work);

    // Does the work again and again, with pauses of this length, until stop().
    void every(std::chrono::milliseconds pause, std::function<void()> work);

    // Does the work once, after this time.
    void after(std::chrono::milliseconds time, std::function<void()> work);

    // What is to be done at SIGTERM or SIGINT, each time one comes. SIGHUP and SIGPIPE are ignored
    // by the whole process from here on.
    void on_signal(std::function<void()> work);

    boost::asio::io_context& context();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace galloper::net
