// What anybody may send in a message: bytes that are read as a frame, and the action in it. Reading
// must neither break nor hold more memory than a few times the message, whatever the bytes are.
//
//     cmake --preset fuzz && cmake --build build/fuzz --target frame_fuzz
//     build/fuzz/bin/frame_fuzz -max_len=65536 -rss_limit_mb=512 -max_total_time=60

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "common/wire/messages.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    using namespace galloper;
    constexpr std::size_t largest_message = 64 * 1024;
    if (size > largest_message) return 0;

    play::v1::ClientFrame frame;
    if (!wire::parse_frame({reinterpret_cast<const char*>(bytes), size}, frame)) return 0;
    if (frame.SpaceUsedLong() > 16 * largest_message) std::abort();
    if (!frame.has_act()) return 0;

    // An action that can be read says the same when it is written and read again.
    auto action = wire::unpack(frame.act().action());
    if (!action) return 0;
    auto again = wire::decode_action(wire::encode(*action));
    if (!again || !(*again == *action)) std::abort();
    return 0;
}
