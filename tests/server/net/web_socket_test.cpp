#include <gtest/gtest.h>

#include "tests/server/net/raw_socket.h"
#include "tests/server/net/running_server.h"

namespace galloper::net {
namespace {

using std::chrono::milliseconds;

std::string status_of(std::uint16_t port, const std::string& request)
{
    RawSocket socket(port);
    socket.send(request);
    return socket.read_until("\r\n\r\n").substr(0, 12);
}

// Sends one frame to a fresh connection and gives the code with which it is closed.
unsigned closed_with(const RunningServer& server, const std::string& bytes)
{
    RawSocket socket = let_in(server.port());
    socket.send(bytes);
    const auto answer = read_frame(socket);
    return answer ? answer->close_code() : 0;
}

bool still_plays(const RunningServer& server)
{
    RawSocket socket = let_in(server.port());
    socket.send(frame("still there?"));
    const auto answer = read_frame(socket);
    return answer && answer->opcode == 2 && answer->payload == "still there?";
}

TEST(WebSocket, CarriesMessagesBothWays)
{
    RunningServer server;
    RawSocket socket = let_in(server.port());

    // Lengths on both sides of where a frame's head changes its form.
    for (const std::size_t length : {0, 1, 125, 126, 127, 128, 65'535}) {
        const std::string message(length, 'm');
        socket.send(frame(message));
        const auto answer = read_frame(socket);
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->opcode, 2u);
        EXPECT_TRUE(answer->payload == message) << length;
    }
}

TEST(WebSocket, APageOfAnotherOriginIsTurnedAway)
{
    const RunningServer server;
    const auto from = [&server](const std::string& origin) {
        return status_of(server.port(), upgrade("Origin: " + origin + "\r\n", "localhost:8080"));
    };

    EXPECT_EQ(from("http://localhost:8080"), "HTTP/1.1 101");
    EXPECT_EQ(from("https://LOCALHOST:8080"), "HTTP/1.1 101");
    EXPECT_EQ(from("http://localhost"), "HTTP/1.1 403");
    EXPECT_EQ(from("http://localhost:8081"), "HTTP/1.1 403");
    EXPECT_EQ(from("http://localhost:8080.evil.example"), "HTTP/1.1 403");
    EXPECT_EQ(from("http://evil.example"), "HTTP/1.1 403");
    EXPECT_EQ(from("file://localhost:8080"), "HTTP/1.1 403");
    EXPECT_EQ(from("null"), "HTTP/1.1 403");
    EXPECT_EQ(from("http://localhost:8080\r\nOrigin: http://localhost:8080"), "HTTP/1.1 403");
}

TEST(WebSocket, AProgramThatNamesNoOriginMayPlay)
{
    const RunningServer server;

    EXPECT_EQ(status_of(server.port(), upgrade()), "HTTP/1.1 101");
}

TEST(WebSocket, AHeadOfManyBytesMayAskToPlay)
{
    const RunningServer server;
    const std::string cookie = "Cookie: " + std::string(6000, 'c') + "\r\n";

    EXPECT_EQ(status_of(server.port(), upgrade(cookie)), "HTTP/1.1 101");
}

TEST(WebSocket, ThePlaceToPlayIsNoPage)
{
    const RunningServer server;

    EXPECT_EQ(status_of(server.port(), get("/play")), "HTTP/1.1 426");
    EXPECT_EQ(status_of(server.port(), get("/play?x=1")), "HTTP/1.1 426");
}

TEST(WebSocket, AMessageSentBeforeTheAnswerIsRefused)
{
    const RunningServer server;

    EXPECT_EQ(status_of(server.port(), upgrade() + frame("early")), "HTTP/1.1 400");
}

TEST(WebSocket, CompressionIsNeverAgreed)
{
    const RunningServer server;
    RawSocket socket(server.port());

    socket.send(
        upgrade("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"));
    const std::string answer = socket.read_until("\r\n\r\n");

    EXPECT_TRUE(answer.starts_with("HTTP/1.1 101 "));
    EXPECT_EQ(answer.find("Extensions"), std::string::npos) << answer;
}

// With compression on, a frame like these ends a process that uses Beast 1.81.
TEST(WebSocket, ACompressedFrameThatDeclaresAHugeLengthEndsItsConnectionAlone)
{
    RunningServer server;
    const std::uint64_t huge = std::uint64_t{1} << 47;

    EXPECT_EQ(
        closed_with(server, frame(std::string(80, 'z'), {.compressed = true, .declared = huge})),
        1002u);
    EXPECT_EQ(closed_with(server, frame(std::string(80, 'z'), {.compressed = true})), 1002u);
    EXPECT_EQ(closed_with(server, frame(std::string(80, 'z'), {.declared = huge})), 1009u);
    EXPECT_EQ(server.counters().thrown, 0u);
    EXPECT_TRUE(still_plays(server));
}

TEST(WebSocket, AMessageHoldsSixtyFourKibibytes)
{
    const RunningServer server;
    RawSocket socket = let_in(server.port());
    const std::string most(64 * 1024, 'm');

    socket.send(frame(most));
    const auto answer = read_frame(socket);

    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->payload == most);
    EXPECT_EQ(closed_with(server, frame(most + "m")), 1009u);
}

TEST(WebSocket, PartsOfOneMessageAreCountedTogether)
{
    RunningServer server;
    const std::string half(32 * 1024, 'h');
    const std::string first = frame(half, {.last = false});
    const std::string second = frame(half, {.opcode = 0, .last = false});

    EXPECT_EQ(closed_with(server, first + second + frame("h", {.opcode = 0})), 1009u);

    RawSocket socket = let_in(server.port());
    socket.send(first + frame(half, {.opcode = 0}));
    const auto answer = read_frame(socket);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->payload.size(), 64u * 1024);
}

