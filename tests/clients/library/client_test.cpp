#include "clients/library/client.h"

#include <gtest/gtest.h>

#include "tests/clients/library/table_server.h"

namespace galloper::client {
namespace {

using std::chrono::milliseconds;

struct AtTheTable : testing::Test {
    TableServer server{};
    Client client{{"127.0.0.1", server.port(), "match", "seat"}};

    void arrive()
    {
        ASSERT_EQ(client.open(), std::nullopt);
        ASSERT_EQ(client.sit_down("Ada"), std::nullopt);
        ASSERT_EQ(client.attach(), std::nullopt);
        ASSERT_TRUE(until_count(0));
    }
    int count() const
    {
        return client.view().begun() ? client.view().picture().gauges.at(0).value : -1;
    }
    // Takes in what happens until the count is so high, and counts what kinds of things it was.
    bool until_count(int wanted)
    {
        for (int i = 0; i < 200; ++i) {
            while (const auto happening = client.next()) {
                told += std::holds_alternative<Told>(*happening) ? 1 : 0;
                lost += std::holds_alternative<Lost>(*happening) ? 1 : 0;
                back += std::holds_alternative<Back>(*happening) ? 1 : 0;
            }
            if (count() == wanted) return true;
            if (client.over()) return false;
            client.wait(std::nullopt, milliseconds(100));
        }
        return false;
    }
    template <class F>
    auto server_does(F function)
    {
        return server.on_its_thread([this, function] { return function(server); });
    }

    int told = 0;
    int lost = 0;
    int back = 0;
};

TEST_F(AtTheTable, OneSitsDownIsAttachedAndPlays)
{
    arrive();
    EXPECT_EQ(server_does([](TableServer& s) { return s.name + " with " + s.token; }),
              "Ada with seat");
    EXPECT_EQ(client.card().title, "Counting");
    EXPECT_EQ(client.card().yours, Seat{0});

    EXPECT_EQ(client.act({"count", {}, {}}), std::nullopt);
    EXPECT_EQ(count(), 0);  // as the player saw it, until he is told
    EXPECT_TRUE(until_count(1));
    EXPECT_EQ(told, 1);
}

TEST_F(AtTheTable, WhoSitsThereAlreadyKeepsHisName)
{
    server_does([](TableServer& s) {
        s.name = "Grace";
        return 0;
    });
    arrive();

    EXPECT_EQ(server_does([](TableServer& s) { return s.name; }), "Grace");
}

TEST_F(AtTheTable, ARefusalIsGivenInItsWords)
{
    arrive();

    const auto refusal = client.act({"double", {}, {}});

    EXPECT_EQ(refusal, (Refusal{Refusal::Kind::NotOffered, "Only counting is offered."}));
    EXPECT_EQ(client.act({"count", {}, {}}), std::nullopt);
    EXPECT_EQ(server_does([](TableServer& s) { return s.commands; }),
              (std::vector<std::uint32_t>{1, 2}));
}

TEST_F(AtTheTable, RulesAndForecastsAreHadByAsking)
{
    arrive();

    EXPECT_EQ(client.rule("CNT-1"), "One follows nought.");
    EXPECT_EQ(client.rule("CNT-2"), std::nullopt);
    EXPECT_EQ(client.forecast({"count", {}, {}})->notes.at(0), "It will be one more.");
}

TEST_F(AtTheTable, ACommandWhoseAnswerIsLostIsSentAgainAndPlayedOnce)
{
    arrive();
    server_does([](TableServer& s) {
        s.cuts_before_it_answers = true;
        return 0;
    });

    EXPECT_EQ(client.act({"count", {}, {}}), std::nullopt);

    EXPECT_TRUE(until_count(1));
    EXPECT_EQ(server_does([](TableServer& s) { return s.played; }), 1);
    EXPECT_EQ(server_does([](TableServer& s) { return s.commands; }),
              (std::vector<std::uint32_t>{1, 1}));
    EXPECT_EQ(server_does([](TableServer& s) { return s.attached; }), 2);
    EXPECT_EQ(lost, 1);
    EXPECT_EQ(back, 1);
}

TEST_F(AtTheTable, AMissingUpdateIsAskedFor)
{
    arrive();
    server_does([](TableServer& s) {
        s.leaves_one_out = true;
        return 0;
    });

    EXPECT_EQ(client.act({"count", {}, {}}), std::nullopt);

    EXPECT_TRUE(until_count(2));
    EXPECT_EQ(told, 2);
    EXPECT_EQ(server_does([](TableServer& s) { return s.attached; }), 2);
}

TEST_F(AtTheTable, WhatCannotBeReadEndsItInWords)
{
    arrive();
    server_does([](TableServer& s) {
        s.talks_nonsense = true;
        return 0;
    });

    EXPECT_EQ(client.act({"count", {}, {}}), std::nullopt);

    EXPECT_FALSE(until_count(1));
    EXPECT_EQ(client.over(), "The server sends what this program cannot read.");
    EXPECT_EQ(count(), 0);
}

TEST_F(AtTheTable, WhoseSeatIsTakenUpElsewhereDoesNotComeBack)
{
    arrive();
    server_does([](TableServer& s) {
        s.closes_with = Close::Replaced;
        return 0;
    });

    EXPECT_NE(client.act({"count", {}, {}}), std::nullopt);

    EXPECT_EQ(client.over(), "This seat has been taken up elsewhere.");
    EXPECT_EQ(server_does([](TableServer& s) { return s.attached; }), 1);
}

TEST_F(AtTheTable, PlayNowLeadsToASeat)
{
    Client alone({"127.0.0.1", server.port(), "", ""});

    ASSERT_EQ(alone.open(), std::nullopt);
    ASSERT_EQ(alone.play_now(""), std::nullopt);

    EXPECT_EQ(alone.link(), (Link{"127.0.0.1", server.port(), "alone", "right"}));
}

TEST(AtNoTable, NobodyAnswers)
{
    std::uint16_t port = 0;
    {
        const TableServer gone;
        port = gone.port();
    }
    Client client({"127.0.0.1", port, "match", "seat"});

    EXPECT_EQ(client.open(), "The server does not answer.");
}

}  // namespace
}  // namespace galloper::client
