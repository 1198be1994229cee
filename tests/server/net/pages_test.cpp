#include <gtest/gtest.h>

#include "server/net/answer.h"
#include "tests/server/net/raw_socket.h"
#include "tests/server/net/running_server.h"

namespace galloper::net {
namespace {

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

std::string body_of(const std::string& answer)
{
    const std::size_t at = answer.find("\r\n\r\n");
    return at == std::string::npos ? "" : answer.substr(at + 4);
}

std::string tag_in(const std::string& answer)
{
    const std::size_t at = answer.find("ETag: ") + 6;
    return answer.substr(at, answer.find("\r\n", at) - at);
}

TEST(Pages, TheFirstPageIsNeverKeptWithoutAsking)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    const std::string answer = ask_for(server.port(), get("/"));

    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
    EXPECT_TRUE(contains(answer, "\r\nContent-Type: text/html; charset=utf-8\r\n"));
    EXPECT_TRUE(contains(answer, "\r\nCache-Control: no-cache\r\n"));
    EXPECT_EQ(body_of(answer), "<!doctype html><title>Galloper</title>");
}

TEST(Pages, EveryAnswerSaysWhatABrowserMayDoWithIt)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    for (const std::string_view path : {"/", "/icon.svg", "/nothing", "/health"}) {
        const std::string answer = ask_for(server.port(), get(path));

        EXPECT_TRUE(contains(answer, "\r\nContent-Security-Policy: default-src 'none';")) << path;
        EXPECT_TRUE(contains(answer, "frame-ancestors 'none'")) << path;
        EXPECT_TRUE(contains(answer, "\r\nX-Content-Type-Options: nosniff\r\n")) << path;
        EXPECT_TRUE(contains(answer, "\r\nReferrer-Policy: no-referrer\r\n")) << path;
    }
}

TEST(Pages, AFileWhoseNameHoldsItsHashIsKeptForAYear)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    const std::string hashed = ask_for(server.port(), get("/assets/index-B3k_Ua9Q.js"));
    const std::string plain = ask_for(server.port(), get("/icon.svg"));

    EXPECT_TRUE(contains(hashed, "Cache-Control: public, max-age=31536000, immutable\r\n"));
    EXPECT_TRUE(contains(hashed, "Content-Type: text/javascript; charset=utf-8\r\n"));
    EXPECT_TRUE(contains(plain, "Cache-Control: no-cache\r\n"));
}

TEST(Pages, HeadGetsTheHeadAlone)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    const std::string whole = ask_for(server.port(), get("/icon.svg"));
    const std::string head = ask_for(server.port(), get("/icon.svg", "", "HEAD"));

    EXPECT_EQ(head + body_of(whole), whole);
    EXPECT_EQ(body_of(head), "");
}

TEST(Pages, WhatTheBrowserHasIsNotSentAgain)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());
    const std::string tag = tag_in(ask_for(server.port(), get("/")));

    const std::string same = ask_for(server.port(), get("/", "If-None-Match: " + tag + "\r\n"));
    const std::string other = ask_for(server.port(), get("/", "If-None-Match: \"old\"\r\n"));

    EXPECT_TRUE(same.starts_with("HTTP/1.1 304 "));
    EXPECT_EQ(body_of(same), "");
    EXPECT_TRUE(other.starts_with("HTTP/1.1 200 "));
}

TEST(Pages, NoPathLeadsOutOfTheFolder)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    for (const std::string_view path :
         {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt",
          "/assets/../../secret.txt", "/assets/..\\..\\secret.txt", "/./../secret.txt", "/link.txt",
          "/assets", "/assets/", "/index.html/../../secret.txt"}) {
        const std::string answer = ask_for(server.port(), get(path));

        EXPECT_TRUE(answer.starts_with("HTTP/1.1 404 ") || answer.starts_with("HTTP/1.1 400 "))
            << path << "\n"
            << answer;
        EXPECT_FALSE(contains(answer, "nobody's business")) << path;
    }
}

