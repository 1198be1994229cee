#include "server/host/answers.h"

#include <utility>

namespace galloper {

Trouble unknown_match()
{
    return {play::v1::REASON_UNKNOWN, "There is no such match, or the link is not one of its."};
}

Trouble try_again()
{
    return {play::v1::REASON_TRY_AGAIN, "That could not be done just now. Nothing has changed."};
}

Trouble parked()
{
    return {play::v1::REASON_PARKED,
            "The match has been stopped by the house. Nothing of it is lost."};
}

Frame frame_of(const play::v1::ServerFrame& message)
{
    return std::make_shared<const std::string>(message.SerializeAsString());
}

Frame refused(std::uint32_t request, const Trouble& trouble)
{
    play::v1::ServerFrame message;
    message.set_request(request);
    message.mutable_refused()->set_reason(trouble.reason);
    message.mutable_refused()->set_words(trouble.words);
    return frame_of(message);
}

Frame told(std::string update)
{
    play::v1::ServerFrame message;
    message.set_told(std::move(update));
    return frame_of(message);
}

Frame fresh(std::uint32_t number, const SentPicture& picture)
{
    play::v1::ServerFrame message;
    message.mutable_fresh()->set_number(number);
    wire::pack(picture, *message.mutable_fresh()->mutable_picture());
    return frame_of(message);
}

}  // namespace galloper
