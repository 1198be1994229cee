#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace galloper {

// The host's thread in a test: what is posted is done in order, when the test says so.
class Loop {
public:
    void post(std::function<void()> work)
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(work));
        changed_.notify_one();
    }

    // Whether somebody outside this thread still owes something.
    std::function<bool()> owed = [] { return false; };

    // Does everything there is and whatever that brings; `most` bounds a test that never ends.
    // Gives back how much it did.
    int run(int most = 100'000)
    {
        int done = 0;
        while (done < most) {
            if (owed()) wait_for_work();
            std::function<void()> work;
            {
                const std::lock_guard lock(mutex_);
                if (waiting_.empty()) break;
                work = std::move(waiting_.front());
                waiting_.pop_front();
            }
            work();
            ++done;
        }
        return done;
    }

    void forget()
    {
        const std::lock_guard lock(mutex_);
        waiting_.clear();
    }

private:
    void wait_for_work()
    {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(10), [this] { return !waiting_.empty(); });
    }

    std::mutex mutex_{};
    std::condition_variable changed_{};
    std::deque<std::function<void()>> waiting_{};
};

}  // namespace galloper
