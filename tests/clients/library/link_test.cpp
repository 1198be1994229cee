#include "clients/library/link.h"

#include <gtest/gtest.h>

namespace galloper::client {
namespace {

TEST(Link, LeadsToAServerAMatchOrASeat)
{
    EXPECT_EQ(*read_link("http://example.org:8080/"), (Link{"example.org", 8080, "", ""}));
    EXPECT_EQ(*read_link("localhost:9"), (Link{"localhost", 9, "", ""}));
    EXPECT_EQ(*read_link("http://example.org"), (Link{"example.org", 80, "", ""}));
    EXPECT_EQ(*read_link("http://[::1]:8080/#/watch/abc"), (Link{"::1", 8080, "abc", ""}));
    EXPECT_EQ(*read_link("http://[::1]/"), (Link{"::1", 80, "", ""}));
    EXPECT_EQ(*read_link("http://h:1/#/join/abc/00ff7A"),
              (Link{"h", 1, "abc", std::string("\0\xff\x7a", 3)}));
    EXPECT_EQ(*read_link("http://h:1/table#/join/abc/41"), (Link{"h", 1, "abc", "A"}));
}

TEST(Link, IsWrittenAsItIsRead)
{
    const std::string text = "http://h:8080/#/join/abc/00ff7a";
    const std::string numbers = "http://[::1]:8080/#/join/abc/41";

    EXPECT_EQ(join_link(*read_link(text)), text);
    EXPECT_EQ(join_link(*read_link(numbers)), numbers);
}

TEST(Link, ADamagedOneIsRefusedAndNotRepeated)
{
    for (const char* const wrong :
         {"", "http://", "http://:80/", "http://h:0/", "http://h:70000/", "http://h:x/",
          "https://h/", "http://h/#/join/abc", "http://h/#/join/abc/4", "http://h/#/join/abc/4g",
          "http://h/#/join/abc/secret", "http://h/#/table/abc/1", "http://h/#/watch"}) {
        const auto link = read_link(wrong);
        ASSERT_FALSE(link) << wrong;
        EXPECT_EQ(link.error().find("secret"), std::string::npos);
    }
}

}  // namespace
}  // namespace galloper::client
