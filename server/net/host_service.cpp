#include "server/net/host_service.h"

#include "common/wire/messages.h"

namespace galloper::net {

void HostService::connected(Session& session) { host_.connected(session); }

void HostService::received(Session& session, std::string_view message)
{
    play::v1::ClientFrame frame;
    if (wire::parse_frame(message, frame)) {
        host_.received(session, frame);
    } else {
        host_.bad_frame(session);
    }
}

void HostService::unreadable(Session& session) { host_.bad_frame(session); }
void HostService::gone(Session& session) { host_.gone(session); }

}  // namespace galloper::net
