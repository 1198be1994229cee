#pragma once

#include <string_view>

#include "common/game/check_action.h"
#include "common/wire/codec.h"
#include "galloper/play/v1/offer.pb.h"
#include "galloper/play/v1/picture.pb.h"
#include "galloper/play/v1/session.pb.h"

// The contract's values into messages of galloper.play.v1 and out of them, for those who put
// messages into frames: net/ and the clients.
namespace galloper::wire {

// What a message from outside may hold; each is well over what any offer asks for. Whether an
// answer fits its ask is check_action's business.
namespace limits {
inline constexpr int depth = 16;             // messages within messages
inline constexpr int fields = 200'000;       // in one message, with all that it holds
inline constexpr int client_fields = 4'000;  // in one frame of a client's
inline constexpr int answers = 16;
inline constexpr int corners = 256;  // of a path or an outline in an answer
inline constexpr int pieces = 1'000;
inline constexpr std::size_t verb = 100;    // bytes
inline constexpr std::size_t text = 8'000;  // bytes: 2,000 characters of UTF-8
}  // namespace limits

// Reads one message; false if the bytes are no such message, nest too deeply or hold too many
// fields. Unknown fields are dropped. Counting comes before any of it is built: 64 KiB of empty
// messages would otherwise become 1.8 MiB of heap.
bool parse(std::string_view bytes, google::protobuf::Message& message,
           int most_fields = limits::fields);

// The same for the one message that anybody may send.
inline bool parse_frame(std::string_view bytes, play::v1::ClientFrame& frame)
{
    return parse(bytes, frame, limits::client_fields);
}

void pack(const SentPicture& picture, play::v1::Picture& message);
void pack(std::uint32_t number, const Update& update, play::v1::Update& message);
void pack(const SentAction& action, play::v1::Action& message);
void pack(const Forecast& forecast, play::v1::Forecast& message);
void pack(const Refusal& refusal, play::v1::Refused& message);

Result<SentPicture, Malformed> unpack(const play::v1::Picture& message);
Result<Numbered, Malformed> unpack(const play::v1::Update& message);
Result<SentAction, Malformed> unpack(const play::v1::Action& message);
Result<Forecast, Malformed> unpack(const play::v1::Forecast& message);

// Protobuf writes its complaints, with bytes that strangers sent, to the standard error. This turns
// that off for the whole process; every main() calls it first, and so do all functions above.
void silence_protobuf();

}  // namespace galloper::wire
