#include "tests/server/whole/player.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "common/wire/messages.h"
#include "tests/support/asking.h"

namespace galloper::whole {

using play::v1::ClientFrame;
using play::v1::ServerFrame;

Player::Player(std::uint16_t port) : socket_(net::let_in(port))
{
    if (!ask(asking::hello()).has_welcome()) throw std::runtime_error("not welcome");
}

ServerFrame Player::ask(ClientFrame request)
{
    request.set_request(++requests_);
    socket_.send(net::frame(request.SerializeAsString()));
    while (auto frame = next())
        if (frame->request() == requests_) return *frame;
    throw std::runtime_error("the connection ended before the answer");
}

std::optional<ServerFrame> Player::next()
{
    auto bytes = net::read_frame(socket_);
    while (bytes && bytes->opcode == 9) bytes = net::read_frame(socket_);
    if (!bytes || bytes->opcode == 8) {
        if (!bytes) return std::nullopt;
        close_code_ = bytes->close_code();
        socket_.send(net::frame(bytes->payload, {.opcode = 8}));
        socket_.hang_up();
        return std::nullopt;
    }
    ServerFrame frame;
    if (!frame.ParseFromString(bytes->payload)) throw std::runtime_error("not a frame");
    hear(frame);
    return frame;
}

void Player::hear(const ServerFrame& frame)
{
    if (frame.has_fresh()) {
        auto whole = wire::unpack(frame.fresh().picture());
        if (!whole) throw std::runtime_error(whole.error().words);
        picture = std::move(*whole);
        number = frame.fresh().number();
    }
    if (frame.body_case() == ServerFrame::kTold) {
        auto update = wire::decode_update(frame.told());
        if (!update) throw std::runtime_error(update.error().words);
        if (update->number != number + 1) throw std::runtime_error("an update out of turn");
        number = update->number;
        heard.push_back(number);
        if (picture) fold(*picture, update->update.change);
    }
}

play::v1::Created Player::create(const std::string& scenario)
{
    ServerFrame answer = ask(asking::create(scenario));
    if (!answer.has_created()) throw std::runtime_error(answer.refused().words());
    return answer.created();
}

ServerFrame Player::sit(const std::string& match, const std::string& token, const std::string& name)
{
    return ask(asking::sit_down(match, token, name, "sixteen bytes or more of it"));
}

ServerFrame Player::attach(const std::string& match, const std::string& token)
{
    ServerFrame attached = ask(asking::attach(match, token, number, !picture));
    while (attached.has_attached() && (!picture || number < attached.attached().number()))
        if (!next()) throw std::runtime_error("the connection ended before the picture");
    return attached;
}

std::optional<SentOffer> Player::easy_offer() const
{
    const auto& offers = picture->offers;
    const auto easy = std::find_if(offers.begin(), offers.end(), [](const SentOffer& offer) {
        return offer.proposed.size() == offer.asks.size();
    });
    return easy == offers.end() ? std::nullopt : std::optional(*easy);
}

ServerFrame Player::act(const SentOffer& offer, std::uint32_t command)
{
    ClientFrame request;
    auto& act = *request.mutable_act();
    act.set_command(command);
    act.set_made_on(number);
    wire::pack(SentAction{offer.verb, offer.piece, offer.proposed}, *act.mutable_action());
    return ask(request);
}

}  // namespace galloper::whole
