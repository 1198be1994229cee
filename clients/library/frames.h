#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>

#include "clients/library/client.h"
#include "clients/library/socket.h"
#include "galloper/play/v1/session.pb.h"

// What the sources of this folder share: a socket that speaks in frames. It brings in generated
// code, so nobody outside includes it.
namespace galloper::client {

namespace proto = play::v1;

inline constexpr std::uint32_t protocol = 1;

struct Client::Wire {
    Socket socket{};
    std::uint32_t last_request = 0;
    std::deque<proto::ServerFrame> unasked{};  // what nobody asked for, in order

    // Sends a request and waits for its answer, keeping what comes before it. Nothing where the
    // connection ends first, or so long passes.
    std::optional<proto::ServerFrame> ask(proto::ClientFrame& request,
                                          std::chrono::seconds most = std::chrono::seconds(20));

    // The same of what may have to be asked for again: where the server says that it was too much
    // at once, or has its hands full, a little later, and for so long.
    std::optional<proto::ServerFrame> ask_patiently(proto::ClientFrame& request,
                                                    std::chrono::seconds most);

    // Does nothing for so long but take in what comes.
    void pause(std::chrono::milliseconds time);

    // Takes what has arrived. Nothing where there is none, or what came is no frame: then the
    // connection has no more to say to us.
    std::optional<proto::ServerFrame> take();
};

Card card_of(const proto::MatchCard& message);
Refusal refusal_of(const proto::Refused& message);

// Words for why a request was not answered as it should be.
std::string trouble_in(const std::optional<proto::ServerFrame>& answer);

// Whatever is not chance to others: 32 bytes.
std::string entropy();

}  // namespace galloper::client
