#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

// BLAKE2b with 32 bytes, as dice, handles and a match's hash chain share it. libsodium's.
namespace galloper {

using Digest = std::array<std::uint8_t, 32>;
using Key = std::array<std::uint8_t, 32>;

Digest hash_of(std::string_view bytes);

// Without the key nobody can tell what was hashed, nor any digest from another.
Digest keyed_hash(const Key& key, std::string_view bytes);

// What is hashed is put together from these, each of a length that its beginning tells, so that no
// two lists of parts come to the same bytes.
class Parts {
public:
    // `what` says what the hash is for; hashes under one key for different ends never meet.
    explicit Parts(std::string_view what) { add(what); }

    Parts& add(std::uint64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            bytes_.push_back(static_cast<char>(number >> shift & 0xff));
        return *this;
    }
    Parts& add(std::string_view text)
    {
        add(std::uint64_t{text.size()});
        bytes_ += text;
        return *this;
    }
    Parts& add(const Digest& digest)
    {
        bytes_.append(digest.begin(), digest.end());
        return *this;
    }

    std::string_view bytes() const { return bytes_; }

private:
    std::string bytes_{};
};

// The number that eight bytes of a digest spell, the first byte counting least; `which` is 0 to 3.
std::uint64_t number_in(const Digest& digest, std::size_t which);

}  // namespace galloper
