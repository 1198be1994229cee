#include "server/net/loop.h"

#include <csignal>
#include <exception>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/ops/logging.h"

namespace galloper::net {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

using Work = std::shared_ptr<const std::function<void()>>;

void repeat(const std::shared_ptr<asio::steady_timer>& timer, std::chrono::milliseconds pause,
            const Work& work)
{
    timer->expires_after(pause);
    timer->async_wait([timer, pause, work](error_code failed) {
        if (failed) return;
        repeat(timer, pause, work);
        (*work)();
    });
}

void await_signal(asio::signal_set& signals, const Work& work)
{
    signals.async_wait([&signals, work](error_code failed, int) {
        if (failed) return;
        await_signal(signals, work);
        (*work)();
    });
}

}  // namespace

struct Loop::Inside {
    explicit Inside(ops::Counters& totals) : counters(totals) {}

    ops::Counters& counters;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
    asio::signal_set signals{context};
};

Loop::Loop(ops::Counters& counters) : inside_(std::make_unique<Inside>(counters)) {}
Loop::~Loop() = default;

void Loop::run()
{
    while (!inside_->context.stopped()) {
        try {
            inside_->context.run();
        } catch (const std::exception& thrown) {
            ++inside_->counters.thrown;
            ops::log(ops::Level::Error,
                     std::string("the loop goes on after an exception: ") + thrown.what());
        } catch (...) {
            ++inside_->counters.thrown;
            ops::log(ops::Level::Error,
                     "the loop goes on after something that is no exception was thrown");
        }
    }
}

void Loop::stop() { inside_->context.stop(); }

void Loop::later(std::function<void()> work) { asio::post(inside_->context, std::move(work)); }

void Loop::every(std::chrono::milliseconds pause, std::function<void()> work)
{
    repeat(std::make_shared<asio::steady_timer>(inside_->context), pause,
           std::make_shared<const std::function<void()>>(std::move(work)));
}

void Loop::after(std::chrono::milliseconds time, std::function<void()> work)
{
    auto timer = std::make_shared<asio::steady_timer>(inside_->context, time);
    timer->async_wait([timer, work = std::move(work)](error_code failed) {
        if (!failed) work();
    });
}

void Loop::on_signal(std::function<void()> work)
{
    std::signal(SIGHUP, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    inside_->signals.add(SIGTERM);
    inside_->signals.add(SIGINT);
    await_signal(inside_->signals, std::make_shared<const std::function<void()>>(std::move(work)));
}

asio::io_context& Loop::context() { return inside_->context; }

}  // namespace galloper::net
