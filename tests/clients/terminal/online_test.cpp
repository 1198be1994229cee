#include "clients/terminal/online.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <sstream>

#include "tests/clients/library/table_server.h"

namespace galloper::terminal {
namespace {

// A pipe that holds what a person will type, and then ends.
class Typed {
public:
    explicit Typed(const std::string& text)
    {
        EXPECT_EQ(::pipe(ends_), 0);
        EXPECT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
        ::close(ends_[1]);
    }
    ~Typed() { ::close(ends_[0]); }
    Typed(const Typed&) = delete;
    int descriptor() const { return ends_[0]; }

private:
    int ends_[2] = {-1, -1};
};

struct Sat : testing::Test {
    TableServer server{};
    std::ostringstream screen{};

    std::optional<std::string> sit(const std::string& text, client::Link link)
    {
        const Typed typed(text);
        Keyboard keyboard(typed.descriptor());
        link.host = "127.0.0.1";
        link.port = server.port();
        return play_online(keyboard, screen, {link, "Ada", ""});
    }
    bool says(const std::string& words) const
    {
        return screen.str().find(words) != std::string::npos;
    }
};

TEST_F(Sat, OnePlaysBySeeingTypingAndBeingTold)
{
    EXPECT_EQ(sit("1\n\nrule CNT-1\nq\n", {.match = "match", .token = "seat"}), std::nullopt);

    EXPECT_TRUE(says("Counting\n  Counter: Ada (you)"));
    EXPECT_TRUE(
        says("  count: 0\nYou are to decide:\n   1  Count on (played when time runs out)\n  "
             "(count: Just count.)\n> "));
    EXPECT_TRUE(says("It will be one more.\n  Do it? (Enter does, n does not)"));
    EXPECT_TRUE(says(
        "\n  * One more.\nYou are to decide:\n   1  Count on (played when time runs out)\n> "));
    EXPECT_TRUE(says("CNT-1: One follows nought."));
    EXPECT_EQ(server.on_its_thread([this] { return server.played; }), 1);
}

TEST_F(Sat, WhatIsTypedCanBeAFile)
{
    std::FILE* const file = std::tmpfile();
    ASSERT_NE(file, nullptr);
    std::fputs("1\n\nq\n", file);
    std::rewind(file);
    Keyboard keyboard(fileno(file));
    const Wish wish{.link = {"127.0.0.1", server.port(), "match", "seat"}, .name = "Ada"};

    EXPECT_EQ(play_online(keyboard, screen, wish), std::nullopt);

    EXPECT_TRUE(says("  * One more.\n"));
    std::fclose(file);
}

TEST_F(Sat, WhoThinksBetterOfItDoesNothing)
{
    EXPECT_EQ(sit("1\nn\nhand\n", {.match = "match", .token = "seat"}), std::nullopt);

    EXPECT_TRUE(says("Nobody else sits at this keyboard."));
    EXPECT_EQ(server.on_its_thread([this] { return server.played; }), 0);
}

TEST_F(Sat, ALinkToAServerAlonePlaysAgainstTheMachineAndSaysHowToComeBack)
{
    EXPECT_EQ(sit("q\n", {}), std::nullopt);

    EXPECT_TRUE(says("To come back to this seat: galloper play http://127.0.0.1:" +
                     std::to_string(server.port()) + "/#/join/alone/7269676874\n"));
}

TEST_F(Sat, ALostConnectionIsSaidAndComesBack)
{
    server.on_its_thread([this] { return server.cuts_before_it_answers = true; });

    EXPECT_EQ(sit("1\n\nq\n", {.match = "match", .token = "seat"}), std::nullopt);

    EXPECT_TRUE(says("The connection is lost."));
    EXPECT_TRUE(says("The connection stands again.\n"));
    EXPECT_TRUE(says("* One more."));
    EXPECT_EQ(server.on_its_thread([this] { return server.played; }), 1);
}

TEST_F(Sat, OneSeesHowLongOneHasToDecide)
{
    server.on_its_thread([this] { return server.clock = 26 * 3'600'000u + 1'800'000u; });

    EXPECT_EQ(sit("t\nq\n", {.match = "match", .token = "seat"}), std::nullopt);

    EXPECT_TRUE(says("\n  Counter has 1 day 2 h to decide.\n"));
    EXPECT_TRUE(says("\n1 day 2 h left > "));
}

TEST_F(Sat, WhatEndsTheSittingIsSaid)
{
    server.on_its_thread([this] {
        server.closes_with = Close::Replaced;
        return 0;
    });

    EXPECT_EQ(sit("1\n\n", {.match = "match", .token = "seat"}),
              "This seat has been taken up elsewhere.");
}

TEST(KeyboardLines, ComeWholeAndTheLastWithoutItsEnd)
{
    const Typed typed("one\n\ntwo");
    Keyboard keyboard(typed.descriptor());

    EXPECT_FALSE(keyboard.ready());
    while (!keyboard.ready()) keyboard.read();
    EXPECT_EQ(keyboard.take(), "one");
    EXPECT_EQ(keyboard.take(), "");
    while (!keyboard.ready()) keyboard.read();
    EXPECT_EQ(keyboard.take(), "two");
    EXPECT_TRUE(keyboard.ended());
    EXPECT_EQ(keyboard.take(), std::nullopt);
}

}  // namespace
}  // namespace galloper::terminal
