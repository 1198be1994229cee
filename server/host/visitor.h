#pragma once

#include <chrono>
#include <cstdint>

#include "server/host/allowance.h"
#include "server/host/session.h"

namespace galloper {

class LiveMatch;

// A connection, as far as the host keeps anything of it.
struct Visitor {
    explicit Visitor(Session& itself, std::chrono::milliseconds now) : session(itself), came(now) {}

    Session& session;
    std::chrono::milliseconds came;
    bool greeted = false;
    bool leaving = false;           // closed by us; nothing that it sends counts any more
    LiveMatch* attached = nullptr;  // lives at least as long as somebody is attached

    Allowance actions{10, 40};
    Allowance forecasts{10, 40};
    Allowance others{10, 40};
    Allowance creations{1, 10};
    Allowance reads{10, 40};       // of pages and parts of what is stored
    Allowance stretches{20, 200};  // of a file that is handed in
};

// Whoever waits for the answer to a request. He may be gone by then.
struct Asker {
    std::uint64_t visitor = 0;  // Session::id()
    std::uint32_t request = 0;
};

}  // namespace galloper
