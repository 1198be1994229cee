#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/game/action.h"
#include "common/game/picture.h"
#include "galloper/play/v1/session.pb.h"
#include "tests/server/net/raw_socket.h"

namespace galloper::whole {

// A client of the protocol, written for tests: it waits for every answer, applies updates one after
// the other and throws where one is missing or comes twice.
class Player {
public:
    explicit Player(std::uint16_t port);  // and says hello

    // The answer to this request. What comes before it and is no answer is heard.
    play::v1::ServerFrame ask(play::v1::ClientFrame request);

    // A match with both seats taken and nothing done: its tokens, by seat.
    play::v1::Created create(const std::string& scenario);
    play::v1::ServerFrame sit(const std::string& match, const std::string& token,
                              const std::string& name);
    play::v1::ServerFrame attach(const std::string& match, const std::string& token);

    // Takes the offer with what it proposes.
    play::v1::ServerFrame act(const SentOffer& offer, std::uint32_t command);

    // The first offer that needs no answer of one's own; none if nothing of the kind is offered.
    std::optional<SentOffer> easy_offer() const;

    // Whatever comes next, heard; none when the connection has ended, and then with which code.
    std::optional<play::v1::ServerFrame> next();
    unsigned close_code() const { return close_code_; }

    void send(std::string_view bytes) { socket_.send(bytes); }

    std::uint32_t number = 0;              // of the last update
    std::vector<std::uint32_t> heard{};    // the numbers of the updates that came
    std::optional<SentPicture> picture{};  // none until the first whole one came

private:
    void hear(const play::v1::ServerFrame& frame);

    net::RawSocket socket_;
    std::uint32_t requests_ = 0;
    unsigned close_code_ = 0;
};

}  // namespace galloper::whole