TEST(WebSocket, ATextMessageIsNoMessageOfThisProtocol)
{
    RunningServer server;
    RawSocket socket = let_in(server.port());

    socket.send(frame("hello", {.opcode = 1}));

    EXPECT_EQ(read_frame(socket)->payload, "unreadable");
    EXPECT_EQ(read_frame(socket)->close_code(), 1008u);
    EXPECT_TRUE(still_plays(server));
}

TEST(WebSocket, FramesThatBreakTheProtocolEndTheConnection)
{
    const RunningServer server;

    EXPECT_EQ(closed_with(server, frame("bare", {.masked = false})), 1002u);
    EXPECT_EQ(closed_with(server, frame("?", {.opcode = 3})), 1002u);
    EXPECT_EQ(closed_with(server, frame("?", {.opcode = 0})), 1002u);  // continues nothing
    EXPECT_EQ(closed_with(server, frame("?", {.opcode = 9, .last = false})), 1002u);
    EXPECT_EQ(closed_with(server, frame(std::string(126, 'p'), {.opcode = 9})), 1002u);
    EXPECT_EQ(closed_with(server, frame("1", {.opcode = 8})), 1002u);  // half a close code
    EXPECT_TRUE(still_plays(server));
}

TEST(WebSocket, AMessageThatIsNeverCompletedIsCutOff)
{
    RunningServer server({.message = milliseconds(30), .tick = milliseconds(5)});
    RawSocket in_parts = let_in(server.port());
    RawSocket in_one = let_in(server.port());

    in_parts.send(frame("a part", {.last = false}));
    in_one.send(frame("a part", {.declared = 100}));

    EXPECT_TRUE(in_parts.at_end());
    EXPECT_TRUE(in_one.at_end());
    EXPECT_EQ(server.counters().cut_for_time, 2u);
    EXPECT_TRUE(still_plays(server));
}

TEST(WebSocket, WhoTakesTooFewFramesIsCutOff)
{
    RunningServer server;
    RawSocket socket = let_in(server.port());

    socket.send(frame("flood"));  // 300 frames of 1 KiB, over 256

    socket.read_all();
    EXPECT_EQ(server.counters().cut_for_queue, 1u);
    EXPECT_TRUE(server.until([&server] { return server.service().present == 0; }));
}

TEST(WebSocket, WhoTakesTooFewBytesIsCutOff)
{
    RunningServer server;
    RawSocket socket = let_in(server.port());

    socket.send(frame("ten million"));  // 10 frames, the first two already over 1 MiB

    socket.read_all();
    EXPECT_EQ(server.counters().cut_for_queue, 1u);
    EXPECT_TRUE(server.until([&server] { return server.service().present == 0; }));
}

