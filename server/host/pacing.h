#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>

namespace galloper {

class House;

// Large answers, one after the other for each visitor: the next is begun when he has taken most of
// those before, so that whoever asks for much at once is not cut for it.
class Pacing {
public:
    explicit Pacing(House& house) : house_(house) {}

    // Begins the work now or later; it calls what it is given once it has answered. False where
    // too much waits for this visitor already.
    using Done = std::function<void()>;
    using Work = std::function<void(Done)>;
    bool add(std::uint64_t visitor, Work work);

    void gone(std::uint64_t visitor) { queues_.erase(visitor); }
    void tick();

private:
    struct Queue {
        std::deque<Work> waiting{};
        bool under_way = false;
    };
    void begin(std::uint64_t visitor);

    House& house_;
    std::map<std::uint64_t, Queue> queues_{};
};

}  // namespace galloper
