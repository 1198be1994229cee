#include "clients/library/frames.h"

#include <sodium.h>

#include "common/wire/messages.h"

namespace galloper::client {

using std::chrono::steady_clock;

std::optional<proto::ServerFrame> Client::Wire::take()
{
    const std::optional<std::string> bytes = socket.take();
    if (!bytes) return std::nullopt;
    proto::ServerFrame frame;
    if (!wire::parse(*bytes, frame)) return std::nullopt;
    return frame;
}

std::optional<proto::ServerFrame> Client::Wire::ask_patiently(proto::ClientFrame& request,
                                                              std::chrono::seconds most)
{
    const auto patience = steady_clock::now() + most;
    for (;;) {
        auto answer = ask(request, most);
        const bool later = answer && answer->has_refused() &&
                           (answer->refused().reason() == proto::REASON_TOO_MANY ||
                            answer->refused().reason() == proto::REASON_TRY_AGAIN);
        if (!later || steady_clock::now() > patience) return answer;
        pause(std::chrono::milliseconds(500));
    }
}

std::optional<proto::ServerFrame> Client::Wire::ask(proto::ClientFrame& request,
                                                    std::chrono::seconds most)
{
    request.set_request(++last_request);
    socket.send(request.SerializeAsString());
    const auto patience = steady_clock::now() + most;
    while (steady_clock::now() < patience) {
        while (auto frame = take()) {
            if (frame->request() == last_request) return frame;
            if (frame->request() == 0) unasked.push_back(std::move(*frame));
        }
        if (socket.ended()) return std::nullopt;
        socket.wait(std::nullopt, std::chrono::seconds(1));
    }
    return std::nullopt;
}

void Client::Wire::pause(std::chrono::milliseconds time)
{
    const auto over = steady_clock::now() + time;
    while (steady_clock::now() < over && !socket.ended()) {
        while (auto frame = take())
            if (frame->request() == 0) unasked.push_back(std::move(*frame));
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(over - steady_clock::now());
        socket.wait(std::nullopt, left + std::chrono::milliseconds(1));
    }
}

static Card::Stage stage_of(proto::Stage stage)
{
    if (stage == proto::STAGE_PLAYING) return Card::Stage::Playing;
    if (stage == proto::STAGE_OVER) return Card::Stage::Over;
    if (stage == proto::STAGE_PARKED) return Card::Stage::Parked;
    return Card::Stage::Waiting;
}

static Seat seat_of(std::uint32_t number) { return Seat{static_cast<std::uint8_t>(number)}; }

Card card_of(const proto::MatchCard& message)
{
    Card card{.stage = stage_of(message.stage()),
              .title = message.title(),
              .ruleset = message.ruleset(),
              .result = message.result()};
    for (const proto::SeatCard& seat : message.seats())
        card.seats.push_back(
            {seat_of(seat.seat()), seat.post(), seat.name(), seat.machine(), seat.present()});
    if (message.has_your_seat()) card.yours = seat_of(message.your_seat());
    return card;
}

Refusal refusal_of(const proto::Refused& message)
{
    Refusal refusal{Refusal::Kind::NotPossible, message.words()};
    if (message.reason() == proto::REASON_NOT_OFFERED) refusal.kind = Refusal::Kind::NotOffered;
    if (message.reason() == proto::REASON_BAD_ANSWER) refusal.kind = Refusal::Kind::BadAnswer;
    if (message.reason() == proto::REASON_STALE) refusal.kind = Refusal::Kind::Stale;
    return refusal;
}

std::string trouble_in(const std::optional<proto::ServerFrame>& answer)
{
    if (!answer) return "The server does not answer.";
    if (answer->has_refused()) return answer->refused().words();
    return "The server answers something else than it was asked.";
}

std::string entropy()
{
    std::string bytes(32, '\0');
    if (sodium_init() >= 0) randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

}  // namespace galloper::client
