#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/wire_format_lite.h>

#include "common/wire/messages.h"

namespace galloper::wire {

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::internal::WireFormatLite;
using google::protobuf::io::CodedInputStream;

// Walks over a message's bytes without building anything.
class Walk {
public:
    Walk(CodedInputStream& in, int most_fields) : in_(in), left_(most_fields) {}

    bool message(const Descriptor& kind, int depth)
    {
        if (depth > limits::depth) return false;
        while (const std::uint32_t tag = in_.ReadTag())
            if (--left_ < 0 || !field(kind, tag, depth)) return false;
        return in_.ConsumedEntireMessage();
    }

private:
    bool field(const Descriptor& kind, std::uint32_t tag, int depth)
    {
        std::uint64_t varint = 0;
        switch (WireFormatLite::GetTagWireType(tag)) {
            case WireFormatLite::WIRETYPE_VARINT:
                return in_.ReadVarint64(&varint);
            case WireFormatLite::WIRETYPE_FIXED32:
                return in_.Skip(4);
            case WireFormatLite::WIRETYPE_FIXED64:
                return in_.Skip(8);
            case WireFormatLite::WIRETYPE_LENGTH_DELIMITED:
                return delimited(kind, WireFormatLite::GetTagFieldNumber(tag), depth);
            case WireFormatLite::WIRETYPE_START_GROUP:
            case WireFormatLite::WIRETYPE_END_GROUP:
                break;  // this protocol has no groups
        }
        return false;
    }

    bool delimited(const Descriptor& kind, int number, int depth)
    {
        int length = 0;
        if (!in_.ReadVarintSizeAsInt(&length)) return false;
        const FieldDescriptor* known = kind.FindFieldByNumber(number);
        if (known == nullptr || known->message_type() == nullptr) return in_.Skip(length);
        const auto limit = in_.PushLimit(length);
        const bool good = message(*known->message_type(), depth + 1) && in_.BytesUntilLimit() == 0;
        in_.PopLimit(limit);
        return good;
    }

    CodedInputStream& in_;
    int left_;
};

}  // namespace

void silence_protobuf()
{
    static const auto before = google::protobuf::SetLogHandler(nullptr);
    (void)before;
}

bool parse(std::string_view bytes, google::protobuf::Message& message, int most_fields)
{
    silence_protobuf();
    const int size = static_cast<int>(bytes.size());
    if (size < 0 || static_cast<std::size_t>(size) != bytes.size()) return false;
    CodedInputStream in(reinterpret_cast<const std::uint8_t*>(bytes.data()), size);
    if (!Walk(in, most_fields).message(*message.GetDescriptor(), 1)) return false;
    if (!message.ParseFromArray(bytes.data(), size)) return false;
    message.DiscardUnknownFields();
    return true;
}

}  // namespace galloper::wire
