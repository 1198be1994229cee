#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/rows.h"

// Rows as bytes of galloper.record.v1, and back. Nothing where the bytes are none of it.
namespace galloper::store {

std::string encode(const LogRow& row);
std::string encode(const Checkpoint& checkpoint);

std::optional<LogRow> decode_row(std::string_view bytes);
std::optional<Checkpoint> decode_checkpoint(std::string_view bytes);

}  // namespace galloper::store
