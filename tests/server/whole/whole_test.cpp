// The server as people start it: a process, its data folder and its port.

#include <gtest/gtest.h>
#include <sodium.h>

#include <fstream>

#include "tests/server/whole/child_server.h"
#include "tests/server/whole/player.h"
#include "tests/support/asking.h"

namespace galloper::whole {
namespace {

using play::v1::ClientFrame;

// Two people who have sat down at one table.
struct Table {
    std::string match;
    std::string attacker;
    std::string defender;
};

Table lay_table(std::uint16_t port)
{
    Player host(port);
    const auto created = host.create("outing");
    Table table{created.match(), created.seats(0).token(), created.seats(1).token()};
    EXPECT_TRUE(host.sit(table.match, table.attacker, "Ludwig").has_sat_down());
    EXPECT_TRUE(host.sit(table.match, table.defender, "Hans").has_sat_down());
    return table;
}

TEST(Whole, SaysWhereItIsInOneLine)
{
    const Folder data;
    ChildServer server(data.path() / "new");

    EXPECT_EQ(server.said(),
              "Galloper is at http://localhost:" + std::to_string(server.port()) + "\n");
    EXPECT_NE(server.port(), 0);
    EXPECT_EQ(server.end_by(SIGTERM), 0);
    EXPECT_EQ(std::count(server.said().begin(), server.said().end(), '\n'), 1);
}

TEST(Whole, ListsTheGamesThereAre)
{
    const Folder data;
    const ChildServer server(data.path());
    Player player(server.port());

    const auto answer = player.ask(asking::list_games());

    ASSERT_EQ(answer.games().scenarios_size(), 1);
    EXPECT_EQ(answer.games().scenarios(0).name(), "outing");
    EXPECT_EQ(answer.games().scenarios(0).ruleset(), "bravado");
}

TEST(Whole, AKilledServerCarriesOnAtTheSameNumber)
{
    const Folder data;
    Table table;
    SentPicture seen;
    std::uint32_t number = 0;
    std::uint32_t answered = 0;
    {
        ChildServer server(data.path());
        table = lay_table(server.port());
        Player attacker(server.port());
        ASSERT_TRUE(attacker.attach(table.match, table.attacker).has_attached());
        const auto offer = attacker.easy_offer();
        ASSERT_TRUE(offer);
        const auto acted = attacker.act(*offer, 1);
        ASSERT_TRUE(acted.has_acted()) << acted.ShortDebugString();
        ASSERT_FALSE(acted.acted().has_refused()) << acted.acted().refused().words();
        answered = acted.acted().number();
        EXPECT_EQ(attacker.number, answered);
        EXPECT_GT(attacker.number, 0u);
        seen = *attacker.picture;
        number = attacker.number;
        EXPECT_EQ(server.end_by(SIGKILL), -SIGKILL);
    }

    ChildServer server(data.path());
    Player attacker(server.port());
    attacker.picture = seen;
    attacker.number = number;
    const auto attached = attacker.attach(table.match, table.attacker);

    ASSERT_TRUE(attached.has_attached()) << attached.ShortDebugString();
    EXPECT_EQ(attached.attached().number(), number);
    EXPECT_EQ(attached.attached().last_command(), 1u);
    EXPECT_TRUE(attacker.heard.empty());

    const auto offer = attacker.easy_offer();
    ASSERT_TRUE(offer);
    const auto repeated = attacker.act(*offer, 1);  // the kept answer, whatever is asked
    EXPECT_EQ(repeated.acted().number(), answered);
    EXPECT_TRUE(attacker.heard.empty());
    const auto acted = attacker.act(*offer, 2);
    ASSERT_FALSE(acted.acted().has_refused()) << acted.acted().refused().words();
    ASSERT_FALSE(attacker.heard.empty());
    EXPECT_EQ(attacker.heard.front(), number + 1);
    EXPECT_EQ(acted.acted().number(), attacker.number);
}

TEST(Whole, WhoComesBackWithNothingIsSentTheSamePicture)
{
    const Folder data;
    Table table;
    SentPicture seen;
    {
        ChildServer server(data.path());
        table = lay_table(server.port());
        Player attacker(server.port());
        attacker.attach(table.match, table.attacker);
        const auto offer = attacker.easy_offer();
        ASSERT_TRUE(offer);
        attacker.act(*offer, 1);
        seen = *attacker.picture;
        server.end_by(SIGKILL);
    }

    const ChildServer server(data.path());
    Player attacker(server.port());
    attacker.attach(table.match, table.attacker);

    EXPECT_TRUE(*attacker.picture == seen);
}

TEST(Whole, ASignalEndsItInOrderAndNothingIsLost)
{
    const Folder data;
    Table table;
    std::uint32_t number = 0;
    {
        ChildServer server(data.path());
        table = lay_table(server.port());
        Player attacker(server.port());
        attacker.attach(table.match, table.attacker);
        const auto offer = attacker.easy_offer();
        ASSERT_TRUE(offer);
        attacker.act(*offer, 1);
        number = attacker.number;

        ::kill(server.process(), SIGTERM);
        while (attacker.next()) {
        }
        EXPECT_EQ(attacker.close_code(), 1001u);
        EXPECT_EQ(server.end(), 0);
    }

    const ChildServer server(data.path());
    Player attacker(server.port());
    const auto attached = attacker.attach(table.match, table.attacker);
    EXPECT_EQ(attached.attached().number(), number);
}

TEST(Whole, ATerminalThatHangsUpDoesNotEndIt)
{
    const Folder data;
    ChildServer server(data.path());

    EXPECT_EQ(::kill(server.process(), SIGHUP), 0);
    {
        const Player still_served(server.port());
    }

    EXPECT_EQ(server.end_by(SIGINT), 0);
}

TEST(Whole, BytesThatAreNoFrameEndTheConnectionInWords)
{
    const Folder data;
    const ChildServer server(data.path());
    const std::string unfinished("\x12\x7f", 2);  // a hello of 127 bytes that do not come

    for (const std::string& bytes :
         {net::frame(unfinished), net::frame(std::string(60'000, '\xff')),
          net::frame("hello", {.opcode = 1})}) {
        Player player(server.port());
        player.send(bytes);
        const auto refused = player.next();

        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->refused().reason(), play::v1::REASON_BAD_FRAME);
        EXPECT_FALSE(player.next());
        EXPECT_EQ(player.close_code(), 1008u);
    }
    const Player still_served(server.port());
}

// 30,000 answers of nothing are 64 KiB on the wire and would be 1.8 MiB when built.
TEST(Whole, AFrameOfManyEmptyPartsIsNoFrame)
{
    const Folder data;
    const ChildServer server(data.path());
    ClientFrame frame;
    for (int at = 0; at < 30'000; ++at) frame.mutable_act()->mutable_action()->add_answers();
    Player player(server.port());

    player.send(net::frame(frame.SerializeAsString()));

    const auto refused = player.next();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->refused().reason(), play::v1::REASON_BAD_FRAME);
}

TEST(Whole, APortThatIsTakenIsSaidInWords)
{
    const Folder data;
    const Folder other;
    const ChildServer first(data.path());

    ChildServer second(other.path(), {"--port", std::to_string(first.port())});

    EXPECT_EQ(second.end(), 3);
    EXPECT_EQ(second.said(), "");
    EXPECT_NE(second.log().find("Port " + std::to_string(first.port()) + " is taken"),
              std::string::npos)
        << second.log();
}

TEST(Whole, AFolderThatIsInUseIsSaidInWords)
{
    const Folder data;
    const ChildServer first(data.path());

    ChildServer second(data.path());

    EXPECT_EQ(second.end(), 4);
    EXPECT_EQ(second.said(), "");
    EXPECT_NE(second.log(), "");
    const Player still_served(first.port());
}

TEST(Whole, AFileThatIsNoDatabaseOfOursIsLeftAlone)
{
    const Folder data;
    ASSERT_EQ(ChildServer(data.path()).end_by(SIGTERM), 0);
    std::filesystem::path database;
    for (const auto& entry : std::filesystem::directory_iterator(data.path()))
        if (entry.is_regular_file() && entry.file_size() > 1000) database = entry.path();
    ASSERT_FALSE(database.empty());
    const std::string foreign(8192, 'f');
    std::ofstream(database, std::ios::binary | std::ios::trunc) << foreign;

    ChildServer server(data.path());

    EXPECT_EQ(server.end(), 4);
    EXPECT_NE(server.log(), "");
    std::ifstream in(database, std::ios::binary);
    EXPECT_TRUE(std::string(std::istreambuf_iterator<char>(in), {}) == foreign);
}

// What is written down about a game that was played, at the most talkative level there is.
TEST(Whole, TheLogHoldsNoTokenAndNoName)
{
    const Folder data;
    ChildServer server(data.path());
    const Table table = lay_table(server.port());
    {
        Player attacker(server.port());
        attacker.attach(table.match, table.attacker);
        const auto offer = attacker.easy_offer();
        ASSERT_TRUE(offer);
        attacker.act(*offer, 1);
    }
    server.end_by(SIGTERM);

    const std::string log = server.log();
    std::string hex(2 * table.attacker.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(),
                   reinterpret_cast<const unsigned char*>(table.attacker.data()),
                   table.attacker.size());
    hex.pop_back();
    EXPECT_NE(log.find("stopped"), std::string::npos);
    for (const std::string& secret :
         {table.attacker, hex, hex.substr(0, 12), std::string("Ludwig"), std::string("127.0.0.1")})
        EXPECT_EQ(log.find(secret), std::string::npos) << log;
}

}  // namespace
}  // namespace galloper::whole
