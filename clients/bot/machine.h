#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "clients/library/client.h"
#include "common/bot/brain.h"

namespace galloper::client {

// Plays a seat by the brain alone, over the wire, as any player could.
struct Machine {
    std::uint64_t seed = 0;
    int effort = 12;  // forecasts for one choice; a server allows ten a second
    int actions = 0;  // how many were accepted

    // Until the match is over, `enough` says so, or nobody can go on; the words say why not. The
    // client is attached.
    std::optional<std::string> play(Client& client, const std::function<bool()>& enough);
};

}  // namespace galloper::client
