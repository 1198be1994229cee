#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace galloper::ops {

// A thread for long work that nobody must wait for: one piece after the other. It begins with the
// first. Made, asked and destroyed on one thread; what has not begun when it goes is not done.
class Aside {
public:
    // How `then` comes back to the thread that asked.
    using Post = std::function<void(std::function<void()>)>;
    explicit Aside(Post post) : post_(std::move(post)) {}
    ~Aside();
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    // The work throws nothing.
    void ask(std::function<void()> work, std::function<void()> then);

private:
    void run();

    Post post_;
    std::mutex mutex_{};
    std::condition_variable asked_{};
    std::deque<std::pair<std::function<void()>, std::function<void()>>> waiting_{};  // guarded
    bool ending_ = false;                                                            // likewise
    std::thread thread_{};
};

}  // namespace galloper::ops
