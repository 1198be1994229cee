#include "server/host/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "common/base/check.h"

namespace galloper {

namespace {

constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
static_assert(letters.size() == 32);
constexpr std::size_t name_length = 16;
constexpr std::size_t token_length = 16;

const unsigned char* bytes_of(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Chance true_chance()
{
    check(sodium_init() >= 0, "libsodium can be used");
    return [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); };
}

std::string new_token(const Chance& chance)
{
    std::array<std::uint8_t, token_length> bytes{};
    chance(bytes);
    return {bytes.begin(), bytes.end()};
}

Digest hash_of_token(std::string_view token)
{
    Digest hash{};
    crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
    return hash;
}

bool same(const Digest& a, const Digest& b)
{
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_match_name(const Chance& chance)
{
    std::array<std::uint8_t, name_length> bytes{};
    chance(bytes);
    std::string name;
    for (const std::uint8_t byte : bytes) name.push_back(letters[byte % letters.size()]);
    return name;
}

bool is_match_name(std::string_view name)
{
    return name.size() == name_length && std::all_of(name.begin(), name.end(), [](char c) {
               return letters.find(c) != std::string_view::npos;
           });
}

}  // namespace galloper
