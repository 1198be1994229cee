#pragma once

#include <string_view>

namespace galloper {

// Whether a person's words may be shown to others: UTF-8 without a flaw (no overlong forms, no
// surrogates, nothing beyond U+10FFFF) and without control characters, line ends apart.
bool is_plain_text(std::string_view text);

}  // namespace galloper
