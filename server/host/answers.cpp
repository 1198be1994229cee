#include "server/host/answers.h"

#include <iterator>

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

Frame past(const std::string& first_picture, const std::vector<StoredUpdate>& updates)
{
    constexpr std::size_t most_bytes = 256 << 10;
    auto from = updates.end();
    for (std::size_t bytes = 0; from != updates.begin(); --from) {
        bytes += std::prev(from)->bytes.size();
        if (bytes > most_bytes) break;
    }
    play::v1::ServerFrame message;
    message.mutable_past()->set_first(first_picture);
    for (; from != updates.end(); ++from) message.mutable_past()->add_told(from->bytes);
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
