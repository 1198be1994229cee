#pragma once

#include <limits>
#include <string>
#include <utility>

#include "common/wire/messages.h"

// What the files that read messages share. Nobody else includes this.
namespace galloper::wire {

// Reads one message into a value and remembers what was first found wrong; from then on it does not
// matter what it reads. So reading is written down field by field, without a way out at each.
class Reader {
public:
    void wrong(const char* words)
    {
        if (wrong_.words.empty()) wrong_.words = words;
    }
    void require(bool holds, const char* words)
    {
        if (!holds) wrong(words);
    }

    template <class T>
    Result<T, Malformed> finish(T value)
    {
        if (!wrong_.words.empty()) return Err{wrong_};
        return value;
    }

    Handle handle(const std::string& bytes)
    {
        require(bytes.size() == 8, "a handle is not 8 bytes long");
        Handle handle;
        for (const char byte : bytes)
            handle.value = handle.value << 8 | static_cast<unsigned char>(byte);
        return handle;
    }
    std::optional<Handle> handle_or_none(const std::string& bytes)
    {
        return bytes.empty() ? std::nullopt : std::optional(handle(bytes));
    }

    int count(std::uint32_t value)
    {
        require(value <= std::numeric_limits<std::int32_t>::max(), "a count is too large");
        return static_cast<int>(value);
    }
    Length length(std::uint32_t value) { return Length{count(value)}; }

    std::uint8_t byte(std::uint32_t value)
    {
        require(value <= 255, "a seat or a side has too high a number");
        return static_cast<std::uint8_t>(value);
    }

    Facing facing(const play::v1::Facing& message)
    {
        require(message.x() != 0 || message.y() != 0, "a facing points nowhere");
        return {message.x(), message.y()};
    }

    std::vector<Point> way(const play::v1::Way& message)
    {
        require(message.xy_size() % 2 == 0, "a way ends in the middle of a point");
        std::vector<Point> way;
        way.reserve(static_cast<std::size_t>(message.xy_size() / 2));
        for (int i = 0; i + 1 < message.xy_size(); i += 2)
            way.push_back({Length{message.xy(i)}, Length{message.xy(i + 1)}});
        return way;
    }

    std::vector<Handle> handles(const google::protobuf::RepeatedPtrField<std::string>& messages)
    {
        std::vector<Handle> handles;
        handles.reserve(static_cast<std::size_t>(messages.size()));
        for (const std::string& bytes : messages) handles.push_back(handle(bytes));
        return handles;
    }

private:
    Malformed wrong_{};
};

inline Point point_of(const play::v1::Point& message)
{
    return {Length{message.x()}, Length{message.y()}};
}

SentAnswer read(const play::v1::Answer& message, Reader& reader);
SentAsk read(const play::v1::Ask& message, Reader& reader);
SentOffer read(const play::v1::Offer& message, Reader& reader);
Stat read(const play::v1::Stat& message, Reader& reader);
SentGround read(const play::v1::Ground& message, Reader& reader);
SentPiece read(const play::v1::Piece& message, Reader& reader);
SentShape read(const play::v1::Shape& message, Reader& reader);
Gauge read(const play::v1::Gauge& message, Reader& reader);
Fact read(const play::v1::Fact& message, Reader& reader);
Proposed read(const play::v1::Proposal& message, Reader& reader);
Ending read(const play::v1::Ending& message, Reader& reader);
Die read(const play::v1::Die& message, Reader& reader);
Modifier read(const play::v1::Modifier& message, Reader& reader);
Throw read(const play::v1::Throw& message, Reader& reader);
SentLine read(const play::v1::Line& message, Reader& reader);

// Any repeated field into the list of its values.
template <class Messages>
auto read_all(const Messages& messages, Reader& reader)
{
    std::vector<decltype(read(messages.Get(0), reader))> values;
    values.reserve(static_cast<std::size_t>(messages.size()));
    for (const auto& message : messages) values.push_back(read(message, reader));
    return values;
}

inline std::vector<std::string> strings(
    const google::protobuf::RepeatedPtrField<std::string>& messages)
{
    return {messages.begin(), messages.end()};
}

}  // namespace galloper::wire
