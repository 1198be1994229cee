#pragma once

#include "server/host/host.h"
#include "server/net/service.h"

namespace galloper::net {

// Reads messages as frames of the protocol and hands them to the host.
class HostService final : public Service {
public:
    explicit HostService(Host& host) : host_(host) {}

    void connected(Session& session) override;
    void received(Session& session, std::string_view message) override;
    void unreadable(Session& session) override;
    void gone(Session& session) override;

private:
    Host& host_;
};

}  // namespace galloper::net
