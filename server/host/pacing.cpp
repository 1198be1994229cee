#include "server/host/pacing.h"

#include <utility>
#include <vector>

#include "server/host/house.h"

namespace galloper {

namespace {

constexpr std::size_t most_waiting = 64;
constexpr std::size_t nearly_taken = 256 << 10;  // bytes that may still be queued

}  // namespace

bool Pacing::add(std::uint64_t visitor, Work work)
{
    Queue& queue = queues_[visitor];
    if (queue.waiting.size() >= most_waiting) return false;
    queue.waiting.push_back(std::move(work));
    begin(visitor);
    return true;
}

// What is done at once goes on in a later turn, so that this does not nest.
void Pacing::begin(std::uint64_t visitor)
{
    const auto found = queues_.find(visitor);
    const Visitor* to = house_.find(visitor);
    if (found == queues_.end() || to == nullptr) return;
    Queue& queue = found->second;
    if (queue.under_way || queue.waiting.empty()) return;
    if (to->session.queued() > nearly_taken) return;

    const Work work = std::move(queue.waiting.front());
    queue.waiting.pop_front();
    queue.under_way = true;
    work([this, visitor] {
        const auto answered = queues_.find(visitor);
        if (answered == queues_.end()) return;
        answered->second.under_way = false;
        house_.later([this, visitor] { begin(visitor); });
    });
}

void Pacing::tick()
{
    std::vector<std::uint64_t> visitors;
    for (const auto& [visitor, queue] : queues_) visitors.push_back(visitor);
    for (const std::uint64_t visitor : visitors) begin(visitor);
    std::erase_if(queues_, [](const auto& one) {
        return one.second.waiting.empty() && !one.second.under_way;
    });
}

}  // namespace galloper
