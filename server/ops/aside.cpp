#include "server/ops/aside.h"

namespace galloper::ops {

Aside::~Aside()
{
    {
        const std::lock_guard guard(mutex_);
        ending_ = true;
        asked_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
}

void Aside::ask(std::function<void()> work, std::function<void()> then)
{
    const std::lock_guard guard(mutex_);
    waiting_.emplace_back(std::move(work), std::move(then));
    asked_.notify_one();
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
}

void Aside::run()
{
    for (;;) {
        std::pair<std::function<void()>, std::function<void()>> next;
        {
            std::unique_lock lock(mutex_);
            asked_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
            if (ending_) return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
        }
        next.first();
        post_(std::move(next.second));
    }
}

}  // namespace galloper::ops
