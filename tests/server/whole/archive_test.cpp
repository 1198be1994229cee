// Match files, from one server as people start it to another.

#include <gtest/gtest.h>

#include "clients/library/client.h"
#include "tests/server/whole/child_server.h"

namespace galloper::whole {
namespace {

using client::Client;

// Played alone and given up at once; its match file, or why there is none.
Result<std::string, std::string> played(const ChildServer& server)
{
    Client client({"127.0.0.1", server.port(), "", ""});
    if (auto trouble = client.open()) return Err{*trouble};
    if (auto trouble = client.play_now("outing")) return Err{*trouble};
    if (auto trouble = client.attach()) return Err{*trouble};
    if (client.fetch()) return Err{std::string("it is handed out while it is played")};
    if (client.act({"resign", {}, {Chosen{0}}})) return Err{std::string("it cannot be given up")};
    return client.fetch();
}

TEST(Archive, AMatchGoesFromOneServerToAnother)
{
    const Folder data, elsewhere;
    const ChildServer server(data.path()), other(elsewhere.path());
    const auto file = played(server);
    ASSERT_TRUE(file) << file.error();

    Client client({"127.0.0.1", other.port(), "", ""});
    ASSERT_EQ(client.open(), std::nullopt);
    const auto taken = client.hand_in(*file);
    ASSERT_TRUE(taken) << taken.error();
    EXPECT_EQ(taken->findings.size(), 5u);
    ASSERT_FALSE(taken->match.empty());

    Client reader({"127.0.0.1", other.port(), taken->match, ""});
    ASSERT_EQ(reader.open(), std::nullopt);
    const auto again = reader.fetch();
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(*again, *file);
}

TEST(Archive, AServerThatTakesNoneSaysSo)
{
    const Folder data;
    const ChildServer server(data.path(), {"--no-imports"});
    Client client({"127.0.0.1", server.port(), "", ""});
    ASSERT_EQ(client.open(), std::nullopt);
    EXPECT_FALSE(client.hand_in("GALLOPER"));
}

}  // namespace
}  // namespace galloper::whole
