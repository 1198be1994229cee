#include "common/wire/codec.h"

#include "common/wire/messages.h"

namespace galloper::wire {

namespace {

std::string bytes_of(const google::protobuf::Message& message)
{
    silence_protobuf();
    return message.SerializeAsString();
}

template <class Message>
auto decode(std::string_view bytes) -> decltype(unpack(Message()))
{
    Message message;
    if (!parse(bytes, message)) return Err{Malformed{"not the bytes of such a message"}};
    return unpack(message);
}

}  // namespace

std::string encode(const SentPicture& picture)
{
    play::v1::Picture message;
    pack(picture, message);
    return bytes_of(message);
}

std::string encode(std::uint32_t number, const Update& update)
{
    play::v1::Update message;
    pack(number, update, message);
    return bytes_of(message);
}

std::string encode(const SentAction& action)
{
    play::v1::Action message;
    pack(action, message);
    return bytes_of(message);
}

std::string encode(const Forecast& forecast)
{
    play::v1::Forecast message;
    pack(forecast, message);
    return bytes_of(message);
}

Result<SentPicture, Malformed> decode_picture(std::string_view bytes)
{
    return decode<play::v1::Picture>(bytes);
}

Result<Numbered, Malformed> decode_update(std::string_view bytes)
{
    return decode<play::v1::Update>(bytes);
}

Result<SentAction, Malformed> decode_action(std::string_view bytes)
{
    return decode<play::v1::Action>(bytes);
}

Result<Forecast, Malformed> decode_forecast(std::string_view bytes)
{
    return decode<play::v1::Forecast>(bytes);
}

}  // namespace galloper::wire
