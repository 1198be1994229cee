#include "server/host/host.h"

#include <utility>

#include "server/host/house.h"
#include "server/host/live_match.h"
#include "server/host/requests.h"

namespace galloper {

class Host::Inside {
public:
    explicit Inside(HostParts parts) : house(std::move(parts)), requests(house) {}

    House house;
    Requests requests;
};

Host::Host(HostParts parts) : inside_(std::make_unique<Inside>(std::move(parts))) {}
Host::~Host() = default;

void Host::connected(Session& session) { inside_->house.arrived(session); }

void Host::received(Session& session, const play::v1::ClientFrame& frame)
{
    Visitor* visitor = inside_->house.find(session.id());
    if (visitor != nullptr && !visitor->leaving) inside_->requests.received(*visitor, frame);
}

void Host::gone(Session& session)
{
    inside_->house.gone(session);
    inside_->requests.gone(session.id());
}

void Host::bad_frame(Session& session)
{
    const Trouble trouble{play::v1::REASON_BAD_FRAME, "That was no frame of this protocol."};
    inside_->house.refuse({session.id(), 0}, trouble);
    inside_->house.close(session.id(), Close::Broken, "not a frame of this protocol");
}

void Host::tick()
{
    inside_->house.tick();
    inside_->requests.tick();
}
void Host::stop(std::function<void()> done) { inside_->house.stop(std::move(done)); }
void Host::unpark(std::int64_t match, std::function<void(const std::string& trouble)> then)
{
    inside_->house.with_match(MatchId{match}, [then = std::move(then)](LiveMatch* found) {
        if (found == nullptr) return then("There is no match of that number.");
        found->unpark(then);
    });
}

void Host::store_lost() { inside_->house.store_lost(); }
Host::Figures Host::figures() const { return inside_->house.figures(); }

}  // namespace galloper
