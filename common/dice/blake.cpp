#include "common/dice/blake.h"

#include <sodium.h>

#include "common/base/check.h"

namespace galloper {

static Digest blake2b(std::string_view bytes, const std::uint8_t* key, std::size_t key_size)
{
    static const int ready = sodium_init();  // picks the code that suits this processor
    check(ready >= 0, "libsodium does not start");
    Digest digest{};
    const int failed = crypto_generichash_blake2b(
        digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
        bytes.size(), key, key_size);
    check(failed == 0, "BLAKE2b was asked for what it cannot do");
    return digest;
}

Digest hash_of(std::string_view bytes) { return blake2b(bytes, nullptr, 0); }

Digest keyed_hash(const Key& key, std::string_view bytes)
{
    return blake2b(bytes, key.data(), key.size());
}

std::uint64_t number_in(const Digest& digest, std::size_t which)
{
    check(which < digest.size() / 8, "a digest holds four numbers");
    std::uint64_t number = 0;
    for (std::size_t i = 8; i-- > 0;) number = number << 8 | digest[which * 8 + i];
    return number;
}

}  // namespace galloper
