#include "common/base/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace galloper {
namespace {

TEST(PlainText, IsWordsInAnyScriptAndLineEnds)
{
    EXPECT_TRUE(is_plain_text(""));
    EXPECT_TRUE(is_plain_text("Hold the wood.\nThen wait."));
    EXPECT_TRUE(is_plain_text("\u00a1No pasar\u00e1n! \u20ac \U0001f40e"));
}

TEST(PlainText, HasNoControlCharacters)
{
    EXPECT_FALSE(is_plain_text("a\tb"));
    EXPECT_FALSE(is_plain_text("a\rb"));
    EXPECT_FALSE(is_plain_text("\x1b[2J"));
    EXPECT_FALSE(is_plain_text(std::string("a\0b", 3)));
    EXPECT_FALSE(is_plain_text("\x7f"));
    EXPECT_FALSE(is_plain_text("\xc2\x85"));  // U+0085, a control in two bytes
}

TEST(PlainText, IsWellFormed)
{
    EXPECT_FALSE(is_plain_text("\x80"));              // goes on without a beginning
    EXPECT_FALSE(is_plain_text("\xc3"));              // begins and does not go on
    EXPECT_FALSE(is_plain_text("\xc3("));             // goes on with something else
    EXPECT_FALSE(is_plain_text("\xe2\x82"));          // cut short
    EXPECT_FALSE(is_plain_text("\xc0\xaf"));          // U+002F in two bytes
    EXPECT_FALSE(is_plain_text("\xe0\x80\xaf"));      // and in three
    EXPECT_FALSE(is_plain_text("\xf0\x80\x80\xaf"));  // and in four
    EXPECT_FALSE(is_plain_text("\xed\xa0\x80"));      // U+D800, half of a pair
    EXPECT_FALSE(is_plain_text("\xf4\x90\x80\x80"));  // U+110000
    EXPECT_FALSE(is_plain_text("\xf8\x88\x80\x80\x80"));
    EXPECT_FALSE(is_plain_text("\xff"));
    EXPECT_TRUE(is_plain_text("\xf4\x8f\xbf\xbf"));  // U+10FFFF, the last there is
}

}  // namespace
}  // namespace galloper
