// What somebody may be called at a table.

#include "server/host/sitters_name.h"

#include <gtest/gtest.h>

namespace galloper {
namespace {

TEST(Names, AreKeptAsTheyAreButForSpacesAtTheEnds)
{
    EXPECT_EQ(name_for_a_seat("  Ana Mari\u0301a "), "Ana Mari\u0301a");
    EXPECT_EQ(name_for_a_seat("\u5c71\u7530\u3000\u592a\u90ce"), "\u5c71\u7530\u3000\u592a\u90ce");
    EXPECT_EQ(name_for_a_seat("\U0001f40e"), "\U0001f40e");
}

TEST(Names, AreLeftWithoutJoinersAndSelectors)
{
    EXPECT_EQ(name_for_a_seat("Ana \u2764\ufe0f"), "Ana \u2764");
    EXPECT_EQ(name_for_a_seat("An\u200dn\u200ca"), "Anna");
    EXPECT_FALSE(name_for_a_seat("\u200d\ufe0f"));
}

TEST(Names, HaveFortyCharactersAtMost)
{
    std::string name;
    for (int i = 0; i < 40; ++i) name += "\u00f1";
    EXPECT_TRUE(name_for_a_seat(name));
    EXPECT_FALSE(name_for_a_seat(name + "n"));
}

TEST(Names, CanBeSeen)
{
    for (const char* blank : {"", " ", "\u00a0", "\u3000 \u2003", "\u2800", "\u200d", "\ufeff",
                              "\u3164", "\uffa0", "\U000e0041"})
        EXPECT_FALSE(name_for_a_seat(blank)) << blank;
}

// Else two that look alike could be two.
TEST(Names, HoldNothingThatCannotBeSeen)
{
    for (const char* mark :
         {"\n",         "\x7f",       "\u0085",     "\u00ad",    "\u034f", "\u061c", "\u115f",
          "\u17b4",     "\u180e",     "\u200b",     "\u200e",    "\u2028", "\u202e", "\u2060",
          "\u2066",     "\u206f",     "\u2800",     "\u3164",    "\ufeff", "\uffa0", "\ufff9",
          "\U0001bca0", "\U0001d173", "\U000e0001", "\U000e0100"})
        EXPECT_FALSE(name_for_a_seat(std::string("An") + mark + "a")) << mark;
}

}  // namespace
}  // namespace galloper