TEST(Pages, NothingIsTaken)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());

    for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"}) {
        const std::string answer = ask_for(server.port(), get("/", "", method));

        EXPECT_TRUE(answer.starts_with("HTTP/1.1 405 ")) << method;
        EXPECT_TRUE(contains(answer, "\r\nAllow: GET, HEAD\r\n")) << method;
    }
}

TEST(Pages, OneConnectionServesOneRequestAfterAnother)
{
    const SomeFiles files;
    const RunningServer server({}, files.read());
    const std::string kept = "GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n";

    const std::string apart = ask_for(server.port(), kept + get("/icon.svg"));

    EXPECT_EQ(apart.find("HTTP/1.1 200 OK"), 0u);
    EXPECT_NE(apart.rfind("HTTP/1.1 200 OK"), 0u);
}

TEST(Pages, AConnectionServesOnlySoManyRequests)
{
    const RunningServer server({.requests = 2});
    const std::string kept = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

    std::string answers = ask_for(server.port(), kept + kept + kept);

    std::size_t count = 0;
    for (std::size_t at = answers.find("HTTP/1.1 200"); at != std::string::npos;
         at = answers.find("HTTP/1.1 200", at + 1)) {
        ++count;
    }
    EXPECT_EQ(count, 2u);
}

TEST(Pages, AConnectionThatAsksForNothingMoreIsClosed)
{
    const RunningServer server(
        {.idle = std::chrono::milliseconds(30), .tick = std::chrono::milliseconds(5)});
    RawSocket socket(server.port());
    socket.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");

    EXPECT_TRUE(socket.read_all().ends_with("\r\n\r\nwell\n"));
}

TEST(Pages, OnceTheDoorsAreClosedNobodyComesInAndNobodyWaits)
{
    RunningServer server;
    RawSocket waiting(server.port());
    waiting.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    waiting.read_until("well\n");
    RawSocket playing = let_in(server.port());

    server.ask([&server] {
        server.server().close_doors();
        return true;
    });

    EXPECT_TRUE(waiting.at_end());
    EXPECT_THROW(RawSocket another(server.port()), std::runtime_error);
    playing.send(frame("here"));
    EXPECT_EQ(read_frame(playing)->payload, "here");
}

TEST(Pages, TheHealthPageSaysWhenTheServerGoesDown)
{
    const Files files;
    bool well = true;
    const Site site{.files = files, .well = [&well] { return well; }, .figures = {}};
    const Head head{.method = "GET", .target = "/health", .fields = {{"Host", "localhost"}}};

    EXPECT_EQ(answer_to(head, site, false).status, 200);
    well = false;
    EXPECT_EQ(answer_to(head, site, false).status, 503);
}

TEST(Pages, FiguresAreForWhoAsksTheMachineByItsOwnName)
{
    const RunningServer server;
    const std::string through_a_proxy =
        "GET /metrics HTTP/1.1\r\nHost: games.example\r\nConnection: close\r\n\r\n";

    EXPECT_TRUE(contains(ask_for(server.port(), get("/metrics")), "galloper_connections_total 1"));
    EXPECT_TRUE(ask_for(server.port(), through_a_proxy).starts_with("HTTP/1.1 404 "));
}

TEST(Pages, FiguresAreNotForOtherMachines)
{
    const Files files;
    const Site site{.files = files, .well = [] { return true; }, .figures = [] { return "9"; }};
    const Head head{.method = "GET", .target = "/metrics", .fields = {{"Host", "localhost"}}};

    EXPECT_EQ(answer_to(head, site, true).text, "9");
    EXPECT_EQ(answer_to(head, site, false).status, 404);
}

TEST(Pages, AFolderThatIsNotThereIsNamedInWords)
{
    auto files = Files::read("/no/such/folder");

    ASSERT_FALSE(files);
    EXPECT_EQ(files.error(), "there is no folder /no/such/folder");
}

}  // namespace
}  // namespace galloper::net
