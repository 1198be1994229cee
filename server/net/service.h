#pragma once

#include <string_view>

#include "server/host/session.h"

namespace galloper::net {

// What stands behind the connections. net calls it on its one thread, and in this order for each
// session: connected, any number of messages, gone.
class Service {
public:
    virtual ~Service() = default;

    virtual void connected(Session& session) = 0;

    // A whole binary message within the limits; the bytes are good until this returns.
    virtual void received(Session& session, std::string_view message) = 0;

    // A message that is not binary.
    virtual void unreadable(Session& session) = 0;

    // The session is touched no more after this.
    virtual void gone(Session& session) = 0;
};

}  // namespace galloper::net
