#include <gtest/gtest.h>

#include <sys/resource.h>
#include <unistd.h>

#include <vector>

#include "server/net/crowd.h"
#include "server/net/pace.h"
#include "tests/server/net/raw_socket.h"
#include "tests/server/net/running_server.h"

namespace galloper::net {
namespace {

using std::chrono::milliseconds;

TEST(Crowd, HoldsSoManyFromOneAddressAndSoManyInAll)
{
    const ops::Limits limits{.connections = 3, .connections_an_address = 2};
    Crowd crowd(limits);

    EXPECT_TRUE(crowd.enter("192.0.2.1", false));
    EXPECT_TRUE(crowd.enter("192.0.2.1", false));
    EXPECT_FALSE(crowd.enter("192.0.2.1", false));
    EXPECT_TRUE(crowd.enter("192.0.2.2", false));
    EXPECT_FALSE(crowd.enter("192.0.2.3", false));

    crowd.leave("192.0.2.1");
    EXPECT_TRUE(crowd.enter("192.0.2.1", false));
    EXPECT_EQ(crowd.total(), 3u);
}

TEST(Crowd, AProxyOnThisMachineBringsMany)
{
    const ops::Limits limits{.connections_an_address = 1, .connections_from_loopback = 2};
    Crowd crowd(limits);

    EXPECT_TRUE(crowd.enter("127.0.0.1", true));
    EXPECT_TRUE(crowd.enter("127.0.0.1", true));
    EXPECT_FALSE(crowd.enter("127.0.0.1", true));
}

TEST(Crowd, WhoIsOneTooManyIsTurnedAwayUntilAnotherLeaves)
{
    RunningServer server({.connections_from_loopback = 1});
    {
        RawSocket first = let_in(server.port());
        RawSocket second(server.port());
        EXPECT_TRUE(second.at_end());
        EXPECT_EQ(server.counters().turned_away, 1u);
    }

    EXPECT_TRUE(server.until([&server] { return server.server().connections() == 0; }));
    EXPECT_TRUE(ask_for(server.port(), get("/health")).ends_with("well\n"));
}

// [limits] 10 a second and 2 at once: the third is a tenth of a second early, the fourth two.
TEST(Pace, IsSoManyASecondAfterSoManyAtOnce)
{
    Pace pace(10, 2);
    const auto start = Pace::Clock::now();

    EXPECT_EQ(pace.early(start), milliseconds(0));
    EXPECT_EQ(pace.early(start), milliseconds(0));
    EXPECT_EQ(pace.early(start), milliseconds(100));
    EXPECT_EQ(pace.early(start), milliseconds(200));
    EXPECT_EQ(pace.early(start + milliseconds(400)), milliseconds(0));
}

std::size_t highest_descriptor()
{
    const int free_one = ::dup(0);
    ::close(free_one);
    return static_cast<std::size_t>(free_one);
}

// Five connections find descriptors, fifteen wait at the door. Then the first fifteen leave, and
// those who waited are served. Gives 0 if all went so.
int runs_out_of_descriptors()
{
    RunningServer server({.accept_pause = milliseconds(5)});
    std::vector<RawSocket> peers;
    std::promise<void> held;
    std::promise<void> hold;
    std::thread holder([&] {
        server.ask([&] {
            held.set_value();
            hold.get_future().wait();
            return true;
        });
    });
    held.get_future().wait();
    for (int at = 0; at < 20; ++at) peers.emplace_back(server.port());
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = highest_descriptor() + 5;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    hold.set_value();
    holder.join();

    if (!server.until([&server] { return server.server().connections() == 5; })) return 1;
    if (server.counters().accept_failures == 0) return 2;
    if (!peers[0].send(get("/health")) || !peers[0].read_all().ends_with("well\n")) return 3;
    peers.erase(peers.begin(), peers.begin() + 15);
    for (RawSocket& peer : peers) {
        peer.send(get("/health"));
        if (!peer.read_all().ends_with("well\n")) return 4;
    }
    return 0;
}

// In a process of its own, since the limit is the process's.
TEST(CrowdDeathTest, AServerWithoutFreeDescriptorsWaitsAndGoesOn)
{
    ::testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(::_exit(runs_out_of_descriptors()), ::testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace galloper::net
