#pragma once

#include <algorithm>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "common/dice/blake.h"
#include "server/store/store.h"

namespace galloper::store {

// Thrown within server/store alone, where something asked for does not go with what is stored, or
// what is stored cannot be read. It ends the one request; others of its group go on.
class Wrong : public std::exception {
public:
    Wrong(StoreError::Kind kind, std::string words) : error_{kind, std::move(words)} {}
    const char* what() const noexcept override { return error_.words.c_str(); }
    const StoreError& error() const { return error_; }

private:
    StoreError error_;
};

inline void require(bool fits, const char* words)
{
    if (!fits) throw Wrong(StoreError::Kind::Conflict, words);
}
inline void require_whole(bool whole, const std::string& words)
{
    if (!whole) throw Wrong(StoreError::Kind::Damaged, words);
}

inline std::string bytes_of(const Digest& digest)
{
    return std::string(digest.begin(), digest.end());
}
inline Digest digest_of(std::string_view bytes)
{
    Digest digest{};
    require_whole(bytes.size() == digest.size(), "a key or a hash is not 32 bytes long");
    std::copy(bytes.begin(), bytes.end(), digest.begin());
    return digest;
}

}  // namespace galloper::store
