#include "server/ops/configuration.h"

#include <gtest/gtest.h>

#include <vector>

namespace galloper::ops {
namespace {

std::variant<Configuration, Errand, Farewell> given(std::vector<const char*> words)
{
    words.insert(words.begin(), "galloper-server");
    return read_command_line(static_cast<int>(words.size()), words.data());
}

TEST(Configuration, NobodyFromOutsideConnectsUnlessItIsAskedFor)
{
    const auto read = given({"--scenarios", "/"});

    ASSERT_TRUE(std::holds_alternative<Configuration>(read));
    EXPECT_EQ(std::get<Configuration>(read).listen, "127.0.0.1");
    EXPECT_EQ(std::get<Configuration>(read).port, 8080);
}

TEST(Configuration, TakesWhatItIsGiven)
{
    const auto read = given({"--port", "0", "--listen", "0.0.0.0", "--data", "/tmp/d", "--web", "/",
                             "--scenarios", "/", "--log-level", "warning"});

    ASSERT_TRUE(std::holds_alternative<Configuration>(read));
    const auto& configuration = std::get<Configuration>(read);
    EXPECT_EQ(configuration.port, 0);
    EXPECT_EQ(configuration.listen, "0.0.0.0");
    EXPECT_EQ(configuration.data, "/tmp/d");
    EXPECT_EQ(configuration.web, "/");
    EXPECT_EQ(configuration.log_level, "warning");
    EXPECT_TRUE(configuration.imports);
}

TEST(Configuration, MayTakeInNoMatchesOfOtherServers)
{
    const auto read = given({"--scenarios", "/", "--no-imports"});

    ASSERT_TRUE(std::holds_alternative<Configuration>(read));
    EXPECT_FALSE(std::get<Configuration>(read).imports);
}

TEST(Configuration, MayBeAnErrandToAServerThatRuns)
{
    const auto backup = given({"backup", "/tmp/copy.db", "--data", "/tmp/d"});
    ASSERT_TRUE(std::holds_alternative<Errand>(backup));
    EXPECT_EQ(std::get<Errand>(backup).data, "/tmp/d");
    EXPECT_EQ(std::get<Errand>(backup).order, (Order{Order::Kind::BackUp, "/tmp/copy.db"}));

    const auto unpark = given({"--data", "/tmp/d", "unpark", "17"});
    ASSERT_TRUE(std::holds_alternative<Errand>(unpark));
    EXPECT_EQ(std::get<Errand>(unpark).order, (Order{Order::Kind::Unpark, "17"}));

    for (const auto& wrong : {given({"backup"}), given({"unpark", "x"}), given({"parked", "3"})}) {
        ASSERT_TRUE(std::holds_alternative<Farewell>(wrong));
        EXPECT_EQ(std::get<Farewell>(wrong).code, 2);
    }
}

// Where the server runs is another folder than where it is asked from.
TEST(Configuration, ABackupsPathIsWhole)
{
    const auto backup = given({"backup", "copy.db"});
    ASSERT_TRUE(std::holds_alternative<Errand>(backup));
    EXPECT_TRUE(std::get<Errand>(backup).order.of.starts_with("/"));
}

// As ./serve gives its own words first, and then those that it was given.
TEST(Configuration, TheLastWordCounts)
{
    const auto read = given({"--scenarios", "/", "--data", "/tmp/a", "--data", "/tmp/b"});

    ASSERT_TRUE(std::holds_alternative<Configuration>(read));
    EXPECT_EQ(std::get<Configuration>(read).data, "/tmp/b");
}

TEST(Configuration, WhatItCannotUseIsNamedInWords)
{
    const auto refusal = [](std::vector<const char*> words) {
        const auto read = given(std::move(words));
        const auto* farewell = std::get_if<Farewell>(&read);
        return farewell != nullptr && farewell->code == 2 ? farewell->words : "";
    };

    EXPECT_NE(refusal({}).find("--scenarios"), std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/no/such"}).find("/no/such"), std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/", "--port", "65536"}).find("--port"), std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/", "--port", "-1"}).find("--port"), std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/", "--listen", "here"}).find("--listen"),
              std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/", "--log-level", "loud"}).find("--log-level"),
              std::string::npos);
    EXPECT_NE(refusal({"--scenarios", "/", "--colour"}).find("--colour"), std::string::npos);
}

TEST(Configuration, HelpIsNoMistake)
{
    const auto read = given({"--help"});

    ASSERT_TRUE(std::holds_alternative<Farewell>(read));
    EXPECT_EQ(std::get<Farewell>(read).code, 0);
    EXPECT_NE(std::get<Farewell>(read).words.find("--listen"), std::string::npos);
}

TEST(Configuration, TheAddressIsOneThatABrowserOpens)
{
    EXPECT_EQ(address_of("127.0.0.1", 8080), "http://localhost:8080");
    EXPECT_EQ(address_of("0.0.0.0", 80), "http://localhost:80");
    EXPECT_EQ(address_of("192.0.2.7", 8080), "http://192.0.2.7:8080");
    EXPECT_EQ(address_of("2001:db8::7", 8080), "http://[2001:db8::7]:8080");
}

}  // namespace
}  // namespace galloper::ops
