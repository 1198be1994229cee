#pragma once

#include <string>

// Plain values to text and back, by their lists of fields (common/base/field.h).
namespace galloper {

// Why a save cannot be read: it is damaged, or another version wrote it.
struct Unreadable {
    std::string words{};
    friend bool operator==(const Unreadable&, const Unreadable&) = default;
};

}  // namespace galloper
