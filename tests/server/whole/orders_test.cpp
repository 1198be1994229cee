// What an operator asks of a server that runs, by the same program.

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/server/whole/child_server.h"
#include "tests/server/whole/player.h"

namespace galloper::whole {
namespace {

struct Orders : testing::Test {
    Folder data{};
    Folder elsewhere{};
    ChildServer server{data.path()};

    // What the program says, and with which code it ends.
    std::pair<std::string, int> ask(const std::vector<std::string>& words) const
    {
        ChildServer asks(data.path(), words);
        const int code = asks.end();
        return {asks.said(), code};
    }
};

TEST_F(Orders, ABackupOfAServerThatRunsCanBePlayedOn)
{
    std::string match, attacker;
    {
        Player host(server.port());
        const auto created = host.create("outing");
        match = created.match();
        attacker = created.seats(0).token();
        host.sit(match, attacker, "Ludwig");
        host.sit(match, created.seats(1).token(), "Hans");
    }
    const std::string copy = elsewhere.path() / "galloper.db";

    EXPECT_EQ(ask({"backup", copy}), std::pair("The backup is " + copy + "\n", 0));

    struct stat file {};
    ASSERT_EQ(::stat(copy.c_str(), &file), 0);
    EXPECT_EQ(file.st_mode & 0777, 0600u) << "it holds the secrets of running matches";
    ChildServer other(elsewhere.path());
    Player player(other.port());
    EXPECT_TRUE(player.attach(match, attacker).has_attached());
    EXPECT_TRUE(player.picture);
}

TEST_F(Orders, WhatCannotBeDoneIsSaid)
{
    EXPECT_EQ(ask({"parked"}), std::pair(std::string("No match is parked.\n"), 0));
    EXPECT_EQ(ask({"unpark", "1"}).second, 6);
    EXPECT_EQ(ask({"backup", "/proc/nowhere/galloper.db"}).second, 6);
    server.end_by(SIGTERM);
    EXPECT_EQ(ask({"parked"}).second, 6);
}

TEST_F(Orders, TheDoorIsItsOwnersAlone)
{
    struct stat door {};
    ASSERT_EQ(::stat((data.path() / "orders").c_str(), &door), 0);
    EXPECT_TRUE(S_ISSOCK(door.st_mode));
    EXPECT_EQ(door.st_mode & 077, 0u);
}

}  // namespace
}  // namespace galloper::whole
