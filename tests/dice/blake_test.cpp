#include "common/dice/blake.h"

#include <gtest/gtest.h>

#include "common/base/check.h"

namespace galloper {
namespace {

std::string hex(const Digest& digest)
{
    std::string text;
    for (const std::uint8_t byte : digest) {
        text.push_back("0123456789abcdef"[byte >> 4]);
        text.push_back("0123456789abcdef"[byte & 15]);
    }
    return text;
}

// `printf abc | b2sum -l 256` says so.
TEST(Blake, IsBlake2bWith32Bytes)
{
    EXPECT_EQ(hex(hash_of("abc")),
              "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Blake, DependsOnKeyAndBytes)
{
    Key other{};
    other[31] = 1;

    EXPECT_NE(keyed_hash({}, "abc"), keyed_hash(other, "abc"));
    EXPECT_NE(keyed_hash({}, "abc"), keyed_hash({}, "abd"));
    EXPECT_EQ(keyed_hash(other, "abc"), keyed_hash(other, "abc"));
}

TEST(Parts, NeverRunIntoEachOther)
{
    EXPECT_NE(Parts("a").add("bc").bytes(), Parts("ab").add("c").bytes());
    EXPECT_NE(Parts("a").add("").add("b").bytes(), Parts("a").add("b").add("").bytes());
}

TEST(Blake, ADigestHoldsFourNumbersLeastByteFirst)
{
    Digest digest{};
    digest[8] = 0x34;
    digest[9] = 0x12;
    digest[31] = 0x80;

    EXPECT_EQ(number_in(digest, 0), 0u);
    EXPECT_EQ(number_in(digest, 1), 0x1234u);
    EXPECT_EQ(number_in(digest, 3), 0x8000'0000'0000'0000u);
    EXPECT_THROW(number_in(digest, 4), Broken);
}

}  // namespace
}  // namespace galloper