// What the system keeps for him is filled first. He goes on sending all the time, so no idle time
// would ever find him.
TEST(WebSocket, WhoSendsAndNeverReadsIsCutOff)
{
    RunningServer server({.write = milliseconds(50), .tick = milliseconds(5)});
    RawSocket socket = let_in(server.port(), 4096);

    socket.send(frame("one million"));
    std::uint64_t sent = 1;

    EXPECT_TRUE(server.until([&] {
        const bool written = server.counters_here().bytes_out == sent * almost_a_mebibyte;
        socket.send_some(frame(written ? "one million" : ""));
        if (written) ++sent;
        return server.service().came == 1 && server.service().present == 0;
    }));
    EXPECT_EQ(server.counters().cut_for_time, 1u);
}

TEST(WebSocket, ASilentPeerIsPingedAndThenGone)
{
    RunningServer server({.silence = milliseconds(60)});
    RawSocket socket = let_in(server.port());

    const auto ping = read_frame(socket);

    ASSERT_TRUE(ping);
    EXPECT_EQ(ping->opcode, 9u);
    EXPECT_TRUE(socket.at_end());
}

TEST(WebSocket, ThePeersPingIsAnswered)
{
    const RunningServer server;
    RawSocket socket = let_in(server.port());

    socket.send(frame("are you there", {.opcode = 9}));
    const auto pong = read_frame(socket);

    ASSERT_TRUE(pong);
    EXPECT_EQ(pong->opcode, 10u);
    EXPECT_EQ(pong->payload, "are you there");
}

TEST(WebSocket, WhatWasSentBeforeTheGoodbyeArrivesAndNothingAfterIt)
{
    RunningServer server;
    RawSocket socket = let_in(server.port());

    socket.send(frame("goodbye"));

    EXPECT_EQ(read_frame(socket)->payload, "goodbye");
    const auto goodbye = read_frame(socket);
    ASSERT_TRUE(goodbye);
    EXPECT_EQ(goodbye->close_code(), 4001u);
    EXPECT_EQ(goodbye->payload.substr(2), "another connection took the seat");
}

TEST(WebSocket, WhoDoesNotAnswerTheGoodbyeIsCutOff)
{
    RunningServer server({.closing = milliseconds(40), .tick = milliseconds(5)});
    RawSocket told = let_in(server.port());
    RawSocket faulty = let_in(server.port());

    told.send(frame("goodbye"));
    faulty.send(frame("bare", {.masked = false}));

    EXPECT_TRUE(server.until(
        [&server] { return server.service().came == 2 && server.server().connections() == 0; }));
    EXPECT_EQ(server.ask([&server] { return server.service().went; }), 2);
}

TEST(WebSocket, EverySessionThatCameIsGoneOnce)
{
    RunningServer server;
    {
        RawSocket polite = let_in(server.port());
        polite.send(frame(std::string("\x03\xe8", 2), {.opcode = 8}));
        EXPECT_EQ(read_frame(polite)->close_code(), 1000u);
        const RawSocket abrupt = let_in(server.port());
        RawSocket in_a_message = let_in(server.port());
        in_a_message.send("\x82");
    }

    EXPECT_TRUE(server.until(
        [&server] { return server.service().came == 3 && server.service().went == 3; }));
}

TEST(WebSocket, AnExceptionEndsItsConnectionAndNoOther)
{
    RunningServer server;
    RawSocket bystander = let_in(server.port());
    RawSocket socket = let_in(server.port());

    socket.send(frame("throw"));

    EXPECT_TRUE(socket.at_end());
    EXPECT_EQ(server.counters().thrown, 1u);
    bystander.send(frame("here"));
    EXPECT_EQ(read_frame(bystander)->payload, "here");
    EXPECT_TRUE(server.until([&server] { return server.service().present == 1; }));
}

TEST(WebSocket, WhoSendsTooFastIsReadLater)
{
    RunningServer server({.messages_a_second = 100, .messages_at_once = 2});
    RawSocket socket = let_in(server.port());

    std::string ten;
    for (int sent = 0; sent < 10; ++sent) ten += frame("quick");
    socket.send(ten);

    for (int came = 0; came < 10; ++came) EXPECT_EQ(read_frame(socket)->payload, "quick");
}

}  // namespace
}  // namespace galloper::net
