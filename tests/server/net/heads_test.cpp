#include <gtest/gtest.h>

#include <fstream>

#include "tests/server/net/raw_socket.h"
#include "tests/server/net/running_server.h"

namespace galloper::net {
namespace {

using std::chrono::milliseconds;

// A request for /health with Host and Connection, that has this many fields in all.
std::string with_fields(int count)
{
    std::string more;
    for (int at = 2; at < count; ++at) more += "X-" + std::to_string(at) + ": 1\r\n";
    return get("/health", more);
}

std::string status_of(const std::string& answer) { return answer.substr(0, 12); }

bool still_serves(const RunningServer& server)
{
    return ask_for(server.port(), get("/health")).ends_with("well\n");
}

TEST(Heads, SixtyFourFieldsAreEnough)
{
    const RunningServer server;

    EXPECT_EQ(status_of(ask_for(server.port(), with_fields(64))), "HTTP/1.1 200");
    EXPECT_EQ(status_of(ask_for(server.port(), with_fields(65))), "HTTP/1.1 431");
}

TEST(Heads, EightKibibytesAreEnough)
{
    const RunningServer server;
    const std::size_t own = get("/health", "X: \r\n").size();
    const std::string fits(8192 - own, 'x');
    const std::string too_long(8193 - own, 'x');

    EXPECT_EQ(status_of(ask_for(server.port(), get("/health", "X: " + fits + "\r\n"))),
              "HTTP/1.1 200");
    EXPECT_EQ(status_of(ask_for(server.port(), get("/health", "X: " + too_long + "\r\n"))),
              "HTTP/1.1 431");
}

TEST(Heads, AHeadWithoutEndIsRefusedAtItsLimit)
{
    const RunningServer server;
    const std::string endless = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ";

    const std::string answer = ask_for(server.port(), endless + std::string(100'000, 'x'));

    EXPECT_EQ(status_of(answer), "HTTP/1.1 431");
    EXPECT_TRUE(still_serves(server));
}

TEST(Heads, ASlowHeadIsCutOff)
{
    RunningServer server({.head = milliseconds(30), .tick = milliseconds(5)});
    RawSocket socket(server.port());

    socket.send("GET / HTTP/1.1\r\nHost: loc");

    EXPECT_EQ(socket.read_all(), "");
    EXPECT_TRUE(server.until([&server] { return server.server().connections() == 0; }));
}

TEST(Heads, WhoSaysNothingIsCutOff)
{
    RunningServer server({.head = milliseconds(30), .tick = milliseconds(5)});
    RawSocket socket(server.port());

    EXPECT_TRUE(socket.at_end());
}

TEST(Heads, AnyTransferEncodingIsRefused)
{
    const RunningServer server;

    for (const std::string_view coding : {"chunked", "gzip", "identity", "gzip, chunked"}) {
        const std::string field = "Transfer-Encoding: " + std::string(coding) + "\r\n";
        EXPECT_EQ(status_of(ask_for(server.port(), get("/", field))), "HTTP/1.1 501") << coding;
    }
}

// Read as a body, this trailer would end a process that uses Beast 1.81.
TEST(Heads, AChunkedBodyWithAHugeTrailerIsNotRead)
{
    RunningServer server;
    const std::string trailer = "X: " + std::string(65'540, 'x') + "\r\n\r\n";

    const std::string answer =
        ask_for(server.port(),
                get("/", "Transfer-Encoding: chunked\r\n", "POST") + "1\r\na\r\n0\r\n" + trailer);

    EXPECT_EQ(status_of(answer), "HTTP/1.1 501");
    EXPECT_EQ(server.counters().thrown, 0u);
    EXPECT_TRUE(still_serves(server));
}

TEST(Heads, ThereIsExactlyOneHost)
{
    const RunningServer server;
    const auto asked = [&server](std::string_view fields) {
        return status_of(
            ask_for(server.port(), std::string("GET /health HTTP/1.1\r\nConnection: close\r\n")
                                       .append(fields)
                                       .append("\r\n")));
    };

    EXPECT_EQ(asked("Host: localhost\r\n"), "HTTP/1.1 200");
    EXPECT_EQ(asked("Host: [::1]:8080\r\n"), "HTTP/1.1 200");
    EXPECT_EQ(asked(""), "HTTP/1.1 400");
    EXPECT_EQ(asked("Host:\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(asked("Host: a/b\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(asked("Host: localhost\r\nHost: localhost\r\n"), "HTTP/1.1 400");
}

TEST(Heads, NoRequestBringsABody)
{
    const RunningServer server;

    EXPECT_EQ(status_of(ask_for(server.port(), get("/health", "Content-Length: 0\r\n"))),
              "HTTP/1.1 200");
    EXPECT_EQ(status_of(ask_for(server.port(), get("/health", "Content-Length: 4\r\n") + "four")),
              "HTTP/1.1 413");
    EXPECT_EQ(status_of(ask_for(server.port(),
                                get("/health", "Content-Length: 0\r\nContent-Length: 4\r\n"))),
              "HTTP/1.1 400");
    EXPECT_EQ(status_of(ask_for(server.port(), get("/health", "Expect: 100-continue\r\n"))),
              "HTTP/1.1 417");
}

TEST(Heads, WhatIsNoRequestIsRefused)
{
    const RunningServer server;

    for (const std::string_view noise :
         {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
          "GET / HTTP/1.1\r\n: nameless\r\nHost: localhost\r\n\r\n",
          "GET http://elsewhere/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
          "\x16\x03\x01\x02\x01\x01\r\n\r\n"}) {
        EXPECT_EQ(status_of(ask_for(server.port(), noise)), "HTTP/1.1 400") << noise;
    }
    EXPECT_TRUE(still_serves(server));
}

TEST(Heads, AnAnswerThatNobodyReadsIsCutOff)
{
    const SomeFiles some;
    std::ofstream(some.folder() / "large.txt") << std::string(16u << 20, 'x');
    RunningServer server({.write = milliseconds(50), .tick = milliseconds(5)}, some.read());
    RawSocket socket(server.port(), 4096);

    socket.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");

    EXPECT_TRUE(server.until([&server] { return server.server().connections() == 1; }));
    EXPECT_TRUE(server.until([&server] { return server.server().connections() == 0; }));
}

}  // namespace
}  // namespace galloper::net
