// A match that was parked is played on when its operator says so.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"
#include "tests/server/host/toy.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

struct Parked : testing::Test {
    ~Parked() override { toy::set_build({}); }

    Client& attacker()
    {
        Client& client = bench.connect();
        client.attach(seats.match, seats.tokens[0]);
        return client;
    }

    // Why not, or nothing.
    std::string unpark(std::int64_t match)
    {
        std::string said = "no answer";
        bench.host->unpark(match, [&said](const std::string& trouble) { said = trouble; });
        bench.run();
        return said;
    }

    Bench bench{};
    Bench::Seats seats = bench.begun("short");
};

TEST_F(Parked, AMatchIsPlayedOnWhenItsOperatorSaysSo)
{
    Client& client = attacker();
    client.act(1, "pass");
    Client& keeper = bench.connect();
    keeper.attach(seats.match, seats.tokens[1]);
    keeper.act(1, "break");
    ASSERT_EQ(client.last_card().stage(), play::v1::STAGE_PARKED);

    EXPECT_EQ(unpark(1), "");
    EXPECT_EQ(client.last_card().stage(), play::v1::STAGE_PLAYING);
    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[1]);
    EXPECT_FALSE(back.act(1, "turn").has_refused());

    bench.kill_and_start();
    EXPECT_NE(attacker().offer("turn"), nullptr);
}

TEST_F(Parked, AMatchGivesWhoIsAskedHisWholeTimeAgain)
{
    seats = bench.begun("short", {}, 60);
    Client& client = attacker();
    bench.pass(50s);
    client.act(1, "break");
    bench.pass(600s);
    EXPECT_EQ(bench.store.rows_of(seats.match), 1u) << "no time runs while it is parked";

    EXPECT_EQ(unpark(2), "");
    bench.pass(59s);
    EXPECT_EQ(bench.store.rows_of(seats.match), 1u);
    bench.pass(2s);
    EXPECT_EQ(bench.store.rows_of(seats.match), 2u);
}

TEST_F(Parked, WhatIsNotParkedAndWhatCannotBePlayedYetIsSaid)
{
    EXPECT_EQ(unpark(1), "That match is not parked.");
    EXPECT_EQ(unpark(99), "There is no match of that number.");
    toy::set_build({.version = 2, .reads_states = false});
    bench.kill_and_start();
    bench.connect().attach(seats.match, seats.tokens[0]);
    EXPECT_EQ(unpark(1), "It had to be parked again. The log says why.");
}

}  // namespace
}  // namespace galloper
