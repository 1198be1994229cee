#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "common/base/result.h"
#include "common/game/forecast.h"
#include "common/game/telling.h"

// The contract's values as bytes of galloper.play.v1, and back. No generated code is named here, so
// that a caller who only keeps or passes on bytes need not see any; who fills in whole frames uses
// messages.h.
//
// Encoding throws (check) where our own code made a value that has no place on the wire, such as a
// negative count. Decoding never throws: what came from outside is a value or a Malformed.
namespace galloper::wire {

// Why bytes are not what they should be, for our own log and for tests. It never quotes them.
struct Malformed {
    std::string words{};
    friend bool operator==(const Malformed&, const Malformed&) = default;
};

// Bytes of a Picture.
std::string encode(const SentPicture& picture);

// Bytes of an Update under the viewer's own number: what his transcript holds and what he is sent.
std::string encode(std::uint32_t number, const Update& update);

// Bytes of an Action and of a Forecast.
std::string encode(const SentAction& action);
std::string encode(const Forecast& forecast);

struct Numbered {
    std::uint32_t number = 0;
    Update update{};
    friend bool operator==(const Numbered&, const Numbered&) = default;
};

Result<SentPicture, Malformed> decode_picture(std::string_view bytes);
Result<Numbered, Malformed> decode_update(std::string_view bytes);
Result<SentAction, Malformed> decode_action(std::string_view bytes);
Result<Forecast, Malformed> decode_forecast(std::string_view bytes);

// A handle on the wire is these 8 bytes, most significant first, so that handles as bytes are in
// the order of handles as numbers.
std::string bytes_of(Handle handle);

}  // namespace galloper::wire
