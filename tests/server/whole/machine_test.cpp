// The native client and the machine against the server as people start it.

#include <gtest/gtest.h>

#include <chrono>
#include <future>

#include "clients/bot/machine.h"
#include "tests/server/whole/child_server.h"
#include "tests/server/whole/player.h"
#include "tests/support/asking.h"

namespace galloper::whole {
namespace {

using client::Client;
using client::Machine;

// Long enough for any match, so that a machine that is stuck fails its test and does not hang it.
class Patience {
public:
    bool over() const { return std::chrono::steady_clock::now() > end_; }

private:
    std::chrono::steady_clock::time_point end_ =
        std::chrono::steady_clock::now() + std::chrono::minutes(3);
};

void sit_down_alone(Client& client, const std::string& scenario = "outing")
{
    ASSERT_EQ(client.open(), std::nullopt);
    ASSERT_EQ(client.play_now(scenario), std::nullopt);
    ASSERT_EQ(client.attach(), std::nullopt);
}

bool is_asked(const SentPicture& picture)
{
    for (const SentOffer& offer : picture.offers)
        if (offer.is_default) return true;
    return false;
}

TEST(Machine, PlaysAMatchToItsEndThroughTheProtocol)
{
    const Folder data;
    const ChildServer server(data.path());
    Client client({"127.0.0.1", server.port(), "", ""});
    sit_down_alone(client);
    const Patience patience;

    Machine machine{.seed = 7, .effort = 2};
    EXPECT_EQ(machine.play(client, [&] { return patience.over(); }), std::nullopt);

    EXPECT_TRUE(client.view().picture().ending.has_value());
    EXPECT_GT(machine.actions, 0);
}

// A machine of its own for one of the seats, until the match is over; what went wrong, or nothing.
std::optional<std::string> play_seat(const client::Link& link, std::uint64_t seed)
{
    Client client(link);
    if (auto trouble = client.open()) return trouble;
    if (auto trouble = client.sit_down("Machine " + std::to_string(seed))) return trouble;
    if (auto trouble = client.attach()) return trouble;
    const Patience patience;
    Machine machine{.seed = seed, .effort = 0};
    if (auto trouble = machine.play(client, [&] { return patience.over(); })) return trouble;
    if (!client.view().picture().ending) return "the match has not ended";
    return machine.actions > 0 ? std::nullopt : std::optional<std::string>("it did nothing");
}

// The printed army of Land and Freedom, two brigades a side.
TEST(Machine, TwoPlayAnArmyToItsEndThroughTheProtocol)
{
    const Folder data;
    const ChildServer server(data.path(), {},
                             SOURCE_ROOT "/common/rulesets/land_and_freedom/scenarios");
    const auto made = Player(server.port()).ask(asking::create("jarama")).created();
    ASSERT_EQ(made.seats_size(), 2);
    const auto link = [&](int seat) {
        return client::Link{"127.0.0.1", server.port(), made.match(), made.seats(seat).token()};
    };

    auto other = std::async(std::launch::async, [&] { return play_seat(link(1), 8); });
    EXPECT_EQ(play_seat(link(0), 7), std::nullopt);
    EXPECT_EQ(other.get(), std::nullopt);
}

TEST(Client, ComesBackToAServerThatWasKilledAndPlaysOn)
{
    const Folder data;
    const auto first = std::make_unique<ChildServer>(data.path());
    const std::uint16_t port = first->port();
    Client client({"127.0.0.1", port, "", ""});
    sit_down_alone(client);
    const Patience patience;
    Machine machine{.seed = 7, .effort = 0};
    ASSERT_EQ(machine.play(client, [&] { return machine.actions == 3 || patience.over(); }),
              std::nullopt);
    // While this seat is asked, nobody else changes anything.
    while (client.next() || !(is_asked(client.view().picture()) || patience.over()))
        client.wait(std::nullopt, std::chrono::milliseconds(100));
    const SentPicture before = client.view().picture();
    const std::uint32_t number = client.view().number();

    first->end_by(SIGKILL);
    const ChildServer second(data.path(), {"--port", std::to_string(port)});
    ASSERT_EQ(second.port(), port);
    bool back = false;
    while (!back && !patience.over()) {
        while (const auto happening = client.next())
            back = back || std::holds_alternative<client::Back>(*happening);
        client.wait(std::nullopt, std::chrono::milliseconds(200));
    }

    EXPECT_TRUE(back);
    EXPECT_EQ(client.view().number(), number);
    EXPECT_EQ(client.view().picture(), before);
    EXPECT_EQ(machine.play(client, [&] { return machine.actions == 5 || patience.over(); }),
              std::nullopt);
    EXPECT_EQ(machine.actions, 5);
}

}  // namespace
}  // namespace galloper::whole
