#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "common/wire/messages.h"
#include "galloper/play/v1/session.pb.h"
#include "server/host/session.h"
#include "server/store/rows.h"

// Frames that the server sends.
namespace galloper {

inline constexpr std::uint32_t protocol_number = 1;

// Why a request was not done, as it is sent.
struct Trouble {
    play::v1::Reason reason = play::v1::REASON_UNKNOWN;
    std::string words{};
};

// The one answer to a match that is not there and to a token that is not good for it: whoever
// guesses learns nothing of either.
Trouble unknown_match();
Trouble try_again();
Trouble parked();

Frame frame_of(const play::v1::ServerFrame& message);
Frame refused(std::uint32_t request, const Trouble& trouble);

// An update as it stands in the transcript, in a frame of its own.
Frame told(std::string update);

// What a viewer was told before, the newest of it where all would be too much.
Frame past(const std::string& first_picture, const std::vector<StoredUpdate>& updates);

// The whole picture as it stands after update `number`.
Frame fresh(std::uint32_t number, const SentPicture& picture);

}  // namespace galloper
