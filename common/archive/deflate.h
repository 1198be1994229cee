#pragma once

#include <optional>
#include <string>
#include <string_view>

// zlib streams (RFC 1950), which browsers unpack by themselves.
namespace galloper::archive {

std::string deflated(std::string_view bytes);

// Exactly `whole` bytes from a stream that ends with its last byte; nothing where it is no such
// stream or comes to another length. Whatever a stream would come to, no more than `whole` bytes
// are ever unpacked, and no more held than have been.
std::optional<std::string> inflated(std::string_view stream, std::size_t whole);

}  // namespace galloper::archive
