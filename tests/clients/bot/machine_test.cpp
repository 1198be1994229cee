#include "clients/bot/machine.h"

#include <gtest/gtest.h>

#include "tests/clients/library/table_server.h"

namespace galloper::client {
namespace {

TEST(Machine, TakesWhatItIsAskedForUntilItIsEnough)
{
    TableServer server;
    Client client({"127.0.0.1", server.port(), "match", "seat"});
    ASSERT_EQ(client.open(), std::nullopt);
    ASSERT_EQ(client.attach(), std::nullopt);

    Machine machine{.seed = 1};
    EXPECT_EQ(machine.play(client, [&] { return machine.actions == 5; }), std::nullopt);

    EXPECT_EQ(server.on_its_thread([&] { return server.played; }), 5);
}

TEST(Machine, StopsWhenItsSeatIsTakenUpElsewhere)
{
    TableServer server;
    Client client({"127.0.0.1", server.port(), "match", "seat"});
    ASSERT_EQ(client.open(), std::nullopt);
    ASSERT_EQ(client.attach(), std::nullopt);
    server.on_its_thread([&] {
        server.closes_with = Close::Replaced;
        return 0;
    });

    Machine machine{.seed = 1};
    int looks = 0;
    EXPECT_EQ(machine.play(client, [&] { return ++looks > 40; }),
              "This seat has been taken up elsewhere.");
}

}  // namespace
}  // namespace galloper::client
